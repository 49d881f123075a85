/** A scenario of one's own: the written form of the six, in centimetres, and how one is played. */
import {
  either,
  flag,
  hundredths,
  integer,
  list,
  literal,
  object,
  oneOf,
  type OptionDocument,
  type OptionValues,
  optional,
  record,
  type Shape,
  text,
  tuple,
  variants,
} from '@shamble/kernel'
import { ABOUT } from '../about.ts'
import { LOT_SIDE } from '../content/lot.ts'
import { type LotId, LOTS } from '../content/maps.ts'
import { type Scenario, type ScenarioId, SCENARIOS } from '../content/scenarios.ts'
import { NPS_IDS } from '../content/survivors.ts'
import { TURNS } from '../content/turned-lot.ts'
import { DIFFICULTY_IDS } from '../tables/difficulties.ts'
import { MUTANT_KINDS } from '../tables/mutants.ts'

/** How a map by the dice was made: the same again gives the same map. */
export interface Rolled {
  readonly seed: string
  readonly size: string
  readonly objective: string
}

export interface OwnScenario extends Omit<Scenario, 'description' | 'ours'> {
  readonly format: 'shamble-scenario'
  readonly version: 1
  readonly game: 'run-or-shoot'
  readonly says: string
  readonly rolled?: Rolled
}

/** rs.scenario.19 At most so many lots beside each other, in both directions. */
export const MOST_LOTS = 3
const LARGEST = MOST_LOTS * LOT_SIDE

const length = hundredths(0, LARGEST)
const name = text({ min: 1, max: 40 })
/** "1,0 drain" */
const there = text({ min: 3, max: 40 })
const span = tuple(length, length, length, length)
const point = tuple(length, length)
const lots = Object.keys(LOTS) as LotId[]
const lot = either(oneOf(...lots), tuple(oneOf(...lots), oneOf(...TURNS) as Shape<number>))
const count = integer(0, 20)
const byDifficulty = <T>(shape: Shape<T>) =>
  object(
    Object.fromEntries(DIFFICULTY_IDS.map((id) => [id, shape])) as Record<(typeof DIFFICULTY_IDS)[number], Shape<T>>,
  )

const goal = variants('is', {
  'safe house': object({ place: name, half: flag }),
  goods: object({
    place: name,
    needs: byDifficulty(object({ food: count, drugs: count, weapons: integer(0, 1) })),
    crate: optional(there),
  }),
  rescue: object({ place: name, needs: byDifficulty(integer(1, NPS_IDS.length)) }),
  helicopter: object({ place: name, radio: name }),
  boat: object({ place: name, engine: point, boatman: optional(oneOf(...NPS_IDS)) }),
})

export const OWN_SCENARIO = object({
  format: literal('shamble-scenario'),
  version: literal(1),
  game: literal(ABOUT.id),
  title: text({ min: 1, max: 80 }),
  says: text({ max: 1000 }),
  rolled: optional(object({ seed: text({ max: 256 }), size: name, objective: name })),
  rows: list(list(lot, { min: 1, max: MOST_LOTS }), { min: 1, max: MOST_LOTS }),
  night: flag,
  limit: integer(1, 200),
  start: span,
  places: record(
    either(tuple(literal('rect'), length, length, length, length), tuple(literal('circle'), length, length, length)),
    {
      max: 30,
    },
  ),
  hordes: integer(1, 12),
  draw: list(name, { max: 12 }),
  tables: record(list(there, { min: 1, max: 40 }), { max: 12 }),
  drifters: integer(0, 40),
  mutants: list(tuple(oneOf(...MUTANT_KINDS), list(there, { max: 40 })), { max: MUTANT_KINDS.length }),
  nps: list(
    object({
      who: list(oneOf(...NPS_IDS), { min: 1, max: NPS_IDS.length }),
      at: list(there, { max: 20 }),
      mostInLot: optional(integer(1, 20)),
      start: oneOf('hidden', 'STAY', 'FOLLOW'),
    }),
    { max: NPS_IDS.length },
  ),
  goal,
  mildCap: optional(integer(10, 60)),
  tunedCap: optional(integer(10, 60)),
  mutantsBy: optional(
    byDifficulty(object({ kinds: list(oneOf(...MUTANT_KINDS), { max: MUTANT_KINDS.length }), drawn: integer(0, 4) })),
  ),
  torches: optional(literal(true)),
  tankEntry: optional(list(point, { min: 1, max: 12 })),
}) as unknown as Shape<OwnScenario>

export const ownOf = ({ own }: OptionValues): OwnScenario | null => (own ?? null) as unknown as OwnScenario | null
export const asOption = (own: OwnScenario): OptionDocument => own as unknown as OptionDocument

/** As it is played. */
export function scenarioOf({ format: _f, version: _v, game: _g, rolled: _r, says, ...rest }: OwnScenario): Scenario {
  return { ...rest, description: says }
}

/** One of ours, written down. */
export function ownCopyOf(id: ScenarioId): OwnScenario {
  const { description, ours: _, ...rest }: Scenario = SCENARIOS[id]
  return { format: 'shamble-scenario', version: 1, game: 'run-or-shoot', says: description, ...rest }
}
