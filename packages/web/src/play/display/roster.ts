/** Who is on the table. */
import type { OptionValues, Seat } from '@shamble/kernel'
import type { ComponentType } from 'preact'
import type { Seen } from './display-state.ts'

/** A thing of which a stock is shown: rounds in a magazine, hit points. */
export interface Gauge {
  readonly icon: string
  readonly name: string
  readonly left: number
  readonly of: number
  readonly active: boolean
  /** How much one block of the bar stands for; one unless said otherwise. */
  readonly per?: number
  /** What is counted, where it is not life: "AP". */
  readonly unit?: string
}

/** Something about somebody that must not be missed. */
export interface Badge {
  readonly words: string
  readonly bad: boolean
}

/** A card of the roster. */
export interface FigureCard {
  /** Names the figure everywhere: "M1", "zombie 9". */
  readonly id: string
  readonly seat: Seat
  readonly mark: string
  readonly name: string
  readonly role: string
  readonly state: string
  /** What of the state is shown, each by itself; all of it unless said otherwise. */
  readonly badges?: readonly Badge[]
  readonly hp: Gauge | null
  readonly gauges: readonly Gauge[]
  readonly carried: readonly string[]
  readonly dead: boolean
  /** Out of it all, alive. */
  readonly away?: boolean
  readonly acted: boolean
  readonly acting: boolean
}

/** The roster: who is on the table, in whose hands, and with what sign. */
export interface RosterDisplay<View = unknown> {
  Mark: ComponentType<{ readonly mark: string; readonly size: number }>
  Icon: ComponentType<{ readonly icon: string; readonly size: number }>
  figures(seen: Seen<View>): readonly FigureCard[]
  /** The seat that speaks for a figure ("M1", "zombie 9"). */
  seatOf(figure: string, view: View): Seat | null
  /** What a window of one's own shows of whoever holds these seats, where that is not what others see: "the umpire's desk". */
  deskOf?(seats: readonly Seat[], options: OptionValues): string | null
  /** Counts under the map: "17 standing, 2 down". */
  counts(view: View): readonly { readonly value: number; readonly words: string }[]
}
