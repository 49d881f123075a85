/**
 * A game's face: what the shared table must know to show a game it knows nothing about. Everything the table draws
 * comes from here or from the kernel's messages; whatever has to do with rules (reach, sight, danger, odds) was worked
 * out by the rules in the worker and arrives as hints and odds.
 */
import type { ClauseIndex, OptionSchema, OptionValue, OptionValues, Pending, Seat, ShownGroup } from '@shamble/kernel'
import type { ComponentType, JSX } from 'preact'

/** Any event, view or command of a game; only the game's own face looks inside. */
export type Json = unknown

/** A sentence for people: plain words, names in bold, numbers and dice in mono, clauses as links. */
export type Phrase = readonly (
  | string
  | { readonly name: string }
  | { readonly figure: string }
  | { readonly mono: string }
  | { readonly clause: string }
)[]

/** A die as the tray shows it. */
export interface DieShown {
  readonly sides: number
  readonly face: number
  /** "4+2 = 6", and what it did: "kill 11". */
  readonly sum?: string
  readonly result: string
  readonly mark: 'plain' | 'good' | 'bad'
}

export interface RollShown {
  readonly title: string
  readonly dice: readonly DieShown[]
  readonly clause: string
  /** Parts of the number: "+1 assault rifle". */
  readonly parts: readonly { readonly value: string; readonly words: string; readonly clause: string }[]
  /** "Burst over". */
  readonly verdict: string
  readonly seat: Seat
}

/** One line of the log. */
export interface LogLine {
  readonly icon: string
  readonly words: Phrase
  readonly kind: 'move' | 'fight' | 'dice' | 'rule' | 'phase'
  /** Begins a new group: "Turn 7, marines". */
  readonly heading?: string
  readonly roll?: RollShown
  /** Figures or places it is about, to point at on the board. */
  readonly about: readonly string[]
  /** Worth finding again: a mark on the scrubber of a replay. */
  readonly mark?: 'turned' | 'killed' | 'hurt' | 'died' | 'goal'
}

/** A thing of which a stock is shown: rounds in a magazine, hit points. */
export interface Gauge {
  readonly icon: string
  readonly name: string
  readonly left: number
  readonly of: number
  readonly active: boolean
  /** How much one block of the bar stands for; one unless said otherwise. */
  readonly per?: number
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
  readonly hp: Gauge | null
  readonly gauges: readonly Gauge[]
  readonly carried: readonly string[]
  readonly dead: boolean
  readonly acted: boolean
  readonly acting: boolean
}

/** One way of doing an order: what is sent, and how it is said. */
export interface Variant {
  readonly label: string
  /** The filled button: "Stand and fire at 9". */
  readonly commit: string
  /**
   * Sent one after the other. The rest is held back when a command is refused, when the next one is no longer offered, or
   * when dice were thrown or something came to light; whether a command could be taken back does not matter.
   */
  readonly commands: readonly Json[]
  /** Ask the rules for the odds of the first command. */
  readonly odds: boolean
  /** "d6 + 2" */
  readonly dice?: string
  readonly parts: readonly { readonly value: string; readonly words: string; readonly clause: string }[]
  /** Asked once before it is sent: "The blast kills Ito too. Throw anyway?" */
  readonly warning?: string
  /** What is declared, by name ("Bursts", "2"): many variants are chosen by these, one value at a time. */
  readonly dials?: Readonly<Record<string, string>>
}

/** Something the chosen figure may do. An order that is impossible now stays, with the reason. */
export interface Order {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly key: string
  readonly detail: string
  readonly enabled: boolean
  readonly clause?: string
  /**
   * What it needs to be pointed at. 'none' and 'dialog' need nothing: `preview` with this order and no aim gives the
   * variants at once, one for 'none' (commit it), several for 'dialog'.
   */
  readonly aims: 'square' | 'figure' | 'side' | 'none' | 'dialog'
}

/** What pointing at something with an order in hand would do: the preview popover. */
export interface Preview {
  readonly title: string
  readonly subtitle: string
  readonly mark: string
  readonly variants: readonly Variant[]
  readonly notes: readonly { readonly value: string; readonly words: string; readonly clause: string }[]
  /** Nothing can be done here: why not. */
  readonly refusal: { readonly clause: string; readonly reason: string } | null
}

/** What is chosen, aimed at and pointed to. */
export interface Selection {
  readonly figure: string | null
  readonly order: string | null
  /** A place or figure of the board, as the game names it: "24,17", "zombie 9". */
  readonly aim: string | null
  readonly hover: string | null
  /** "What if": the chosen figure looks and aims as if it stood at this place. */
  readonly whatIf?: string | null
}

export interface Situation {
  readonly view: Json
  /** The settled options of the match. */
  readonly options: OptionValues
  /** Whose choices these are: the seat of the chosen figure if a person here holds it, else one that is asked. */
  readonly seat: Seat | null
  readonly pending: Pending | null
  readonly choices: readonly Json[]
  /** The last answer to `hintsFor`; the face sees for itself whether it is still true, so an old one may stay meanwhile. */
  readonly hints: Json
  readonly selection: Selection
}

export interface BoardProps extends Situation {
  /** Events being played, for motion; empty when the picture is at rest. */
  readonly playing: readonly Json[]
  readonly motion: boolean
  /** The clause for which a real die is awaited: what its faces mean on the board can be shown. */
  readonly dieFor?: string | null
  /** Screen pixels per unit of the board, for the level of detail; may be rounded. */
  readonly scale: number
  readonly layers: Readonly<Record<string, boolean>>
}

/** A node of the table in words. */
export interface WordNode {
  readonly id: string
  readonly text: string
  readonly children?: readonly WordNode[]
  /** Choosing it does the same as picking this place, order or figure. */
  readonly act?: {
    readonly figure?: string
    readonly order?: string
    readonly place?: string
    readonly commands?: readonly Json[]
  }
}

export interface SeatSlot {
  readonly seat: Seat
  readonly label: string
  readonly side: string
  /** What the seat plays, where that is chosen before the game: a place in an option that is a list of words. */
  readonly role?: {
    readonly option: string
    readonly index: number
    readonly value: string
    readonly choices: readonly { readonly value: string; readonly label: string; readonly says: string }[]
  }
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
export interface SkirmishFace {
  readonly card: Pick<ScenarioCard, 'id' | 'title' | 'length' | 'extent'>
  /** The first is the usual one. */
  readonly sizes: readonly { readonly value: string; readonly label: string }[]
  load(): Promise<SkirmishTools>
}

export interface SkirmishTools {
  /** A scenario for the option that holds one's own, fresh every time. */
  roll(size: string): OptionValue
  /** Its table from above, and what stands there in words. */
  readonly Plan: ComponentType<{ readonly scenario: OptionValue }>
}

/** What the set-up page must know of a game; loaded without its board. */
export interface SetupFace {
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
  /** What is asked with the scenario and is no house rule: who sets out. */
  readonly asks?: readonly {
    readonly option: string
    readonly label: string
    readonly choices: readonly { readonly value: string; readonly label: string; readonly says: string }[]
  }[]
  readonly scenarios: readonly ScenarioCard[]
  /** The options that hold the scenario and how many figures set out, and how the latter is said. */
  readonly scenarioOption: string
  readonly size: { readonly option: string; readonly label: string }
  readonly quickStart: OptionValues
  /** The option that holds a scenario of one's own, and what it says; null if a listed one is played. */
  readonly ownOption?: string
  own?(options: OptionValues): ScenarioCard | null
  readonly skirmish?: SkirmishFace
  seats(options: OptionValues): readonly SeatSlot[]
  /** "three marines", "the dead": so many seats of a side, of so many that it has. */
  sideWords(side: string, seats: number, of: number): string
}

/** Series over the game for the report: losses, dead on the board … one value per turn. */
export interface Series {
  readonly label: string
  readonly tone: 'living' | 'dead' | 'loss' | 'plain'
  readonly values: readonly number[]
}

/** One row of the luck report: so many rolls of one kind, what was expected, what came. */
export interface LuckRow {
  readonly who: string
  readonly what: string
  readonly rolls: number
  readonly expected: number
  readonly variance: number
  readonly actual: number
  readonly unit: string
}

export interface EndReport {
  readonly headline: string
  readonly fates: readonly { readonly figure: string; readonly words: string }[]
  readonly series: readonly Series[]
  readonly luck: readonly LuckRow[]
  /** What happened, in a few sentences, after the reason for the end. */
  readonly story?: string
  /** Where figures went, in the board's units, and where they fell. */
  readonly ways?: readonly Way[]
}

/** The way of one figure over the board. */
export interface Way {
  readonly figure: string
  readonly points: readonly (readonly [number, number])[]
  readonly fell: boolean
}

export interface GuideStep {
  readonly id: string
  /** Shown while this is true of the situation; the first that applies. */
  readonly when: (s: Situation) => boolean
  readonly words: string
  readonly clause?: string
}

/** What nobody needs to begin: the sentences of the rules, of the set-up and of the guide, the report. */
export interface GameBook {
  readonly clauses: ClauseIndex
  readonly chapters: readonly { readonly topic: string; readonly title: string }[]
  readonly setup: SetupFace
  readonly guide: readonly GuideStep[]
  /** The table in words. */
  words(s: Situation): readonly WordNode[]
  legend(s: Situation): readonly { readonly sign: JSX.Element; readonly words: string }[]
  report(
    story: readonly {
      readonly events: readonly Json[]
      readonly rolled: readonly (readonly [string, number, number])[]
    }[],
    view: Json,
    options: OptionValues,
  ): EndReport
  /** A view of a game that is over with nothing hidden, given its last position; left out where nothing ever is. */
  unveiled?(view: Json, position: Json): Json
}

export interface GameFace {
  readonly id: string
  readonly title: string
  /** Loaded by itself, after the table; components ask by `useBook`. */
  book(): Promise<GameBook>
  Mark: ComponentType<{ readonly mark: string; readonly size: number }>
  Icon: ComponentType<{ readonly icon: string; readonly size: number }>
  Board: ComponentType<BoardProps>
  MiniMap: ComponentType<
    Situation & { readonly window: DOMRectReadOnly | null; readonly onJump: (x: number, y: number) => void }
  >
  /** What lies beside the board: cards in hand, piles. One more block of the roster. */
  Beside?: ComponentType<Situation>
  /** Over the edge of the board: a card that was just turned over, what everybody should know. Nothing in it is pressed. */
  Overlay?: ComponentType<Situation & Pick<BoardProps, 'playing' | 'motion'>>
  /** Board size in its own units, for fitting. */
  extent(view: Json): {
    readonly width: number
    readonly height: number
    /** A board that grows says where its corner is: what is shown keeps its place on the screen. */
    readonly corner?: { readonly x: number; readonly y: number }
    readonly focus: DOMRectReadOnly | null
  }
  /**
   * What the question at hand is about, in the board's units; null for the whole board. It is brought into sight, large
   * enough to point at, whenever the topic changes. Left out, or no subject: the board stays as it is.
   */
  subject?(s: Situation): { readonly topic: string; readonly rect: DOMRectReadOnly | null } | null
  /** What the book calls a round of play: "Turn", "Cycle". */
  readonly round: string
  /** "TURN 7", and its phases with who has acted. */
  standing(view: Json): {
    readonly turn: number
    readonly phases: readonly { readonly label: string; readonly now: boolean; readonly done: boolean }[]
  }
  /** What the chosen figure has left this turn: 3 squares, 1 attack; and after this variant of what is in the sights. */
  left?(s: Situation, variant: number): readonly { readonly value: string; readonly words: string }[]
  /** How much of what the chosen figure's card counts would be spent on what is in the sights. */
  planned?(s: Situation, variant: number): number
  /** What the scenario is about, in a few words: "helipad not found". */
  goal?(s: Situation): string
  /** The one sentence that says who owes what. */
  question(s: Situation): string
  figures(view: Json, options: OptionValues): readonly FigureCard[]
  /** The seat that speaks for a figure ("M1", "zombie 9"). */
  seatOf(figure: string, view: Json): Seat | null
  /** Counts under the map: "17 standing, 2 down". */
  counts(view: Json): readonly { readonly value: number; readonly words: string }[]
  /** Which figure is chosen by itself when a seat is asked. */
  defaultFigure(s: Situation): string | null
  /** The selection as far as it still makes sense after something has changed: when one figure is finished, the next. */
  settled(s: Situation): Selection
  orders(s: Situation): readonly Order[]
  /** Without an order in hand, what pointing there would most likely mean. */
  preview(s: Situation): Preview | null
  /** What is chosen after a place was picked: another figure, or something to aim at. */
  pick(place: string, s: Situation): Selection
  /** The places or figures worth aiming at now, the most pressing first, for going through them by keys. */
  targets(s: Situation): readonly string[]
  /** What may be done at any time, whoever is asked: giving up. */
  menu(s: Situation): readonly Variant[]
  /** What to ask the rules for when this is selected; null for nothing. */
  hintsFor(s: Situation): Json
  log(event: Json, view: Json): LogLine | null
  /** Several events in a row as lines, what belongs together in one; each line names the events it tells. */
  lines(events: readonly Json[], view: Json): readonly (LogLine & { readonly first: number; readonly last: number })[]
  /** "kill", "knock down": outcome keys of odds in words, in their order, with a tone. */
  oddsWords(key: string): { readonly words: string; readonly tone: 'good' | 'half' | 'bad' }
  /** Moving a cursor by the keyboard: the place one step from here. */
  neighbour(place: string | null, direction: 'up' | 'down' | 'left' | 'right', s: Situation): string
  /** "24,17", "D3", "zombie 9": what a person typed to go to. */
  find(text: string, s: Situation): string | null
  /** Which place a point of the board (in its units) is: with an order for sides the nearest one of them. */
  placeAt(x: number, y: number, s: Situation): string | null
  /** What stands along the top and the left edge of the frame, in the board's units. */
  axes(view: Json): {
    readonly x: readonly { readonly at: number; readonly label: string }[]
    readonly y: readonly { readonly at: number; readonly label: string }[]
  }
  /** Where a place is on the board, in its units. */
  placeRect(
    place: string,
    view: Json,
  ): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null
  layers: readonly { readonly id: string; readonly label: string; readonly on: boolean }[]
}
