import { type Interval, wilson } from '@shamble/bots'
import { digest } from '@shamble/kernel'
import type { GameLine } from './series.ts'

export interface Spread {
  readonly least: number
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
  readonly most: number
  readonly mean: number
}

export interface Summary {
  readonly wins: Readonly<Record<string, { readonly games: number } & Interval>>
  /** Games given up after the most commands. */
  readonly unfinished: number
  readonly turns: Spread | null
  readonly commands: Spread
  readonly losses: Readonly<Record<string, Spread>>
  /** Commands of bots that the rules refused. */
  readonly refused: number
  /** Of the final states of all games in order. */
  readonly digest: string
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Between two values of an even number of games the quantile lies in the middle, or as far as it should. */
function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1)
  const below = Math.floor(place)
  const low = sorted[below] as number
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number
  return rounded(low + (place - below) * (high - low), 2)
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return {
    least: quantile(sorted, 0),
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    most: quantile(sorted, 1),
    mean: rounded(values.reduce((sum, value) => sum + value, 0) / values.length, 2),
  }
}

/** Every side, and every seat that won a game by itself. */
function winsOf(lines: readonly GameLine[], sides: readonly string[]): Summary['wins'] {
  const wins: Record<string, { games: number } & Interval> = {}
  const seats = lines.flatMap(({ winners }) => winners ?? []).filter((name) => !sides.includes(name))
  for (const side of [...sides, ...new Set(seats.sort())]) {
    const games = lines.filter(({ winners }) => winners?.includes(side)).length
    const { rate, low, high } = wilson(games, lines.length)
    wins[side] = { games, rate: rounded(rate, 4), low: rounded(low, 4), high: rounded(high, 4) }
  }
  return wins
}

export function summarise(lines: readonly GameLine[], sides: readonly string[]): Summary {
  const turns = lines.flatMap((line) => line.turns ?? [])
  const losers = [...new Set(lines.flatMap(({ losses }) => Object.keys(losses)))].sort()
  return {
    wins: winsOf(lines, sides),
    unfinished: lines.filter(({ winners }) => winners === null).length,
    turns: turns.length === lines.length ? spreadOf(turns) : null,
    commands: spreadOf(lines.map(({ commands }) => commands)),
    losses: Object.fromEntries(losers.map((side) => [side, spreadOf(lines.map(({ losses }) => losses[side] ?? 0))])),
    refused: lines.reduce((sum, line) => sum + line.refused, 0),
    digest: digest(lines.map((line) => line.digest)),
  }
}
