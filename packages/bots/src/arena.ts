import { digest, rowOf } from '@shamble/kernel'
import { type GameResult, type GameSpec, playGame } from './play.ts'
import { type Interval, wilson } from './statistics.ts'

/** Many games that differ only in their seeds. */
export type SeriesSpec = GameSpec

export interface Series {
  readonly games: number
  /** By side, as the game names the winners; a shared win counts for each. */
  readonly wins: Readonly<Record<string, number>>
  readonly unfinished: number
  readonly commands: number
  readonly turns: number | null
  readonly refused: number
  readonly longest: number
  /** Of the digests of all games in order: the same for the same seed, however the games were divided. */
  readonly digest: string
}

/** Games `from` to `to - 1` of a series; whoever plays which part, together they are the same series. */
export function playBatch(spec: SeriesSpec, from: number, to: number): GameResult[] {
  const results: GameResult[] = []
  for (let i = from; i < to; i++) results.push(playGame({ ...spec, seed: `${spec.seed}/${i}` }))
  return results
}

/** What came of the games of a series, given in order. */
export function tally(results: readonly GameResult[]): Series {
  const wins: Record<string, number> = {}
  for (const { outcome } of results)
    for (const side of outcome?.winners ?? []) wins[side] = (rowOf(wins, side) ?? 0) + 1
  const sum = (of: (result: GameResult) => number): number => results.reduce((total, result) => total + of(result), 0)
  return {
    games: results.length,
    wins,
    unfinished: results.filter(({ outcome }) => outcome === null).length,
    commands: sum((result) => result.commands),
    turns: results.some(({ turns }) => turns === null) ? null : sum((result) => result.turns ?? 0),
    refused: sum((result) => result.refused),
    longest: results.reduce((most, result) => Math.max(most, result.longest), 0),
    digest: digest(results.map((result) => result.digest)),
  }
}

export const series = (spec: SeriesSpec, games: number): Series => tally(playBatch(spec, 0, games))

/** How often each side wins when the seats play at the given levels. */
export interface Rating extends Series {
  readonly rates: Readonly<Record<string, Interval>>
}

/** Plays a series and says how sure its win rates are; `sides` names sides that may have won nothing. */
export function rate(spec: SeriesSpec, games: number, sides: readonly string[] = []): Rating {
  const played = series(spec, games)
  const all = [...new Set([...sides, ...Object.keys(played.wins)])].sort()
  const rates = Object.fromEntries(all.map((side) => [side, wilson(played.wins[side] ?? 0, games)]))
  return { ...played, rates }
}
