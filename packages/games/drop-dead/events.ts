import type { Modifier, Seat } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import type { Clause } from './clauses.ts'
import type { CardId, ItemId } from './content/cards.ts'
import type { TileId } from './content/tiles.ts'
import type { Phase } from './state.ts'
import type { SurvivorId } from './tables/survivors.ts'

interface Cited {
  readonly clause: Clause
}

/** What a loss of health came from. */
export type Harm = 'zombie' | 'tripwire' | 'bear trap' | 'nail bomb' | 'toxic rain' | 'pipe bomb'

/** Why a zombie does not come onto a tile. */
export type NoRoom = 'start tile' | 'full tile' | 'no figure' | 'no unit'

/** What can happen in Drop Dead. Nothing of it is ever hidden from a seat (dd.players.6). */
export type Event = Cited &
  (
    | { e: 'set up'; tiles: number; cards: number; parts: number }
    | { e: 'dealt'; seat: Seat; survivor: SurvivorId }
    | { e: 'turn order'; survivors: readonly SurvivorId[] }
    | { e: 'placed'; survivor: SurvivorId; at: XY }
    | { e: 'cycle began'; cycle: number }
    | { e: 'phase began'; phase: Phase; cycle: number }
    | { e: 'turn began'; survivor: SurvivorId; allowance: number }
    | { e: 'stepped'; survivor: SurvivorId; from: XY; onto: XY; left: number; free: boolean }
    | { e: 'walk cut short'; survivor: SurvivorId; at: XY }
    | { e: 'stopped'; survivor: SurvivorId; tile: XY }
    | { e: 'tile drawn'; survivor: SurvivorId; tile: TileId; left: number }
    | { e: 'tile placed'; tile: TileId; cell: XY; rotation: number }
    | { e: 'tile covered'; covered: TileId; tile: TileId; cell: XY; rotation: number }
    | { e: 'tile put under'; tile: TileId }
    | { e: 'deck reshuffled'; cards: number }
    | { e: 'no card left'; survivor: SurvivorId }
    | { e: 'card drawn'; survivor: SurvivorId; card: CardId; left: number }
    | { e: 'item kept'; survivor: SurvivorId; card: ItemId }
    | { e: 'item used'; survivor: SurvivorId; card: ItemId; on: SurvivorId | null; tile: XY | null }
    | { e: 'item given'; survivor: SurvivorId; receiver: SurvivorId; card: ItemId }
    | { e: 'items discarded'; survivor: SurvivorId; cards: readonly ItemId[] }
    | { e: 'healed'; survivor: SurvivorId; by: number; health: number }
    | { e: 'part found'; survivor: SurvivorId; at: XY; carried: boolean }
    | { e: 'part picked up'; survivor: SurvivorId; at: XY }
    | { e: 'part dropped'; survivor: SurvivorId; at: XY }
    | { e: 'part given'; survivor: SurvivorId; receiver: SurvivorId }
    | { e: 'part installed'; survivor: SurvivorId; installed: number; required: number }
    | {
        e: 'attacked'
        survivor: SurvivorId
        zombie: number
        at: XY
        faces: readonly number[]
        modifiers: readonly Modifier[]
        damage: number
        /** Health left; 0 is killed. */
        health: number
      }
    | { e: 'blast'; by: 'nail bomb' | 'pipe bomb'; tile: XY; faces: readonly number[]; damage: number }
    | { e: 'zombie hurt'; zombie: number; damage: number; health: number; from: Harm }
    | { e: 'zombie killed'; zombie: number; at: XY; by: SurvivorId | null }
    | { e: 'zombie placed'; zombie: number; at: XY; faces: readonly number[] }
    | { e: 'zombies lost'; zombies: number; tile: XY; because: NoRoom }
    | { e: 'zombie stepped'; zombie: number; from: XY; onto: XY }
    | { e: 'direction rolled'; zombie: number; face: number; heading: number; possible: boolean }
    | { e: 'zombie waits'; zombie: number }
    | {
        e: 'bitten'
        zombie: number
        survivor: SurvivorId
        faces: readonly number[]
        damage: number
        health: number
        commanded: boolean
      }
    | { e: 'harmed'; survivor: SurvivorId; from: Harm; faces: readonly number[]; damage: number; health: number }
    | { e: 'fog'; until: number }
    | { e: 'fog lifted' }
    | { e: 'nothing happens' }
    | { e: 'trapped'; survivor: SurvivorId }
    | { e: 'died'; survivor: SurvivorId; at: XY }
    | { e: 'rose'; zombie: number; survivor: SurvivorId; at: XY }
    | { e: 'did not rise'; survivor: SurvivorId; at: XY; because: NoRoom }
    | { e: 'undead'; seat: Seat; survivor: SurvivorId }
    | { e: 'turn ended'; survivor: SurvivorId }
    | { e: 'undead turn began'; seat: Seat }
    | { e: 'undead part ended'; seat: Seat; part: 'summon' | 'move' | 'attack' }
    | { e: 'summoned'; seat: Seat; zombie: number; tile: XY }
    | { e: 'searched'; survivor: SurvivorId }
    | { e: 'escaped'; survivors: readonly SurvivorId[] }
    | { e: 'left behind'; survivors: readonly SurvivorId[] }
    | { e: 'seat handed over'; seat: Seat }
    | { e: 'seat taken back'; seat: Seat }
    | { e: 'game over'; winners: readonly Seat[]; reason: string }
  )
