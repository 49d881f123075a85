import type { Modifier, Seat } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Clause } from './clauses.ts'
import type { Act, Instead, Order, Thing } from './commands.ts'
import type { SurvivorId } from './content/survivors.ts'
import type { NoiseKind, StepId, Zed } from './state.ts'
import type { Card } from './tables/cards.ts'
import type { GrenadeId } from './tables/grenades.ts'
import type { MutantKind } from './tables/mutants.ts'
import type { AssistAct } from './tables/orders.ts'

interface Cited {
  readonly clause: Clause
  /** rs.secrecy.14 Who may see it; everybody without it, and with nobody in it the debrief alone. */
  readonly audience?: readonly Seat[]
}

/** Somewhere, as events tell it. */
interface At {
  readonly at: XY
  readonly level: number
}

/** Why somebody fell. */
export type FallCause = 'push' | 'weapon' | 'shot' | 'blast' | 'blow' | 'fall' | 'pin' | 'tongue' | 'drop' | 'assist'
/** What took hits off a survivor. */
export type HarmCause = 'bite' | 'pin' | 'blow' | 'missile' | 'tongue' | 'fire' | 'fall' | 'shot' | 'blast'
/** How a Zed was put out. */
export type EndOfZed = 'head' | 'weapon' | 'blast' | 'fire' | 'WP' | 'hits' | 'burst'
/** rs.priority What a Zed went for, told without a secret (Automation A14). */
export const LURES = [
  'WP',
  'slime',
  'the open',
  'a known building',
  'noise',
  'groans',
  'the nearest',
  'nobody',
] as const
export type Lure = (typeof LURES)[number]

/** What can happen. Figures go by public numbers; what is hidden is told to nobody (rs.secrecy.14). */
export type Event = Cited &
  // Set-up.
  (
    | { e: 'set up'; hordes: number; mutants: readonly MutantKind[] }
    | { e: 'drew in secret'; what: 'horde' | 'mutant' | 'drifter' | 'person' | 'cache'; about: string; value: number }
    | { e: 'chose'; seat: Seat; survivor: number; who: SurvivorId }
    | { e: 'exchanged'; survivor: number; with: number; gave: readonly Thing[]; got: readonly Thing[] }
    | ({ e: 'placed'; survivor: number; facing: XY } & At)
    | ({ e: 'zed appeared'; zed: number; kind: Zed['kind']; facing: XY; from: string | null } & At)
    | ({ e: 'person appeared'; survivor: number } & At)
    // The turn.
    | { e: 'turn began'; turn: number }
    | { e: 'step began'; step: StepId; turn: number }
    | { e: 'cards opened'; cards: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[] }
    | { e: 'card lost'; survivor: number; card: Card }
    | { e: 'waits'; seat: Seat }
    | { e: 'declined'; survivor: number; card: Card; step: StepId }
    | { e: 'groaned'; zeds: readonly number[] }
    // Orders.
    | { e: 'ordered'; by: number; to: readonly number[]; order: Order }
    | { e: 'settled'; survivor: number; card: Card | null; because: Clause }
    | { e: 'order done'; survivor: number; order: Order['is']; stopped: boolean }
    | { e: 'follows'; survivor: number; leader: number | null }
    | { e: 'helicopter called'; by: number }
    // Melee and damage.
    | { e: 'push rolled'; survivor: number; face: number; zeds: readonly number[] }
    | {
        e: 'struck'
        survivor: number
        weapon: string
        zed: number | null
        corpse: number | null
        face: number
        result: 'nothing' | 'down' | 'kill'
      }
    | ({ e: 'knocked back'; zed: number | null; survivor: number | null; distance: number } & At)
    | { e: 'fell'; zed: number | null; survivor: number | null; how: FallCause }
    | { e: 'harmed'; survivor: number; how: HarmCause; hits: number; by: number | null; faces: readonly number[] }
    | { e: 'died'; survivor: number; how: HarmCause | 'infection' }
    | { e: 'stood up'; zeds: readonly number[]; survivors: readonly number[] }
    | { e: 'pinned'; survivor: number; zed: number }
    | { e: 'freed'; survivor: number; zed: number | null }
    | ({ e: 'zed destroyed'; zed: number; how: EndOfZed; by: number | null } & At)
    // Step 5.
    | ({ e: 'moved'; survivor: number; path: readonly XY[]; units: number } & At)
    | { e: 'turned'; survivor: number; facing: XY }
    | { e: 'torch'; survivor: number; lit: boolean }
    | { e: 'door'; door: string; survivor: number | null; now: 'open' | 'closed' | 'destroyed' }
    | ({ e: 'crossed'; survivor: number; barrier: string } & At)
    | ({ e: 'climbed'; survivor: number; by: string | null } & At)
    | { e: 'climb failed'; survivor: number; by: string }
    | ({ e: 'fell down a level'; survivor: number | null; zed: number | null; levels: number } & At)
    | { e: 'searched'; survivor: number; cache: string; found: readonly Thing[]; zed: boolean }
    | { e: 'took'; survivor: number; from: string; things: readonly Thing[] }
    | { e: 'dropped'; survivor: number; pile: string; things: readonly Thing[] }
    | { e: 'gave'; survivor: number; to: number; things: readonly Thing[] }
    | { e: 'treated'; survivor: number; patient: number; hits: number }
    | { e: 'assisted'; survivor: number; whom: number; act: AssistAct }
    | ({ e: 'dragged'; survivor: number; whom: number } & At)
    | { e: 'left'; survivor: number; by: string }
    | { e: 'poured'; survivor: number; cans: number }
    | { e: 'roused'; zed: number }
    | { e: 'roused in secret'; about: number }
    | { e: 'disturbed'; zed: number; by: number | null }
    | { e: 'disturbed in secret'; about: number }
    | { e: 'calmed in secret'; about: number }
    | { e: 'alarm rolled'; survivor: number; vehicle: string; face: number; rings: boolean }
    | { e: 'alarm'; vehicle: string; now: 'ringing' | 'spent' }
    | ({ e: 'noise'; kind: NoiseKind } & At)
    // Step 6.
    | ({ e: 'thrown'; survivor: number; grenade: GrenadeId } & At)
    | {
        e: 'blast'
        grenade: GrenadeId
        zeds: readonly { readonly zed: number; readonly face: number | null; readonly killed: boolean }[]
      }
    | ({ e: 'flames'; turns: number } & At)
    | ({ e: 'WP burns'; turns: number } & At)
    | { e: 'caught fire'; zed: number }
    // Step 7.
    | { e: 'lair empty'; lair: string }
    | { e: 'smashed at'; door: string; zeds: readonly number[]; zedTurns: number; needed: number }
    | ({ e: 'zed moved'; zed: number; path: readonly XY[]; facing: XY; lure: Lure; target: number | null } & At)
    | ({ e: 'drifted'; zed: number; face: number | null; did: string; units: number; facing: XY } & At)
    | { e: 'calmed'; zed: number }
    | { e: 'crouched'; zed: number }
    | ({ e: 'leapt'; zed: number; at: XY; target: number | null } & At)
    | ({ e: 'breached'; zed: number; in: string; from: XY; to: XY } & At)
    | { e: 'tank hit'; zed: number; hits: number; total: number; of: number }
    | ({ e: 'pulled'; survivor: number; zed: number } & At)
    // Step 9.
    | {
        e: 'shot'
        survivor: number
        weapon: string
        zed: number | null
        target: number | null
        face: number
        modifiers: readonly Modifier[]
        total: number
        result: 'miss' | 'body' | 'head'
        far: boolean
        rounds: number
      }
    | { e: 'asked for mercy'; survivor: number; target: number }
    | { e: 'mercy'; survivor: number; agreed: boolean }
    | { e: 'reloaded'; survivor: number; weapon: string; rounds: number }
    | { e: 'observed'; survivor: number; lair: string; movement: boolean }
    // Step 10.
    | { e: 'spat'; zed: number; survivor: number; face: number | null; hit: boolean }
    | { e: 'burst'; zed: number; slimed: readonly number[] }
    | { e: 'slimed'; survivor: number; turns: number }
    | { e: 'missile'; zed: number; survivor: number; face: number | null; hit: boolean }
    | {
        e: 'ensnared'
        zed: number
        survivor: number
        face: number
        modifiers: readonly Modifier[]
        total: number
        hit: boolean
      }
    // Upkeep.
    | { e: 'infection rolls'; survivors: readonly number[] }
    | { e: 'rolled in secret'; what: 'groans' | 'test' | 'death' | 'drift'; about: number; face: number }
    | { e: 'horde activated'; horde: number; lair: string }
    | { e: 'rose'; survivor: number; zed: number }
    | { e: 'died down'; what: 'flames' | 'WP' | 'slime'; survivor: number | null }
    | { e: 'landed' }
    | { e: 'boarded'; survivor: number }
    | { e: 'departed'; what: 'helicopter' | 'boat' | 'truck' }
    | { e: 'took over'; seat: Seat; survivor: number }
    | { e: 'shared'; by: number; what: readonly string[] }
    // A person as umpire.
    | { e: 'handed over'; until: 'step' | 'game' }
    | { e: 'asked back' }
    | { e: 'umpire back' }
    | { e: 'ruled'; survivor: number; was: Card | null; now: Card | null; does: Instead; reason: string }
    | { e: 'by hand'; act: Act; note: string; zed: number | null }
    | { e: 'infection die'; survivor: number; face: number }
    | { e: 'conceding'; seat: Seat; yes: boolean }
    | { e: 'goods'; food: number; drugs: number; weapons: number }
    | { e: 'ended'; won: boolean; grade: 'clean' | 'tainted' | null; saved: readonly number[] }
  )
