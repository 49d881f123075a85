import type { Dice, OptionValues } from '@shamble/kernel'
import type { Scenario } from './content/scenarios.ts'
import type { Layout } from './content/layouts.ts'
import type { Item, Look, Marine } from './state.ts'
import type { AttackResult } from './tables/attack.ts'
import type { MarineRow, MarineType } from './tables/marines.ts'
import type { WeaponKind, WeaponRow } from './tables/weapons.ts'

/** The numbers of one match: the printed tables with the house rules laid over them. */
export interface Values {
  /** What was settled before the game; for the view, the save and the position, not for rules. */
  readonly options: OptionValues
  readonly scenario: Scenario
  readonly layout: Layout | null
  readonly patrol: { readonly size: number; readonly types: readonly MarineType[] }
  readonly marines: Readonly<Record<MarineType, MarineRow>>
  readonly weapons: Readonly<Record<WeaponKind, WeaponRow>>
  readonly zombies: {
    readonly die: number
    readonly marinesPerDie: number
    readonly speed: number
    readonly doorTarget: number
  }
  readonly bonuses: { readonly stand: number; readonly sprint: number }
  /** ev.pop.1 Counters for 1-3, 4-5 and 6. */
  readonly doorCounters: readonly number[]
  readonly helipadMinDistance: number
  readonly spawnMinDistance: number
  readonly spawnModifier: number
  readonly spawnEvery: number
  /** 0 = no limit */
  readonly zombieCap: number
  /** 0 = no limit */
  readonly sightRange: number
  readonly landingDelay: number
  readonly turnLimit: number
  readonly extraReloads: number
  readonly grenadesPerGrunt: number
}

/** Questions to which the printed game has one answer and a house rule may have another. */
export interface Slots {
  /** ev.setup.2 How far a tile is turned when it is laid. */
  turnOfTile(dice: Pick<Dice, 'draw'>): number
  /** ev.pop.12 How many marines count for the zombie dice. */
  marinesCounted(look: Look): number
  /** ev.flip.9 Whether zombies may step onto face-down tiles. */
  zombiesMayFlip(): boolean
  /** ev.los.6 Whether a standing door blocks the line of sight. */
  doDoorsBlockSight(): boolean
  /** ev.zatt.3 Whether a zombie on one square can attack a marine on the other. */
  zombieReaches(look: Look, from: number, to: number): boolean
  /** ev.attack.3 What an attack roll does. */
  attackResult(natural: number, modified: number): AttackResult
  /** ev.gren.6 Whether a blast kills marines. */
  blastKillsMarines(): boolean
  /** ev.swap.9 Whether this weapon may be used for an attack by this marine now. */
  mayAttackWith(marine: Marine, item: Item): boolean
  /** ev.heal.2 Whether this marine knows how to use a medkit. */
  knowsHealing(marine: Marine): boolean
  /** ev.win.3 Whether enough marines are on the helipad tile. */
  enoughOnHelipad(look: Look, position: number): boolean
  /** ev.land.1 Whether the chopper lands as soon as the pad is clear. */
  landsAtOnce(): boolean
  /** ev.setup.12 The types a marine can have. */
  typesOffered(look: Look): readonly MarineType[]
  /** ev.scav.1 Whether rooms can be searched. */
  roomsCanBeSearched(): boolean
}

export type EvacBook = Values & Slots
