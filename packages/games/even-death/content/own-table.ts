/** A table of one's own: its written form, how a battle is fought on it, and the written form of those of ours. */
import {
  flag,
  hundredths,
  integer,
  list,
  literal,
  nullable,
  object,
  oneOf,
  type OptionDocument,
  optional,
  type OptionValues,
  type Shape,
  text,
  tuple,
  variants,
} from '@shamble/kernel'
import { FACTIONS, type Faction } from '../tables/profiles.ts'
import { TABLE } from '../tables/units.ts'
import { BUILDING_IDS } from './buildings.ts'
import { READY_FORCE_IDS, type ReadyForceId } from './forces.ts'
import type { Zone } from './layouts.ts'
import { THING_IDS, type ThingKind } from './objects.ts'
import { type DrawnPiece, type Place, type Scenario, type ScenarioId, scenarioOf } from './scenarios.ts'
import { TERRAIN_IDS } from './terrain.ts'

/** From the north-west corner to the south-east one. */
export type Span = readonly [west: number, north: number, east: number, south: number]

export interface OwnSeat {
  readonly faction: Faction
  readonly points: number
  /** ed.setup.6 Seats with the same number are one side. */
  readonly side: number
  readonly zones: readonly Span[]
  /** What it starts with, as many ready-made ones together; none: what its points buy is proposed. */
  readonly forces: readonly ReadyForceId[]
}

/** All lengths are in inches. */
export interface OwnTable {
  readonly format: 'shamble-scenario'
  readonly version: 1
  readonly game: 'even-death'
  readonly title: string
  readonly says: string
  readonly map: { readonly size: readonly [width: number, depth: number] }
  readonly pieces: readonly DrawnPiece[]
  readonly things: readonly { readonly kind: ThingKind; readonly at: Place }[]
  readonly markers: readonly { readonly at: Place; readonly within: number }[]
  readonly seats: readonly OwnSeat[]
  /** ed.victory.9 0 = none */
  readonly rounds: number
  /** ed.victory.3 For how many rounds running a marker is held alone. */
  readonly hold: number
  /** ed.sight.7 Nothing is seen beyond so many inches; null by day. */
  readonly night: number | null
}

/** How much of everything there may be. */
const MOST = { pieces: 200, things: 20, markers: 6, seats: 4, zones: 6, forces: 6 } as const

const length = hundredths(0, TABLE.most)
const place = tuple(length, length)
const terrain = oneOf(...TERRAIN_IDS)
const turns = integer(0, 3) as Shape<0 | 1 | 2 | 3>

const PIECE: Shape<DrawnPiece> = variants('is', {
  disc: object({ kind: terrain, at: place, radius: length }),
  rect: object({ kind: terrain, at: place, size: tuple(length, length) }),
  line: object({ kind: terrain, from: place, to: place, closed: optional(flag) }),
  building: object({
    kind: oneOf(...BUILDING_IDS),
    at: place,
    turns: optional(turns),
    closed: optional(flag),
  }),
}) as Shape<DrawnPiece>

export const OWN_TABLE: Shape<OwnTable> = object({
  format: literal('shamble-scenario'),
  version: literal(1),
  game: literal('even-death'),
  title: text({ min: 1, max: 80 }),
  says: text({ max: 400 }),
  map: object({ size: tuple(integer(TABLE.least, TABLE.most), integer(TABLE.least, TABLE.most)) }),
  pieces: list(PIECE, { max: MOST.pieces }),
  things: list(object({ kind: oneOf(...THING_IDS), at: place }), { max: MOST.things }),
  markers: list(object({ at: place, within: hundredths(1, 24) }), { max: MOST.markers }),
  seats: list(
    object({
      faction: oneOf(...FACTIONS),
      points: integer(5, 500),
      side: integer(1, MOST.seats),
      zones: list(tuple(length, length, length, length), { min: 1, max: MOST.zones }),
      forces: list(oneOf(...READY_FORCE_IDS), { max: MOST.forces }),
    }),
    { min: 1, max: MOST.seats },
  ),
  rounds: integer(0, 40),
  hold: integer(1, 20),
  night: nullable(integer(6, 60)),
})

const zoneIn = ([west, north, east, south]: Span): Zone => ({ x: [west, east], y: [north, south] })

/** ed.setup.5 The battle that is fought on it. */
function scenarioIn(own: OwnTable): Scenario {
  const { title, says, rounds, seats, markers, things, hold, night, pieces } = own
  return {
    title,
    description: says,
    rounds,
    seats: seats.map(({ faction, points, side, zones, forces }) => ({
      faction,
      points,
      side,
      zones: zones.map(zoneIn),
      forces,
    })),
    dial: { standard: hold, least: 1, most: MOST.forces * MOST.zones, says: 'For how many rounds a marker is held.' },
    goal: markers.length > 0 ? { is: 'hold', rounds: hold, atLimit: 'share' } : { is: 'last' },
    markers,
    things,
    ...(night === null ? {} : { night }),
    pieces,
  }
}

const MADE = new WeakMap<OwnTable, Scenario>()

/** A sound document as the rules have it. */
export function ownScenario(own: OwnTable): Scenario {
  const made = MADE.get(own) ?? scenarioIn(own)
  MADE.set(own, made)
  return made
}

/** The document of the option; the options were settled before anybody asks for it. */
export const ownOf = ({ own }: OptionValues): OwnTable | null => (own ?? null) as unknown as OwnTable | null

export const asOption = (own: OwnTable): OptionDocument => own as unknown as OptionDocument

/** An empty table on which two fight: something to begin with. */
export const EMPTY_TABLE: OwnTable = {
  format: 'shamble-scenario',
  version: 1,
  game: 'even-death',
  title: 'A table of my own',
  says: '',
  map: { size: [TABLE.least, TABLE.least] },
  pieces: [],
  things: [],
  markers: [],
  seats: [
    { faction: 'survivors', points: 100, side: 1, zones: [[0, 48, 60, 60]], forces: [] },
    { faction: 'zombies', points: 100, side: 2, zones: [[0, 0, 60, 12]], forces: [] },
  ],
  rounds: 12,
  hold: 5,
  night: null,
}

/** The written form of a scenario of ours: its table and its seats; of its goal what any table can have. */
export function ownCopyOf(id: ScenarioId): OwnTable {
  const { title, description, rounds, seats, markers = [], things = [], night, pieces, goal } = scenarioOf(id)
  const copy: OwnTable = {
    ...EMPTY_TABLE,
    title,
    says: description,
    pieces,
    things,
    markers,
    seats: seats.map(({ faction, points, side, zones, forces }, i) => ({
      faction,
      points,
      side: side ?? i + 1,
      zones: zones.map(({ x, y }): Span => [x[0], y[0], x[1], y[1]]),
      forces,
    })),
    rounds,
    hold: goal.is === 'hold' ? (goal.rounds ?? EMPTY_TABLE.hold) : EMPTY_TABLE.hold,
    night: night ?? null,
  }
  return JSON.parse(JSON.stringify(copy)) as OwnTable
}
