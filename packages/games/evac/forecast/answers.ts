/** What can be asked of the rules before a decision, and the form of the answers. */
import type { Modifier, Refusal, Seat } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import type { WeaponKind } from '../tables/weapons.ts'

export type HintAsk =
  | { what: 'marine'; seat: Seat; from?: number; target?: number }
  | { what: 'throw'; seat: Seat; at: number }
  | { what: 'zombie'; zombie: number }
  | { what: 'shamble' }
  | { what: 'lay' }
  | { what: 'advice'; seat: Seat }
  | { what: 'herd'; zombies: readonly number[]; to: number }
  | { what: 'spawn' }
  | { what: 'sight'; from: number; to: number }
  | { what: 'pad' }
  | { what: 'danger-map'; seat?: Seat }

export type HintAsks = HintAsk | { what: 'several'; asks: readonly HintAsk[] }

/** `pass`: one may go through but not stop; `flip`: a step onto a face-down tile, which turns it over. */
export type ReachKind = 'walk' | 'sprint' | 'pass' | 'flip'

export interface Reached {
  readonly at: number
  readonly steps: number
  readonly kind: ReachKind
  /** The attack of the turn is spent on the way. */
  readonly sprint: boolean
  /** Zombies that could bite there in the coming Zombie Turn, all of them: each from a square of its own. */
  readonly danger: number
  /** The squares stepped on, the last one included. */
  readonly path: readonly number[]
}

export interface WeaponHint {
  /** How commands name it; `unarmed` for bare hands. */
  readonly ref: string | number
  readonly kind: WeaponKind
  readonly rounds: number
  /** Rounds when full; 0 for close weapons. */
  readonly of: number
  readonly automatic: boolean
  readonly close: boolean
  /** Zombies it could be used on. */
  readonly targets: readonly number[]
  /** What is added to the roll, standing (null: too late for that) and otherwise. */
  readonly standing: readonly Modifier[] | null
  readonly moving: readonly Modifier[]
  /** Why it cannot be used now. */
  readonly refusal: Refusal | null
  /** Of a burst that begins at the target asked about. */
  readonly burst: {
    /** In the order in which they are fired at. */
    readonly targets: readonly number[]
    readonly standing: number | null
    readonly moving: number
  } | null
}

/** A zombie on one of the eight squares around, and the side that keeps it off. */
export interface Contact {
  readonly zombie: number
  readonly touches: boolean
  readonly side: number | null
}

/** What needs contact and is out of reach now: the shortest walk after which the rules allow it, never a sprint. */
export interface WalkUp {
  readonly command: CommandOf<'strike'> | CommandOf<'heal'> | CommandOf<'pick-up'>
  /** The squares stepped on, the last one included. */
  readonly path: readonly number[]
  /** Zombies that could bite there in the coming Zombie Turn. */
  readonly danger: number
  /** Squares that go unused if the activation ends with it; null: it goes on. */
  readonly ends: number | null
}

/** Commands that are refused now whatever they are aimed at, with the reason. */
export type Refusals = Readonly<
  Partial<Record<'step' | 'throw' | 'reload' | 'heal' | 'order' | 'search' | 'end', Refusal>>
>

/** In `MarineHints.blocked`: what stops the line to a square, if it is no side. */
export const SEEN = -1
export const FACE_DOWN = -2
export const DARK = -3

export interface MarineHints {
  readonly what: 'marine'
  readonly decision: number
  readonly seat: Seat
  readonly from: number
  /** Squares left to walk, and with the sprint. */
  readonly walk: number
  readonly left: number
  /** The attack part is unused. */
  readonly attack: boolean
  /** Squares that go unused if the attack part is used now, by one who stands and otherwise; null: the activation goes on. */
  readonly ends: { readonly standing: number | null; readonly moving: number | null }
  /** Zombies that could bite at `from`. */
  readonly danger: number
  readonly reach: readonly Reached[]
  readonly walkUps: readonly WalkUp[]
  readonly sees: readonly number[]
  /** Per square: SEEN, the side that stops the line to it, FACE_DOWN or DARK. */
  readonly blocked: readonly number[]
  readonly weapons: readonly WeaponHint[]
  readonly contact: readonly Contact[]
  /** Standing zombies that could bite a living marine where it is now. */
  readonly biters: readonly number[]
  readonly refusals: Refusals
}

export interface BlastHints {
  readonly what: 'throw'
  readonly decision: number
  readonly seat: Seat
  readonly at: number
  readonly refusal: Refusal | null
  readonly squares: readonly number[]
  /** Squares beside it that are spared, and the wall or door because of which. */
  readonly spared: readonly { readonly at: number; readonly side: number | null }[]
  readonly zombies: readonly number[]
  readonly marines: readonly Seat[]
  /** Sides of the doors that break. */
  readonly doors: readonly number[]
}

export interface ZombieReached {
  readonly at: number
  readonly steps: number
  readonly kind: 'walk' | 'pass' | 'flip'
  readonly path: readonly number[]
  /** Marines it could bite from there. */
  readonly bites: readonly Seat[]
}

export interface ZombieHints {
  readonly what: 'zombie'
  readonly decision: number
  readonly zombie: number
  /** Why it cannot be moved now; its reach is told all the same. */
  readonly refusal: Refusal | null
  readonly left: number
  readonly reach: readonly ZombieReached[]
  readonly doors: readonly {
    readonly side: number
    readonly from: number
    readonly to: number
    readonly path: readonly number[]
  }[]
  /** What a die must show to break a door. */
  readonly needs: number
  /** Marines it can bite this turn without breaking a door. */
  readonly bites: readonly Seat[]
}

/** What one of the dead does, by the automation or as it is sent: its commands, where it ends, whom it bites. */
export interface Shambling {
  readonly zombie: number
  readonly commands: readonly Command[]
  readonly from: number
  readonly to: number
  readonly bites: Seat | null
  /** It ends with a die or with a tile that turns over: what comes then nobody knows. */
  readonly isOpen: boolean
}

export interface PadHints {
  readonly what: 'pad'
  readonly decision: number
  /** The position of the helipad tile; -1 before it is found. */
  readonly tile: number
  readonly zombies: readonly number[]
  readonly marines: readonly Seat[]
  readonly enough: boolean
  readonly everybody: boolean
  readonly fuel: number
  readonly fuelNeeded: number
  readonly landing: number
  readonly landingNeeded: number
  readonly clear: boolean
}

export type HintAnswer =
  | MarineHints
  | BlastHints
  | ZombieHints
  | PadHints
  | { readonly what: 'shamble'; readonly decision: number; readonly moves: readonly Shambling[] }
  | { readonly what: 'lay'; readonly decision: number; readonly commands: readonly Command[] }
  | {
      readonly what: 'advice'
      readonly decision: number
      readonly seat: Seat
      /** What a competent player would do next; the square to which a walk leads that begins with it. */
      readonly command: Command
      readonly to: number | null
    }
  | {
      readonly what: 'herd'
      readonly decision: number
      readonly to: number
      readonly zombies: readonly number[]
      readonly moves: readonly Shambling[]
    }
  | { readonly what: 'spawn'; readonly decision: number; readonly squares: readonly number[] }
  | {
      readonly what: 'sight'
      readonly decision: number
      readonly from: number
      readonly to: number
      readonly refusal: Refusal | null
      /** The side or the square of a face-down tile that stops the line. */
      readonly side: number | null
      readonly square: number | null
    }
  | { readonly what: 'danger-map'; readonly decision: number; readonly squares: readonly number[] }

export type HintAnswers =
  | HintAnswer
  | { readonly what: 'several'; readonly answers: readonly (HintAnswer | null)[] }
  | null
