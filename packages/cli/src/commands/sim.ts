import { writeFileSync } from 'node:fs'
import { savedFile, saveMatch } from '@shamble/kernel'
import { type Args, JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { type Io, printJson, printLines } from '../io.ts'
import { fileTrouble } from '../read.ts'
import { type Plan, planFrom, STANDARD, savedDice } from '../sim/plan.ts'
import { playSeries } from '../sim/pool.ts'
import { lineOf, recordGame, type SavedDice } from '../sim/record.ts'
import { simDocument, simText } from '../sim/report.ts'
import { type GameLine, seedOf, type SeriesSpec } from '../sim/series.ts'
import { summarise } from '../sim/summary.ts'

const INTERRUPTED = 130

async function play({ spec, games, cores }: Plan, io: Io): Promise<GameLine[] | null> {
  const started = performance.now()
  let done = 0
  const show = (): void => {
    const rate = done / ((performance.now() - started) / 1_000)
    io.progress?.(`${done} of ${games} games, ${rate.toFixed(1)} a second`)
  }
  show()
  const onProgress = (played: number): void => {
    done = played
    show()
  }
  const series = { worker: new URL('../sim/worker.ts', import.meta.url), spec, seedOf: (i: number) => seedOf(spec, i) }
  const lines = await playSeries<SeriesSpec, GameLine>(series, { games, cores, signal: io.signal, onProgress })
  io.progress?.('')
  if (lines === null) io.err(`shamble sim: stopped after ${done} of ${games} games\n`)
  return lines
}

/** Plays one game and writes it down. */
function record(file: string, { spec }: Plan, dice: SavedDice): GameLine[] {
  const match = recordGame(spec, dice)
  const save = savedFile(saveMatch(match, { private: true }), match.game)
  try {
    writeFileSync(file, `${JSON.stringify(save)}\n`)
  } catch (error) {
    throw fileTrouble(file, error)
  }
  return [lineOf(match)]
}

async function simulate(args: Args, io: Io): Promise<number> {
  const plan = planFrom(args, io)
  const dice = savedDice(args)
  const file = args.text('save')
  const started = performance.now()
  const lines = file === undefined ? await play(plan, io) : record(file, plan, dice)
  if (lines === null) return INTERRUPTED
  const seconds = (performance.now() - started) / 1_000
  const timing = {
    cores: file === undefined ? plan.cores : 1,
    seconds: Number(seconds.toFixed(2)),
    gamesPerSecond: Number((plan.games / seconds).toFixed(2)),
  }
  const summary = summarise(lines, plan.shelf.game.sides)
  if (args.has('json')) printJson(io, simDocument(plan, summary, timing))
  else printLines(io, simText(plan, summary, timing))
  return 0
}

export const sim: Command = {
  name: 'sim',
  says: 'Play games between bots and count wins, length and losses.',
  about: [
    'The same seed gives the same games and the same digest, whatever the number of cores.',
    'Levels: random, competent (unless told otherwise), searching. SEAT is a seat (M2), a side (M) or all.',
  ],
  positionals: [{ name: 'GAME' }],
  flags: [
    { name: 'games', takes: 'N', says: `How many games; ${STANDARD.games} unless told otherwise.` },
    { name: 'seed', takes: 'S', says: `Any text; ${STANDARD.seed} unless told otherwise.` },
    { name: 'scenario', takes: 'X', says: 'Which scenario, by its id.' },
    {
      name: 'option',
      takes: 'K=V',
      many: true,
      says: 'A house rule; shamble games lists them. A document is JSON, or @FILE.',
    },
    { name: 'bot', takes: 'SEAT=LEVEL', many: true, says: 'Who plays how well; a later one counts more.' },
    { name: 'budget', takes: 'NODES', says: `How far searching bots look, per decision; ${STANDARD.nodes}.` },
    { name: 'cores', takes: 'N', says: 'How many cores work; all unless told otherwise.' },
    { name: 'save', takes: 'FILE', says: 'With --games 1: also write the game as a save.' },
    { name: 'dice', takes: 'KIND', says: 'With --save: seeded, or committed for shamble verify to check.' },
    JSON_FLAG,
  ],
  run: simulate,
}
