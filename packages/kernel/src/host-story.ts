import type { AnyMatch } from './begin.ts'
import { sameJson } from './same-json.ts'
import type { Entry } from './log.ts'
import type { Update } from './messages.ts'
import { visibleTo } from './save.ts'
import { sealedEntries } from './sealed.ts'
import type { Seat } from './seat.ts'
import type { DiceLine } from './supply.ts'

interface Reason {
  readonly seat: Seat
  readonly command: unknown
  readonly why: string
}

/** Why commands were given, by their place in the log: a command may wait for dice, be taken back and be given again. */
export class Reasons {
  readonly #given = new Map<number, Reason>()

  note(at: number, seat: Seat, command: unknown, why: string | null | undefined): void {
    if (typeof why === 'string') this.#given.set(at, { seat, command, why })
    else this.#given.delete(at)
  }

  /** The entry at this place was taken out of the log: those after it have moved up. */
  drop(at: number): void {
    const later = [...this.#given].filter(([place]) => place > at)
    for (const [place] of later) this.#given.delete(place)
    this.#given.delete(at)
    for (const [place, reason] of later) this.#given.set(place - 1, reason)
  }

  of(at: number, { seat, command }: Entry): string | null {
    const reason = this.#given.get(at)
    return reason && reason.seat === seat && sameJson(reason.command, command) ? reason.why : null
  }
}

type EntryOfStory = Update['entries'][number]
type OpenedEntry = Update['opened'][number]

/** The log as whoever holds these seats may know it. */
export class Story {
  readonly #match: AnyMatch
  readonly #reasons: Reasons
  readonly #seats: readonly Seat[]
  readonly #sealed: ReadonlySet<number>

  constructor(match: AnyMatch, reasons: Reasons, seats: readonly Seat[]) {
    this.#match = match
    this.#reasons = reasons
    this.#seats = seats
    this.#sealed = sealedEntries(match.entries, match.table.state.frames)
  }

  /** From an entry on; -1 for the set-up too. */
  from(from: number): EntryOfStory[] {
    const { entries, opening } = this.#match
    const story: EntryOfStory[] = []
    if (from < 0) story.push({ ...NOBODY, ...thrown(opening), events: this.#seen(-1) })
    for (let at = Math.max(0, from); at < entries.length; at++) {
      const entry = entries[at] as Entry
      const { seat, typed = false } = entry
      story.push({ ...this.#inside(at, entry), seat, typed, ...thrown(entry), events: this.#seen(at) })
    }
    return story
  }

  /** What is now known of entries that were told before; of its own it has known all but what was told to nobody. */
  opened(places: Iterable<number>): OpenedEntry[] {
    const opened: OpenedEntry[] = []
    for (const at of places) {
      const entry = this.#match.entries[at]
      const untold = this.#untold(at)
      if (entry && (untold || !this.#seats.includes(entry.seat))) opened.push({ ...this.#inside(at, entry), ...untold })
      else if (at < 0 && untold) opened.push({ ...NOBODY, ...untold })
    }
    return opened
  }

  /**
   * A command may be secret, and its events say what all may know: until the end it is told to whoever gave it. Its
   * reason is open to all when nothing of the command is held back.
   */
  #inside(at: number, entry: Entry): OpenedEntry {
    const { seat, command, revealed } = entry
    const own = this.#isOver || this.#seats.includes(seat)
    const why = own || !isSecret(this.#match, at, this.#sealed) ? this.#reasons.of(at, entry) : null
    return { entry: at, command: own ? command : null, revealed: own && revealed, why }
  }

  /** What the eyes of the client could see of it when it happened; everything once the match is over. */
  #seen(at: number): EntryOfStory['events'] {
    const told = this.#match.told[at + 1] ?? []
    return this.#isOver ? told : told.filter((event) => this.#isSeen(event))
  }

  #isSeen(event: EntryOfStory['events'][number]): boolean {
    const eyes = this.#seats.length > 0 ? this.#seats : [null]
    return eyes.some((seat) => visibleTo([event], seat).length > 0)
  }

  get #isOver(): boolean {
    return this.#match.table.state.outcome !== null
  }

  /** All that came of it, where something of that was held back and no longer is. */
  #untold(at: number): Pick<EntryOfStory, 'events'> | null {
    const told = this.#match.told[at + 1] ?? []
    return this.#isOver && !told.every((event) => this.#isSeen(event)) ? { events: told } : null
  }
}

/** The open dice of an entry, those of committed dice with their numbers. */
const thrown = ({ rolled, k, lost }: DiceLine): Pick<EntryOfStory, 'rolled' | 'k' | 'lost'> => ({
  rolled,
  ...(k ? { k: k.rolled } : {}),
  ...(lost ? { lost: lost.rolls } : {}),
})

/** Its answer is still sealed, or some of what came of it was told to some seats only; what nobody was told is no secret of anybody's. */
const isSecret = ({ told, table }: AnyMatch, at: number, sealed: ReadonlySet<number>): boolean =>
  sealed.has(at) ||
  (table.book.keepsReasons?.(table) ?? false) ||
  (told[at + 1]?.some(({ audience }) => audience !== undefined && audience.length > 0) ?? false)

const NOBODY = { entry: -1, seat: null, command: null, typed: false, revealed: false, why: null }
