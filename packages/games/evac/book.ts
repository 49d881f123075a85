import type { Dice, OptionValues, PrintedBook } from '@shamble/kernel'
import { type Layout, type LayoutId, LAYOUTS } from './content/layouts.ts'
import { type Scenario, type ScenarioId, SCENARIOS } from './content/scenarios.ts'
import { OPTIONS } from './options-schema.ts'
import { oneOnHelipad } from './rules/01-the-object.ts'
import { inContact } from './rules/02-the-map.ts'
import { randomTurn, setUp } from './rules/03-before-play.ts'
import { countLiving, populate } from './rules/04-populating-tiles.ts'
import { BOOK_TYPES, placeMarines } from './rules/05-marine-placement.ts'
import { game, loaded, spawn, turn } from './rules/06-turn-order.ts'
import { explore } from './rules/08-marine-movement.ts'
import { readAttack } from './rules/09-marine-attacks.ts'
import { burst } from './rules/10-automatic-weapons.ts'
import { blunder } from './rules/13-zombie-movement.ts'
import { grenade } from './rules/14-grenades.ts'
import { searching } from './rules/17-scavenging.ts'
import { marinesTurn } from './rules/18-marines-turn.ts'
import { zombieActivation, zombieTurn } from './rules/19-zombie-turn.ts'
import type { EvacKit, Item, Look, Marine } from './state.ts'
import type { AttackResult } from './tables/attack.ts'
import { BONUSES } from './tables/bonuses.ts'
import { type MarineRow, MARINES, type MarineType } from './tables/marines.ts'
import { type WeaponKind, type WeaponRow, WEAPONS } from './tables/weapons.ts'
import { ZOMBIES } from './tables/zombies.ts'

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

/** The printed answers. */
const SLOTS: Slots = {
  turnOfTile: randomTurn,
  marinesCounted: countLiving,
  zombiesMayFlip: () => true,
  doDoorsBlockSight: () => true,
  zombieReaches: inContact,
  attackResult: readAttack,
  blastKillsMarines: () => true,
  mayAttackWith: () => true,
  knowsHealing: (marine) => marine.type === 'medic',
  enoughOnHelipad: oneOnHelipad,
  landsAtOnce: () => true,
  typesOffered: () => BOOK_TYPES,
  roomsCanBeSearched: () => false,
}

const PROCEDURES = [
  game,
  loaded,
  setUp,
  populate,
  placeMarines,
  turn,
  spawn,
  marinesTurn,
  explore,
  burst,
  grenade,
  searching,
  zombieTurn,
  zombieActivation,
  blunder,
]

/** The book before any house rule. */
export function printedFor(options: OptionValues): PrintedBook<EvacKit, Values, Slots> {
  const values: Values = {
    options,
    scenario: SCENARIOS[options.scenario as ScenarioId],
    layout: options.layout === 'random' ? null : LAYOUTS[options.layout as LayoutId],
    patrol: { size: options.marines as number, types: options.types as readonly MarineType[] },
    marines: MARINES,
    weapons: WEAPONS,
    zombies: {
      die: ZOMBIES.zombieDie,
      marinesPerDie: ZOMBIES.marinesPerDie,
      speed: ZOMBIES.speed,
      doorTarget: ZOMBIES.doorTarget,
    },
    bonuses: BONUSES,
    doorCounters: OPTIONS.doorTable.standard,
    helipadMinDistance: OPTIONS.helipadMinDistance.standard,
    spawnMinDistance: 0,
    spawnModifier: 0,
    spawnEvery: 1,
    zombieCap: 0,
    sightRange: 0,
    landingDelay: 0,
    turnLimit: 0,
    extraReloads: 0,
    grenadesPerGrunt: OPTIONS.grenadesPerGrunt.standard,
  }
  return { values, slots: SLOTS, procedures: PROCEDURES }
}
