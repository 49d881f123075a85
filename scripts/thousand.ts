/**
 * `npm run thousand`: a thousand games of competent bots over all scenarios and all numbers of marines, and games of
 * searching bots against the clock. `npm run thousand -- drop-dead`: a thousand for each number of survivors;
 * `-- dead-walk`: a thousand over all scenarios and several teams; `-- dead-walk-advanced`: the same with all advanced
 * rules on, by grades, or one scenario of them (`-- dead-walk-advanced mercy`); `-- dead-walk-campaigns`: fifty
 * campaigns. It fails on a crash, an endless game, a refused command or a late decision, and prints the tables of
 * docs/bots.md; with `--write` those of Dead Walk Again are put there.
 */
import process from 'node:process'
import { type GameResult, playGame } from '@shamble/bots'
import type { OptionValues } from '@shamble/kernel'
import { shelfOf } from '../packages/cli/src/games.ts'
import { shamble } from '../packages/cli/src/shamble.ts'
import { advanced, campaigns, TEAM_SCENARIOS } from './thousand/dead-walk.ts'
import { Paper, percent, writeInto } from './thousand/paper.ts'

/** What is played of one game: how often each setting, who counts as the winner, and what is played by the clock. */
interface Programme {
  readonly side: string
  readonly games: number
  /** The heads of the columns that tell settings apart, and their values; options of the same names. */
  readonly columns: readonly string[]
  readonly settings: readonly (readonly (string | number)[])[]
  readonly byTheClock: readonly OptionValues[]
}

const counts = (scenario: string, least: number, most: number): [string, number][] =>
  Array.from({ length: most - least + 1 }, (_, i) => [scenario, least + i])

const TEAMS = ['road-block', 'night-shift', 'last-patrol']

const PROGRAMMES: Readonly<Record<string, Programme>> = {
  evac: {
    side: 'marines',
    games: 36,
    columns: ['scenario', 'marines'],
    settings: [
      ...counts('S1', 1, 12),
      ...counts('S2', 1, 3),
      ...counts('S3', 3, 6),
      ...counts('S4', 2, 6),
      ...counts('S5', 3, 6),
    ],
    byTheClock: [
      { scenario: 'S2', marines: 3, turnLimit: 5 },
      { scenario: 'S1', marines: 3, turnLimit: 5 },
      { scenario: 'S1', marines: 12, turnLimit: 5 },
    ],
  },
  'drop-dead': {
    side: 'survivors',
    games: 1_000,
    columns: ['scenario', 'players'],
    settings: counts('breakdown', 1, 4),
    byTheClock: [1, 2, 4].map((players) => ({ players, cycleLimit: 6 })),
  },
  'dead-walk': {
    side: 'survivors',
    games: 48,
    columns: ['scenario', 'team'],
    settings: [
      ['lawless-street', 'road-block'],
      ...TEAM_SCENARIOS.flatMap((scenario) => TEAMS.map((team) => [scenario, team])),
      ['shopping-list', 'strangers'],
      ['last-boat', 'neighbours'],
    ],
    byTheClock: ['mercy', 'last-boat', 'quiet-hands'].map((scenario) => ({ scenario, turnLimit: 5 })),
  },
}

const BUDGET_MS = 100
const LATE_MS = 50

interface Sim {
  readonly wins: Readonly<Record<string, { readonly rate: number; readonly low: number; readonly high: number }>>
  readonly unfinished: number
  readonly refused: number
  readonly turns: { readonly median: number }
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

async function competent(paper: Paper, game: string, programme: Programme): Promise<boolean> {
  const { side, games, columns, settings } = programme
  const each = Number(process.env.GAMES ?? games)
  let faults = 0
  paper.heads(...columns, 'games', `${side} win`, '95% interval', 'median turns')
  for (const setting of settings) {
    const options = columns.map((column, i) => `${column}=${setting[i]}`)
    const { wins, unfinished, refused, turns } = await sim(game, each, options)
    const { rate, low, high } = wins[side] as Sim['wins'][string]
    faults += unfinished + refused
    paper.row(...setting, each, percent(rate), `${percent(low)} to ${percent(high)}`, turns.median)
  }
  paper.say(`\n${each * settings.length} games, ${faults} unfinished or with a refused command.`)
  return faults === 0
}

/** Searching bots on all seats with a budget in milliseconds: the longest decision of all. */
function inTime(paper: Paper, game: string, { byTheClock }: Programme): boolean {
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

async function programmed(paper: Paper, game: string): Promise<boolean> {
  const programme = PROGRAMMES[game]
  if (!programme) throw new Error(`there are ${[...Object.keys(PROGRAMMES), ...Object.keys(OTHERS)].join(', ')}`)
  const fine = await competent(paper, game, programme)
  return inTime(paper, game, programme) && fine
}

const OTHERS: Readonly<Record<string, (paper: Paper, only: string | undefined) => boolean>> = {
  'dead-walk-advanced': advanced,
  'dead-walk-campaigns': campaigns,
}

const words = process.argv.slice(2)
const [game = 'evac', only] = words.filter((word) => word !== '--write')
const paper = new Paper()
const other = OTHERS[game]
const isFine = other ? other(paper, only) : await programmed(paper, game)
if (words.includes('--write')) writeInto(new URL('../docs/bots.md', import.meta.url), game, paper.lines)
process.exitCode = isFine ? 0 : 1
