/** rs.move Step 5a: moves and turns. */
import { procedure, type Refusal, refuse, step, type Vars } from '@shamble/kernel'
import { facingTowards, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { type Look, type Survivor, type Transaction } from '../state.ts'
import { CARDS } from '../tables/cards.ts'
import { NEAR } from '../tables/guns.ts'
import { STAIRS_COST } from '../tables/zeds.ts'
import { cm } from '../tables/units.ts'
import { putSurvivor } from './01-crowd.ts'
import { asFigure, gapOf, isWithin, lengthOf } from './01-measure.ts'
import { sees } from './03-sight.ts'
import { loadOf } from './05-carry.ts'
import { dropRefusal, dropThings, pickUp, searchCache, switchTorch, torchRefusal } from './06-items.ts'
import { cardsOf, hasCard, loseCard } from './07-cards.ts'
import { type Acting, seatsAct } from './08-acting.ts'
import { beginStep } from './08-parts.ts'
import { arrive } from './13-arrival.ts'
import {
  type Act,
  afterAct,
  type Course,
  courseFrom,
  courseOf,
  movingCard,
  stairsFrom,
  wholeAllowance,
} from './13-course.ts'
import { leaveTable } from './13-exit.ts'
import { passSample } from './13-samples.ts'
import { moveChoices } from './13-steps.ts'
import { standBeside, walkAlong } from './13-walk.ts'
import { handleDoor } from './14-handling.ts'
import { cross, crossRefusal } from './15-fence.ts'
import { pourFuel } from './42-departures.ts'
import { reveal, revealAll } from './43-secrecy.ts'

/** A move that something has stopped: whose, what is left of it, and which piles are paid for. */
export type Moving = Vars & {
  under?: { survivor: number; whole: number; left: number; paid: readonly string[] } | null
}

type Besides = Pick<CommandOf<'turn'>, 'torch' | 'drop'> & { readonly facing?: CommandOf<'turn'>['facing'] | undefined }

const hasBegun = (s: Survivor, { under }: Moving): boolean => under?.survivor === s.n

/** Where a move begins, or goes on. */
export function startOf(look: Look, s: Survivor, v: Moving): Course {
  const whole = wholeAllowance(look, s)
  if (v.under && hasBegun(s, v)) return courseFrom(look, s, v.under.whole, v.under.left, v.under.paid)
  return courseFrom(look, s, whole, whole, [])
}

/** rs.cards.12, rs.cards.13 Which cards let nobody leave his spot. */
function stillRefusal(look: Look, s: Survivor): Refusal {
  const [card] = cardsOf(look.state, s)
  const isOfSix =
    card !== undefined && (CARDS[card].shots > 0 || card === 'GRENADE' || card === 'RELOAD' || card === 'MELEE')
  return refuse(isOfSix ? 'rs.cards.12' : 'rs.cards.13', 'Only RUN and BOTH move; every other card lets him turn.')
}

/** rs.measure.13, rs.items.5, rs.carry.7 */
function besidesRefusal(s: Survivor, load: Course['load'], { facing, torch, drop }: Besides): Refusal | null {
  if (facing && facing[0] === 0 && facing[1] === 0) return refuse('rs.measure.13', 'A facing points somewhere.')
  const unlit = torch === undefined ? null : torchRefusal(s, torch)
  return unlit ?? (drop === undefined ? null : dropRefusal(load, drop))
}

function check(look: Look, s: Survivor, command: Command, v: Moving): Refusal | null {
  switch (command.do) {
    case 'turn':
      return besidesRefusal(s, loadOf(s), command)
    case 'move': {
      if (movingCard(look, s) === null) return stillRefusal(look, s)
      const course = courseOf(look, s, startOf(look, s, v), command.acts)
      return 'reason' in course ? course : besidesRefusal(s, course.load, command)
    }
    case 'cross':
      if (hasBegun(s, v)) return refuse('rs.fence.2', 'Crossing takes the whole move, from its start.')
      return besidesRefusal(s, loadOf(s), command) ?? crossRefusal(look, s, command)
    default:
      return refuse('rs.move.9', 'Move, or turn on the spot.')
  }
}

/** rs.move.10 Up or down; the other end is a corner of the way. */
export function takeStairs(t: Transaction, s: Survivor, id: string): boolean {
  const stairs = t.book.map.climbs.find((climb) => climb.id === id)
  const end = stairs ? stairsFrom(stairs, s) : null
  if (end === null) return false
  const units = Math.abs(end.level - s.level) * cm(STAIRS_COST)
  const path = [s.at, end.at]
  putSurvivor(t, s, end)
  s.moved += units
  t.emit({ e: 'moved', clause: 'rs.move.10', survivor: s.n, path, units, at: s.at, level: s.level })
  return passSample(t, s, s)
}

/** Does what is no walking; is there something to be seen that stops him? */
function doAct(t: Transaction, s: Survivor, act: Exclude<Act, { act: 'go' }>, note: (pile: string) => void): boolean {
  switch (act.act) {
    case 'open':
    case 'close':
      handleDoor(t, s, act.door, act.act)
      return revealAll(t)
    case 'pick-up':
      pickUp(t, s, act.pile, act.take)
      return false
    case 'search': {
      const cache = t.book.map.caches.find(({ id }) => id === act.cache)
      const pile = cache ? searchCache(t, s, cache, act.take) : null
      if (pile !== null) note(pile.id)
      return true
    }
    case 'stairs':
      return takeStairs(t, s, act.stairs)
    case 'drop':
      dropThings(t, s, act.things)
      return false
    case 'pour':
      pourFuel(t, s)
      return false
    case 'leave':
      leaveTable(t, s)
      return false
  }
}

/** The steps of a plan that are walked without doing anything between. */
function legsFrom(acts: readonly Act[]): XY[] {
  const end = acts.findIndex(({ act }) => act !== 'go')
  return acts
    .slice(0, end < 0 ? acts.length : end)
    .flatMap((act) => (act.act === 'go' ? [{ x: act.to[0], y: act.to[1] }] : []))
}

/** rs.move.7 Carries a plan out until it is done, or until something is seen; what is left of the move then. */
function carryOut(
  t: Transaction,
  s: Survivor,
  from: Course,
  plan: readonly Act[],
): { isStopped: boolean; left: number; paid: readonly string[] } {
  let { left, paid } = from
  let acts = plan
  while (acts.length > 0) {
    const legs = legsFrom(acts)
    const [act] = acts
    let isStopped: boolean
    if (legs.length > 0) {
      const walked = walkAlong(t, s, [s.at, ...legs], true)
      left -= lengthOf(walked.path)
      isStopped = walked.isStopped
    } else {
      const next = afterAct(t, s, courseFrom(t, s, from.whole, left, paid), act as Act)
      if ('reason' in next) return { isStopped: true, left, paid }
      ;({ left, paid } = next)
      isStopped = doAct(t, s, act as Exclude<Act, { act: 'go' }>, (pile) => (paid = [...paid, pile]))
    }
    acts = acts.slice(Math.max(1, legs.length))
    if (isStopped) return { isStopped, left: Math.max(0, left - standBeside(t, s)), paid }
  }
  return { isStopped: false, left, paid }
}

/** rs.move.9 */
function face(t: Transaction, s: Survivor, [x, y]: CommandOf<'turn'>['facing']): void {
  s.facing = Object.freeze({ x, y })
  t.emit({ e: 'turned', clause: 'rs.move.9', survivor: s.n, facing: s.facing })
}

/** rs.items.5 A torch is lit before anything else; whoever comes into its light is seen. */
function light(t: Transaction, s: Survivor, lit: boolean | undefined): void {
  if (lit === undefined || lit === s.torchLit) return
  switchTorch(t, s, lit)
  if (lit) revealAll(t)
}

/** rs.move.9, rs.carry.7, rs.sight.8 What he does where he ends; a torch shines where he looks. */
function finish(t: Transaction, s: Survivor, { facing, drop }: Besides): void {
  if (drop !== undefined && drop.length > 0) dropThings(t, s, drop)
  if (!facing) return
  face(t, s, facing)
  if (s.torchLit) reveal(t, s)
}

function take(t: Transaction, s: Survivor, command: Command, v: Moving): 'over' | 'more' {
  if (command.do !== 'turn' && command.do !== 'move' && command.do !== 'cross') return 'over'
  const from = startOf(t, s, v)
  light(t, s, command.torch)
  if (command.do === 'cross') {
    v.under = { survivor: s.n, whole: from.whole, left: 0, paid: [] }
    if (cross(t, s, command)) return 'more'
  }
  if (command.do === 'move') {
    const { isStopped, left, paid } = carryOut(t, s, from, command.acts)
    v.under = { survivor: s.n, whole: from.whole, left, paid }
    if (isStopped) return 'more'
  }
  finish(t, s, command)
  endMove(t, s, v)
  return 'over'
}

/** His part of 5a is over; what he arrives at is his move's business. */
function endMove(t: Transaction, s: Survivor, v: Moving): void {
  if (hasBegun(s, v) && s.status === 'alive' && (s.moved > 0 || s.crossed)) arrive(t, s)
  v.under = null
}

/** D9 The nearest standing Zed that he sees within 30 cm, else he keeps his facing. */
function turnByDefault(look: Look, s: Survivor): Command {
  const own = asFigure(s)
  const seen = look.state.zeds
    .filter((z) => !z.down && isWithin(own, asFigure(z), cm(NEAR)) && sees(look, s, z))
    .map((z) => ({ z, gap: gapOf(own, asFigure(z)) }))
    .sort((a, b) => a.gap - b.gap || a.z.n - b.z.n)
  const facing = seen[0] && facingTowards(s.at, seen[0].z.at)
  return facing ? { do: 'turn', facing: [facing.x, facing.y] } : { do: 'pass' }
}

const acting: Acting<Moving> = {
  isDue: (_look, s) => !s.down && s.pinnedBy === null,
  choices: (look, s, v) => moveChoices(look, s, startOf(look, s, v), !hasBegun(s, v)),
  check,
  take,
  onClock: turnByDefault,
  hasBegun: (_look, s, v) => hasBegun(s, v),
  onPass: endMove,
}

/** rs.cards.6, rs.down.5 Whoever lies cannot run. */
function loseMoves(t: Transaction): void {
  for (const s of t.state.survivors)
    if (s.status === 'alive' && s.down && hasCard(t.state, s, 'RUN')) loseCard(t, s, 'RUN')
}

export const moves = procedure<Transaction, Command>('moves', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5a')),
  step('rs.cards.6', 'lose cards', loseMoves),
  seatsAct<Moving>('rs.move.9', 'move and turn', acting),
])
