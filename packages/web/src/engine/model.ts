/** What the page knows of a table, line by line. */
import type { Pace, MatchCard } from '@shamble/host'
import type {
  Fault,
  HostMessage,
  Said,
  Outcome,
  Presence,
  Seat,
  StoryEntry,
  Talk,
  Throw,
  Update,
  Welcome,
} from '@shamble/kernel'

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
  /** What was said at the table, as far as it was for this line; null where nobody else plays. */
  readonly talk: Pick<Talk, 'said' | 'rests'> | null
  /** Why this line was not given its seats. */
  readonly unseated: Fault | null
  readonly over: { readonly outcome: Outcome; readonly secret: string | null } | null
}

export interface MatchModel {
  readonly card: MatchCard
  readonly lines: Readonly<Record<string, LineModel>>
  readonly pace: Pace
  /** Who is here; null where nobody else plays. */
  readonly presence: Presence | null
  /** Opened in another window, or the window that had it is gone: nothing can be done here. */
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
  talk: null,
  unseated: null,
  over: null,
}

/** The story with what an update tells. */
function told({ story }: LineModel, { from, entries, opened }: Update): Pick<LineModel, 'story' | 'fresh'> {
  const kept = story.slice(0, from + 1)
  for (const more of opened) {
    const before = kept[more.entry + 1]
    if (before) kept[more.entry + 1] = { ...before, ...more }
  }
  return { story: [...kept, ...entries], fresh: from < 0 ? [] : entries }
}

/** What an update ends: a die that was asked for, a proposal that the log has overtaken. */
function afterUpdate(line: LineModel, update: Update): Partial<LineModel> {
  const before = line.update
  const grown = before?.log !== update.log || update.undone > 0 || before.hands?.length !== update.hands?.length
  return {
    die: null,
    waiting: update.awaits,
    correctable: update.correctable,
    ...(grown ? { proposal: null, declined: null } : {}),
  }
}

/** What a message changes of what a line knows; null if it is about something else. */
export function heardBy(line: LineModel, message: Said): Partial<LineModel> | null {
  switch (message.t) {
    case 'welcome':
      return { welcome: message }
    case 'update':
      return { ...told(line, message), ...afterUpdate(line, message), update: message }
    case 'over':
      return { over: message, die: null, waiting: null }
    case 'talk': {
      const before = line.talk?.said ?? []
      const news = message.said.filter(({ n }) => n > (before.at(-1)?.n ?? -1))
      return { talk: { said: [...before, ...news], rests: message.rests } }
    }
    case 'die-needed':
      return { die: message, waiting: null, correctable: message.correctable }
    case 'waiting':
      return { die: null, waiting: message.seat, correctable: message.correctable }
    case 'undo-proposed':
    case 'hands-proposed':
      return { proposal: message, declined: null }
    case 'undo-declined':
    case 'hands-declined':
      return { proposal: null, declined: message.seat }
    case 'error':
      // Only seats are refused with a clause and without a number.
      return message.clause === undefined || message.id !== undefined
        ? null
        : { unseated: { at: message.clause, why: message.why } }
    default:
      return null
  }
}
