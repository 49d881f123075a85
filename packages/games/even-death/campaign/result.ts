/** ed.camp-battle.14 How a battle has ended, as the campaign needs to know it. */
import { flag, integer, list, nullable, object, oneOf, type Shape } from '@shamble/kernel'
import { type Faction, FACTIONS, HERD, ZOMBIE_IDS, type ZombieId } from '../tables/profiles.ts'

/**
 * What became of somebody: stands, has withdrawn, is dead, has turned, was given up by a player who conceded, or found no
 * place to deploy (ed.deploy.5).
 */
export const FATES = ['alive', 'withdrawn', 'dead', 'turned', 'conceded', 'lost'] as const
export type Fate = (typeof FATES)[number]

export interface PersonResult {
  /** As on the roster. */
  readonly id: number
  readonly fate: Fate
  /** 0 of who is dead or has turned. */
  readonly vitality: number
  readonly infected: boolean
}

/** A herd as it stands at the end, or has withdrawn; herds split, merge and grow, so they have no numbers. */
export interface HerdResult {
  readonly kind: ZombieId
  readonly size: number
  readonly withdrawn: boolean
}

export interface Result {
  /** Null is a draw. Zombies can win a battle that they were not in (ed.camp-battle.16). */
  readonly winner: Faction | null
  readonly rounds: number
  /** Everybody of every force, in the order of the sides and of the rosters. */
  readonly people: readonly PersonResult[]
  readonly herds: readonly HerdResult[]
}

/** People of four forces, or more than 200 points buy of them. */
const MOST_PEOPLE = 320
const MOST_HERDS = 400

export const RESULT = object({
  winner: nullable(oneOf(...FACTIONS)),
  rounds: integer(0, 999),
  people: list(object({ id: integer(1, 1_000_000), fate: oneOf(...FATES), vitality: integer(0, 99), infected: flag }), {
    max: MOST_PEOPLE,
  }),
  herds: list(object({ kind: oneOf(...ZOMBIE_IDS), size: integer(HERD.least, HERD.most), withdrawn: flag }), {
    max: MOST_HERDS,
  }),
}) as unknown as Shape<Result>
