import type { Modifier, Seat } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import type { Clause } from './clauses.ts'
import type { Phase } from './state.ts'
import type { AttackResult } from './tables/attack.ts'
import type { ItemKind, MarineType } from './tables/marines.ts'
import type { Order } from './tables/orders.ts'
import type { WeaponKind } from './tables/weapons.ts'

interface Cited {
  readonly clause: Clause
}

export type SideXY = readonly [XY, XY]

/** What can be in the way of a step. */
export type Hindrance = 'wall' | 'door' | 'zombie' | 'marine'

/** What can happen in Evac. Nothing of it is ever hidden from a seat: what is hidden is not an event (ev.info.3). */
export type Event = Cited &
  (
    | { e: 'set up'; tiles: number; faceDown: readonly string[] }
    | { e: 'start chosen'; seat: Seat; tile: string }
    | { e: 'tile flipped'; tile: string; id: string; rot: number; by: Seat | null }
    | { e: 'helipad found'; tile: string }
    | { e: 'fuel found'; at: XY }
    | { e: 'doors rolled'; tile: string; face: number; doors: number }
    | { e: 'door placed'; by: Seat; side: SideXY }
    | { e: 'doors lost'; doors: number }
    | { e: 'zombies rolled'; tile: string | null; faces: readonly number[]; modifier: number; zombies: number }
    | { e: 'zombie placed'; zombie: number; at: XY }
    | { e: 'zombies lost'; zombies: number }
    | { e: 'zombie withdrawn'; zombie: number; at: XY }
    | { e: 'deployed'; seat: Seat; name: string; type: MarineType; at: XY }
    | { e: 'turn began'; turn: number }
    | { e: 'phase began'; phase: Phase; turn: number }
    | { e: 'stepped'; seat: Seat; from: XY; onto: XY; sprint: boolean }
    | { e: 'step blocked'; seat: Seat | null; zombie: number | null; onto: XY; because: Hindrance }
    | { e: 'declared'; seat: Seat; stands: boolean }
    | {
        e: 'attacked'
        seat: Seat
        weapon: WeaponKind
        zombie: number
        at: XY
        face: number
        modifiers: readonly Modifier[]
        total: number
        result: AttackResult
        rounds: number | null
      }
    | { e: 'knocked down'; zombie: number; at: XY }
    | { e: 'zombie killed'; zombie: number; at: XY; by: Seat | null }
    | { e: 'burst ended'; seat: Seat; shots: number; because: 'natural 1' | 'no target' | 'no rounds' | 'ceased' }
    | { e: 'grenade thrown'; seat: Seat; at: XY; squares: readonly XY[] }
    | { e: 'door destroyed'; side: SideXY }
    | { e: 'reloaded'; seat: Seat; weapon: ItemKind; rounds: number }
    | {
        e: 'healed'
        seat: Seat
        marine: Seat
        face: number
        modifiers: readonly Modifier[]
        total: number
        restored: number
        hp: number
      }
    | { e: 'ordered'; seat: Seat; marine: Seat; order: Order }
    | { e: 'searched'; seat: Seat; face: number; found: 'zombie' | 'nothing' | 'item' }
    | { e: 'found'; seat: Seat; item: ItemKind }
    | { e: 'picked up'; seat: Seat; item: ItemKind; at: XY }
    | {
        e: 'swap proposed'
        proposal: number
        seat: Seat
        with: Seat
        give: readonly ItemKind[]
        get: readonly ItemKind[]
      }
    | { e: 'swap declined'; proposal: number; seat: Seat }
    | { e: 'swap lapsed'; proposal: number }
    | { e: 'swapped'; seat: Seat; with: Seat; give: readonly ItemKind[]; get: readonly ItemKind[] }
    | { e: 'bots sent'; seat: Seat }
    | { e: 'activation ended'; seat: Seat }
    | { e: 'stood up'; zombies: readonly number[] }
    | { e: 'zombie stepped'; zombie: number; from: XY; onto: XY }
    | { e: 'battered'; zombie: number; side: SideXY; face: number; needs: number; broken: boolean }
    | { e: 'bitten'; zombie: number; marine: Seat; hp: number }
    | { e: 'died'; marine: Seat; at: XY; because: 'bite' | 'grenade' }
    | { e: 'landing'; count: number; needed: number }
    | { e: 'wants to resign'; seat: Seat }
    | { e: 'plays on'; seat: Seat }
    | { e: 'game over'; winner: 'marines' | 'zombies'; reason: string }
  )
