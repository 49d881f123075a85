/**
 * `npm run bench`: how fast it is, per CPU-second. Traps: other load on the machine (the best slice counts; compare
 * ratios of one run only), a compiler that has to warm up (every measurement has a warm-up, that of a large game a long
 * one), what ran before in the same process (each part has one of its own), results that are thrown away (they are
 * kept). The numbers are appended to docs/bench-history.jsonl with commit and date; up to commit da6407a all games
 * shared one process, large ones were measured cold, and the median slice counted.
 * `npm run bench -- --against FOLDER` compares with another checkout instead, `--only TEXT` on the lines named so;
 * `--part PART` measures one part and writes nothing down.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { playGame } from '@shamble/bots'
import { deadWalk } from '@shamble/dead-walk'
import { dropDead } from '@shamble/drop-dead'
import { type EvacKit, evac } from '@shamble/evac'
import {
  type AnyGame,
  anyGame,
  commandOdds,
  type Match,
  matchFromPosition,
  seeded,
  seededDice,
  startMatch,
} from '@shamble/kernel'
import { linesApart } from './apart.ts'
import { compare } from './compare.ts'
import { scenarioChecks, zombiePhases } from './dead-walk.ts'
import { kept, milliseconds, rate, sideBySide, warmUp } from './measure.ts'
import { randomGames, standardSetup } from './random-play.ts'
import { onBoardgameIo, onOurKernel } from './records.ts'
import { type Goal, report } from './report.ts'
import { tableGrowth } from './table.ts'

type EvacMatch = Match<EvacKit>

/** A match of at least so many commands by random play. */
function longMatch(commands: number): EvacMatch {
  const setup = standardSetup(evac)
  for (let seed = 1; ; seed++) {
    const match = startMatch(evac, setup, seededDice(seed))
    const pick = seeded(`long ${seed}`)
    for (let asked = match.pending(); asked !== null && match.entries.length < commands; asked = match.pending()) {
      const seat = asked.owe[0] as string
      const offered = match.choices(seat)
      match.submit(seat, null, offered[pick.draw('choice', offered.length)])
    }
    if (match.entries.length >= commands) return match
  }
}

function randomPlay(game: AnyGame, slice: number, least: number): void {
  const { seen, unseen } = sideBySide(5, slice, {
    seen: randomGames(game, true),
    unseen: randomGames(game, false),
  })
  report(`${game.title}, random play with view and choices`, seen, 'actions/s', { least })
  report(`${game.title}, random play without the view`, unseen, 'actions/s')
}

/** A large game takes the compiler long to warm to: CPU-seconds after which it is as fast as it gets. */
const LONG_WARM_UP = 15

function randomScenario(scenario: string, goal?: Goal): void {
  const play = randomGames(deadWalk, true, { scenario })
  warmUp(LONG_WARM_UP, play)
  const { seen } = sideBySide(5, 2, { seen: play })
  report(`Dead Walk Again, random play of ${scenario}`, seen, 'actions/s', goal)
}

function peers(): void {
  const { ours, peer } = sideBySide(5, 1, { ours: onOurKernel(), peer: onBoardgameIo() })
  report('100 records, our kernel', ours, 'moves/s')
  report('100 records, boardgame.io 0.50.2', peer, 'moves/s')
  report('our kernel against boardgame.io', ours / peer, 'times', { least: 50 })
}

function botGames(game: AnyGame): void {
  for (const [level, nodes, seconds] of [
    ['random', 1, 3],
    ['competent', 1, 6],
    ['searching', 200, 12],
  ] as const) {
    const { perSecond } = rate(seconds, (round) => {
      kept.value = playGame({ game, level, seed: `bench ${round}`, budget: { nodes } })
      return 1
    })
    report(`${game.title}, whole games of ${level} bots`, perSecond, 'games/s')
  }
}

function copying(match: EvacMatch): void {
  const { state } = match.table
  const rates = sideBySide(3, 0.5, {
    copier: () => many(500, () => evac.copy(state)),
    clone: () => many(20, () => structuredClone(state)),
    json: () => many(20, () => JSON.parse(JSON.stringify(state))),
  })
  report(`copying a state with ${state.zombies.length} zombies`, rates.copier, 'copies/s')
  report('the copier against structuredClone', rates.copier / rates.clone, 'times')
  report('the copier against a JSON round trip', rates.copier / rates.json, 'times')
}

function many(times: number, work: () => unknown): number {
  for (let i = 0; i < times; i++) kept.value = work()
  return times
}

function seeking(match: EvacMatch): void {
  const n = match.entries.length
  let step = 0
  report(
    `seeking in a log of ${n} commands`,
    milliseconds(25, () => match.seek((step = (step + 1237) % n))),
    'ms',
    { most: 150 },
  )
}

function oddsOfAnAttack(): void {
  const position = {
    marines: [{ seat: 'M1', type: 'sergeant', at: [4, 4] }],
    zombies: Array.from({ length: 60 }, (_, i) => ({ at: [1 + (i % 12), 8 + Math.floor(i / 12)] })),
  }
  const read = matchFromPosition(evac, position, {}, {}, seededDice('odds'))
  if (!read.ok) throw new Error(read.fault.reason)
  const match = read.value
  const shot = { do: 'shoot', weapon: 'shotgun', zombie: 1, stand: true } as const
  report(
    'odds of an attack among 60 zombies',
    milliseconds(25, () => commandOdds(evac, match.table, 'M1', shot)),
    'ms',
    { most: 50 },
  )
}

function longLog(): void {
  const match = longMatch(3_000)
  copying(match)
  seeking(match)
}

/** What is measured, part by part, in the order of the history's lines. */
const PARTS: Readonly<Record<string, () => void>> = {
  evac: () => randomPlay(anyGame(evac), 4, 120_000),
  'drop-dead': () => randomPlay(anyGame(dropDead), 4, 100_000),
  'dead-walk': () => randomPlay(anyGame(deadWalk), 8, 20_000),
  'shopping-list': () => randomScenario('shopping-list', { least: 6_000 }),
  mercy: () => randomScenario('mercy'),
  peers,
  log: longLog,
  odds: oddsOfAnAttack,
  'bots of evac': () => botGames(anyGame(evac)),
  'bots of drop-dead': () => botGames(anyGame(dropDead)),
  'bots of dead-walk': () => botGames(anyGame(deadWalk)),
  zombies: () => zombiePhases(report),
  'checks of a scenario': () => scenarioChecks(report),
  table: () => tableGrowth(report),
}

function remember(lines: Readonly<Record<string, number>>): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const line = { date: new Date().toISOString().slice(0, 10), commit, node: process.version, ...lines }
  appendFileSync(new URL('../../docs/bench-history.jsonl', import.meta.url), `${JSON.stringify(line)}\n`)
}

const { values } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string', default: '' }, part: { type: 'string' } },
})
if (values.part !== undefined) PARTS[values.part]?.()
else if (values.against !== undefined) process.exitCode = (await compare(values.against, values.only)) ? 0 : 1
else remember(await linesApart(import.meta.filename, Object.keys(PARTS)))
