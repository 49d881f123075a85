import type { Modifier, Seat } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Clause } from './clauses.ts'
import type { ThingKind } from './content/objects.ts'
import type { EffectId } from './tables/commands.ts'
import type { Faction, ProfileId, ZombieId } from './tables/profiles.ts'
import type { Brains, Decay, Hunger, Morale } from './tables/states.ts'
import type { WeaponId } from './tables/weapons.ts'

interface Cited {
  readonly clause: Clause
  readonly audience?: readonly Seat[]
}

/** A die as it fell, and what it counts for. */
export interface Rolled {
  readonly face: number
  readonly success: boolean
}

/** One check of one die, or of none where it is passed by itself. */
interface Check {
  readonly faces: readonly number[]
  readonly needed: number
  readonly passed: boolean
}

/** A zombie and where it goes. */
export interface Placed {
  readonly zombie: number
  readonly at: XY
}

export type AttackKind = 'shooting' | 'melee' | 'bite'
export type PsychCause = 'trauma' | 'isolation' | 'full herds' | 'infection' | 'hazard'
export type BrainCause = 'climb' | 'get-up' | 'split' | 'merge' | 'hazard' | 'control'
export type DeathCause = 'shot' | 'blow' | 'bite' | 'infection' | 'terrain'

/** What can happen. Units go by their numbers, zombies by theirs. */
export type Event = Cited &
  // Before the battle.
  (
    | { e: 'locked'; seat: Seat }
    | {
        e: 'forces opened'
        forces: readonly { readonly seat: Seat; readonly points: number; readonly figures: number }[]
      }
    | { e: 'zone grew'; seat: Seat; inches: number }
    | { e: 'deployed'; seat: Seat; unit: number; at: readonly XY[]; facing: XY; what: ProfileId | ZombieId }
    | { e: 'not deployed'; seat: Seat; unit: number }
    | { e: 'priority rolled'; seat: Seat; face: number }
    | { e: 'order'; seats: readonly Seat[] }
    | { e: 'morale'; unit: number; morale: Morale; was: Morale }
    | { e: 'behaviour'; decay: Decay; brains: Brains; hunger: Hunger; faces: readonly number[] }
    // Rounds and turns.
    | { e: 'round began'; round: number }
    | { e: 'turn began'; seat: Seat; round: number; commandPoints: number }
    | { e: 'turn ended'; seat: Seat; early: boolean }
    | { e: 'selected'; seat: Seat; unit: number; actions: number }
    | { e: 'used'; unit: number; idle: boolean }
    | { e: 'forgoes'; unit: number }
    | { e: 'turned'; unit: number; facing: XY }
    | { e: 'did nothing'; unit: number }
    // Checks.
    | ({ e: 'psych check'; unit: number; because: PsychCause; morale: Morale } & Check)
    | ({ e: 'brain check'; unit: number; because: BrainCause } & Check)
    | ({ e: 'infection check'; unit: number } & Check)
    | { e: 'rambling check'; unit: number; face: number; rambles: boolean; mover: Seat | null }
    | { e: 'overwatch'; unit: number }
    | { e: 'fled'; unit: number; to: number | null; from: XY; at: XY }
    // Moves.
    | { e: 'moved'; unit: number; from: XY; at: XY; allowance: number; modifiers: readonly Modifier[] }
    | { e: 'herd moved'; unit: number; leader: number; from: XY; at: XY; placed: readonly Placed[]; allowance: number }
    | { e: 'stopped before danger'; unit: number; at: XY }
    | { e: 'climbed'; unit: number; zombie: number | null; feature: string; at: XY; on: string | null }
    | { e: 'climbs'; unit: number; zombie: number | null; feature: string; progress: number; height: number }
    | { e: 'pushed aside'; unit: number; zombie: number | null; at: XY }
    | { e: 'withdrew'; unit: number; edge: string }
    // Attacks.
    | {
        e: 'attacked'
        kind: AttackKind
        unit: number
        target: number
        weapon: WeaponId | 'unarmed' | 'teeth'
        dice: readonly Rolled[]
        needed: number
        modifiers: readonly Modifier[]
      }
    | {
        e: 'resisted'
        unit: number
        dice: readonly Rolled[]
        needed: number
        modifiers: readonly Modifier[]
      }
    | { e: 're-rolled'; unit: number; die: number; face: number; success: boolean }
    | { e: 'out of range'; unit: number; target: number; weapon: WeaponId }
    | { e: 'drawn in'; unit: number; target: number; placed: readonly Placed[] }
    | { e: 'locked on'; unit: number; zombies: readonly number[]; target: number }
    | { e: 'let go'; zombies: readonly number[]; target: number }
    | { e: 'nothing came of it'; unit: number; target: number }
    | { e: 'wounded'; unit: number; wounds: number; vitality: number }
    | { e: 'zombies fell'; unit: number; zombies: readonly number[]; left: number; wounds: number }
    | { e: 'class changed'; unit: number; size: number; dice: number; number: number }
    // Death and infection.
    | { e: 'died'; unit: number; how: DeathCause }
    | { e: 'herd gone'; unit: number; how: 'killed' | 'merged' }
    | { e: 'rose'; human: number; herd: number; zombie: number; at: XY; isNew: boolean }
    | { e: 'infected'; unit: number }
    | { e: 'saw a friend die'; unit: number; of: number }
    | { e: 'zombies joined'; seat: Seat }
    // Other actions.
    | { e: 'aimed'; unit: number }
    | { e: 'commanded'; seat: Seat; unit: number; effect: EffectId; units: readonly number[]; left: number }
    | { e: 'command over'; seat: Seat; effect: EffectId }
    | { e: 'got up'; unit: number; zombies: readonly number[] }
    | { e: 'reloaded'; unit: number; weapon: WeaponId; due: number }
    | { e: 'shoved'; unit: number; face: number; needed: number; passed: boolean }
    | { e: 'knocked down'; unit: number; zombie: number | null }
    | { e: 'healed'; unit: number; patient: number; vitality: number }
    | { e: 'healing failed'; unit: number; patient: number }
    | { e: 'door'; door: string; unit: number; now: 'open' | 'closed' }
    | { e: 'took'; unit: number; thing: string; kind: ThingKind }
    | { e: 'put down'; unit: number; thing: string; at: XY; dropped: boolean }
    | { e: 'handed over'; unit: number; to: number; thing: string }
    | { e: 'worked'; unit: number; thing: string; kind: ThingKind; done: number; needed: number }
    | { e: 'split'; unit: number; herd: number; placed: readonly Placed[] }
    | { e: 'merged'; unit: number; from: readonly number[]; placed: readonly Placed[] }
    // Victory.
    | { e: 'secured'; seat: Seat; thing: string; count: number }
    | { e: 'carried off'; seat: Seat; thing: string; count: number }
    | { e: 'held'; marker: number; side: number | null; count: number; needed: number }
    | { e: 'generator'; running: boolean; count: number }
    | { e: 'bell counted'; rings: number }
    | { e: 'conceded'; seat: Seat }
    | { e: 'shares'; shares: readonly { readonly side: number; readonly percent: number }[] }
    | { e: 'ended'; sides: readonly number[]; seats: readonly Seat[]; factions: readonly Faction[] }
  )
