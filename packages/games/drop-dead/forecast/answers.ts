/** What can be asked of the rules before a decision, and the form of the answers. Units are numbers, as in the view. */
import type { Modifier, Refusal, Seat } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import type { Unit } from '../state.ts'

export type HintAsk =
  /** `from`: as if it stood there. */
  | { what: 'survivor'; seat: Seat; from?: Unit }
  | { what: 'zombie'; zombie: number }
  | { what: 'horde' }
  | { what: 'advice'; seat: Seat }

export type HintAsks = HintAsk | { what: 'several'; asks: readonly HintAsk[] }

/** `stop`: a symbol there ends the movement; `held`: the tile is overrun and does not let go. */
export type ReachKind = 'walk' | 'stop' | 'held'

export interface Reached {
  readonly at: Unit
  readonly steps: number
  readonly kind: ReachKind
  /** Zombies that could attack there in the coming zombie phase. */
  readonly danger: number
  /** The units stepped on, the last one included. */
  readonly path: readonly Unit[]
}

/** An open doorway to which the survivor can walk, and explore. */
export interface Exploration {
  /** The empty cell beyond. */
  readonly cell: XY
  readonly from: Unit
  /** Empty: the survivor stands there already. */
  readonly path: readonly Unit[]
  /** No movement is left then: entering is free (dd.explore.11), or the tile is not entered (dd.variant.6). */
  readonly spent: boolean
}

/** A zombie as a target. */
export interface TargetHint {
  readonly zombie: number
  readonly distance: number
  readonly sees: boolean
  /** The side of a unit that stops the line: its east side, or its south side. */
  readonly stop: { readonly unit: Unit; readonly south: boolean } | null
  readonly modifiers: readonly Modifier[]
  /** Why it cannot be attacked now. */
  readonly refusal: Refusal | null
}

/** What cannot be done from here: the shortest walk after which the rules allow it, past no symbol. */
export interface WalkUp {
  readonly command: CommandOf<'attack'> | CommandOf<'give'> | CommandOf<'use'>
  /** The units stepped on, the last one included. */
  readonly path: readonly Unit[]
  /** Zombies that could attack there in the coming zombie phase. */
  readonly danger: number
  /** Of an attack from there. */
  readonly modifiers: readonly Modifier[]
}

export interface SurvivorHints {
  readonly what: 'survivor'
  readonly decision: number
  readonly seat: Seat
  readonly from: Unit
  /** Units of a whole turn as health is now, and what is left of them. */
  readonly allowance: number
  readonly left: number
  /** What the allowance is after the next step of health, and at which health that is; null without one. */
  readonly next: { readonly health: number; readonly allowance: number } | null
  /** dd.overrun.2 How many zombies must go before this survivor can leave the tile; 0 when it can. */
  readonly held: number
  /** Zombies that could attack at `from`. */
  readonly danger: number
  readonly reach: readonly Reached[]
  readonly explorations: readonly Exploration[]
  readonly walkUps: readonly WalkUp[]
  readonly sees: readonly Unit[]
  readonly targets: readonly TargetHint[]
  readonly explore: Refusal | null
  readonly escape: Refusal | null
  /** dd.end.4 Who would come along if the van left now, and who would stay behind. */
  readonly van: Van
  /** The walk to the van after which it can leave; null: it can leave now, or not this turn. */
  readonly drive: (Van & { readonly path: readonly Unit[] }) | null
}

interface Van {
  readonly along: readonly Seat[]
  readonly behind: readonly Seat[]
}

/** Where a commanded zombie could go, and whom it could strike there. */
export interface ZombieHints {
  readonly what: 'zombie'
  readonly decision: number
  readonly zombie: number
  readonly movement: number
  readonly reach: readonly { readonly at: Unit; readonly steps: number; readonly strikes: readonly Seat[] }[]
  /** It would hunt on its own if left alone. */
  readonly notices: readonly Seat[]
}

/** The coming zombie phase, as far as it can be foreseen. */
export interface HordeHints {
  readonly what: 'horde'
  readonly decision: number
  readonly zombies: readonly {
    readonly zombie: number
    readonly movement: number
    /** Whom it notices where everybody stands now (dd.behaviour.2). */
    readonly notices: readonly Seat[]
    /** Whom it could attack this phase. */
    readonly reaches: readonly Seat[]
    /** dd.shamble.10 Where it will shamble, 1 to 8 clockwise from north; 0: nobody knows. */
    readonly heading: number
  }[]
  /** The living, in turn order. */
  readonly survivors: readonly {
    readonly seat: Seat
    readonly allowance: number
    /** dd.overrun.2 How many zombies must go before it can leave its tile; 0 when it can. */
    readonly held: number
    /** Zombies that could attack it where it stands. */
    readonly danger: number
  }[]
  readonly spawners: readonly {
    readonly cell: XY
    readonly star: number
    readonly present: number
    /** How many will appear in the coming zombie phase (dd.spawn.2), as long as there are figures. */
    readonly comes: number
    readonly asleep: boolean
  }[]
  readonly figuresLeft: number
  /** Cells that are overrun. */
  readonly overrun: readonly XY[]
}

/** What a competent player would do next; where a walk leads that begins with it. */
export interface AdviceHint {
  readonly what: 'advice'
  readonly decision: number
  readonly seat: Seat
  readonly command: Command
  readonly to: Unit | null
}

export type HintAnswer = SurvivorHints | ZombieHints | HordeHints | AdviceHint

export type HintAnswers =
  | HintAnswer
  | { readonly what: 'several'; readonly answers: readonly (HintAnswer | null)[] }
  | null
