/** What a game says about its campaigns: the pages around them know no game, only this. */
import type { ClauseIndex, OptionValues, Seat } from '@shamble/kernel'
import type { Printables } from '@shamble/print'
import type { FunctionComponent } from 'preact'
import type { SeatSlot, SetupDisplay } from '../play/game-display.ts'

/** People who are ready to set out together. */
export interface Team {
  readonly id: string
  readonly title: string
  readonly people: readonly { readonly name: string; readonly mark: string; readonly says: string }[]
}

export type Tone = 'good' | 'fair' | 'poor' | 'bad'

/** A battle on the chart: how far along it is, and on which of the ways beside each other. */
export interface Station {
  readonly id: string
  readonly title: string
  readonly column: number
  readonly lane: number
  readonly state: 'done' | 'now' | 'ahead' | 'missed' | 'unreached'
  /** The team is there, or has just come from there. */
  readonly isHere: boolean
  /** "a major victory"; empty if it was not fought. */
  readonly grade: string
  readonly tone: Tone
}

export interface Chart {
  readonly stations: readonly Station[]
  readonly ways: readonly { readonly from: string; readonly to: string; readonly taken: boolean }[]
}

/** The battle that is to be fought now. */
export interface NextBattle {
  readonly title: string
  readonly says: string
  /** What the button says that begins it; else it is played by its title. */
  readonly play?: string
  /** "about an hour, 120 by 80 cm". */
  readonly size: string
  /** What it means, in sentences: who goes, what earlier battles have left, what there is to win. */
  readonly means: readonly { readonly says: string; readonly clause?: string }[]
}

/** What is said of a battle that is over. */
export interface BattleReport {
  readonly headline: string
  readonly says: string
  readonly tone: Tone
}

export interface Asked<View = unknown, Command = unknown> {
  readonly view: View
  readonly options: OptionValues
  /** The step that asks, by its name. */
  readonly asks: string
  readonly choices: readonly Command[]
}

export interface Choice<Command = unknown> {
  readonly command: Command
  readonly label: string
  readonly says?: string
  readonly clause?: string
  /** Those of one group stand together under its name. */
  readonly group?: string
  /** What is done when there is nothing more to do. */
  readonly isEnd?: boolean
}

export interface CampaignQuestion<Command = unknown> {
  readonly title: string
  readonly says: string
  readonly clause: string
  readonly choices: readonly Choice<Command>[]
}

/** Something on a sheet; what the last battle has changed has a bar. */
export interface SheetLine {
  readonly label: string
  readonly says?: string
  readonly clause?: string
  readonly isNew?: boolean
}

export interface SheetGauge {
  readonly label: string
  readonly value: number
  readonly of: number
  readonly says: string
  readonly tone: 'plain' | 'good' | 'bad'
  readonly isNew: boolean
}

export interface Sheet {
  readonly name: string
  readonly mark: string
  readonly says: string
  readonly gauges: readonly SheetGauge[]
  readonly lists: readonly { readonly title: string; readonly lines: readonly SheetLine[] }[]
  /** Kills, battles, where experience came from. */
  readonly record: readonly string[]
  readonly isNew: boolean
}

/** Somebody who is no longer there. */
export interface Gone {
  readonly sheet: Sheet
  /** "was killed in Mercy". */
  readonly fate: string
}

/** A battle of the record, in its order. */
export interface Fought {
  readonly title: string
  readonly grade: string
  readonly tone: Tone
  readonly says: string
  readonly starters: number
  readonly survivors: number
}

export interface HistoryLine {
  readonly says: string
  readonly clause: string
  /** Whom it is about; null for all. */
  readonly about: string | null
}

export interface History {
  readonly chapters: readonly { readonly title: string; readonly lines: readonly HistoryLine[] }[]
  /** How people grew, where they do: a value after every battle, null where they were not there. */
  readonly growth?: {
    readonly title: string
    readonly battles: readonly string[]
    readonly people: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  }
}

export interface DeskProps<View = unknown, Command = unknown> extends Asked<View, Command> {
  readonly give: (command: Command) => Promise<boolean>
}

/** What has happened by one command: of a story the events. */
export interface Happened<Event = unknown> {
  readonly events: readonly Event[]
}

/** How a campaign is begun on a page of its own. */
export interface CampaignSetup {
  readonly length: string
  /** How many seats there are beside those that are always there; `called` is what one of them is, else a player. */
  readonly players: {
    readonly min: number
    readonly max: number
    readonly usual?: number
    readonly called?: string
  }
  /** Who may hold a seat, the usual one first; without it, whoever begins the campaign holds the first. */
  readonly seatKinds?: (seat: Seat) => readonly ('me' | 'someone' | 'bot')[]
  /** The house rules of every battle. */
  readonly house: SetupDisplay
  options(players: number, house: OptionValues): OptionValues
  seats(players: number): readonly SeatSlot[]
}

/** People who go on together from battle to battle; the first seat decides for all. */
export interface TeamDisplay<View = unknown, Event = unknown, Command = unknown> {
  readonly Mark: FunctionComponent<{ readonly mark: string; readonly size: number }>
  /** Ready-made teams, where there are any; else whom everybody plays is chosen when it has begun. */
  readonly ready?: readonly Team[]
  /** "Make your own people", and what that means. */
  readonly own?: { readonly title: string; readonly says: string; readonly clause: string }
  /** The commands with which a ready-made team sets out. */
  muster?(team: string): readonly Command[]
  /** What that is called which belongs to nobody; without it, the stash. */
  readonly stashTitle?: string
  /** `before`: how it was before the last battle was reported. */
  people(view: View, options: OptionValues, before: View | null, story: readonly Happened<Event>[]): readonly Sheet[]
  gone(view: View, options: OptionValues, story: readonly Happened<Event>[]): readonly Gone[]
  /** What belongs to nobody. */
  stash(view: View, before: View | null): readonly SheetLine[]
}

export interface SeenCampaign<View = unknown> {
  readonly view: View
  readonly options: OptionValues
}

/** What is known of a campaign besides how it stands, when it is put on paper. */
export interface Printed<Event = unknown> {
  readonly options: OptionValues
  readonly story: readonly Happened<Event>[]
}

/** A campaign as its page has it. */
export interface Shown<View = unknown, Event = unknown> {
  readonly view: View
  readonly options: OptionValues
  /** How it was before the last battle came home; null before the first. */
  readonly before: View | null
  readonly story: readonly Happened<Event>[]
  /** What the holders of its seats are called. */
  readonly names: Readonly<Record<Seat, string>>
  /** Where the battle of this number is looked at again; null where it was not played here. */
  readonly replay: (part: number) => string | null
}

/** A part of the page that only this campaign has. */
export interface CampaignPart<View = unknown, Event = unknown> {
  readonly id: string
  readonly title: string
  /** There is nothing of it yet. */
  isEmpty(shown: Shown<View, Event>): boolean
  readonly Part: FunctionComponent<Shown<View, Event>>
}

/**
 * What every campaign has: seats, questions, desks, battles beside it, a season, a chronicle, print. By the types of the
 * campaign, and by the view of its battles: inside it nothing is cast. The pages know none of them.
 */
export interface CampaignDisplay<View = unknown, Event = unknown, Command = unknown, Battle = unknown> {
  /** The campaign's own game, and that of its battles. */
  readonly id: string
  readonly battle: string
  readonly title: string
  readonly says: string
  readonly credit: string
  readonly clauses: ClauseIndex
  /** Left out where it is set up as a table is. */
  readonly setup?: CampaignSetup
  /** Left out where there is none. */
  readonly team?: TeamDisplay<View, Event, Command>
  /** The road from battle to battle; left out where there is none. */
  chart?(view: View): Chart
  /** What else there is to see of it. */
  readonly parts?: readonly CampaignPart<View, Event>[]
  /** Its map is a table: whatever no desk here answers is answered there. */
  readonly isTable?: true
  /** Questions that need more than a list of choices, by the step that asks. */
  readonly desks: Readonly<Record<string, FunctionComponent<DeskProps<View, Command>>>>
  /** The form for a battle that was fought elsewhere. */
  readonly Elsewhere: FunctionComponent<DeskProps<View, Command>>
  /** The table of a battle from above, before it is laid, by the options of the battle. */
  readonly Ground?: FunctionComponent<{ readonly options: OptionValues }>
  /** Left out where nobody can give up for all. */
  readonly giveUp?: Command
  /** What giving up means; without it, the campaign is lost. */
  readonly givingUp?: string
  /** What the button says that brings a battle home. */
  readonly homeward?: string
  next(view: View, options: OptionValues): NextBattle
  /** Null as long as the battle is not over. */
  report(view: Battle, options: OptionValues): BattleReport | null
  question(asked: Asked<View, Command>): CampaignQuestion<Command>
  season(view: View, options: OptionValues): readonly Fought[]
  /** What is ahead is the same whoever sets out: its chart is there from the first question on. */
  readonly isKnown?: true
  /** "Two scenarios are behind them."; else said of its team. */
  standing?(view: View, options: OptionValues): string
  /** Whether a campaign that is over was won; without it, somebody's win is. */
  isWon?(view: View): boolean
  /** The sheets of its people, with whatever else the game prints; `told`: by which options, and all that has happened. */
  printables(view: View, told: Printed<Event>): Promise<Printables>
  /** `seen`: how it stands, and by which options. */
  chronicle(story: readonly Happened<Event>[], seen: SeenCampaign<View>): History
  /** What happened, in sentences. */
  lines(events: readonly Event[], seen: SeenCampaign<View>): readonly HistoryLine[]
  /** Did a battle end with this? */
  isBattle(events: readonly Event[]): boolean
}

/** Forgets a campaign's own types. The pages hand it only what its rules gave them. */
export const anyCampaign = <View, Event, Command, Battle>(
  display: CampaignDisplay<View, Event, Command, Battle>,
): CampaignDisplay => display as unknown as CampaignDisplay
