import type { Entry, OptionValues, Save, Seat } from '@shamble/kernel'
import type { MatchCard } from './protocol.ts'

/** Everything of a save but its entries, which are kept one by one. */
export type SaveHead = Omit<Save, 'entries'>
export type SaveEntry = Save['entries'][number]

/** What a match began with: enough to begin it again if its set-up was still waiting for real dice. */
export interface Beginning {
  readonly options: OptionValues
  readonly holders: Save['holders']
  readonly undoDice: 'same' | 'fresh'
  readonly physical: readonly Seat[]
  readonly secret: string
  /** The name under which its host is bound to what is played; missing for tables begun under the older promise. */
  readonly bound?: string
}

/** A command that waits for real dice, and the faces typed so far. No command: the set-up waits. */
export interface Waiting {
  readonly command: { readonly seat: Seat; readonly command: unknown } | null
  readonly faces: readonly number[]
}

/** A table as it is kept. */
export interface Kept {
  readonly card: MatchCard
  /** Null for a table that was imported. */
  readonly beginning: Beginning | null
  /** Counts what was written of it: whoever writes says what he has seen, so that two never write over each other. */
  readonly revision: number
  /** Null while the set-up waits for dice. */
  readonly head: SaveHead | null
  readonly waiting: Waiting | null
}

export interface KeptEntry {
  readonly entry: SaveEntry
  /** Why a bot did it. */
  readonly why: string | null
}

export const saveOf = (head: SaveHead | null, entries: readonly KeptEntry[]): unknown => ({
  ...head,
  entries: entries.map(({ entry }) => entry),
})

/** The log from entry `from` on is replaced by these. */
export interface Change {
  readonly kept: Kept
  /** The revision that the writer has seen; null: there must be no such table yet. */
  readonly after: number | null
  readonly from: number
  readonly entries: readonly KeptEntry[]
}

/** Something else is kept of a table than the writer has seen: nothing was written. */
export class Outrun extends Error {
  /** Nothing at all is kept of it any more. */
  readonly isGone: boolean
  constructor(isGone: boolean) {
    super(isGone ? 'nothing is kept of this table any more' : 'this table went on elsewhere')
    this.isGone = isGone
  }
}

/** What is kept of a table, as it was found: nobody has looked yet whether it can be read. */
export interface Found {
  readonly kept: unknown
  readonly entries: readonly unknown[]
}

/** Where tables are kept. Every write is whole or not at all, and has reached the store when its promise is kept. */
export interface Store {
  /** By the table's id, without their logs. Null: it is there and cannot be read. */
  records(): Promise<readonly (readonly [table: string, kept: unknown])[]>
  load(table: string): Promise<Found | null>
  /** Throws `Outrun` unless the table is kept as the writer has seen it, which is looked at and written in one. */
  write(change: Change): Promise<void>
  /** Only the card, of a table that nobody is playing at. */
  rename(table: string, title: string): Promise<MatchCard | null>
  remove(table: string): Promise<void>
  /** Calls back when what was kept may have been lost, such as by clearing the site's data. */
  watch?(onLost: () => void): void
}

/** Tables that were kept before revisions were counted have none. */
export const revisionOf = (kept: unknown): number | null => {
  if (kept === undefined) return null
  const { revision } = (kept ?? {}) as { revision?: unknown }
  return typeof revision === 'number' ? revision : 0
}

/** Throws unless what is kept is what was seen. */
export function mustBe(kept: unknown, after: number | null): void {
  if (revisionOf(kept) !== after) throw new Outrun(kept === undefined)
}

export const renamed = (card: MatchCard, title: string): MatchCard => ({
  ...card,
  title,
  setup: { ...card.setup, title },
})

export const withTitle = (kept: Kept, title: string): Kept => ({
  ...kept,
  card: renamed(kept.card, title),
  revision: (revisionOf(kept) ?? 0) + 1,
})

/** Keeps everything in memory: for tests, and where the browser keeps nothing. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, { kept: Kept; entries: KeptEntry[] }>()

  records(): ReturnType<Store['records']> {
    return Promise.resolve([...this.#tables].map(([id, { kept }]) => [id, kept] as const))
  }

  load(table: string): ReturnType<Store['load']> {
    const found = this.#tables.get(table)
    return Promise.resolve(found ? structuredClone(found) : null)
  }

  async write({ kept, after, from, entries }: Change): Promise<void> {
    const before = this.#tables.get(kept.card.id)
    mustBe(before?.kept, after)
    const log = [...(before?.entries.slice(0, from) ?? []), ...structuredClone(entries)]
    this.#tables.set(kept.card.id, { kept: structuredClone(kept), entries: log })
  }

  rename(table: string, title: string): Promise<MatchCard | null> {
    const found = this.#tables.get(table)
    if (!found) return Promise.resolve(null)
    found.kept = withTitle(found.kept, title)
    return Promise.resolve(found.kept.card)
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table)
    return Promise.resolve()
  }
}

/** How many entries two logs have in common. Entries are never changed, only taken back. */
export function shared(a: readonly Entry[], b: readonly Entry[]): number {
  let n = Math.min(a.length, b.length)
  while (n > 0 && a[n - 1] !== b[n - 1]) n--
  return n
}

/** The command in a message, if it is one that could wait. */
export function givenBy(message: unknown): Waiting['command'] {
  const { seat, command } = message as { seat?: unknown; command?: unknown }
  return typeof seat === 'string' ? { seat, command } : null
}
