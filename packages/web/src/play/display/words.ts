/** What is said of the table as it stands. */
import type { DisplayState } from './display-state.ts'
import type { RollShown } from './said.ts'

export interface Standing {
  /** 0 before the first one. */
  readonly turn: number
  readonly phases: readonly { readonly label: string; readonly now: boolean; readonly done: boolean }[]
}

/** An outcome: wanted, partly, in vain, or worse than nothing. */
export interface OddsWords {
  readonly words: string
  readonly tone: 'good' | 'half' | 'bad' | 'harm'
  /** Outcomes that only say how many of something: they stand in that order, and the rare ends of a long row are one. */
  readonly many?: { readonly n: number; readonly of: string }
}

/** Words: what is asked, how far play has come, what is left to do, how odds are called. */
export interface WordsDisplay<View = unknown, Command = unknown, Hints = unknown> {
  /** The one sentence that says who owes what. */
  question(s: DisplayState<View, Command, Hints>): string
  /** Why a game that is over has ended, where the page can say it better than the rules; null where it cannot. */
  over?(view: View): string | null
  /** "TURN 7", and its phases with who has acted. */
  standing(view: View): Standing
  /** The last turn that there can be, in a game that has one. */
  lasts?(s: DisplayState<View, Command, Hints>): number
  /** What the chosen figure has left this turn: 3 squares, 1 attack; and after this variant of what is in the sights. */
  left?(
    s: DisplayState<View, Command, Hints>,
    variant: number,
  ): readonly { readonly value: string; readonly words: string }[]
  /** How much of what the chosen figure's card counts would be spent on what is in the sights. */
  planned?(s: DisplayState<View, Command, Hints>, variant: number): number
  /** What the scenario is about, in a few words: "helipad not found". */
  goal?(s: DisplayState<View, Command, Hints>): string
  /** The time there is for it: "turn 3 of 16"; empty where there is no end to it. */
  time?(s: DisplayState<View, Command, Hints>): string
  /** What a die is asked for, in words of people: a rule says Z3 for zombie 3. */
  die?(what: string, view: View): string
  /** Dice that lie on the table while somebody is asked in the middle of a rule: the log tells them later. */
  lying?(s: DisplayState<View, Command, Hints>): RollShown | null
  /** "kill", "knock down": outcome keys of odds in words, in their order, with a tone. */
  oddsWords(key: string): OddsWords
}
