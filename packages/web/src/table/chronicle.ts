/** The log as it is shown: the story's events as sentences, in order. */
import type { Seat } from '@shamble/kernel'
import type { StoryEntry } from '../engine/protocol.ts'
import type { GameFace, Json, LogLine, RollShown } from './face.ts'

export interface LogItem {
  readonly key: string
  readonly entry: number
  readonly seat: Seat | null
  readonly line: LogLine
  /** Why a bot did it; on the first line of what it did. */
  readonly why: string | null
  /** Some of the dice were thrown by hand. */
  readonly typed: boolean
}

/** Remembers the sentences of entries it has seen; entries are never changed, only replaced. */
export class Chronicle {
  readonly #face: Pick<GameFace, 'log'>
  readonly #known = new Map<number, { readonly entry: StoryEntry; readonly items: readonly LogItem[] }>()

  constructor(face: Pick<GameFace, 'log'>) {
    this.#face = face
  }

  /** The lines of a story; names are those of the view. */
  read(story: readonly StoryEntry[], view: Json): LogItem[] {
    return story.flatMap((entry) => this.#of(entry, view))
  }

  #of(entry: StoryEntry, view: Json): readonly LogItem[] {
    const known = this.#known.get(entry.entry)
    if (known?.entry === entry) return known.items
    const lines = entry.events.flatMap((event) => this.#face.log(event, view) ?? [])
    const items = lines.map((line, i) => ({
      key: `${entry.entry}.${i}`,
      entry: entry.entry,
      seat: entry.seat,
      line,
      why: i === 0 ? entry.why : null,
      typed: entry.typed,
    }))
    this.#known.set(entry.entry, { entry, items })
    return items
  }
}

export type Filter = 'all' | 'mine' | 'fights' | 'dice' | 'rules'

export function filtered(items: readonly LogItem[], filter: Filter, mine: readonly Seat[]): readonly LogItem[] {
  const keep: Record<Filter, (item: LogItem) => boolean> = {
    all: () => true,
    mine: ({ seat }) => seat !== null && mine.includes(seat),
    fights: ({ line }) => line.kind === 'fight',
    dice: ({ line }) => line.roll !== undefined || line.kind === 'dice',
    rules: ({ line }) => line.kind === 'rule' || line.kind === 'phase',
  }
  return items.filter(keep[filter])
}

export interface LogGroup {
  readonly heading: string
  readonly items: readonly LogItem[]
}

/** By turn and phase: a line with a heading begins a group. */
export function grouped(all: readonly LogItem[], shown: readonly LogItem[]): LogGroup[] {
  const headings = new Map<string, string>()
  let heading = ''
  for (const { key, line } of all) {
    if (line.heading !== undefined) heading = line.heading
    headings.set(key, heading)
  }
  const groups: { heading: string; items: LogItem[] }[] = []
  for (const item of shown) {
    const of = headings.get(item.key) ?? ''
    const last = groups.at(-1)
    if (last?.heading === of) last.items.push(item)
    else groups.push({ heading: of, items: [item] })
  }
  return groups
}

/** The first line after the last thing this person did: what is new since then. */
export function firstNew(items: readonly LogItem[], mine: readonly Seat[]): string | null {
  const last = items.findLastIndex(({ seat }) => seat !== null && mine.includes(seat))
  return items[last + 1]?.key ?? null
}

/** The last rolls, the newest first. */
export function lastRolls(items: readonly LogItem[], most: number): { readonly roll: RollShown; readonly item: LogItem }[] {
  const rolls: { roll: RollShown; item: LogItem }[] = []
  for (let i = items.length - 1; i >= 0 && rolls.length < most; i--) {
    const item = items[i] as LogItem
    if (item.line.roll) rolls.push({ roll: item.line.roll, item })
  }
  return rolls
}

/** A sentence without its dress, for copying and for screen readers. */
export function plain(words: LogLine['words'], nameOf: (figure: string) => string): string {
  return words
    .map((part) => {
      if (typeof part === 'string') return part
      if ('name' in part) return part.name
      if ('figure' in part) return nameOf(part.figure)
      if ('mono' in part) return part.mono
      return part.clause
    })
    .join('')
}
