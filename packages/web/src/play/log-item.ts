/** A line of the log as it is shown. */
import type { Seat } from '@shamble/kernel'
import type { LogLine, RollShown } from './game-display.ts'

export interface LogItem {
  readonly key: string
  /** The entries of the log it tells of, and its first event in the first of them. */
  readonly entry: number
  readonly event: number
  readonly until: number
  readonly seat: Seat | null
  readonly line: LogLine
  /** Why a bot did it. */
  readonly why: string | null
  /** Some of the dice were thrown by hand. */
  readonly typed: boolean
}

/** The last rolls, the newest first. */
export function lastRolls(
  items: readonly LogItem[],
  most: number,
): { readonly roll: RollShown; readonly item: LogItem }[] {
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
