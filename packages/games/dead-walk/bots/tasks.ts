/** Things to do for the objective, where they are, and how long they take. */
import { type Box, boxOf, compareGapToShape, OUTSIDE, whereInPolygon, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { ENGINE, type Goal } from '../content/scenarios.ts'
import { isOn } from '../options-schema.ts'
import { searchedIn } from '../rules/30-end.ts'
import { type Human, isInPlay, type Item, type Look } from '../state.ts'
import { ITEMS } from '../tables/items.ts'
import { REACH } from '../tables/movement.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { farFrom } from './ways.ts'

/** Somewhere to be, what to do there, and why. */
export interface Errand {
  readonly to: XY
  readonly act: Command | null
  /** How near the edge of the base must come for the act. */
  readonly within: number
  /** What is left to do after it, in turns. */
  readonly after: number
  readonly why: string
  /** He only goes with somebody else. */
  readonly follows?: true
  /** The act can be done anywhere in this room. */
  readonly room?: string
}

/** dw.campaign.1 People who are needed again are not risked for more than the partial objective asks. */
export const isCareful = ({ book }: Look): boolean => book.team.some(({ kept }) => kept !== undefined)

/** dw.movement.24 The point at the exit that is nearest to a place, of those that are so far apart, just inside the edge. */
export function exitNear({ book }: Look, at: XY, apart = APART): XY | null {
  const { exit, terrain } = book.map
  if (exit === null) return null
  const { from, to } = exit
  const along = (value: number, a: number, b: number): number =>
    Math.min(Math.max(apart * Math.round(value / apart), Math.min(a, b) + BASE_RADIUS), Math.max(a, b) - BASE_RADIUS)
  const inside = (value: number, most: number): number => Math.min(Math.max(value, BASE_RADIUS), most - BASE_RADIUS)
  return from.x === to.x
    ? { x: inside(from.x, terrain.width), y: along(at.y, from.y, to.y) }
    : { x: along(at.x, from.x, to.x), y: inside(from.y, terrain.depth) }
}

/** Places at the exit are so far apart: a few are enough, and ways to them are worked out only once. */
const APART = cm(4)

/** dw.movement.24 Whoever stands there may leave. */
export function isAtExit({ book }: Look, at: XY): boolean {
  const { exit } = book.map
  if (exit === null) return false
  const edge = { is: 'line', from: exit.from, to: exit.to } as const
  return compareGapToShape({ ...at, radius: BASE_RADIUS }, edge, REACH.exit) <= 0
}

/** Places at the exit straight before somebody and beside that, for those who find the nearest one taken. */
export function exitPlaces(look: Look, at: XY): XY[] {
  const places: XY[] = []
  for (let aside = -ASIDE; aside <= ASIDE; aside++) {
    const place = exitNear(look, { x: at.x + aside * BASE_RADIUS, y: at.y + aside * BASE_RADIUS }, 1)
    if (place) places.push(place)
  }
  return places
}
const ASIDE = 4

/** S6: the exit opens when the engine runs. */
export const isExitOpen = ({ state, book }: Look): boolean =>
  book.map.exit !== null && state.progress.engineTurns >= (book.scenario.engineTurns ?? 0)

/** Turns of walking that a way takes. */
export const turnsOn = ({ book }: Look, far: number): number => far / Math.max(1, book.humanAP * book.moveStep)

/** Turns from a place to the exit; 0 without one. */
export function turnsOut(look: Look, from: XY): number {
  const exit = middleOfExit(look)
  return exit === null ? 0 : Math.min(99, turnsOn(look, farFrom(look, from, exit))) + LEAVING
}
const LEAVING = 0.25

function middleOfExit(look: Look): XY | null {
  const { exit } = look.book.map
  return exit && exitNear(look, { x: (exit.from.x + exit.to.x) >> 1, y: (exit.from.y + exit.to.y) >> 1 })
}

/** Turns that are left, the running one included. */
export const turnsLeft = ({ state, book }: Look): number =>
  book.turnLimit === 0 ? Number.POSITIVE_INFINITY : book.turnLimit - state.turn + 1

/** How many turns can be lost before an errand and all that comes after it fails. */
export const slackOf = (look: Look, human: Human, { to, after }: Errand): number =>
  turnsLeft(look) - turnsOn(look, farFrom(look, human.at, to)) - after

export const leaveBy = (to: XY, why: string): Errand => ({ to, act: { do: 'leave' }, within: 0, after: LEAVING, why })

export const carriesLoad = ({ items }: Human): boolean => items.some(({ kind }) => ITEMS[kind].bothHands)

const middle = ({ west, east, north, south }: Box): XY => ({
  x: Math.round((west + east) / 2),
  y: Math.round((north + south) / 2),
})

/** A room of the map. */
function roomOf({ book }: Look, id: string): readonly XY[] | null {
  for (const { rooms } of book.map.terrain.buildings) for (const room of rooms) if (room.id === id) return room.outline
  return null
}

function roomMiddle(look: Look, id: string): XY | null {
  const corners = roomOf(look, id)
  return corners && middle(boxOf({ is: 'polygon', corners }))
}

export const isInRoom = (look: Look, id: string, at: XY): boolean =>
  whereInPolygon(roomOf(look, id) ?? [], at) !== OUTSIDE

/** Something that one human is enough for. */
export interface Task extends Errand {
  readonly load: boolean
  /** He walks to the exit afterwards. */
  readonly walks: boolean
}

/** Markers that are to be carried out. */
export const fetching = (look: Look, kind: Item['kind']): Task[] =>
  look.state.lying.flatMap(({ id, at, item }) =>
    item?.kind === kind
      ? [
          {
            to: at,
            act: { do: 'pick-up', what: id },
            within: REACH.object,
            after: turnsOut(look, at) + PICKING_UP,
            why: 'The scenario asks for it.',
            load: true,
            walks: true,
          },
        ]
      : [],
  )
const PICKING_UP = 0.5

/** Rooms that still have to be seen, those near other work if there is any, and how many of them are asked for. */
export function exploring(
  look: Look,
  { rooms, atLeast }: Extract<Goal, { is: 'searched' }>,
  busy: ReadonlyMap<number, Errand>,
): { readonly tasks: Task[]; readonly most: number } {
  const searching = isOn(look.book, 'searching')
  const done = searchedIn(look)
  const work = [...busy.values()]
  const open = rooms.filter((room) => !done.includes(room))
  const onTheWay = open.filter((room) => work.some(({ to }) => isInRoom(look, room, to)))
  const most = Math.max(0, atLeast - (rooms.length - open.length) - onTheWay.length)
  const tasks = open.flatMap((room): (Task & { readonly aside: number })[] => {
    const to = onTheWay.includes(room) ? null : roomMiddle(look, room)
    if (to === null) return []
    const aside = work.reduce((least, { to: other }) => Math.min(least, farFrom(look, to, other)), FAR)
    const out = turnsOut(look, to)
    const task = searching
      ? { act: SEARCH, room, after: out + SEARCHING, why: 'A room that nobody has searched yet.' }
      : { act: null, after: out, why: 'A room that nobody has seen yet.' }
    return [{ to, within: 0, load: false, walks: true, aside, ...task }]
  })
  if (work.length === 0) return { tasks, most }
  return { tasks: tasks.sort((one, other) => one.aside - other.aside).slice(0, most), most }
}
const FAR = 1_000_000
/** dw.search.1 All that somebody can do in a turn. */
const SEARCH: Command = { do: 'search' }
const SEARCHING = 1

/** Friends of nobody who wait to be touched. */
export const gathering = (look: Look): Task[] =>
  look.state.humans
    .filter((h) => isInPlay(h) && h.isNpc && h.seat === null)
    .map(({ at }) => ({
      to: at,
      act: null,
      within: BASE_RADIUS,
      after: turnsOut(look, at) + boatTurns(look),
      why: 'They wait to be taken along.',
      load: false,
      walks: true,
    }))

/** Turns until the boat runs, once somebody is there. */
const boatTurns = ({ state, book }: Look): number =>
  Math.max(0, (book.scenario.engineTurns ?? 0) - state.progress.engineTurns)

/** The boat's engine: whoever is there first turns it, once a turn; the others wait close by. */
export function startingBoat(look: Look): Errand | null {
  if (boatTurns(look) === 0) return null
  const marker = look.book.scenario.markers.find(({ item }) => item === 'engine')
  if (!marker) return null
  const isTurned = look.state.progress.engineLast === look.state.turn
  const within = isTurned ? 6 * BASE_RADIUS : ENGINE.reach
  const after = boatTurns(look) + turnsOut(look, marker.at)
  return {
    to: marker.at,
    act: isTurned ? null : { do: 'turn-engine' },
    within,
    after,
    why: 'The boat has to be started.',
  }
}
