import type { AnyMatch } from './begin.ts'
import { breadcrumb } from './flow.ts'
import type { Glance, Past, Update } from './messages.ts'
import { visibleTo } from './save.ts'
import type { Seat } from './seat.ts'
import type { GameEvent, Told } from './table.ts'
import { mayUndo } from './undo.ts'

interface Change {
  readonly seq: number
  /** How long the log was before and after. */
  readonly before: number
  readonly after: number
  events: readonly Told<GameEvent>[]
}

const KEPT = 256

/** What has changed lately, so that a client can catch up after a gap. */
export class Feed {
  seq = 0
  #log = 0
  readonly #changes: Change[] = []

  /** The match has changed: what it told since is new, what it took back is no longer told. */
  note(match: AnyMatch): void {
    const before = this.#log
    const after = match.entries.length
    for (const change of this.#changes) if (change.after > after) change.events = []
    const events = this.seq === 0 ? match.eventsSince(-1) : match.eventsSince(before)
    this.#changes.push({ seq: ++this.seq, before, after, events })
    if (this.#changes.length > KEPT) this.#changes.shift()
    this.#log = after
  }

  /** Leads a client that knows `since` to the present; without it, or after too long a gap, only the present. */
  update(match: AnyMatch, seats: readonly (Seat | null)[], since: number | null): Update {
    const news = this.#newsSince(since)
    const events = news?.flatMap((change) => change.events) ?? []
    const shortest = news?.reduce((low, change) => (change.after < low ? change.after : low), this.#log) ?? 0
    return {
      t: 'update',
      seq: this.seq,
      since: news ? since : null,
      log: match.entries.length,
      undone: Math.max(0, (news?.[0]?.before ?? 0) - shortest),
      decision: match.decision,
      where: breadcrumb(match.table.state.frames),
      pending: match.pending(),
      awaits: match.needs?.ask.seat ?? null,
      correctable: match.correctable,
      glances: seats.map((seat) => glance(match, seat, events)),
    }
  }

  #newsSince(since: number | null): Change[] | null {
    if (since === null || since > this.seq) return null
    const oldest = this.#changes[0]?.seq ?? 1
    return since < oldest - 1 ? null : this.#changes.filter((change) => change.seq > since)
  }
}

function glance(match: AnyMatch, seat: Seat | null, events: readonly Told<GameEvent>[]): Glance {
  return {
    seat,
    view: match.game.view(match.table, seat),
    choices: seat === null ? [] : match.choices(seat),
    undo: seat === null ? null : mayUndo(match, seat),
    events: visibleTo(events, seat),
  }
}

/** What these seats could see after so many commands, and what they were told by the last of them. */
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
      events: visibleTo(match.told[at] ?? [], seat),
    })),
  }
}
