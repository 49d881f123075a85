/** What an entry of the shelf can hold. Everything but names is loaded when it is first needed. */
import type { Fault, GameEvent, GameSource, OptionValues, Seat, Skirmish, Standing } from '@shamble/kernel'
import type { Printables } from '@shamble/print'

export interface GameEntry extends GameSource {
  /** What there is to print. */
  readonly print?: () => Promise<Printables>
  /** Which bot games are played when many are, and who counts as the winner; else the standard game. */
  readonly trials?: () => Promise<Trials>
  /** Only of a game on squares that brings no drawing to the page: its board by data. */
  readonly board?: () => Promise<(view: unknown) => BoardDrawing>
  /** Only of games for which one can write scenarios: in an editor of the page, unless they are written as text. */
  readonly workshop?: () => Promise<Workshop>
  /** Only of games in which every seat builds a force. */
  readonly muster?: () => Promise<Muster>
  /** Only of games that have one. */
  readonly campaign?: CampaignEntry
}

/** A force with whose it is and within which budget: what `shamble force` writes and reads. */
export interface MusteredForce {
  readonly faction: string
  readonly points: number
  readonly force: readonly unknown[]
}

/** Something that is wrong with a force, where, and by which rule. */
export interface ForceFault extends Fault {
  readonly clause: string
}

/** What of it could be read; a fault where it is no force at all. */
export type ReadForce =
  | { readonly ok: true; readonly value: MusteredForce }
  | { readonly ok: false; readonly fault: Fault }

/** How forces are built, checked and told. */
export interface Muster {
  readonly factions: readonly string[]
  readonly points: { readonly least: number; readonly most: number; readonly usual: number }
  ready(faction: string, points: number): MusteredForce
  random(faction: string, points: number, seed: string): MusteredForce
  costOf(force: MusteredForce): number
  /** All that is wrong with it; of a legal one nothing. */
  faultsOf(force: MusteredForce): readonly ForceFault[]
  /** As people paste it to each other. */
  textOf(force: MusteredForce): string
  readText(text: string, points: number): ReadForce
  readDocument(document: unknown, points: number): ReadForce
}

/** What lies on a board of squares; columns and rows count from 1. A page that knows no more draws it. */
export interface BoardDrawing {
  readonly columns: number
  readonly rows: number
  /** Squares that are not like the others, and what they are in a word. */
  readonly squares?: readonly { readonly at: readonly [number, number]; readonly kind: string }[]
  readonly pieces: readonly {
    /** As commands name it. */
    readonly id: string
    readonly at: readonly [number, number]
    /** A letter or two. */
    readonly mark: string
    readonly seat?: Seat
  }[]
}

/** Forgets a view's own type, as `anyGame` does: a board is drawn only of what the same game shows. */
export const anyBoard = <View>(draw: (view: View) => BoardDrawing): ((view: unknown) => BoardDrawing) =>
  draw as (view: unknown) => BoardDrawing

export interface Trials {
  readonly side: string
  /** Games for each setting. */
  readonly games: number
  /** The heads of the columns that tell settings apart, and their values; options of the same names. */
  readonly columns: readonly string[]
  readonly settings: readonly (readonly (string | number)[])[]
  /** What searching bots play against the clock. */
  readonly byTheClock: readonly OptionValues[]
  /** What the bench asks of random play. */
  readonly speed?: Speed
}

export interface Speed {
  /** Actions of random play in a CPU-second. */
  readonly least: number
  /** Also where two checkouts are compared. */
  readonly isFirm?: boolean
  /** Seconds of a slice, where a game is so large that the usual ones are too short. */
  readonly slice?: number
}

/** Something about a scenario of one's own: a fault keeps it from being played, a warning does not. */
export interface ScenarioFault extends Fault {
  readonly clause: string
  readonly grade: 'fault' | 'warning'
}

export interface Workshop {
  /** All that is wrong with a scenario file. */
  faultsOf(document: unknown): readonly ScenarioFault[]
  /** Tables of these sizes, the usual one first. */
  readonly sizes: readonly string[]
  /** What can be asked for on a rolled table, where that is chosen; drawn if nothing is said. */
  readonly objectives?: readonly string[]
  /** There is no editor for it: its tables are made of lots, in a few lines of text. */
  readonly isText?: true
  /** Null if no such table was found. */
  roll(asked: Skirmish): { readonly title: string; readonly says: string } | null
}

/** How one scenario of a campaign went. */
export interface Stage {
  readonly scenario: string
  readonly grade: string
  readonly starters: number
  readonly survivors: number
}

/** What is counted of a campaign that is over, in the game's own words. */
export interface Ending {
  /** Which of the campaign's sides have won it. */
  readonly winners: readonly string[]
  readonly reason: string
  /** How much there was of everything, by what it is called. */
  readonly numbers: Readonly<Record<string, number>>
  /** Of what sort everything was, a few words each, by what it is called. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Only of campaigns that have a course. */
  readonly course?: {
    readonly stages: readonly Stage[]
    /** Why people are no more with the team, and since which scenario. */
    readonly gone: readonly { readonly scenario: string; readonly fate: string }[]
  }
}

/** Scenarios that a team plays one after the other. */
export interface Course {
  /** In their order. */
  readonly scenarios: readonly (readonly [id: string, title: string])[]
  /** What one of them is called. */
  readonly stage: string
  /** From the best to the worst. */
  readonly grades: readonly string[]
}

/** Maps on which a campaign is played. */
export interface Maps {
  /** The same map for the same seed. */
  roll(seed: string): object
  /** All that is wrong with a map. */
  faultsOf(document: unknown): readonly ScenarioFault[]
  /** The options of a campaign of these factions, on this map: what is missing is as it is printed. */
  optionsFor(asked: { readonly factions?: readonly string[]; readonly map?: unknown }): OptionValues
}

/** One sentence of a campaign's history, and the scenario in or after which it happened. */
export interface HistoryLine {
  readonly scenario: string | null
  readonly person: string | null
  readonly clause: string
  readonly says: string
}

/** A campaign that is printed: how it stands, and all that was told of it. */
export interface Printed<S, E> {
  readonly state: S
  readonly options: OptionValues
  readonly events: readonly E[]
}

/** What is asked of a campaign beside its rules. */
export interface CampaignTools<S extends Standing, E extends GameEvent> {
  /** Who can win, as an ending names them. */
  sides(options: OptionValues): readonly string[]
  /** Only of campaigns that have one. */
  readonly course?: Course
  readonly maps?: Maps
  endingOf(state: S): Ending
  chronicle(
    events: readonly E[],
    options: OptionValues,
  ): {
    readonly lines: readonly HistoryLine[]
    /** How people grew, where they do. */
    readonly growth?: object
  }
  /** Sheets of its people, and whatever else there is of it. */
  print(printed: Printed<S, E>): Printables
}

/** The same for callers who know no game. */
export type AnyCampaignTools = CampaignTools<Standing, GameEvent>

/** A campaign is a game of its own, beside which the matches of another are played. */
export interface CampaignEntry extends GameSource {
  tools(): Promise<AnyCampaignTools>
}

/** Forgets a campaign's own types, as `anyGame` does: the tools are handed only what the same campaign made. */
export const anyTools = <S extends Standing, E extends GameEvent>(tools: CampaignTools<S, E>): AnyCampaignTools =>
  tools as unknown as AnyCampaignTools
