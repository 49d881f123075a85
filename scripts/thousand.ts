/**
 * `npm run thousand`: a thousand games of competent bots over all scenarios and all numbers of marines, and games of
 * searching bots against the clock. `npm run thousand -- drop-dead`: a thousand for each number of survivors;
 * `-- dead-walk`: a thousand over all scenarios and several teams; `-- dead-walk-advanced`: the same with all advanced
 * rules on, by grades, or one scenario of them (`-- dead-walk-advanced mercy`). It fails on a crash, an endless game,
 * a refused command or a late decision, and prints the tables of docs/bots.md.
 */
import process from 'node:process'
import { type GameResult, playGame, wilson } from '@shamble/bots'
import type { AnyTable, OptionValues } from '@shamble/kernel'
import { shelfOf } from '../packages/cli/src/games.ts'
import { shamble } from '../packages/cli/src/shamble.ts'

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

const TEAM_SCENARIOS = ['shopping-list', 'mercy', 'night-at-millers', 'nine-forty-bus', 'quiet-hands', 'last-boat']
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

const percent = (x: number): string => `${(100 * x).toFixed(0)}%`
const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)

async function competent(game: string, { side, games, columns, settings }: Programme): Promise<boolean> {
  const each = Number(process.env.GAMES ?? games)
  const heads = [...columns, 'games', `${side} win`, '95% interval', 'median turns']
  let faults = 0
  row(...heads)
  row(...heads.map(() => '---'))
  for (const setting of settings) {
    const options = columns.map((column, i) => `${column}=${setting[i]}`)
    const { wins, unfinished, refused, turns } = await sim(game, each, options)
    const { rate, low, high } = wins[side] as Sim['wins'][string]
    faults += unfinished + refused
    row(...setting, each, percent(rate), `${percent(low)} to ${percent(high)}`, turns.median)
  }
  console.log(`\n${each * settings.length} games, ${faults} unfinished or with a refused command`)
  return faults === 0
}

/** Searching bots on all seats with a budget in milliseconds: the longest decision of all. */
function inTime(game: string, { byTheClock }: Programme): boolean {
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
  console.log(
    `${decisions} decisions of searching bots with ${BUDGET_MS} ms each: the longest took ${longest.toFixed(0)} ms`,
  )
  return longest <= BUDGET_MS + LATE_MS
}

/** All of the advanced chapter: what goes with `advanced` by itself, and vehicles everywhere. */
const ADVANCED: OptionValues = { advanced: true, vehicles: true }
const GRADES = ['major-hero', 'minor-hero', 'minor-zombie', 'major-zombie'] as const
/** The team by which the scenarios are balanced plays more of them. */
const ADVANCED_TEAMS = { 'road-block': 64, 'night-shift': 34, 'last-patrol': 34, neighbours: 34 } as const
const ADVANCED_SETTINGS: readonly (readonly [scenario: string, team: string, games: number])[] = [
  ['lawless-street', 'road-block', 12],
  ...TEAM_SCENARIOS.flatMap((scenario) =>
    Object.entries(ADVANCED_TEAMS).map(([team, games]): [string, string, number] => [scenario, team, games]),
  ),
]
/** No game comes near this. */
const MOST_COMMANDS = 5_000

interface Graded {
  readonly grades: readonly string[]
  readonly turns: readonly number[]
  readonly faults: number
}

/** The grade of a game that is over. */
const gradeOf = (table: AnyTable | null): string =>
  (table?.state as { readonly grade?: string | null } | undefined)?.grade ?? 'none'

function graded(options: OptionValues, games: number): Graded {
  const grades: string[] = []
  const turns: number[] = []
  let faults = 0
  for (let i = 0; i < games; i++) {
    let last: AnyTable | null = null
    const { outcome, refused, ...result } = playGame({
      game: shelfOf('dead-walk').game,
      options,
      seed: `thousand/${i}`,
      budget: { nodes: 1 },
      maxCommands: MOST_COMMANDS,
      onCommand: (_, table) => {
        last = table
      },
    })
    faults += refused + (outcome ? 0 : 1)
    grades.push(gradeOf(last))
    turns.push(result.turns ?? 0)
  }
  return { grades, turns: turns.sort((a, b) => a - b), faults }
}

/** A row by grades: how often each, and the share of the heroes with its interval. */
function gradeRow(heads: readonly string[], { grades, turns }: Graded): void {
  const count = (grade: string): number => grades.filter((one) => one === grade).length
  const { rate, low, high } = wilson(count('major-hero') + count('minor-hero'), grades.length)
  const interval = `${percent(low)} to ${percent(high)}`
  row(...heads, grades.length, ...GRADES.map(count), percent(rate), interval, turns[turns.length >> 1] ?? 0)
}

/** `dead-walk-advanced`: every game to its end, and the grades of each scenario and team. */
function advanced(only: string | undefined): boolean {
  const heads = ['scenario', 'team', 'games', ...GRADES, 'heroes', '95% interval', 'median turns']
  const share = Number(process.env.GAMES ?? 100) / 100
  let [games, faults] = [0, 0]
  row(...heads)
  row(...heads.map(() => '---'))
  for (const [scenario, team, count] of ADVANCED_SETTINGS) {
    if (only !== undefined && scenario !== only) continue
    const played = graded({ ...ADVANCED, scenario, team }, Math.ceil(share * count))
    games += played.grades.length
    faults += played.faults
    gradeRow([scenario, team], played)
  }
  console.log(`\n${games} games, ${faults} unfinished or with a refused command`)
  return faults === 0
}

async function programmed(game: string): Promise<boolean> {
  const programme = PROGRAMMES[game]
  if (!programme) throw new Error(`there are ${Object.keys(PROGRAMMES).join(', ')}, dead-walk-advanced, not ${game}`)
  const fine = await competent(game, programme)
  return inTime(game, programme) && fine
}

const [game = 'evac', only] = process.argv.slice(2)
const isFine = game === 'dead-walk-advanced' ? advanced(only) : await programmed(game)
process.exitCode = isFine ? 0 : 1
