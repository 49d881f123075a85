import type { OptionValues } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import type { CardId } from './content/cards.ts'
import type { Scenario } from './content/scenarios.ts'
import type { TileId } from './content/tiles.ts'
import type { Look, Survivor, Zombie } from './state.ts'
import type { SurvivorId, SurvivorRow } from './tables/survivors.ts'

/** The numbers of one match: the printed tables with the house rules laid over them. */
export interface Values {
  /** What was settled before the game; for the view, the save and the position, not for rules. */
  readonly options: OptionValues
  readonly scenario: Scenario
  /** How many survivor seats there are. */
  readonly players: number
  /** dd.setup.13 */
  readonly partsRequired: number
  readonly survivors: Readonly<Record<SurvivorId, SurvivorRow>>
  /** dd.setup.5, dd.setup.6 What is shuffled. */
  readonly stack: readonly TileId[]
  readonly deck: readonly CardId[]
  readonly zombies: {
    readonly health: number
    readonly movement: number
    readonly attack: readonly number[]
    readonly range: number
    readonly hurtBonus: number
    readonly hurtStep: number
    readonly figures: number
    readonly perTile: number
  }
  /** dd.overrun.1 Zombies that make a tile overrun; 0 = never. */
  readonly overrunAt: number
  readonly shambleSteps: number
  /** 0 = none */
  readonly sightLimit: number
  /** dd.events.11 */
  readonly fogSight: number
  /** dd.movement.5 Points of health lost per step. */
  readonly damageStep: number
  /** dd.movement.6 */
  readonly minMove: number
  /** dd.items.2, dd.items.3 */
  readonly healing: { readonly bandages: number; readonly kit: number }
  /** dd.undead.5, dd.undead.9, dd.undead.11 */
  readonly undead: { readonly summons: number; readonly moves: number; readonly attacks: number }
  /** dd.behaviour.7 A way round may be this much longer. */
  readonly detour: number
  /** dd.end.10 */
  readonly standstill: number
  /** dd.variant.10 0 = none */
  readonly cycleLimit: number
}

/** Questions to which the printed game has one answer and a house rule may have another. */
export interface Slots {
  /** dd.grid.13 */
  distance(dx: number, dy: number): number
  /** dd.movement.5, dd.movement.8 What each step of health lost adds to a survivor's allowance. */
  movementPerStep(survivor: SurvivorId): number
  /** dd.zombies.9 Whether a full tile stops zombies that walk. */
  fullTilesStopZombies(): boolean
  /** dd.behaviour.8 Steps of hunting and commanded zombies, as [dx, dy] in the order in which they are preferred. */
  readonly huntingSteps: readonly XY[]
  /** dd.spawn.7 Whether this zombie may act or be commanded in this phase. */
  mayActNow(zombie: Zombie): boolean
  /** dd.explore.11 Whether a survivor without movement left enters a new tile all the same. */
  entersForFree(): boolean
  /** dd.cards.11 Whether the part action may give an item instead. */
  itemsMayBeGiven(): boolean
  /** dd.setup.9 The seats' survivors in turn order; `draw` gives hidden luck for a random order. */
  turnOrder(dealt: readonly SurvivorId[], draw: (n: number) => number): readonly SurvivorId[]
  /** dd.setup.1 Whether survivors are dealt at random rather than chosen. */
  survivorsAreDealt(): boolean
  /** dd.undead.14 Whether zombies that nobody commands act by themselves in this phase. */
  hordeActs(look: Look): boolean
  /** dd.death.2, dd.variant.3 Whether the dead play on as undead. */
  deadPlayOn(): boolean
  /** dd.end.4 Who gets away when this survivor escapes. */
  escapesWith(look: Look, survivor: Survivor): readonly Survivor[]
  /** dd.end.4 Whether the game is over as soon as somebody has escaped. */
  vanLeaves(): boolean
}

export type DropDeadBook = Values & Slots
