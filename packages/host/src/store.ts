import type { OptionValues, Save, Seat } from '@shamble/kernel'
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
  readonly from: number
  readonly entries: readonly KeptEntry[]
}

/** Where tables are kept. Every write is whole or not at all, and has reached the store when its promise is kept. */
export interface Store {
  list(): Promise<MatchCard[]>
  load(table: string): Promise<{ readonly kept: Kept; readonly entries: readonly KeptEntry[] } | null>
  write(change: Change): Promise<void>
  /** Only the card, of a table that nobody is playing at. */
  rename(table: string, title: string): Promise<MatchCard | null>
  remove(table: string): Promise<void>
}

export const renamed = (card: MatchCard, title: string): MatchCard => ({
  ...card,
  title,
  setup: { ...card.setup, title },
})

/** Keeps everything in memory: for tests, and where the browser keeps nothing. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, { kept: Kept; entries: KeptEntry[] }>()

  list(): Promise<MatchCard[]> {
    return Promise.resolve([...this.#tables.values()].map(({ kept }) => kept.card))
  }

  load(table: string): ReturnType<Store['load']> {
    const found = this.#tables.get(table)
    return Promise.resolve(found ? structuredClone(found) : null)
  }

  write({ kept, from, entries }: Change): Promise<void> {
    const before = this.#tables.get(kept.card.id)?.entries ?? []
    const log = [...before.slice(0, from), ...structuredClone(entries)]
    this.#tables.set(kept.card.id, { kept: structuredClone(kept), entries: log })
    return Promise.resolve()
  }

  rename(table: string, title: string): Promise<MatchCard | null> {
    const found = this.#tables.get(table)
    if (!found) return Promise.resolve(null)
    found.kept = { ...found.kept, card: renamed(found.kept.card, title) }
    return Promise.resolve(found.kept.card)
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table)
    return Promise.resolve()
  }
}
