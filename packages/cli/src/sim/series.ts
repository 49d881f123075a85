import { type Level, playGame } from '@shamble/bots'
import { type AnyTransaction, lossesOf, type OptionValues, type Seat, winnersOf } from '@shamble/kernel'
import { shelfOf } from '../games.ts'

/** Many games that differ only in their seeds: plain data, so that it can be sent to a worker. */
export interface SeriesSpec {
  readonly game: string
  readonly options: OptionValues
  readonly levels: Readonly<Record<Seat, Level>>
  readonly seed: string
  /** Commands that a searching bot may play in its head before it decides. */
  readonly nodes: number
}

/** What a series keeps of one game. */
export interface GameLine {
  /** Sides and seats; null if the game was given up. */
  readonly winners: readonly string[] | null
  readonly turns: number | null
  readonly commands: number
  readonly losses: Readonly<Record<string, number>>
  readonly refused: number
  readonly digest: string
}

export const seedOf = ({ seed }: SeriesSpec, i: number): string => `${seed}/${i}`

/** The seats that won, as the game names them, and the sides. */
export const allWinners = (named: readonly string[], sides: readonly string[]): string[] => [
  ...new Set([...named, ...sides]),
]

/** Game number `i` of a series: the same wherever and in whatever order it is played. */
export function playOne(spec: SeriesSpec, i: number): GameLine {
  const { game } = shelfOf(spec.game)
  let table: AnyTransaction | null = null
  const { outcome, turns, commands, refused, digest } = playGame({
    game,
    options: spec.options,
    levels: spec.levels,
    seed: seedOf(spec, i),
    budget: { nodes: spec.nodes },
    onCommand: (_, played) => {
      table = played
    },
  })
  const last = table as AnyTransaction | null
  return {
    winners: outcome && last ? allWinners(outcome.winners, winnersOf(game, last.state)) : null,
    turns,
    commands,
    losses: last ? lossesOf(game, last.state) : {},
    refused,
    digest,
  }
}
