/** A scenario of one's own: its written form, how it becomes a scenario, and the written form of those of ours. */
import {
  either,
  flag,
  hundredths,
  integer,
  list,
  literal,
  nullable,
  object,
  oneOf,
  type OptionValue,
  optional,
  record,
  type Shape,
  text,
  tuple,
  variants,
} from '@shamble/kernel'
import { sketchId, type XY } from '@shamble/table'
import { type ArchetypeId, ARCHETYPES } from '../tables/archetypes.ts'
import { GRENADES, type GrenadeId } from '../tables/grenades.ts'
import { ITEMS, type ItemId } from '../tables/items.ts'
import { cm } from '../tables/units.ts'
import { WEAPONS, type WeaponId } from '../tables/weapons.ts'
import { SKETCHES } from './maps.ts'
import {
  type AdvancedBlock,
  type Goal,
  type PrintedHuman,
  type PrintedScenario,
  type Scenario,
  SCENARIOS,
  type ScenarioId,
  type Staying,
  type Supplied,
  type Who,
} from './scenarios.ts'
import { mapOf, type MapSketch, type Point, point, type TableMap } from './drawing.ts'
import { BLANK, LARGEST, MAP_SKETCH } from './sketch-shape.ts'

/** Somebody with a place and gear of his own. Supplies that are not written are rolled for (dw.ammo.2). */
export interface OwnHuman {
  readonly name: string
  /** Null: in the deployment zone. */
  readonly at: Point | null
  readonly weapons: readonly Supplied[]
  /** Null: the usual one. */
  readonly bmv: number | null
  readonly who?: Who
}

export interface OwnZombie {
  readonly at: Point
  readonly weapon: WeaponId | null
  readonly loaded: number
}

export interface OwnMarker {
  readonly id: string
  readonly item: ItemId | 'engine'
  readonly at: Point
  readonly vehicle?: string
}

/** All lengths are in centimetres, those of goals as well. */
export interface OwnScenario {
  readonly format: 'shamble-scenario'
  readonly version: 1
  readonly game: 'dead-walk'
  readonly title: string
  readonly says: string
  readonly map: MapSketch
  /** Null: the team that the host chooses. */
  readonly humans: readonly OwnHuman[] | null
  readonly npcs: readonly OwnHuman[]
  readonly zombies: readonly OwnZombie[]
  readonly markers: readonly OwnMarker[]
  readonly prescribed: Readonly<Record<string, OptionValue>>
  readonly staying: Staying
  readonly endsWhenGone: number | null
  readonly engineTurns: number | null
  readonly full: Goal
  readonly partial: Goal
  readonly engaged: Goal
  readonly uses: readonly AdvancedBlock[]
  readonly searchable: readonly string[] | null
}

/** How much of everything there may be. */
const MOST = { humans: 12, npcs: 12, zombies: 100, markers: 40, goals: 12, perStarter: 20 } as const
/** Groups of goals within groups. */
const DEEPEST_GOAL = 4

const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]
const length = hundredths(0, LARGEST)
const place = tuple(length, length)
const title = text({ min: 1, max: 80 })
const weapon = oneOf(...idsOf<WeaponId>(WEAPONS))
const count = integer(0, 99)
const ids = list(sketchId, { min: 1, max: 100 })
const share = tuple(integer(1, 12), integer(1, 12))

const human = object({
  name: title,
  at: nullable(place),
  weapons: list(
    object({
      weapon,
      grenade: optional(oneOf(...idsOf<GrenadeId>(GRENADES))),
      loaded: optional(count),
      spare: optional(count),
    }),
    { max: 3 },
  ),
  bmv: nullable(integer(2, 12)),
  who: optional(
    object({
      sex: oneOf('m', 'f'),
      archetype: nullable(oneOf(...idsOf<ArchetypeId>(ARCHETYPES))),
      subtype: text({ max: 80 }),
    }),
  ),
})

const SINGLE = {
  always: object({}),
  survive: object({ atLeast: integer(1, MOST.humans) }),
  survivors: object({ share }),
  eliminated: object({ perStarter: integer(1, MOST.perStarter) }),
  searched: object({ rooms: ids, atLeast: integer(1, 100) }),
  'carried-out': object({ item: oneOf(...idsOf<ItemId>(ITEMS)), atLeast: integer(1, MOST.markers) }),
  'picked-up': object({ marker: sketchId }),
  entered: object({ rooms: ids }),
  'no-zombie-in': object({ building: sketchId }),
  'humans-in': object({ building: sketchId, atLeast: integer(1, MOST.humans) }),
  left: object({ share }),
  drove: object({ vehicle: sketchId, with: either(share, oneOf('all-living', 'somebody')) }),
  'boat-runs': object({}),
  'no-npc-left-alive': object({}),
  'npcs-joined': object({}),
  'came-near': object({ marker: sketchId, within: length }),
  played: object({ turns: integer(1, 40) }),
}

/** A goal, in which groups may stand so many levels deep. */
function goalOf(levels: number): Shape<Goal> {
  if (levels === 0) return variants('is', SINGLE)
  const of = list(goalOf(levels - 1), { min: 1, max: MOST.goals })
  return variants('is', { ...SINGLE, any: object({ of }), all: object({ of }) })
}
const goal = goalOf(DEEPEST_GOAL)

const plainValue = either(flag, integer(-1_000, 1_000), text({ max: 40 }))
const optionValue = either(plainValue, list(integer(-1_000, 1_000), { max: 20 }), list(text({ max: 40 }), { max: 20 }))

export const OWN_SCENARIO: Shape<OwnScenario> = object({
  format: literal('shamble-scenario'),
  version: literal(1),
  game: literal('dead-walk'),
  title,
  says: text({ max: 400 }),
  map: MAP_SKETCH,
  humans: nullable(list(human, { min: 1, max: MOST.humans })),
  npcs: list(human, { max: MOST.npcs }),
  zombies: list(object({ at: place, weapon: nullable(weapon), loaded: count }), { max: MOST.zombies }),
  markers: list(
    object({ id: sketchId, item: oneOf(...idsOf<ItemId>(ITEMS), 'engine'), at: place, vehicle: optional(sketchId) }),
    { max: MOST.markers },
  ),
  prescribed: record(optionValue, { max: 100 }),
  staying: oneOf('lost', 'survive', 'survive-if-cleared'),
  endsWhenGone: nullable(integer(1, MOST.zombies)),
  engineTurns: nullable(integer(1, 9)),
  full: goal,
  partial: goal,
  engaged: goal,
  uses: list(oneOf('searching', 'vehicles'), { max: 2 }),
  searchable: nullable(list(sketchId, { max: 200 })),
})

/** A goal as the rules have it, lengths in units. */
function goalIn(goal: Goal): Goal {
  switch (goal.is) {
    case 'any':
    case 'all':
      return { is: goal.is, of: goal.of.map(goalIn) }
    case 'came-near':
      return { ...goal, within: cm(goal.within) }
    default:
      return goal
  }
}

function scenarioIn(own: OwnScenario): Scenario {
  const { title, says, humans, npcs, zombies, markers, full, partial, engaged } = own
  const person = (one: OwnHuman): PrintedHuman => ({ ...one, at: one.at && point(one.at) })
  return {
    title,
    description: says,
    humans: humans && humans.map(person),
    npcs: npcs.map(person),
    zombies: zombies.map((one) => ({ ...one, at: point(one.at) })),
    markers: markers.map((one) => ({ ...one, at: point(one.at) })),
    prescribed: own.prescribed,
    staying: own.staying,
    endsWhenGone: own.endsWhenGone,
    engineTurns: own.engineTurns,
    full: goalIn(full),
    partial: goalIn(partial),
    engaged: goalIn(engaged),
    uses: own.uses,
    searchable: own.searchable,
  }
}

interface Made {
  readonly scenario: Scenario
  readonly map: TableMap
}

const MADE = new Map<string, Made>()
const BY_DOCUMENT = new WeakMap<OwnScenario, Made>()
const MOST_MADE = 64

/** A sound document as the rules have it. Equal ones give one table, so that what is worked out for it is worked out once. */
export function ownScenario(own: OwnScenario): Made {
  const known = BY_DOCUMENT.get(own)
  if (known) return known
  const key = JSON.stringify(own)
  const made = MADE.get(key) ?? { scenario: scenarioIn(own), map: mapOf(own.map) }
  if (MADE.size >= MOST_MADE) MADE.clear()
  MADE.set(key, made)
  BY_DOCUMENT.set(own, made)
  return made
}

const inCm = ({ x, y }: XY): Point => [x / 100, y / 100]

function goalOut(goal: Goal): Goal {
  switch (goal.is) {
    case 'any':
    case 'all':
      return { is: goal.is, of: goal.of.map(goalOut) }
    case 'came-near':
      return { ...goal, within: goal.within / 100 }
    default:
      return goal
  }
}

const personOut = ({ name, at, weapons, bmv, who }: PrintedHuman): OwnHuman => ({
  name,
  at: at && inCm(at),
  weapons,
  bmv,
  ...(who ? { who } : {}),
})

/** The written form of a scenario of ours. */
export function ownCopyOf(id: ScenarioId): OwnScenario {
  const { map, title, description, humans, npcs, zombies, markers, ...rest }: PrintedScenario = SCENARIOS[id]
  const { full, partial, engaged, prescribed, staying, endsWhenGone, engineTurns, uses, searchable } = rest
  const copy: OwnScenario = {
    ...EMPTY_SCENARIO,
    title,
    says: description,
    map: SKETCHES[map],
    humans: humans && humans.map(personOut),
    npcs: npcs.map(personOut),
    zombies: zombies.map((one) => ({ ...one, at: inCm(one.at) })),
    markers: markers.map((one) => ({ ...one, at: inCm(one.at) })),
    prescribed,
    staying,
    endsWhenGone,
    engineTurns,
    full: goalOut(full),
    partial: goalOut(partial),
    engaged: goalOut(engaged),
    uses,
    searchable,
  }
  return JSON.parse(JSON.stringify(copy)) as OwnScenario
}

/** An empty table on which a team is to survive: something to begin with. */
export const EMPTY_SCENARIO: OwnScenario = {
  format: 'shamble-scenario',
  version: 1,
  game: 'dead-walk',
  title: 'A scenario of my own',
  says: '',
  map: BLANK,
  humans: null,
  npcs: [],
  zombies: [],
  markers: [],
  prescribed: { turnLimit: 12 },
  staying: 'survive',
  endsWhenGone: null,
  engineTurns: null,
  full: { is: 'survive', atLeast: 3 },
  partial: { is: 'survive', atLeast: 1 },
  engaged: { is: 'always' },
  uses: [],
  searchable: null,
}
