/** What is asked before a game: scenario, seats, house rules. */
import type { OptionSchema, OptionValue, OptionValues, Seat, ShownGroup } from '@shamble/kernel'
import type { ComponentType } from 'preact'

export interface SeatSlot {
  readonly seat: Seat
  readonly label: string
  readonly side: string
  /** The rules decide all it has to: nobody is asked who holds it. */
  readonly automatic?: true
  /** Whoever sets up holds it once it is there to be held; a bot holds what was his. */
  readonly mine?: true
  /** A bot holds it unless somebody wants it: whoever sits alone plays one of several. */
  readonly bot?: true
  /** What the seat plays, where that is chosen before the game: a place in an option that is a list of words. */
  readonly role?: {
    readonly option: string
    readonly index: number
    readonly value: string
    readonly choices: readonly { readonly value: string; readonly label: string; readonly says: string }[]
    /** No two seats play the same: whoever had it plays what this one played. */
    readonly unique?: true
  }
  /** What it has to begin with. */
  readonly note?: string
}

export interface SetupChoice {
  readonly label: string
  readonly options: OptionValues
}

export interface ScenarioCard {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly ours: boolean
  /** How many figures can set out, the recommended numbers first. */
  readonly sizes: readonly number[]
  /** "20 to 30 minutes". */
  readonly length: string
  /** "Nine tiles". */
  readonly extent: string
  /** Option values that stand instead of the book's. */
  readonly prescribed: OptionValues
  /** Options that mean nothing here. */
  readonly hides: readonly string[]
}

/** A table by the dice instead of a listed scenario. What rolls it is loaded when somebody wants one. */
export interface SkirmishOffer {
  readonly card: Pick<ScenarioCard, 'id' | 'title' | 'length' | 'extent'>
  /** The first is the usual one. */
  readonly sizes: readonly { readonly value: string; readonly label: string }[]
  /** In what the sizes are given: "Table in cm". */
  readonly measured: string
  /** What can be asked for on a table of this size; left out where every table asks for the same. */
  objectives?(size: string): readonly { readonly value: string; readonly label: string }[]
  /** However it is rolled it takes as long as its card says; else its scenario tells. */
  readonly isAlike?: true
  load(): Promise<SkirmishTools>
}

/** What is rolled; whatever is not said is drawn. */
export interface SkirmishAsked {
  readonly size: string
  readonly objective?: string
  readonly seed?: string
}

export interface SkirmishTools {
  /** A scenario for the option that holds one's own: fresh every time, or that of a seed. */
  roll(asked: SkirmishAsked): OptionValue
  /** The seed that gives the same again, and what it was asked for; left out where tables have none. */
  rolled?(scenario: OptionValue): { readonly seed: string; readonly objective: string } | null
  /** Its table from above, and what stands there in words. */
  readonly Plan: ComponentType<{ readonly scenario: OptionValue }>
}

/** One of a few values, or a number within bounds that the scenario sets. */
export type Ask =
  | {
      readonly option: string
      readonly label: string
      readonly choices: readonly {
        readonly value: OptionValue
        readonly label: string
        /** What it comes to, in whichever scenario or in the one of this id. */
        readonly says: string | ((scenario: string) => string)
      }[]
    }
  | {
      readonly option: string
      readonly label: string
      /** Null where there is nothing to be set; the usual number stands for the option's own standard. */
      range(scenario: string): {
        readonly min: number
        readonly max: number
        readonly usual: number
        readonly says: string
      } | null
    }

/** How many set out: a number, or the length of what is listed. */
export interface SizeAsked {
  readonly option: string
  readonly label: string
  count?(value: OptionValue): number
  make?(value: OptionValue, size: number): OptionValue
}

export interface PlanProps {
  readonly options: OptionValues
  /** Some of the options otherwise: what is drawn can be changed. */
  readonly onChange: (changed: OptionValues) => void
}

export interface PlanOffer {
  load(): Promise<ComponentType<PlanProps>>
  /** Another table of the same sort, if there is one: what is to be changed. */
  again(options: OptionValues): OptionValues | null
}

/** What the set-up page must know of a game; loaded without its board. */
export interface SetupDisplay {
  readonly id: string
  readonly title: string
  readonly credit: string
  readonly options: OptionSchema
  /** Options by chapter, with titles for people and words for their values; not listed ones are not shown. */
  readonly optionGroups: readonly ShownGroup[]
  readonly presets: readonly SetupChoice[]
  /** A chapter of the book that one switch opens. */
  readonly chapter?: {
    readonly option: string
    /** "the advanced rules". */
    readonly words: string
    readonly says: string
    /** What its other switches are while it is open. */
    brings(options: OptionValues): OptionValues
  }
  /** What is asked with the scenario and is no house rule: who sets out, on what ground. */
  readonly asks?: readonly Ask[]
  readonly scenarios: readonly ScenarioCard[]
  /** The options that hold the scenario and how many figures set out, and how the latter is said; left out where it is an option like others. */
  readonly scenarioOption: string
  readonly size?: SizeAsked
  readonly quickStart: OptionValues
  /** The option that holds a scenario of one's own, and what it says; null if a listed one is played. */
  readonly ownOption?: string
  own?(options: OptionValues): ScenarioCard | null
  readonly skirmish?: SkirmishOffer
  /** The table of the scenario from above. */
  readonly plan?: PlanOffer
  seats(options: OptionValues): readonly SeatSlot[]
  /** What a seat is, where its card does not say it. */
  readonly seating?: string
  /** "three marines", "the dead": so many seats of a side, of so many that it has. */
  sideWords(side: string, seats: number, of: number): string
  /** What the button says that takes a battle of its campaign home. */
  readonly homeward?: string
}
