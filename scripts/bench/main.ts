/**
 * `npm run bench`: how fast it is, side by side in one run, per CPU-second. Traps: other load on the machine (compare
 * ratios of one run only), a first run that warms up the compiler (every measurement has a warm-up), results that are
 * thrown away (they are kept). The numbers are appended to docs/bench-history.jsonl with commit and date.
 * `npm run bench -- --against FOLDER` compares with another checkout instead, `--only TEXT` on the lines named so.
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
import { compare } from './compare.ts'
import { scenarioChecks, zombiePhases } from './dead-walk.ts'
import { kept, milliseconds, rate, sideBySide } from './measure.ts'
import { randomGames, standardSetup } from './random-play.ts'
import { onBoardgameIo, onOurKernel } from './records.ts'
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

const lines: Record<string, number> = {}

function report(name: string, value: number, unit: string, goal?: { least?: number; most?: number }): void {
  const met =
    goal === undefined
      ? ''
      : goal.least !== undefined
        ? verdict(value >= goal.least, `at least ${goal.least}`)
        : verdict(value <= (goal.most ?? 0), `at most ${goal.most}`)
  lines[name] = Number(value.toPrecision(4))
  console.log(
    `${name.padEnd(46)} ${value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)} ${unit}${met}`,
  )
}

const verdict = (met: boolean, goal: string): string => `   (${goal}: ${met ? 'met' : 'MISSED'})`

/** Both games in the same slices: what slows one slows the other. */
function randomPlay(): void {
  const rates = sideBySide(3, 4, {
    'Evac, random play with view and choices': randomGames(evac, true),
    'Evac, random play without the view': randomGames(evac, false),
    'Drop Dead, random play with view and choices': randomGames(dropDead, true),
    'Drop Dead, random play without the view': randomGames(dropDead, false),
  })
  const goals: Readonly<Record<string, number>> = { Evac: 120_000, 'Drop Dead': 100_000 }
  for (const [name, value] of Object.entries(rates)) {
    const least = name.endsWith('choices') ? goals[name.split(',')[0] ?? ''] : undefined
    report(name, value, 'actions/s', least === undefined ? undefined : { least })
  }
}

/** A large game takes the compiler long to warm to: of five slices the third is as fast as all that follow. */
function randomDeadWalk(): void {
  const { seen, unseen } = sideBySide(5, 8, {
    seen: randomGames(deadWalk, true),
    unseen: randomGames(deadWalk, false),
  })
  report('Dead Walk Again, random play with view and choices', seen, 'actions/s', { least: 20_000 })
  report('Dead Walk Again, random play without the view', unseen, 'actions/s')
  for (const [scenario, goal] of [['shopping-list', { least: 6_000 }], ['mercy']] as const) {
    const { perSecond } = rate(4, randomGames(deadWalk, true, { scenario }))
    report(`Dead Walk Again, random play of ${scenario}`, perSecond, 'actions/s', goal)
  }
}

function peers(): void {
  const { ours, peer } = sideBySide(5, 1, { ours: onOurKernel(), peer: onBoardgameIo() })
  report('100 records, our kernel', ours, 'moves/s')
  report('100 records, boardgame.io 0.50.2', peer, 'moves/s')
  report('our kernel against boardgame.io', ours / peer, 'times', { least: 50 })
}

function botGames(name: string, game: AnyGame): void {
  for (const [level, nodes, seconds] of [
    ['random', 1, 3],
    ['competent', 1, 6],
    ['searching', 200, 12],
  ] as const) {
    const { perSecond } = rate(seconds, (round) => {
      kept.value = playGame({ game, level, seed: `bench ${round}`, budget: { nodes } })
      return 1
    })
    report(`${name}, whole games of ${level} bots`, perSecond, 'games/s')
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

function remember(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const line = { date: new Date().toISOString().slice(0, 10), commit, node: process.version, ...lines }
  appendFileSync(new URL('../../docs/bench-history.jsonl', import.meta.url), `${JSON.stringify(line)}\n`)
}

function all(): void {
  randomPlay()
  randomDeadWalk()
  peers()
  const match = longMatch(3_000)
  copying(match)
  seeking(match)
  oddsOfAnAttack()
  botGames('Evac', anyGame(evac))
  botGames('Drop Dead', anyGame(dropDead))
  botGames('Dead Walk Again', anyGame(deadWalk))
  zombiePhases(report)
  scenarioChecks(report)
  tableGrowth(report)
  remember()
}

const { values } = parseArgs({ options: { against: { type: 'string' }, only: { type: 'string', default: '' } } })
if (values.against === undefined) all()
else process.exitCode = (await compare(values.against, values.only)) ? 0 : 1
