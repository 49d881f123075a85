/** Twelve of each game, always the same: whoever plays them, on whatever machine, comes to the same states by the same dice. */
import { type AnyGame, type AnyMatch, digest, seeded, seededDice, sha256Hex, startMatch } from '@shamble/kernel'
import { GAMES as SHELF } from '@shamble/shelf'

const SEEDS = 12
/** Enough for some turns of every game; some are over by then. */
const COMMANDS = 80

const HOW_MANY = SHELF.length * SEEDS

function begun(game: AnyGame, seed: number): AnyMatch {
  const { scenarios } = game
  const options = { scenario: scenarios[seed % scenarios.length]?.id ?? '' }
  const settled = game.settle(options)
  if (!settled.ok) throw new Error(`${game.id}: ${settled.fault.at}: ${settled.fault.why}`)
  const holders = Object.fromEntries(game.seats(settled.value).map((seat) => [seat, { bot: 'competent' }]))
  return startMatch(game, { options: settled.value, holders }, seededDice(`${game.id} ${seed}`))
}

/** What came of game `at`, in one line. Competent players and players by luck take turns. */
function sameGame(games: readonly AnyGame[], at: number): string {
  const game = games[Math.floor(at / SEEDS)] as AnyGame
  const match = begun(game, at % SEEDS)
  const luck = seeded(`luck ${at}`)
  for (let n = 0; n < COMMANDS; n++) {
    const seat = match.pending()?.owe[0]
    if (seat === undefined) break
    const choices = match.choices(seat)
    const command =
      n % 2 === 0
        ? game.advise(game.view(match.table, seat), match.book, seat, choices).command
        : choices[luck.draw('', choices.length)]
    const answer = match.submit(seat, match.decision, command)
    if (answer.ok !== true) throw new Error(`${game.id} ${at}: ${JSON.stringify(answer)}`)
  }
  return `${game.id} ${at % SEEDS} ${match.entries.length} ${digest(match.table.state)} ${digest(match.told)}`
}

/** What came of every `of`th game from `first` on: what one plays does not hang on what was played before. */
export async function sameGames(first = 0, of = 1): Promise<string[]> {
  const games = await Promise.all(SHELF.map((entry) => entry.whole()))
  const lines: string[] = []
  for (let at = first; at < HOW_MANY; at += of) lines.push(sameGame(games, at))
  return lines
}

export const digestOf = (lines: readonly string[]): string => sha256Hex(lines.join('\n'))
