/** What the page knows of a table, line by line. */
import type { Pace, MatchCard } from '@shamble/host'
import type { Fault, HostMessage, Outcome, Seat, StoryEntry, Throw, Update, Welcome } from '@shamble/kernel'

/** A real die that somebody must throw. */
export interface DieNeeded {
  readonly ask: Throw
  readonly index: number
  readonly typed: readonly number[]
}

/** What one person (or whoever looks on) knows of a table. */
export interface LineModel {
  readonly name: string
  readonly welcome: Welcome | null
  readonly update: Update | null
  /** The set-up first, then every entry of the log. */
  readonly story: readonly StoryEntry[]
  /** Entries that came with the last update, to be played; empty after joining. */
  readonly fresh: readonly StoryEntry[]
  readonly die: DieNeeded | null
  /** Somebody else's die is awaited. */
  readonly waiting: Seat | null
  /** Who may still correct the last real die. */
  readonly correctable: Seat | null
  /** Somebody wants to take back, or to throw real dice. */
  readonly proposal: Extract<HostMessage, { t: 'undo-proposed' | 'hands-proposed' }> | null
  /** Who said no to the last proposal. */
  readonly declined: Seat | null
  readonly over: { readonly outcome: Outcome; readonly secret: string | null } | null
}

export interface MatchModel {
  readonly card: MatchCard
  readonly lines: Readonly<Record<string, LineModel>>
  readonly pace: Pace
  /** Opened in another window: nothing can be done here. */
  readonly taken: boolean
  readonly trouble: Fault | null
  /** It has stopped its worker twice at the same entry: it is not played on here, only looked at. */
  readonly stuck: Fault | null
}

export const BLANK: Omit<LineModel, 'name'> = {
  welcome: null,
  update: null,
  story: [],
  fresh: [],
  die: null,
  waiting: null,
  correctable: null,
  proposal: null,
  declined: null,
  over: null,
}

/** The story with what an update tells. */
export function told({ story }: LineModel, { from, entries, opened }: Update): Pick<LineModel, 'story' | 'fresh'> {
  const kept = story.slice(0, from + 1)
  for (const more of opened) {
    const before = kept[more.entry + 1]
    if (before) kept[more.entry + 1] = { ...before, ...more }
  }
  return { story: [...kept, ...entries], fresh: from < 0 ? [] : entries }
}

/** What an update ends: a die that was asked for, a proposal that the log has overtaken. */
export function afterUpdate(line: LineModel, update: Update): Partial<LineModel> {
  const before = line.update
  const grown = before?.log !== update.log || update.undone > 0 || before.hands?.length !== update.hands?.length
  return {
    die: null,
    waiting: update.awaits,
    correctable: update.correctable,
    ...(grown ? { proposal: null, declined: null } : {}),
  }
}
