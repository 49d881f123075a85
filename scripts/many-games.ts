/**
 * `npm run thousand`: a thousand games of competent bots over all scenarios and all numbers of marines, and games of
 * searching bots against the clock. `npm run thousand -- drop-dead`: a thousand for each number of survivors;
 * `-- dead-walk`: a thousand over all scenarios and several teams; `-- dead-walk-advanced`: the same with all advanced
 * rules on, by grades, or one scenario of them (`-- dead-walk-advanced mercy`); `-- dead-walk-campaigns`: fifty
 * campaigns; `-- run-or-shoot-duels`: pairs of games of better and worse bots. It fails on a crash, an endless game, a
 * refused command, a game that goes otherwise when it is played again, or a late decision, and prints the tables of
 * docs/bots.md; with `--write` they are put there, where the page has a place for them.
 */
import process from 'node:process'
import { type GameResult, playGame } from '@shamble/bots'
import type { Trials } from '@shamble/shelf'
import { GAMES, shelfOf } from '../packages/cli/src/games.ts'
import { shamble } from '../packages/cli/src/shamble.ts'
import { MarkdownReport, percent, writeInto } from './many-games/markdown-report.ts'
import { seriesOf } from './many-games/series.ts'

const BUDGET_MS = 100
const LATE_MS = 50

interface Sim {
  readonly wins: Readonly<Record<string, { readonly rate: number; readonly low: number; readonly high: number }>>
  readonly unfinished: number
  readonly refused: number
  readonly turns: { readonly median: number }
  readonly digest: string
}

async function sim(game: string, games: number, options: readonly string[]): Promise<Sim> {
  let text = ''
  const words = ['sim', game, '--games', `${games}`, '--seed', 'thousand']
  const io = {
    out: (line: string): void => void (text += line),
    err: (line: string): void => void process.stderr.write(line),
    progress: null,
    input: (): Uint8Array => new Uint8Array(),
    signal: new AbortController().signal,
  }
  const code = await shamble([...words, ...options.flatMap((option) => ['--option', option]), '--json'], io)
  if (code !== 0) throw new Error(`shamble ${words.join(' ')} ended with ${code}`)
  return JSON.parse(text) as Sim
}

/** The first game of a setting comes to the same end when it is played again. */
async function isRepeated(game: string, options: readonly string[]): Promise<boolean> {
  const [once, again] = [await sim(game, 1, options), await sim(game, 1, options)]
  return once.digest === again.digest
}

async function competent(paper: MarkdownReport, game: string, trials: Trials): Promise<boolean> {
  const { side, games, columns, settings } = trials
  const each = Number(process.env.GAMES ?? games)
  let faults = 0
  paper.heads(...columns, 'games', `${side} win`, '95% interval', 'median turns')
  for (const setting of settings) {
    const options = columns.map((column, i) => `${column}=${setting[i]}`)
    const { wins, unfinished, refused, turns } = await sim(game, each, options)
    const { rate, low, high } = wins[side] as Sim['wins'][string]
    faults += unfinished + refused + ((await isRepeated(game, options)) ? 0 : 1)
    paper.row(...setting, each, percent(rate), `${percent(low)} to ${percent(high)}`, turns.median)
  }
  paper.say(
    `\n${each * settings.length} games, ${faults} unfinished, with a refused command, or otherwise when played again.`,
  )
  return faults === 0
}

/** Searching bots on all seats with a budget in milliseconds: the longest decision of all. */
function inTime(paper: MarkdownReport, game: string, { byTheClock }: Trials): boolean {
  const now = (): number => performance.now()
  const results: GameResult[] = byTheClock.map((options) =>
    playGame({
      game: shelfOf(game).game,
      options,
      level: 'searching',
      seed: `clock ${JSON.stringify(options)}`,
      budget: { ms: BUDGET_MS, now },
      now,
    }),
  )
  const longest = Math.max(...results.map((result) => result.longest))
  const decisions = results.reduce((sum, result) => sum + result.commands, 0)
  paper.say(
    `${decisions} decisions of searching bots with ${BUDGET_MS} ms each: the longest took ${longest.toFixed(0)} ms.`,
  )
  return longest <= BUDGET_MS + LATE_MS
}

async function programmed(paper: MarkdownReport, game: string): Promise<boolean> {
  if (!GAMES.some(({ id }) => id === game))
    throw new Error(`there are ${[...GAMES.map(({ id }) => id), ...Object.keys(OTHERS)].join(', ')}`)
  const trials = await shelfOf(game).trials()
  const fine = await competent(paper, game, trials)
  return inTime(paper, game, trials) && fine
}

const OTHERS = await seriesOf(GAMES.map(({ id }) => id))
const words = process.argv.slice(2)
const [game = GAMES[0]?.id ?? '', only] = words.filter((word) => word !== '--write')
const paper = new MarkdownReport()
const other = OTHERS[game]
const isFine = other ? await other(paper, only) : await programmed(paper, game)
if (words.includes('--write')) writeInto(new URL('../docs/bots.md', import.meta.url), game, paper.lines)
process.exitCode = isFine ? 0 : 1
