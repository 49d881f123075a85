/** Long logs by random play, and how soon any place in one is there. */
import { type Game, type Kit, type Match, type OptionValues, seeded, seededDice, startMatch } from '@shamble/kernel'
import { milliseconds } from './measure.ts'
import { standardSetup } from './random-play.ts'
import { report } from './report.ts'

/** A match by random play, up to so many commands. */
function randomMatch<K extends Kit>(game: Game<K>, options: OptionValues, seed: number, commands: number): Match<K> {
  const match = startMatch(game, standardSetup(game, options), seededDice(seed))
  const pick = seeded(`long ${seed}`)
  for (let asked = match.pending(); asked !== null && match.entries.length < commands; asked = match.pending()) {
    const seat = asked.owe[0] as string
    const offered = match.choices(seat)
    match.submit(seat, null, offered[pick.draw('choice', offered.length)])
  }
  return match
}

/** The first match of so many commands; of games that are never so long, the longest of several. */
export function longMatch<K extends Kit>(
  game: Game<K>,
  commands: number,
  options: OptionValues = {},
  most = Number.POSITIVE_INFINITY,
): Match<K> {
  let longest = randomMatch(game, options, 1, commands)
  for (let seed = 2; seed <= most && longest.entries.length < commands; seed++) {
    const match = randomMatch(game, options, seed, commands)
    if (match.entries.length > longest.entries.length) longest = match
  }
  return longest
}

/** Milliseconds to any place of its log. */
export function seeking<K extends Kit>(match: Match<K>, title = ''): void {
  const n = match.entries.length
  let step = 0
  const taken = milliseconds(25, () => match.seek((step = (step + 1237) % n)))
  report(`${title}seeking in a log of ${n} commands`, taken, 'ms', { most: 150 })
}
