/** rs.scenario.19 People between two days, with everything that stays with them; a team as an option of its next scenario. */
import { integer, list, nullable, object, oneOf, type OptionValues, type Shape } from '@shamble/kernel'
import {
  NPS_IDS,
  type OtherSurvivorId,
  type PlayerSurvivorId,
  PS_IDS,
  sheetOf,
  type SurvivorId,
} from '../content/survivors.ts'
import { npsNumber, type Survivor, type Weapon } from '../state.ts'
import { GUN_IDS, GUNS, type GunId } from '../tables/guns.ts'
import { type Item, ITEM_IDS, PLACES } from '../tables/items.ts'
import { MELEE_IDS, type MeleeWeapon } from '../tables/melee.ts'

export type Tested = 'infected' | 'immune'
export type MainKind = Exclude<GunId, 'pistol'> | MeleeWeapon

/** A main weapon, with the rounds in its clip; 0 for one that is not fired. */
export interface KeptWeapon {
  readonly kind: MainKind
  readonly rounds: number
}

/** Somebody with his hits, what he carries and what is in its clips, and how he was tested (rs.infection.4). */
export interface Kept {
  readonly who: SurvivorId
  readonly hits: number
  /** Rounds in the pistol; null without one. */
  readonly pistol: number | null
  readonly main: KeptWeapon | null
  readonly items: readonly Item[]
  readonly tested: Tested | null
}

export interface Roster {
  /** Who sets out, in seat order. */
  readonly people: readonly Kept[]
  /** Others who were met before, where the scenario has them. */
  readonly others: readonly Kept[]
  /** Others who are not there, although the scenario has them. */
  readonly absent: readonly OtherSurvivorId[]
}

/** rs.seats.2 */
export const MOST_PEOPLE = 6

const LONG_GUNS = GUN_IDS.filter((gun) => gun !== 'pistol')
/** With clips that are kept (rs.reload.3) there can be more in a gun than one holds. */
const MOST_ROUNDS = 99
const rounds = integer(0, MOST_ROUNDS)
const keptOf = <W extends SurvivorId>(who: Shape<W>) =>
  object({
    who,
    hits: integer(0, 9),
    pistol: nullable(rounds),
    main: nullable(object({ kind: oneOf(...LONG_GUNS, ...MELEE_IDS), rounds })),
    items: list(oneOf(...ITEM_IDS), { max: PLACES }),
    tested: nullable(oneOf('infected', 'immune')),
  })

export const KEPT = keptOf(oneOf(...PS_IDS, ...NPS_IDS)) as unknown as Shape<Kept>
export const KEPT_OTHER = keptOf(oneOf(...NPS_IDS)) as unknown as Shape<Kept>

export const ROSTER = object({
  people: list(KEPT, { min: 1, max: MOST_PEOPLE }),
  others: list(KEPT_OTHER, { max: NPS_IDS.length }),
  absent: list(oneOf(...NPS_IDS), { max: NPS_IDS.length }),
}) as unknown as Shape<Roster>

export const rosterOf = ({ roster }: OptionValues): Roster | null => (roster ?? null) as unknown as Roster | null

export const isPlayerSurvivor = (who: SurvivorId): who is PlayerSurvivorId =>
  (PS_IDS as readonly SurvivorId[]).includes(who)

/** Rounds of a full clip; 0 for what is not fired. */
export const clipOf = (kind: Weapon['kind']): number => (Object.hasOwn(GUNS, kind) ? GUNS[kind as GunId].clip : 0)

/** rs.setup.9 As he comes at first, or with other things. */
export function asListed(who: SurvivorId, items: readonly Item[] = sheetOf(who).items): Kept {
  const { pistol, main } = sheetOf(who)
  return {
    who,
    hits: 0,
    pistol: pistol ? GUNS.pistol.clip : null,
    main: main === null ? null : { kind: main as MainKind, rounds: clipOf(main) },
    items,
    tested: null,
  }
}

/** As somebody stands at the end of a scenario. */
export const keptOfSurvivor = ({ who, hits, pistol, main, items }: Survivor, tested: Tested | null): Kept => ({
  who,
  hits,
  pistol: pistol?.rounds ?? null,
  main: main && { kind: main.kind as MainKind, rounds: main.rounds },
  items: [...items],
  tested,
})

/** rs.seats.8 His number on a table: a PS by his seat, another by the roster. */
export const numberOf = ({ who }: Pick<Kept, 'who'>, place: number): number =>
  isPlayerSurvivor(who) ? place + 1 : npsNumber(who)
