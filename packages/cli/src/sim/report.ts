import { departures, type OptionValue } from '@shamble/kernel'
import type { Plan } from './plan.ts'
import type { Spread, Summary } from './summary.ts'

export interface Timing {
  readonly cores: number
  readonly seconds: number
  readonly gamesPerSecond: number
}

export const simDocument = ({ shelf, spec, games }: Plan, summary: Summary, timing: Timing): object => ({
  game: shelf.game.id,
  rules: shelf.game.rulesVersion,
  options: departures(shelf.game.options, spec.options),
  bots: spec.levels,
  budget: spec.nodes,
  seed: spec.seed,
  games,
  ...summary,
  timing,
})

const spreadText = (name: string, s: Spread): string =>
  `${name.padEnd(16)} median ${s.median}, quartiles ${s.lowerQuartile} to ${s.upperQuartile}, from ${s.least} to ${s.most}, mean ${s.mean}`

const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`

/** As `--option` takes it; a document is too long to be written out. */
const written = (value: OptionValue): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? '{…}' : String(value)

export function simText({ shelf, spec, games }: Plan, s: Summary, timing: Timing): string[] {
  const { game } = shelf
  const changed = Object.entries(departures(game.options, spec.options)).map(([id, value]) => `${id}=${written(value)}`)
  const bots = Object.entries(spec.levels).map(([seat, level]) => `${seat}=${level}`)
  return [
    `${game.title}, rules ${game.rulesVersion}: ${games === 1 ? '1 game' : `${games} games`}, seed ${spec.seed}`,
    `${'options'.padEnd(16)} ${changed.join(' ') || 'as printed'}`,
    `${'bots'.padEnd(16)} ${bots.join(' ')}; budget ${spec.nodes} nodes`,
    ...Object.entries(s.wins).map(
      ([side, { games: won, rate, low, high }]) =>
        `${`${side} win`.padEnd(16)} ${won} (${percent(rate)}; 95% interval ${percent(low)} to ${percent(high)})`,
    ),
    ...(s.unfinished > 0 ? [`${'unfinished'.padEnd(16)} ${s.unfinished}`] : []),
    ...(s.refused > 0 ? [`${'refused'.padEnd(16)} ${s.refused} commands of bots`] : []),
    ...(s.turns ? [spreadText('turns', s.turns)] : []),
    spreadText('commands', s.commands),
    ...Object.entries(s.losses).map(([side, spread]) => spreadText(`${side} lost`, spread)),
    `${'digest'.padEnd(16)} ${s.digest}`,
    `${'speed'.padEnd(16)} ${timing.gamesPerSecond} games a second (${timing.seconds} s, cores used: ${timing.cores})`,
  ]
}
