/**
 * `npm run thousand`: a thousand games of competent bots over all scenarios and all numbers of marines, and games of
 * searching bots against the clock. It fails on a crash, an endless game, a refused command or a late decision, and
 * prints the table of docs/bots.md.
 */
import process from 'node:process'
import { type GameResult, playGame } from '@shamble/bots'
import { evac } from '@shamble/evac'
import { anyGame } from '@shamble/kernel'
import { shamble } from '../packages/cli/src/shamble.ts'

const SETTINGS: readonly (readonly [scenario: string, least: number, most: number])[] = [
  ['S1', 1, 12],
  ['S2', 1, 3],
  ['S3', 3, 6],
  ['S4', 2, 6],
  ['S5', 3, 6],
]

const GAMES = Number(process.env.GAMES ?? 36)
const BUDGET_MS = 100
const LATE_MS = 50

interface Sim {
  readonly wins: {
    readonly marines: { readonly games: number; readonly rate: number; readonly low: number; readonly high: number }
  }
  readonly unfinished: number
  readonly refused: number
  readonly turns: { readonly median: number }
}

async function sim(scenario: string, marines: number): Promise<Sim> {
  let text = ''
  const words = ['sim', 'evac', '--games', `${GAMES}`, '--seed', 'thousand', '--scenario', scenario]
  const io = {
    out: (line: string): void => void (text += line),
    err: (line: string): void => void process.stderr.write(line),
    progress: null,
    input: (): Uint8Array => new Uint8Array(),
    signal: new AbortController().signal,
  }
  const code = await shamble([...words, '--option', `marines=${marines}`, '--json'], io)
  if (code !== 0) throw new Error(`shamble ${words.join(' ')} ended with ${code}`)
  return JSON.parse(text) as Sim
}

const percent = (x: number): string => `${(100 * x).toFixed(0)}%`

async function competent(): Promise<boolean> {
  let games = 0
  let faults = 0
  console.log(
    '| scenario | marines | games | marines win | 95% interval | median turns |\n| --- | --- | --- | --- | --- | --- |',
  )
  for (const [scenario, least, most] of SETTINGS)
    for (let marines = least; marines <= most; marines++) {
      const { wins, unfinished, refused, turns } = await sim(scenario, marines)
      const { rate, low, high } = wins.marines
      games += GAMES
      faults += unfinished + refused
      console.log(
        `| ${scenario} | ${marines} | ${GAMES} | ${percent(rate)} | ${percent(low)} to ${percent(high)} | ${turns.median} |`,
      )
    }
  console.log(`\n${games} games, ${faults} unfinished or with a refused command`)
  return faults === 0
}

/** Searching bots on both sides with a budget in milliseconds: the longest decision of all. */
function inTime(): boolean {
  const now = (): number => performance.now()
  const results: GameResult[] = []
  for (const [scenario, marines] of [
    ['S2', 3],
    ['S1', 3],
    ['S1', 12],
  ] as const)
    results.push(
      playGame({
        game: anyGame(evac),
        options: { scenario, marines, turnLimit: 5 },
        level: 'searching',
        seed: `clock ${scenario} ${marines}`,
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

const fine = await competent()
process.exitCode = inTime() && fine ? 0 : 1
