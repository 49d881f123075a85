/**
 * What a page and the host of its tables say to each other: plain JSON, whether the host is a worker of the page or
 * another process. The host owns matches, dice, bots and saves; the page holds views. Messages of a table are the
 * kernel's own (ClientMessage, HostMessage), wrapped with the table's id and a line: the page opens one line per person
 * at the screen, and each line gets only what that person may know.
 */
import type { ClientMessage, Fault, HostMessage, OptionValues, Seat } from '@shamble/kernel'

export type BotLevel = 'random' | 'competent' | 'searching'

/** How a seat is filled: a person at this screen (with real dice or not, a bot playing for them or not), or a bot of a level. */
export type SeatChoice =
  | { readonly kind: 'person'; readonly name: string; readonly physical: boolean; readonly lent?: true }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/**
 * A game that begins in the middle: what was decided before anybody sits down, with the secret of the dice for which it
 * was decided. Whatever the rules refuse is left to be asked.
 */
export interface Opening {
  /** 64 hexadecimal digits: everybody who begins like this has the same map and dice. */
  readonly secret: string
  readonly answers: readonly { readonly seat: Seat; readonly command: unknown }[]
}

export interface MatchSetup {
  readonly game: string
  readonly title: string
  readonly options: OptionValues
  readonly seats: Readonly<Record<Seat, SeatChoice>>
  /** By default a fresh one; the same seed gives the same map and dice. */
  readonly seed?: string
  /** Only when it is created: no card keeps it. */
  readonly opening?: Opening
  /** So many commands were given before anybody sat down: nobody takes these back. */
  readonly opened?: number
  readonly undoDice: 'same' | 'fresh'
  /** The first-game guide plays along. */
  readonly guide: boolean
  /** The campaign whose battle this is, by its table, and which one of it. */
  readonly campaign?: { readonly id: string; readonly part: number }
}

/** A game in the library: what the list of tables shows, without opening it. */
export interface MatchCard {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly setup: MatchSetup
  /** Milliseconds since 1970, for sorting and "yesterday". */
  readonly touched: number
  readonly commands: number
  /** "Turn 7" in the words of the book; "Setting up" before the first turn. */
  readonly standing: string
  /** Who owes an answer that a person gives. */
  readonly waitingFor: readonly Seat[]
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null
  /** How often something was taken back although it had been rolled, shown or answered. */
  readonly takeBacks?: number
}

/** A table of which something is kept that cannot be read: it can be saved to a file as it is, and removed. */
export interface BrokenCard {
  readonly id: string
  /** What it was called, as far as that can be read. */
  readonly title: string | null
  readonly fault: Fault
}

/** What came of checking every die of a finished game against its seal. */
export type Seal =
  | {
      readonly ok: true
      readonly rolls: number
      readonly draws: number
      readonly byHand: number
      /** The game was begun under the older promise, which bound its host to less. */
      readonly older: boolean
      /** The rules were changed while it was played. */
      readonly otherRules: boolean
    }
  | { readonly ok: false; readonly fault: Fault }

/** Bots answer after this many milliseconds; 0 at once; null: only when stepped. */
export type Pace = number | null

export type ToHost =
  | { readonly t: 'list'; readonly id: number }
  | { readonly t: 'create'; readonly id: number; readonly setup: MatchSetup }
  /**
   * `take`: also if it is open elsewhere, where it is then closed. `older`: also if it was kept under other rules, as far
   * as it holds; without it such a table is refused at `older`, with a sentence that says how far. One that can only be
   * read is refused at `only-read` in any case.
   */
  | {
      readonly t: 'open'
      readonly id: number
      readonly table: string
      readonly take?: boolean
      readonly older?: boolean
    }
  | { readonly t: 'close'; readonly table: string }
  /**
   * A battle that is over answers what this open table asks. Battles that were over when it was opened are taken in by
   * themselves.
   */
  | { readonly t: 'take-in'; readonly id: number; readonly table: string; readonly battle: string }
  | { readonly t: 'rename'; readonly id: number; readonly table: string; readonly title: string }
  | { readonly t: 'delete'; readonly id: number; readonly table: string }
  /**
   * The answer carries the text of the file, which is offered for download and not read by the page. `battles`: of a
   * campaign, with the battles that were played here.
   */
  | { readonly t: 'export'; readonly id: number; readonly table: string; readonly battles?: boolean }
  | { readonly t: 'import'; readonly id: number; readonly text: string; readonly name: string }
  /** A message to the match host of an open table. A line opens with its first message and ends with `leave`. */
  | { readonly t: 'say'; readonly table: string; readonly line: string; readonly message: ClientMessage }
  | { readonly t: 'pace'; readonly table: string; readonly pace: Pace }
  /** With a pace of null: let the bots make one decision. */
  | { readonly t: 'step-bots'; readonly table: string }
  /** A bot plays for a person from here on; or the person takes the seat back. */
  | { readonly t: 'lend'; readonly table: string; readonly seat: Seat; readonly lent: boolean }
  /** Whether every die of a game that is over is as it was sealed. */
  | { readonly t: 'verify'; readonly id: number; readonly table: string }
  | { readonly t: 'time-up'; readonly table: string; readonly seat: Seat }

export type FromHost =
  | {
      readonly t: 'listed'
      readonly id: number
      readonly tables: readonly MatchCard[]
      readonly broken: readonly BrokenCard[]
    }
  | { readonly t: 'created'; readonly id: number; readonly card: MatchCard }
  | { readonly t: 'opened'; readonly id: number; readonly card: MatchCard }
  | { readonly t: 'ok'; readonly id: number }
  | { readonly t: 'exported'; readonly id: number; readonly name: string; readonly text: string }
  | { readonly t: 'imported'; readonly id: number; readonly card: MatchCard }
  | { readonly t: 'failed'; readonly id: number; readonly fault: Fault }
  | { readonly t: 'said'; readonly table: string; readonly line: string; readonly message: HostMessage }
  | { readonly t: 'card'; readonly card: MatchCard }
  | { readonly t: 'verified'; readonly id: number; readonly seal: Seal }
  /** The table was opened elsewhere and is closed here. */
  | { readonly t: 'taken'; readonly table: string }
  /** The table went on elsewhere although it was open here; it is closed here, and newer where it is kept. */
  | { readonly t: 'overtaken'; readonly table: string }
  /** To another window at the table: the one that had it has closed it. */
  | { readonly t: 'closed'; readonly table: string }
  /** The host is alive: said again and again. */
  | { readonly t: 'pulse' }
  /** Something failed that nobody asked for, such as writing to a full disk. Play goes on and writing is tried again. */
  | { readonly t: 'trouble'; readonly table: string | null; readonly fault: Fault }
