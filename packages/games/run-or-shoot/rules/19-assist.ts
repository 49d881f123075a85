/** rs.assist Step 5e: freeing, raising and dragging. Lifting somebody up a wall is chosen in 5b. */
import { procedure, type Refusal, refuse, step, type Vars } from '@shamble/kernel'
import { displaced, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { isInPlay, type Look, type Survivor, survivorOf, type Transaction, type Zed } from '../state.ts'
import { DRAG, DRAGGED_FROM } from '../tables/survivors.ts'
import { RADIUS } from '../tables/units.ts'
import { putSurvivor, survivorFigure } from './01-crowd.ts'
import { asFigure, isAdjacent, isFreeSpot, lengthOf, nearestFreeSpot } from './01-measure.ts'
import { type Acting, loseIdle, seatsAct } from './08-acting.ts'
import { beginStep } from './08-parts.ts'
import { arrive } from './13-arrival.ts'
import { legRefusal } from './13-course.ts'
import { walkAlong } from './13-walk.ts'
import { mayAssist } from './19-boost.ts'
import { contactSpot } from './23-contact.ts'
import { strikeZed } from './32-mutant.ts'
import { reveal } from './43-secrecy.ts'

/** A drag that something has stopped: who drags whom, and how far he may still go. */
type Dragging = Vars & { drag?: { survivor: number; whom: number; left: number } | null }

const isBeside = (look: Look, s: Survivor, other: Survivor | Zed): boolean =>
  isAdjacent(look, asFigure(s), asFigure(other))

const others = (look: Look, s: Survivor): Survivor[] =>
  look.state.survivors.filter((one) => one.n !== s.n && isInPlay(one))

/** rs.assist.3 Whoever holds somebody down. */
const pinnersOf = ({ state }: Look, whom: Survivor): Zed[] => state.zeds.filter(({ pins }) => pins === whom.n)

/** rs.assist.3 The pinner that he pushes away: the one beside him, or beside whose victim he stands. */
const freedFrom = (look: Look, s: Survivor, whom: Survivor): Zed | undefined =>
  pinnersOf(look, whom).find((zed) => isBeside(look, s, whom) || isBeside(look, s, zed))

/** rs.assist.4 */
const mayBeRaised = (look: Look, s: Survivor, whom: Survivor): boolean =>
  whom.down && whom.pinnedBy === null && isBeside(look, s, whom)

/** rs.assist.6 Who lies, or is badly hurt and has not moved. */
function mayBeDragged(look: Look, s: Survivor, whom: Survivor): boolean {
  if (whom.pinnedBy !== null || !isBeside(look, s, whom)) return false
  const isStill = whom.moved === 0 && !whom.climbed && !whom.crossed
  return whom.down || (whom.hits >= DRAGGED_FROM && isStill)
}

/** rs.assist.6 How far he drags with his own hits. */
const dragAllowance = ({ book }: Look, s: Survivor): number => Math.max(0, DRAG - s.hits * book.injury.move)

const dragLeft = (look: Look, s: Survivor, { drag }: Dragging): number =>
  drag?.survivor === s.n ? drag.left : dragAllowance(look, s)

/** rs.assist.6 Why he cannot drag somebody along a path. */
function dragRefusal(look: Look, s: Survivor, whom: Survivor, path: readonly XY[], v: Dragging): Refusal | null {
  const isGoingOn = v.drag?.survivor === s.n && v.drag.whom === whom.n
  if (!isGoingOn && !mayBeDragged(look, s, whom))
    return refuse('rs.assist.6', 'Only somebody who lies, or is badly hurt and has not moved, can be dragged.')
  if (path.length === 0) return refuse('rs.assist.6', 'Say where to.')
  if (lengthOf([s.at, ...path]) > dragLeft(look, s, v)) return refuse('rs.assist.6', 'Nobody is dragged so far.')
  let from = s.at
  for (const to of path) {
    const refusal = legRefusal(look, { at: from, level: s.level }, to)
    if (refusal) return refusal
    from = to
  }
  const but = [survivorFigure(s.n), survivorFigure(whom.n)]
  return isFreeSpot(look, { at: from, level: s.level }, RADIUS.figure, but)
    ? null
    : refuse('rs.move.4', 'Nobody can stop there.')
}

const pointsOf = ({ path = [] }: CommandOf<'assist'>): XY[] => path.map(([x, y]) => ({ x, y }))

/** rs.assist.2 to rs.assist.6 */
function check(look: Look, s: Survivor, command: Command, v: Dragging): Refusal | null {
  if (command.do !== 'assist') return refuse('rs.assist.2', 'Free, raise or drag somebody, or let it be.')
  const whom = survivorOf(look.state, command.survivor)
  if (!whom || whom.n === s.n || !isInPlay(whom))
    return refuse('rs.assist.2', 'There is nobody like that within reach.')
  if (v.drag?.survivor === s.n && command.act !== 'drag') return refuse('rs.assist.2', 'Go on dragging, or let it be.')
  switch (command.act) {
    case 'free':
      return freedFrom(look, s, whom) ? null : refuse('rs.assist.3', 'Nobody within reach is pinned.')
    case 'raise':
      return mayBeRaised(look, s, whom) ? null : refuse('rs.assist.4', 'Nobody within reach lies and could get up.')
    case 'drag':
      return dragRefusal(look, s, whom, pointsOf(command), v)
    case 'boost':
      return refuse('rs.assist.2', 'The time for lifting somebody up was when others climbed.')
  }
}

/** Why somebody whom nobody plays cannot do what he was ordered to. */
export const assistRefusal = (look: Look, s: Survivor, command: CommandOf<'assist'>): Refusal | null =>
  check(look, s, command, {})

/** rs.assist.6 The one who is dragged is put down touching the helper, on the side from which he comes. */
function pull(t: Transaction, s: Survivor, whom: Survivor): void {
  const own = [survivorFigure(whom.n)]
  const spot = contactSpot(t, RADIUS.figure, asFigure(s), whom.at, own) ?? nearestFreeSpot(t, s, RADIUS.figure, own)
  if (spot === null) return
  putSurvivor(t, whom, spot)
  reveal(t, whom)
}

function drag(t: Transaction, s: Survivor, whom: Survivor, path: readonly XY[], v: Dragging): 'over' | 'more' {
  const left = dragLeft(t, s, v)
  const { path: walked, isStopped } = walkAlong(t, s, [s.at, ...path], true)
  const units = lengthOf(walked)
  whom.moved += units
  pull(t, s, whom)
  t.emit({ e: 'dragged', clause: 'rs.assist.6', survivor: s.n, whom: whom.n, at: whom.at, level: whom.level })
  v.drag = isStopped ? { survivor: s.n, whom: whom.n, left: left - units } : null
  if (isStopped) return 'more'
  arrive(t, s)
  return 'over'
}

/** rs.assist.4 He stands at once, and what is left of his card is his. */
function raise(t: Transaction, whom: Survivor): void {
  whom.down = false
  t.emit({ e: 'stood up', clause: 'rs.assist.4', zeds: [], survivors: [whom.n] })
}

/** rs.assist.2 One act on one survivor. */
export function assist(t: Transaction, s: Survivor, command: CommandOf<'assist'>, v: Dragging = {}): 'over' | 'more' {
  const whom = survivorOf(t.state, command.survivor)
  if (!whom) return 'over'
  const { act } = command
  if (!(v.drag?.survivor === s.n)) t.emit({ e: 'assisted', clause: 'rs.assist.2', survivor: s.n, whom: whom.n, act })
  if (act === 'drag') return drag(t, s, whom, pointsOf(command), v)
  const zed = act === 'free' ? freedFrom(t, s, whom) : undefined
  if (zed) strikeZed(t, zed, 'push', { survivor: s, from: s.at })
  if (act === 'raise') raise(t, whom)
  return 'over'
}

/** A drag is offered in so many directions, as far as it goes. */
const DRAG_DIRECTIONS = 8

function drags(look: Look, s: Survivor, v: Dragging): CommandOf<'assist'>[] {
  const units = dragLeft(look, s, v)
  if (units === 0) return []
  const ends = Array.from({ length: DRAG_DIRECTIONS }, (_, i) =>
    displaced(s.at, units - 1, (360 / DRAG_DIRECTIONS) * i),
  )
  return others(look, s).flatMap((whom) =>
    ends
      .filter((end) => dragRefusal(look, s, whom, [end], v) === null)
      .map(({ x, y }): CommandOf<'assist'> => ({ do: 'assist', survivor: whom.n, act: 'drag', path: [[x, y]] })),
  )
}

function choices(look: Look, s: Survivor, v: Dragging): CommandOf<'assist'>[] {
  if (v.drag?.survivor === s.n) return drags(look, s, v)
  const plain = (['free', 'raise'] as const).flatMap((act) =>
    others(look, s).map(({ n }): CommandOf<'assist'> => ({ do: 'assist', survivor: n, act })),
  )
  return [...plain.filter((command) => check(look, s, command, v) === null), ...drags(look, s, v)]
}

/** What ASSIST is good for where he stands, but for lifting somebody. */
export const assisting: Acting<Dragging> = {
  isDue: (look, s) =>
    mayAssist(look, s) &&
    others(look, s).some(
      (whom) => freedFrom(look, s, whom) || mayBeRaised(look, s, whom) || mayBeDragged(look, s, whom),
    ),
  choices,
  check,
  take: (t, s, command, v) => (command.do === 'assist' ? assist(t, s, command, v) : 'over'),
  onClock: (look, s, v) => choices(look, s, v).find(({ act }) => act !== 'drag') ?? { do: 'pass' },
  hasBegun: (_look, s, v) => v.drag?.survivor === s.n,
  onPass: (t, s, v) => {
    if (v.drag?.survivor === s.n) arrive(t, s)
    v.drag = null
  },
}

export const assistance = procedure<Transaction, Command>('assistance', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5e')),
  seatsAct<Dragging>('rs.assist.2', 'assist', assisting),
  loseIdle('ASSIST', ({ boosts }) => boosts !== null),
])
