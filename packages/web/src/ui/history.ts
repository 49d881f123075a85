/** What was done to a document, and how it is taken back. Documents are never changed, only replaced. */

export interface Moment<D> {
  readonly document: D
  readonly chosen: readonly string[]
  /** What led here: "moved the chemist". */
  readonly words: string
  /** Changes in a row with the same sign are one: every letter of a name, every millimetre of an arrow key. */
  readonly merges: string | null
}

export interface History<D> {
  readonly past: readonly Moment<D>[]
  readonly now: Moment<D>
  readonly future: readonly Moment<D>[]
}

const MOST_KEPT = 300

export const begun = <D>(document: D): History<D> => ({
  past: [],
  now: { document, chosen: [], words: '', merges: null },
  future: [],
})

export function changed<D>({ past, now }: History<D>, next: Moment<D>): History<D> {
  const isSame = next.merges !== null && next.merges === now.merges
  return { past: isSame ? past : [...past, now].slice(-MOST_KEPT), now: next, future: [] }
}

export function undone<D>({ past, now, future }: History<D>): History<D> | null {
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : null
}

export function redone<D>({ past, now, future }: History<D>): History<D> | null {
  const [next, ...rest] = future
  return next ? { past: [...past, now], now: next, future: rest } : null
}

/** Other things are chosen; that is nothing to be taken back, and ends a row of changes. */
export const choosing = <D>(history: History<D>, chosen: readonly string[]): History<D> => ({
  ...history,
  now: { ...history.now, chosen, merges: null },
})
