/** The entries of a log as stops of a replay. */
import type { LogItem } from '../play/log-item.ts'

export interface Stop {
  /** So many entries have happened. */
  readonly at: number
  readonly item: LogItem
  /** Index of its turn and phase. */
  readonly group: number
  /** "Turn 7, marines"; empty before the first of them. */
  readonly heading: string
}

export interface Stretch {
  readonly heading: string
  /** "7" of "Turn 7, marines"; the same for all phases of a turn. */
  readonly turn: string
  readonly from: number
  readonly to: number
}

/** Where something can be seen to have happened. */
export function stopsOf(items: readonly LogItem[]): Stop[] {
  const stops: Stop[] = []
  let group = -1
  let heading = ''
  for (const item of items) {
    heading = item.line.heading ?? heading
    if (item.line.heading !== undefined || group < 0) group++
    const at = item.until + 1
    if (item.line.words.length === 0) continue
    if (stops.at(-1)?.at === at) stops.pop()
    stops.push({ at, item, group, heading })
  }
  return stops
}

/** Turns and phases as stretches of the log. */
export function stretchesOf(items: readonly LogItem[], entries: number): Stretch[] {
  const starts = items.flatMap(({ line, entry }) =>
    line.heading === undefined ? [] : [{ heading: line.heading, turn: String(line.turn ?? ''), from: entry + 1 }],
  )
  if (starts[0]?.from !== 0) starts.unshift({ heading: 'Set-up', turn: '', from: 0 })
  return starts.map((start, i) => ({
    ...start,
    to: starts[i + 1]?.from ?? entries,
  }))
}

/** The stop a step away; with `turn`, the first of the next turn or the one before. */
export function step(
  stops: readonly Stop[],
  stretches: readonly Stretch[],
  at: number,
  by: 1 | -1,
  turn: boolean,
  entries: number,
): number {
  if (turn) {
    const starts = stretches.filter((one, i) => i === 0 || one.turn !== stretches[i - 1]?.turn).map(({ from }) => from)
    const next = by > 0 ? starts.find((from) => from > at) : starts.findLast((from) => from < at)
    return next ?? (by > 0 ? entries : 0)
  }
  const next = by > 0 ? stops.find((stop) => stop.at > at) : stops.findLast((stop) => stop.at < at)
  return next?.at ?? (by > 0 ? entries : 0)
}

/** Of each stretch, whether its turn is an odd one: two shades tell turns apart. */
export function shadesOf(stretches: readonly Stretch[]): readonly (0 | 1)[] {
  let turns = 0
  return stretches.map(({ turn }, i) => {
    if (i > 0 && turn !== stretches[i - 1]?.turn) turns++
    return turns % 2 === 0 ? 0 : 1
  })
}
