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
import { linesApart } from './apart.ts'
import { compare } from './compare.ts'
import { type Benched, GAMES } from './games.ts'
import { kept, rate, sideBySide } from './measure.ts'
import { randomGames } from './random-play.ts'
import { onBoardgameIo, onOurKernel } from './records.ts'
import { report } from './report.ts'
import { tableGrowth } from './table.ts'

const SLICE = 4

function randomPlay({ game, speed }: Benched): void {
  const { seen, unseen } = sideBySide(5, speed?.slice ?? SLICE, {
    seen: randomGames(game, true),
    unseen: randomGames(game, false),
  })
  report(`${game.title}, random play with view and choices`, seen, 'actions/s', speed && { least: speed.least })
  report(`${game.title}, random play without the view`, unseen, 'actions/s')
}

function peers(): void {
  const { ours, peer } = sideBySide(5, 1, { ours: onOurKernel(), peer: onBoardgameIo() })
  report('100 records, our kernel', ours, 'moves/s')
  report('100 records, boardgame.io 0.50.2', peer, 'moves/s')
  report('our kernel against boardgame.io', ours / peer, 'times', { least: 50 })
}

function botGames({ game }: Benched): void {
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

/** What is measured, part by part. */
const PARTS: ReadonlyMap<string, () => void> = new Map([
  ...GAMES.map((one): [string, () => void] => [one.game.id, () => randomPlay(one)]),
  ['peers', peers],
  ...GAMES.map((one): [string, () => void] => [`bots of ${one.game.id}`, () => botGames(one)]),
  ...GAMES.flatMap(({ own }) => [...own.parts]),
  ['table', () => tableGrowth(report)],
])

function remember(lines: Readonly<Record<string, number>>): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const line = { date: new Date().toISOString().slice(0, 10), commit, node: process.version, ...lines }
  appendFileSync(new URL('../../docs/bench-history.jsonl', import.meta.url), `${JSON.stringify(line)}\n`)
}

const { values } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string', default: '' }, part: { type: 'string' } },
})
if (values.part !== undefined) PARTS.get(values.part)?.()
else if (values.against !== undefined) process.exitCode = (await compare(values.against, values.only)) ? 0 : 1
else remember(await linesApart(import.meta.filename, [...PARTS.keys()]))
