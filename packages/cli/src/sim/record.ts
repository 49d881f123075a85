import { botFor, firstOf } from '@shamble/bots'
import {
  type AnyMatch,
  anyMatch,
  committedDice,
  digest,
  faultText,
  type OptionValues,
  prepare,
  secretFrom,
  seeded,
  seededDice,
  type Source,
  startMatch,
  lossesOf,
  winnersOf,
} from '@shamble/kernel'
import { shelfOf } from '../games.ts'
import { Stop } from '../stop.ts'
import { type GameLine, type SeriesSpec, seedOf, allWinners } from './series.ts'

export type SavedDice = 'seeded' | 'committed'

const MOST_COMMANDS = 100_000

/** The first game of a series, played at a match so that it can be saved. With seeded dice it is the game of the series. */
export function recordGame(spec: SeriesSpec, dice: SavedDice): AnyMatch {
  const { game } = shelfOf(spec.game)
  const seed = seedOf(spec, 0)
  const match = newMatch(spec, sourceOf(seed, dice))
  const seats = Object.keys(spec.levels)
  const players = new Map(
    seats.map((seat) => [seat, { bot: botFor(spec.levels[seat] ?? 'competent'), dice: seeded(`${seed}/${seat}`) }]),
  )
  for (let asked = match.pending(); asked !== null && match.entries.length < MOST_COMMANDS; asked = match.pending()) {
    const seat = firstOf(game, match.table, asked.owe)
    const player = players.get(seat)
    if (!player) throw new Error(`${seat} owes an answer but nobody plays it`)
    const { command } = player.bot.choose({
      game,
      book: match.book,
      view: game.view(match.table, seat),
      seat,
      choices: match.choices(seat),
      pending: asked,
      dice: player.dice,
      budget: { nodes: spec.nodes },
    })
    const answer = match.submit(seat, null, command)
    if (answer.ok !== true) throw new Error(`${seat}: the bot's ${command.do} is not carried out`)
  }
  return match
}

function newMatch(spec: SeriesSpec, source: Source): AnyMatch {
  const { game } = shelfOf(spec.game)
  const holders = Object.fromEntries(Object.entries(spec.levels).map(([seat, level]) => [seat, { bot: level }]))
  const prepared = prepare(game, spec.options as OptionValues, holders)
  if (!prepared.ok) throw new Stop(faultText(prepared.fault))
  return anyMatch(startMatch(game, prepared.setup, source))
}

/** Committed dice from a seed are no secret to anybody who knows the seed; they show how checking works. */
const sourceOf = (seed: string, dice: SavedDice): Source =>
  dice === 'seeded' ? seededDice(`${seed}/dice`) : committedDice({ secret: secretFrom(seed), shares: {}, match: 'sim' })

export function lineOf({ game, table, entries }: AnyMatch): GameLine {
  const { state } = table
  return {
    winners: state.outcome && allWinners(state.outcome.winners, winnersOf(game, state)),
    turns: game.progress?.(state).turn ?? null,
    commands: entries.length,
    losses: lossesOf(game, state),
    refused: 0,
    digest: digest(state),
  }
}
