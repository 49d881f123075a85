/** What every state of a campaign looks like, member by member. */
import {
  BATTLE,
  type Book,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type ProcedureForms,
  type Shape,
  standing,
  text,
} from '@shamble/kernel'
import { CONCENTRATIONS, PERK_IDS } from '../tables/perks.ts'
import { FACTIONS, HERD, PROFILE_IDS, ZOMBIE_IDS } from '../tables/profiles.ts'
import { BRAINS, DECAYS, HEALTH_IDS, HUNGER_IDS } from '../tables/states.ts'
import { WEAPON_IDS } from '../tables/weapons.ts'
import { optional, variants } from '@shamble/kernel'
import { COMMANDS } from './commands.ts'
import { PLACES } from './map.ts'
import { RESULT } from './result.ts'
import { type CampaignKit, PHASES, type State, STRUCTURES } from './state.ts'

const number = integer(1, 1_000_000)
const place = oneOf(...PLACES)
const points = integer(0, 9_999)

export const MEMBER = variants('is', {
  human: object({
    id: number,
    unit: oneOf(...PROFILE_IDS),
    weapons: list(oneOf(...WEAPON_IDS), { max: 6 }),
    perks: list(oneOf(...PERK_IDS), { max: 10 }),
    concentration: optional(oneOf(...CONCENTRATIONS)),
    vitality: integer(1, 99),
    health: oneOf(...HEALTH_IDS),
  }),
  herd: object({ id: number, kind: oneOf(...ZOMBIE_IDS), size: integer(HERD.least, HERD.most) }),
})

const behaviour = object({ decay: oneOf(...DECAYS), brains: oneOf(...BRAINS), hunger: oneOf(...HUNGER_IDS) })

type Someone = Shape<string>

/** The procedures, by what calls them, with what they keep in mind. */
const forms = (faction: Someone): ProcedureForms => ({
  campaign: { in: [] },
  'start tiles': { in: ['campaign / start tile'] },
  turn: { in: ['campaign / campaign turn'], vars: { ended: optional(flag) } },
  'new horde': { in: ['turn / horde generation'] },
  search: {
    in: ['turn / act'],
    vars: { force: number, face: integer(1, 8), by: integer(-1, 1), what: text({ max: 20 }) },
  },
  zombify: { in: ['turn / act'], vars: { force: number } },
  battle: {
    in: ['turn / act'],
    vars: {
      retreats: optional(list(number, { max: 4 })),
      horde: optional(number),
      against: optional(list(faction, { max: 4 })),
    },
  },
})

const player = (faction: Someone) =>
  object({
    faction,
    turns: points,
    supplies: points,
    battles: points,
    pillages: points,
    eager: flag,
    start: list(place, { max: 3 }),
    out: flag,
  })

const battle = (faction: Someone) =>
  object({
    at: place,
    sides: list(object({ faction, force: number }), { min: 1, max: 4 }),
    behaviour: nullable(behaviour),
    quick: flag,
    proposal: nullable(
      object({ by: faction, result: RESULT, battle: text({ pattern: BATTLE }), agreed: list(faction, { max: 4 }) }),
    ),
  })

const fought = object({
  round: points,
  on: oneOf(...FACTIONS),
  at: place,
  sides: list(oneOf(...FACTIONS), { min: 2, max: 4 }),
  winner: nullable(oneOf(...FACTIONS)),
  battle: text({ pattern: BATTLE }),
})

export const shape = (book: Book<CampaignKit>): Shape<State> => {
  const { procedures, factions } = book
  const faction = oneOf(...factions)
  const someone = nullable(faction)
  const places = list(place, { max: 64 })
  const tile = object({ controller: someone, structure: nullable(oneOf(...STRUCTURES)), searched: flag })
  const force = object({ id: number, owner: faction, at: place, units: list(MEMBER, { max: 400 }) })
  return object({
    ...standing({ procedures, forms: forms(faction), command: COMMANDS, seats: factions }),
    phase: oneOf(...PHASES),
    terrainSeed: integer(0, 2 ** 32 - 1),
    players: list(player(faction), { min: factions.length, max: factions.length }),
    order: list(faction, { max: 4 }),
    tiles: list(tile, { min: 64, max: 64 }),
    forces: list(force, { max: 64 }),
    round: points,
    onTurn: someone,
    actionsLeft: integer(0, 6),
    healed: places,
    trained: places,
    battle: nullable(battle(faction)),
    fought: list(fought, { max: 2_000 }),
    nextForce: number,
    nextUnit: number,
  }) as unknown as Shape<State>
}
