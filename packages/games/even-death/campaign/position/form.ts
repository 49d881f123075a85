/** A campaign as somebody would write it down: whose turn it is, who has what, what has become of which tile. */
import { anyJson, flag, integer, list, object, type Of, oneOf, optional, record, variants } from '@shamble/kernel'
import { CONCENTRATIONS, PERK_IDS } from '../../tables/perks.ts'
import { FACTIONS, PROFILE_IDS, ZOMBIE_IDS } from '../../tables/profiles.ts'
import { HEALTH_IDS } from '../../tables/states.ts'
import { WEAPON_IDS } from '../../tables/weapons.ts'
import { CAMPAIGN } from '../about.ts'
import { STRUCTURES } from '../state.ts'

const number = integer(1, 1_000_000)
const count = integer(0, 9_999)
const place = integer(11, 88)
const places = list(place, { max: 64 })

/** Whatever is not told of somebody is as it usually is: unhurt, healthy, without perks. */
const unit = variants('is', {
  human: object({
    id: optional(number),
    unit: oneOf(...PROFILE_IDS),
    weapons: optional(list(oneOf(...WEAPON_IDS), { max: 6 })),
    perks: optional(list(oneOf(...PERK_IDS), { max: 10 })),
    concentration: optional(oneOf(...CONCENTRATIONS)),
    vitality: optional(integer(0, 99)),
    health: optional(oneOf(...HEALTH_IDS)),
  }),
  herd: object({ id: optional(number), kind: oneOf(...ZOMBIE_IDS), size: integer(0, 99) }),
})

export const POSITION = object({
  game: optional(oneOf(CAMPAIGN.id)),
  options: optional(record(anyJson)),
  /** Whose campaign turn it is, with how many actions left. */
  turn: optional(
    object({ on: oneOf(...FACTIONS), round: optional(integer(1, 9_999)), actions: optional(integer(1, 6)) }),
  ),
  order: optional(list(oneOf(...FACTIONS), { max: 4 })),
  terrainSeed: optional(integer(0, 2 ** 32 - 1)),
  players: optional(
    record(
      object({
        turns: optional(count),
        supplies: optional(count),
        battles: optional(count),
        pillages: optional(count),
        eager: optional(flag),
        start: optional(list(place, { max: 3 })),
        out: optional(flag),
      }),
      { max: 4 },
    ),
  ),
  /** By their dice: "53". */
  tiles: optional(
    record(
      object({
        controller: optional(oneOf(...FACTIONS)),
        structure: optional(oneOf(...STRUCTURES)),
        searched: optional(flag),
      }),
      { max: 64 },
    ),
  ),
  forces: optional(
    list(object({ id: optional(number), owner: oneOf(...FACTIONS), at: place, units: list(unit, { max: 400 }) }), {
      max: 64,
    }),
  ),
  healed: optional(places),
  trained: optional(places),
  nextForce: optional(number),
  nextUnit: optional(number),
  exact: optional(anyJson),
})

export type Position = Of<typeof POSITION>
export type WrittenForce = NonNullable<Position['forces']>[number]
export type WrittenUnit = WrittenForce['units'][number]
