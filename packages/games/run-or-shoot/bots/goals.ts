/** Where somebody has to go for the objective, and what he does there. */
import { comparePointToShape, distance2, line, minus, towards } from '@shamble/table'
import type { OpeningPlace, Spot } from '../content/table-map.ts'
import { asFigure, asPoint, isFreeSpot, isWithin, nearestFreeSpot } from '../rules/01-measure.ts'
import { isInPlace } from '../rules/02-terrain.ts'
import { survivorFigure } from '../rules/01-crowd.ts'
import type { Act } from '../rules/13-course.ts'
import { aPlace } from '../rules/39-aim.ts'
import { goodsThere } from '../rules/42-scenario.ts'
import { isInPlay, isPlayed, type Look, type Survivor } from '../state.ts'
import type { Good } from '../tables/items.ts'
import { isDoor } from '../tables/terrain.ts'
import { BOAT, HELICOPTER } from '../tables/scenarios.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { type Task, tasksOf } from './tasks.ts'
import { roomsLeft } from './rooms.ts'

export interface Errand {
  readonly to: Spot
  /** What is done there, as far as the move lasts. */
  readonly acts: readonly Act[]
  readonly why: string
  /** Everybody goes there. */
  readonly isShared?: true
}

const errand = (to: Spot, why: string, acts: readonly Act[] = []): Errand => ({ to, acts, why })
const together = (to: Spot, why: string, acts: readonly Act[] = []): Errand => ({ to, acts, why, isShared: true })

const playedOnes = ({ state }: Look): Survivor[] => state.survivors.filter(isPlayed)

/** A free spot in a place, near its middle; where he stands, if that will do. */
export function roomIn(look: Look, s: Survivor, place: string): Spot | null {
  const aim = aPlace(look, place)
  if (aim === null) return null
  if (isInPlace(look, place, s) && !isInDoorway(look, s)) return s
  const { at, level } = aim.spot
  const found = GRID.map(([dx, dy]) => ({ at: { x: at.x + cm(dx), y: at.y + cm(dy) }, level })).find(
    (spot) =>
      isInPlace(look, place, spot) &&
      !isInDoorway(look, spot) &&
      isFreeSpot(look, spot, RADIUS.figure, [survivorFigure(s.n)]),
  )
  return found ?? aim.spot
}

/** Spots a base and a bit apart, the middle first. */
const GRID: readonly (readonly [number, number])[] = [-3, -2, -1, 0, 1, 2, 3]
  .flatMap((i) => [-3, -2, -1, 0, 1, 2, 3].map((k): [number, number] => [2.2 * i, 2.2 * k]))
  .sort((a, b) => a[0] * a[0] + a[1] * a[1] - b[0] * b[0] - b[1] * b[1])

/** So near to a door that it could not be shut, or nobody could pass. */
const isInDoorway = ({ book }: Look, { at, level }: Spot): boolean =>
  book.map.openings.some(
    ({ kind, from, to, level: on }) =>
      on === level && isDoor(kind) && comparePointToShape(at, line(from.x, from.y, to.x, to.y), cm(2.5)) <= 0,
  )

/** The armoured doors of a house that stand open. */
export const openDoorsOf = ({ state, book }: Look, place: string): OpeningPlace[] =>
  book.map.openings.filter(
    ({ id, kind, level, from }) =>
      kind === 'armoured' && state.openings[id]?.state === 'open' && isInPlace({ book }, place, { at: from, level }),
  )

/** A free step inside a door from which it is shut, as near to its middle as there is room. */
function insideOf(look: Look, s: Survivor, place: string, { from, to, level }: OpeningPlace): Spot {
  const along = minus(to, from)
  const steps = [0.5, 0.3, 0.7, 0.1, 0.9].flatMap((share) =>
    [1.3, 1.8, 2.4].flatMap((deep) =>
      [1, -1].map((side): Spot => {
        const foot = { x: Math.round(from.x + share * along.x), y: Math.round(from.y + share * along.y) }
        return { at: towards(foot, { x: foot.x - side * along.y, y: foot.y + side * along.x }, cm(deep)), level }
      }),
    ),
  )
  const inner = steps.filter((spot) => isInPlace(look, place, spot))
  return inner.find((spot) => isFreeSpot(look, spot, RADIUS.figure, [survivorFigure(s.n)])) ?? (inner[0] as Spot)
}

/** rs.scenario.7, B4 Into the house; when everybody is inside, whoever is nearest shuts the door. */
function toTheHouse(look: Look, s: Survivor, place: string): Errand | null {
  const isIn = (one: Survivor): boolean => isInPlace(look, place, one)
  const room = roomIn(look, s, place)
  if (room === null) return null
  if (!isIn(s)) return together(room, 'To the safe house.')
  const [door] = openDoorsOf(look, place)
  const team = playedOnes(look)
  if (door && team.every(isIn)) {
    const spot = insideOf(look, s, place, door)
    const far = (one: Survivor): number => gap2(one, { at: door.from, level: door.level })
    const [keeper] = team.filter(({ down }) => !down).sort((a, b) => far(a) - far(b) || a.n - b.n)
    if (keeper?.n === s.n) return errand(spot, 'Shut the door behind everybody.', [{ act: 'close', door: door.id }])
  }
  return errand(room, 'Wait inside for the others.')
}

/** Goods that the team has or has brought, of a kind. */
export const hasOf = ({ state }: Look, good: Good): number =>
  state.survivors.filter(isInPlay).reduce((sum, { items }) => sum + items.filter((item) => item === good).length, 0)

/** rs.scenario.9 What is still to be found: each kind with how many of it. */
export function goodsWanted(look: Look): Partial<Record<Good, number>> {
  const { state, book } = look
  const { goal } = book.scenario
  if (goal.is === 'boat') return { fuel: Math.max(0, BOAT.cans - state.progress.cans - hasOf(look, 'fuel')) }
  if (goal.is !== 'goods') return {}
  const there = goodsThere(look)
  const away = (good: Good): number =>
    state.survivors
      .filter((s) => isInPlay(s) && !isInPlace(look, goal.place, s))
      .reduce((sum, { items }) => sum + items.filter((item) => item === good).length, 0)
  const left = (good: 'food' | 'drugs' | 'weapons'): number => Math.max(0, book.needs[good] - there[good] - away(good))
  return { food: left('food'), drugs: left('drugs'), weapons: left('weapons') }
}

const isAllFound = (look: Look): boolean => Object.values(goodsWanted(look)).every((left) => left === 0)

/** Whom he goes along with who has nothing to look for himself. */
function withSomebody(look: Look, s: Survivor, tasks: ReadonlyMap<number, Task>): Errand | null {
  const busy = playedOnes(look).filter(({ n }) => n !== s.n && tasks.has(n))
  return withNearest(look, s, busy)
}

function withNearest(look: Look, s: Survivor, team: readonly Survivor[]): Errand | null {
  const [nearest] = [...team].sort((a, b) => gap2(a, s) - gap2(b, s) || a.n - b.n)
  if (!nearest) return null
  return isWithin(asFigure(nearest), asFigure(s), COMPANY)
    ? errand(s, 'Stay with the others.')
    : errand(besideOf(look, s, nearest), 'Keep up with the others.')
}
const COMPANY = cm(5)
const gap2 = (a: Spot, b: Spot): number => distance2(a.at, b.at)
const besideOf = (look: Look, s: Survivor, other: Survivor): Spot =>
  nearestFreeSpot(look, other, RADIUS.figure, [survivorFigure(s.n)]) ?? other

/** What is searched or picked up there. */
const takingOf = ({ is, id, good }: Task): Act[] =>
  is === 'cache' ? [{ act: 'search', cache: id }] : [{ act: 'pick-up', pile: id, take: [good] }]

/** rs.scenario.9, rs.scenario.15 Fetch what is wanted, then home with it. */
function fetch(look: Look, s: Survivor, place: string, home: string): Errand | null {
  const room = roomIn(look, s, place)
  if (room === null) return null
  const isLaden = look.book.scenario.goal.is === 'boat' && s.items.includes('fuel')
  if (isLaden && isAllFound(look))
    return together(
      room,
      'Bring the fuel to the boat.',
      s.items.flatMap((i) => (i === 'fuel' ? [POUR] : [])),
    )
  if (isAllFound(look)) return together(room, home)
  const tasks = tasksOf(look, look.book.scenario.goal.is === 'boat' ? ONE_CAN : goodsWanted(look))
  const task = tasks.get(s.n)
  if (task) return errand(task.spot, 'What is needed may lie there.', takingOf(task))
  return withSomebody(look, s, tasks) ?? errand(room, home)
}
const POUR: Act = { act: 'pour' }
/** One can after the other, so that nobody is alone. */
const ONE_CAN = { fuel: 1 } as const

const LEAVE: Act = { act: 'leave' }

/** Whoever leads nobody goes with whoever does, until those are nearly out. */
function escort(look: Look, s: Survivor, exit: Spot): Errand | null {
  const leads = ({ n }: Survivor): boolean => look.state.survivors.some((one) => isInPlay(one) && one.leader === n)
  if (leads(s)) return null
  const leaders = playedOnes(look).filter((one) => leads(one) && !isWithin(asFigure(one), asPoint(exit), NEARLY_OUT))
  return leaders.length === 0 ? null : withNearest(look, s, leaders)
}
const NEARLY_OUT = cm(15)

/** rs.scenario.10 Enough are found: to the exit; else where nobody has looked yet. */
function rescue(look: Look, s: Survivor, place: string): Errand | null {
  const exit = roomIn(look, s, place)
  if (exit === null) return null
  const others = look.state.survivors.filter((one) => !look.book.isStarter(one))
  const led = others.filter(
    (one) => one.status === 'safe' || (isInPlay(one) && (one.leader !== null || one.seat !== null)),
  ).length
  const isDone = others.filter(({ status }) => status === 'safe').length >= look.book.needs.others
  if (isDone) return errand(exit, 'Enough are out: after them.', [LEAVE])
  // rs.nps.16 Who follows comes after whoever has left; the last of the players waits until enough are out.
  const mayLeave = playedOnes(look).length > 1 || !look.book.isStarter(s)
  if (led >= look.book.needs.others)
    return escort(look, s, exit) ?? together(exit, 'Lead them out.', mayLeave ? [LEAVE] : [])
  const idle = others.filter((one) => isInPlay(one) && one.seat === null && one.leader === null)
  const [met] = idle.sort((a, b) => gap2(a, s) - gap2(b, s) || a.n - b.n)
  if (met && gap2(met, s) < cm(15) * cm(15)) return errand(s, 'Call them over.')
  if (met && gap2(met, s) < cm(60) * cm(60)) return errand(besideOf(look, s, met), 'Somebody there needs us.')
  const rooms = roomsLeft(look)
  const spot = rooms.get(s.n)
  return spot ? errand(spot, 'Nobody has looked there yet.') : errand(exit, 'To the way out.')
}

/** rs.scenario.11, rs.scenario.12 To the pad with a radio, else to the hut; then wait at the pad. */
function toThePad(look: Look, s: Survivor, place: string, hut: string): Errand | null {
  const area = look.book.scenario.places[place]
  if (area?.[0] !== 'circle') return null
  const [dx, dy] = GRID[s.n % GRID.length] as readonly [number, number]
  const pad = { at: { x: cm(area[1] + dx), y: cm(area[2] + dy) }, level: 0 }
  const hasRadio = playedOnes(look).some(({ items }) => items.includes('radio'))
  if (look.state.progress.called === null && !hasRadio) {
    const room = roomIn(look, s, hut)
    if (room !== null) return errand(room, 'Call from the hut.')
  }
  const isNear = isWithin(
    asFigure(s),
    asPoint({ at: { x: cm(area[1]), y: cm(area[2]) }, level: 0 }),
    cm(HELICOPTER.board - 2),
  )
  return isNear ? errand(s, 'Wait at the pad.') : together(pad, 'To the landing pad.')
}

/** Where everything ends: the house, the truck, the exit, the pad, the boat. */
export function lastPlaceOf(look: Look): Spot | null {
  return aPlace(look, look.book.scenario.goal.place)?.spot ?? null
}

/** Where he goes for the objective; null if there is nowhere. */
export function errandOf(look: Look, s: Survivor): Errand | null {
  const { goal } = look.book.scenario
  switch (goal.is) {
    case 'safe house':
      return toTheHouse(look, s, goal.place)
    case 'goods':
      return fetch(look, s, goal.place, 'Home to the truck.')
    case 'rescue':
      return rescue(look, s, goal.place)
    case 'helicopter':
      return toThePad(look, s, goal.place, goal.radio)
    case 'boat':
      return fetch(look, s, goal.place, 'To the boat.')
  }
}
