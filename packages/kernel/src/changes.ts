/**
 * What has changed from one plain value to the next, so that the next can be made of the first: a picture of a hundred
 * figures is sent once, and after that only what is new in it.
 */
import { sameJson } from './same-json.ts'
import { rowOf } from './own.ts'

/** Another value, in brackets; 0: not there any more; else what has changed in each part. */
export type Changes = readonly [unknown] | 0 | { readonly [part: string]: Changes | Cut }

/** Of a list, before anything else: from where on how many are gone, and what has come in their place. */
type Cut = readonly [from: number, gone: number, come: Rows]

/** A list; of many that are all of one form each part by itself, so that its name is written once. */
type Rows = readonly unknown[] | { readonly [part: string]: Rows }
const MANY = 3
const CUT = 'cut'

type Parts = Readonly<Record<string, unknown>>
const hasParts = (x: unknown): x is Parts => typeof x === 'object' && x !== null

/** By what one of a list is known again. */
const nameOf = (x: unknown): unknown => (hasParts(x) ? (x['n'] ?? x['id'] ?? null) : null)

function rowsOf(list: readonly unknown[]): Rows {
  const [first] = list
  if (list.length < MANY || !hasParts(first) || Array.isArray(first)) return list
  const names = Object.keys(first)
  const isAlike = (one: unknown): one is Parts =>
    hasParts(one) && !Array.isArray(one) && sameJson(Object.keys(one), names)
  if (names.length === 0 || !list.every(isAlike)) return list
  return Object.fromEntries(names.map((name) => [name, rowsOf(list.map((one) => rowOf(one, name)))]))
}

function listOf(rows: Rows): readonly unknown[] {
  if (Array.isArray(rows)) return rows as readonly unknown[]
  const parts = Object.entries(rows as Readonly<Record<string, Rows>>).map(
    ([name, part]) => [name, listOf(part)] as const,
  )
  return (parts[0]?.[1] ?? []).map((_, i) => Object.fromEntries(parts.map(([name, list]) => [name, list[i]])))
}

/** Null where nothing has changed. */
export function changesFrom(before: unknown, after: unknown): Changes | null {
  if (before === after) return null
  if (Array.isArray(after) && !Array.isArray(before) && after.length >= MANY) return { [CUT]: [0, 0, rowsOf(after)] }
  if (!hasParts(before) || !hasParts(after) || Array.isArray(before) !== Array.isArray(after)) return [after]
  const cut = Array.isArray(before) && Array.isArray(after) ? cutBetween(before, after) : null
  const base: Parts = cut ? (withCut(before as unknown as readonly unknown[], cut) as unknown as Parts) : before
  const names = new Set([...Object.keys(base), ...Object.keys(after)])
  const parts = [...names].flatMap((name): (readonly [string, Changes])[] => {
    const change = Object.hasOwn(after, name) ? changesFrom(rowOf(base, name), rowOf(after, name)) : 0
    return change === null ? [] : [[name, change]]
  })
  if (cut === null && parts.length === 0) return null
  return Object.fromEntries<Changes | Cut>([...(cut ? [[CUT, cut] as const] : []), ...parts])
}

/** What is the same at both ends of a list stays. */
function cutBetween(before: readonly unknown[], after: readonly unknown[]): Cut | null {
  const isAsLong = before.length === after.length
  const isMate = (a: unknown, b: unknown): boolean => {
    const [one, other] = [nameOf(a), nameOf(b)]
    return one === null && other === null ? isAsLong || sameJson(a, b) : one === other
  }
  const shorter = Math.min(before.length, after.length)
  let [from, end] = [0, 0]
  while (from < shorter && isMate(before[from], after[from])) from++
  while (end < shorter - from && isMate(before.at(-1 - end), after.at(-1 - end))) end++
  const [gone, come] = [before.length - end - from, after.slice(from, after.length - end)]
  return gone + come.length > 0 ? [from, gone, rowsOf(come)] : null
}

const withCut = (list: readonly unknown[], [from, gone, come]: Cut): unknown[] => [
  ...list.slice(0, from),
  ...listOf(come),
  ...list.slice(from + gone),
]

const isCut = (change: Changes | Cut | undefined): change is Cut => Array.isArray(change) && change.length === 3

/** What the changes lead to. Nothing of what was there before is written to; what has not changed is the very same. */
export function changed(before: unknown, changes: Changes | null): unknown {
  if (changes === null || changes === 0) return before
  if (isOther(changes)) return changes[0]
  const { [CUT]: cut, ...parts } = changes
  const list = Array.isArray(before) ? (before as readonly unknown[]) : []
  if (isCut(cut) || Array.isArray(before)) {
    const now: unknown[] = isCut(cut) ? withCut(list, cut) : [...list]
    for (const [at, change] of Object.entries(parts)) now[Number(at)] = changed(now[Number(at)], change as Changes)
    return now
  }
  const known = hasParts(before) ? before : {}
  const all = cut === undefined ? parts : changes
  const kept = Object.entries(known).filter(([part]) => !Object.hasOwn(all, part))
  const come = Object.entries(all).flatMap(([part, change]) =>
    change === 0 ? [] : [[part, changed(rowOf(known, part), change as Changes)] as const],
  )
  return Object.fromEntries([...kept, ...come])
}

const isOther = (changes: Changes): changes is readonly [unknown] => Array.isArray(changes)
