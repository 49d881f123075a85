/** What every state of Dead Walk Again looks like, member by member. */
import {
  type Book,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  standing,
  text,
} from '@shamble/kernel'
import { COMMANDS } from '../commands.ts'
import { GRADES_IN_ORDER } from '../content/scenarios.ts'
import { seatsFor } from '../options.ts'
import { PHASES } from '../rules/03-turn.ts'
import { type DeadWalkKit, MOST_HUMANS, type State } from '../state.ts'
import { ARCHETYPES } from '../tables/archetypes.ts'
import { PSYCHOSES, QUIRKS } from '../tables/mind.ts'
import { SKILLS, WEAPON_SKILLS } from '../tables/skills.ts'
import { VEHICLES } from '../tables/vehicles.ts'
import { proceduresFor } from './shape-flow.ts'
import { figure, gear, humanNumber, id, MOST_ZOMBIES, on, place, seat, terrain, zombieNumber } from './shape-parts.ts'

const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]
const turn = integer(0, 10_000)
const count = integer(0, 99_999)
const few = integer(0, 999)
const words = list(text({ max: 40 }), { max: 200 })
const burning = nullable(object({ turns: integer(1, 9), lighter: nullable(humanNumber) }))

/** dw.archetype.7 */
const sheet = object({
  sex: oneOf('m', 'f'),
  archetype: nullable(oneOf(...idsOf(ARCHETYPES))),
  subtype: text({ max: 60 }),
  level: integer(1, 99),
  xp: integer(0, 9_999),
  skills: list(oneOf(...idsOf(SKILLS)), { max: 10 }),
  weaponSkills: list(oneOf(...idsOf(WEAPON_SKILLS)), { max: 7 }),
  quirks: list(oneOf(...idsOf(QUIRKS)), { max: 2 }),
  psychoses: list(oneOf(...idsOf(PSYCHOSES)), { max: 11 }),
  trauma: integer(0, 99),
})
const mind = object({
  frozen: flag,
  refuses: flag,
  began: nullable(oneOf('fire', 'move')),
  stumbled: flag,
  compelled: list(oneOf(...idsOf(QUIRKS), ...idsOf(PSYCHOSES)), { max: 11 }),
})

const human = object({
  n: humanNumber,
  name: text({ min: 1, max: 80 }),
  seat: nullable(seat),
  isNpc: flag,
  status: oneOf('waiting', 'alive', 'dead', 'turned', 'escaped', 'lost'),
  at: place,
  on,
  prone: flag,
  stunned: flag,
  burning,
  wounds: few,
  untested: few,
  bmv: integer(0, 99),
  unshaken: flag,
  ap: integer(0, 9),
  doubled: flag,
  acted: flag,
  moved: flag,
  firedAt: list(figure, { max: MOST_HUMANS + MOST_ZOMBIES }),
  breakFailed: flag,
  sawed: flag,
  entrance: nullable(terrain),
  weapons: list(gear.weapon, { max: 40 }),
  stock: gear.stock,
  items: list(gear.item, { max: 300 }),
  kills: count,
  closeKills: count,
  died: turn,
  deathNumber: integer(0, MOST_HUMANS),
  neverRises: flag,
  sheet,
  skillsUsed: list(oneOf(...idsOf(SKILLS)), { max: 40 }),
  nervesSpent: flag,
  extraAP: integer(0, 9),
  mind,
  bitten: few,
  aboard: nullable(terrain),
})

const zombie = object({
  n: zombieNumber,
  at: place,
  on,
  facing: nullable(place),
  fallen: flag,
  stunned: flag,
  burning,
  weapon: nullable(gear.weapon),
  heading: nullable(integer(0, 359)),
  victim: nullable(humanNumber),
  former: nullable(humanNumber),
  stoodUp: flag,
  moved: flag,
  gripped: flag,
  pounding: nullable(terrain),
})

const vehicle = object({
  id: terrain,
  type: oneOf(...idsOf(VEHICLES)),
  at: place,
  heading: integer(0, 359),
  speed: integer(0, 4_000),
  engine: flag,
  battery: oneOf('normal', 'failed', 'dead', 'fresh'),
  tank: oneOf('full', 'empty'),
  isWreck: flag,
  places: list(nullable(humanNumber), { max: 12 }),
  isBroken: flag,
  pounded: few,
  driven: flag,
  gone: flag,
})

const lying = object({
  id,
  at: place,
  on,
  weapon: nullable(gear.weapon),
  item: nullable(gear.item),
  ammo: nullable(gear.heap),
  heldBy: nullable(humanNumber),
})

const progress = object({
  explored: words,
  searched: words,
  populated: words,
  pickedUp: words,
  carriedOut: words,
  engineTurns: few,
  engineLast: turn,
  engaged: flag,
  npcsJoined: flag,
  printedGone: list(zombieNumber, { max: MOST_ZOMBIES }),
  eliminated: count,
})

const activation = object({
  human: humanNumber,
  fresh: flag,
  run: nullable(object({ path: list(place, { min: 1, max: 2_000 }), surcharge: few, paid: few })),
  leaving: list(figure, { max: 100 }),
  shell: nullable(object({ weapon: id, towards: nullable(place), target: nullable(figure) })),
  shots: optional(integer(1, 9)),
})

export const shape = ({ options, procedures }: Book<DeadWalkKit>): Shape<State> =>
  object({
    ...standing({ procedures, forms: proceduresFor(seatsFor(options)), command: COMMANDS, seats: seatsFor(options) }),
    turn,
    phase: oneOf(...PHASES),
    humans: list(human, { max: MOST_HUMANS }),
    zombies: list(zombie, { max: MOST_ZOMBIES }),
    nextZombie: zombieNumber,
    nextId: id,
    activation: nullable(activation),
    openings: record(object({ state: oneOf('open', 'closed', 'barricaded', 'broken'), pounded: few }), { max: 1_000 }),
    lying: list(lying, { max: 2_000 }),
    noises: list(object({ at: place, on, until: turn }), { max: 2_000 }),
    progress,
    vehicles: list(vehicle, { max: 100 }),
    starters: integer(0, MOST_HUMANS),
    grade: nullable(oneOf(...GRADES_IN_ORDER)),
  })
