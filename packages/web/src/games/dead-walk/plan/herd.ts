/** dw.seat.2 Several of the dead whom a free game master leads at once: gathered by a lasso or one by one, sent together. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type CommandOf, type Zombie, zombieOf } from '@shamble/dead-walk/page'
import { distance2, type XY } from '@shamble/table'
import { herdOrders } from '../../../plan/herd.ts'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { type Note, plain } from '../../../plan/plan.ts'
import type { Selection } from '../../../play/game-display.ts'
import { capital, count } from '../../../words/plain.ts'
import { centreNamed, figureAt, pointName } from '../place.ts'
import { lookOf, offered, viewOf, zombieCalled, zombieName } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'

type Move = CommandOf<'zombie-move'>

/** Who can still be led, in the order of the rules; nobody where the game master is bound by them. */
export const herdable = (s: DisplayState): readonly string[] =>
  offered(s, 'zombie-move').length === 0 ? [] : offered(s, 'zombie-next').map(({ zombie }) => zombieName(zombie))

/** Those that are gathered. */
export function gathered(s: DisplayState): readonly string[] {
  const able = herdable(s)
  return (s.selection.several ?? []).filter((name) => able.includes(name))
}

/** A press on one of the dead takes it in or leaves it out again; elsewhere is where they are sent. */
export function herding(s: DisplayState, place: string): Selection {
  const { selection } = s
  const own = gathered(s)
  const at = centreNamed(place, s.view, s.options)
  const name = at && (zombieCalled(viewOf(s), place) ? place : figureAt(viewOf(s), at, 0))
  if (!name || !herdable(s).includes(name))
    return { ...selection, several: own, aim: at === null || own.length === 0 ? null : pointName(at) }
  const several = own.includes(name) ? own.filter((one) => one !== name) : [...own, name]
  return { ...selection, several, aim: null }
}

/** So many times half of what is left is tried: a way of a metre to the unit. */
const HALVINGS = 13
/** Aside of the straight way, in turns of a circle, where something stands in it. */
const ASIDE = [0, 0.08, -0.08, 0.16, -0.16]
/** In hundredths of a centimetre: less is no step. */
const STEP = 50

/** How far it gets on this straight way; null: not at all. */
function farthest(look: Forecast, seat: string, { n, at }: Zombie, to: XY): Move | null {
  const moveTo = (share: number): Move => ({
    do: 'zombie-move',
    zombie: n,
    path: [[Math.round(at.x + (to.x - at.x) * share), Math.round(at.y + (to.y - at.y) * share)]],
  })
  const may = (share: number): boolean => look.refusal(seat, moveTo(share)) === null
  if (may(1)) return moveTo(1)
  let [near, far] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const half = (near + far) / 2
    if (may(half)) near = half
    else far = half
  }
  return near * Math.sqrt(distance2(at, to)) < STEP ? null : moveTo(near)
}

const turned = (at: XY, to: XY, turn: number): XY => {
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
  const [dx, dy] = [to.x - at.x, to.y - at.y]
  return { x: Math.round(at.x + dx * cos - dy * sin), y: Math.round(at.y + dx * sin + dy * cos) }
}

const endOf = ({ path }: Move): XY => {
  const [x, y] = path.at(-1) ?? [0, 0]
  return { x, y }
}

/** The move that ends nearest to there; none if every one leads away. */
function nearest(look: Forecast, seat: string, zombie: Zombie, to: XY): Move | null {
  const far = (move: Move): number => distance2(endOf(move), to)
  const moves = ASIDE.flatMap((turn) => farthest(look, seat, zombie, turned(zombie.at, to, turn)) ?? [])
  const [best] = moves.sort((a, b) => far(a) - far(b))
  return best && far(best) < distance2(zombie.at, to) ? best : null
}

const lastMoves = lastAnswer<object, readonly Move[]>()

/** Where each would go, those in front first: they make room for the others. */
function movesTo(s: DisplayState, to: XY): readonly Move[] {
  const own = gathered(s)
  return lastMoves(s.view, `${own.join()} ${pointName(to)}`, () => {
    const moves: Move[] = []
    let look = lookOf(s)
    const { seat } = s
    const dead = own.flatMap((name) => zombieCalled(viewOf(s), name) ?? [])
    for (const { n } of dead.sort((a, b) => distance2(a.at, to) - distance2(b.at, to))) {
      const zombie = zombieOf(look.state, n)
      const move = zombie && seat !== null ? nearest(look, seat, zombie, to) : null
      if (!move || seat === null) continue
      moves.push(move)
      // Where a die says how it ends, the others go as if it had stayed.
      look = look.after(seat, move) ?? look
    }
    return moves
  })
}

const NEAR: Note = { value: '', words: 'each as near as it gets', clause: 'dw.seat.2' }

function herdTarget(s: DisplayState, place: string): Target | null {
  const own = gathered(s)
  const to = centreNamed(place, s.view, s.options)
  if (!to || own.length === 0) return null
  const moves = movesTo(s, to)
  const words = `${count(moves.length)} of the dead`
  return {
    place: pointName(to),
    title: `${capital(words)} to ${pointName(to)}`,
    subtitle: moves.length < own.length ? `${count(own.length - moves.length)} cannot get nearer` : '',
    mark: 'zombie 1',
    // What is offered are a few of many moves: others are judged when they are made.
    variants:
      moves.length > 0 ? [plain(`Send ${words}`, moves, { asOne: true, anytime: true, throughDice: true })] : [],
    notes: [NEAR],
    ahead: moves.map((move) => ({ figure: zombieName(move.zombie), to: pointName(endOf(move)) })),
  }
}

/** dw.seat.2 In hand it gathers, then it sends. */
export function herdOrder(s: DisplayState): Planned[] {
  const own = gathered(s)
  return herdOrders(herdable(s), own.length === 0 ? null : count(own.length), (place) => herdTarget(s, place))
}
