/** Which lines of a log are shown, and in which groups. */
import type { Seat } from '@shamble/kernel'
import type { LogItem } from './log-item.ts'

export type Filter = 'all' | 'mine' | 'fights' | 'dice' | 'rules'

const KEEPS: Readonly<Record<Filter, (item: LogItem, mine: readonly Seat[]) => boolean>> = {
  all: () => true,
  mine: ({ seat }, mine) => seat !== null && mine.includes(seat),
  fights: ({ line }) => line.kind === 'fight',
  dice: ({ line }) => line.roll !== undefined || line.kind === 'dice',
  rules: ({ line }) => line.kind === 'rule' || line.kind === 'phase',
}

export const filtered = (items: readonly LogItem[], filter: Filter, mine: readonly Seat[]): readonly LogItem[] =>
  filter === 'all' ? items : items.filter((item) => KEEPS[filter](item, mine))

export interface LogGroup {
  /** Of the line with which the heading begins, shown or not: a group whose first lines are left out is still the same. */
  readonly key: string
  readonly heading: string
  readonly items: readonly LogItem[]
}

/** By turn and phase: a line with a heading begins a group. */
export function grouped(all: readonly LogItem[], shown: readonly LogItem[]): LogGroup[] {
  const heads = new Map<string, { readonly key: string; readonly heading: string }>()
  let head = { key: '', heading: '' }
  for (const { key, line } of all) {
    if (line.heading !== undefined && line.heading !== head.heading) head = { key, heading: line.heading }
    heads.set(key, head)
  }
  const groups: { key: string; heading: string; items: LogItem[] }[] = []
  for (const item of shown) {
    const of = heads.get(item.key) ?? { key: '', heading: '' }
    const last = groups.at(-1)
    if (last?.heading === of.heading) last.items.push(item)
    else groups.push({ ...of, items: [item] })
  }
  return groups
}

/** The first line after the last thing this person did: what is new since then. */
export function firstNew(items: readonly LogItem[], mine: readonly Seat[]): number {
  return items.findLastIndex(({ seat }) => seat !== null && mine.includes(seat)) + 1
}
