import type { AnyMatch } from './begin.ts'
import { breadcrumb } from './flow.ts'
import { type Reasons, Story } from './host-story.ts'
import type { Glance, Past, Update } from './messages.ts'
import { visibleTo } from './save.ts'
import { sealedEntries } from './sealed.ts'
import type { Seat } from './seat.ts'
import { mayUndo } from './undo.ts'

interface Change {
  readonly seq: number
  /** How long the log was before, and how much of that stands unchanged. */
  readonly before: number
  readonly kept: number
  /** Entries that were told before and held back something that is now open. */
  readonly opened: readonly number[]
}

const KEPT = 256
/** The entry of the set-up. */
const SETUP = -1

/** What has changed lately, so that a client can catch up after a gap. */
export class Feed {
  seq = 0
  #log = 0
  #sealed: ReadonlySet<number> = new Set()
  readonly #changes: Change[] = []

  /** The match has changed; from entry `from` on its log is another one, by default only what was cut off or added. */
  note(match: AnyMatch, from = Number.POSITIVE_INFINITY): void {
    const before = this.#log
    const after = match.entries.length
    const sealed = sealedEntries(match.entries, match.table.state.frames)
    const opened = match.table.state.outcome
      ? [SETUP, ...Array(before).keys()]
      : [...this.#sealed].filter((at) => !sealed.has(at))
    this.#sealed = sealed
    this.#changes.push({ seq: ++this.seq, before, kept: Math.min(before, after, from), opened })
    if (this.#changes.length > KEPT) this.#changes.shift()
    this.#log = after
  }

  /** Leads a client that knows `since` to the present; without it, or after too long a gap, the story comes whole. */
  update(match: AnyMatch, reasons: Reasons, seats: readonly Seat[], since: number | null): Update {
    const news = this.#newsSince(since)
    const known = news?.[0]?.before ?? this.#log
    const shortest = news?.reduce((low, { kept }) => Math.min(low, kept), this.#log) ?? 0
    // Before the first change not even the set-up is known.
    const from = news && since !== 0 ? Math.min(known, shortest) : -1
    const opened = new Set(news?.flatMap((change) => change.opened).filter((at) => at < from))
    const story = new Story(match, reasons, seats)
    const eyes = seats.length > 0 ? seats : [null]
    return {
      t: 'update',
      seq: this.seq,
      since: news ? since : null,
      log: match.entries.length,
      undone: news ? Math.max(0, known - shortest) : 0,
      decision: match.decision,
      where: breadcrumb(match.table.state.frames),
      pending: match.pending(),
      awaits: match.needs?.ask.seat ?? null,
      correctable: match.correctable,
      from,
      entries: story.from(from),
      opened: story.opened(opened),
      glances: eyes.map((seat) => glance(match, seat)),
      ...(match.hands.length > 0 ? { hands: [...match.hands] } : {}),
    }
  }

  #newsSince(since: number | null): Change[] | null {
    if (since === null || since > this.seq) return null
    const oldest = this.#changes[0]?.seq ?? 1
    return since < oldest - 1 ? null : this.#changes.filter((change) => change.seq > since)
  }
}

function glance(match: AnyMatch, seat: Seat | null): Glance {
  return {
    seat,
    view: match.game.view(match.table, seat),
    choices: seat === null ? [] : match.choices(seat),
    undo: seat === null ? null : mayUndo(match, seat),
  }
}

/** What these seats could see after so many commands, and what they were told by the last of them; once it is over, all that came of it. */
export function past(match: AnyMatch, seats: readonly (Seat | null)[], at: number): Past {
  const table = match.seek(at)
  return {
    t: 'past',
    at,
    of: match.entries.length,
    where: breadcrumb(table.state.frames),
    glances: seats.map((seat) => ({
      seat,
      view: match.game.view(table, seat),
      events: match.table.state.outcome === null ? visibleTo(match.told[at] ?? [], seat) : (match.told[at] ?? []),
    })),
  }
}
