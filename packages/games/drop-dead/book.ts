import type { OptionValues, PrintedBook } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import type { CardId } from './content/cards.ts'
import { type Scenario, type ScenarioId, SCENARIOS } from './content/scenarios.ts'
import type { StackTileId, TileId } from './content/tiles.ts'
import { OPTIONS } from './options-schema.ts'
import { printedOrder, setUp } from './rules/02-setup.ts'
import { cycle, game, zombiePhase } from './rules/03-cycle.ts'
import { survivorTurn } from './rules/04-survivor-turn.ts'
import { exploring } from './rules/06-explore.ts'
import { COMPASS } from './rules/15-crowd.ts'
import { undeadTurn } from './rules/16-undead.ts'
import { overlapping } from './rules/17-doors.ts'
import { everyoneOnVanTile } from './rules/18-end.ts'
import type { DropDeadKit, Look, Survivor, Zombie } from './state.ts'
import { FOG } from './tables/cards.ts'
import { STANDSTILL } from './tables/cycle.ts'
import { type SurvivorId, type SurvivorRow, SURVIVORS } from './tables/survivors.ts'
import { ZOMBIES } from './tables/zombies.ts'

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

/** dd.behaviour.8 North, east, south, west. */
const STRAIGHT = COMPASS.filter((_, direction) => direction % 2 === 0)

/** The printed answers. */
const slotsFor = (players: number): Slots => ({
  distance: (dx, dy) => dx + dy,
  movementPerStep: (survivor) => SURVIVORS[survivor].movementPerStep,
  fullTilesStopZombies: () => true,
  huntingSteps: STRAIGHT,
  mayActNow: () => true,
  entersForFree: () => true,
  itemsMayBeGiven: () => false,
  turnOrder: printedOrder,
  survivorsAreDealt: () => true,
  hordeActs: () => true,
  // dd.players.5 A survivor who is alone does not come back.
  deadPlayOn: () => players > 1,
  escapesWith: everyoneOnVanTile,
  vanLeaves: () => true,
})

const PROCEDURES = [game, setUp, cycle, survivorTurn, exploring, overlapping, zombiePhase, undeadTurn]

/** dd.setup.13 The number for so many survivors, fixed for the whole game (dd.setup.14). */
export const partsRequired = (options: OptionValues): number =>
  (options.partsRequired as readonly number[])[(options.players as number) - 1] as number

/** The book before any house rule. */
export function printedFor(options: OptionValues): PrintedBook<DropDeadKit, Values, Slots> {
  const { attack, detour, figures, health, hurtBonus, hurtStep, movement, perTile, range } = ZOMBIES
  const players = options.players as number
  const values: Values = {
    options,
    scenario: SCENARIOS[options.scenario as ScenarioId],
    players,
    partsRequired: partsRequired(options),
    survivors: SURVIVORS,
    stack: options.stack as readonly StackTileId[],
    deck: options.deck as readonly CardId[],
    zombies: { attack, figures, health, hurtBonus, hurtStep, movement, perTile, range },
    overrunAt: OPTIONS.overrunAt.standard,
    shambleSteps: OPTIONS.shambleSteps.standard,
    sightLimit: OPTIONS.sightLimit.standard,
    fogSight: FOG.sight,
    damageStep: OPTIONS.damageStep.standard,
    minMove: OPTIONS.minMove.standard,
    healing: { bandages: OPTIONS.healBandages.standard, kit: OPTIONS.healKit.standard },
    undead: {
      summons: OPTIONS.undeadSummons.standard,
      moves: OPTIONS.undeadMoves.standard,
      attacks: OPTIONS.undeadAttacks.standard,
    },
    detour,
    standstill: STANDSTILL,
    cycleLimit: OPTIONS.cycleLimit.standard,
  }
  return { values, slots: slotsFor(players), procedures: PROCEDURES }
}
