/** Duels of Run? ... or Shoot?: the same games played by survivors of two levels, until so many were won by one of them alone. */
import process from 'node:process'
import { type Level, playGame, wilson } from '@shamble/bots'
import type { OptionValues } from '@shamble/kernel'
import { SCENARIO_IDS } from '../../../packages/games/run-or-shoot/content/scenarios.ts'
import { shelfOf } from '../../../packages/cli/src/games.ts'
import { type MarkdownReport, percent } from '../markdown-report.ts'
import type { Series } from '../series.ts'

const SIDE = 'survivors'
/** So many pairs of games are to be decided: won by one of the two, and not by the other. */
const DECIDED = Math.max(1, Math.ceil(Number(process.env.GAMES ?? 100)))
/** What the better one is to win of them. */
const LEAST = 0.65
const NODES = 1_000
/** No game comes near this. */
const MOST_COMMANDS = 20_000

interface Duel {
  readonly better: Level
  readonly worse: Level
  /** Played in turn. */
  readonly settings: readonly OptionValues[]
}

/** A searching survivor takes his time: he plays alone, and on the smallest table, where a game takes seconds. */
const ALONE: OptionValues = { scenario: 'back-lane', survivors: 1, difficulty: 'nightmare' }
const TEAM = 4

const DUELS: readonly Duel[] = [
  {
    better: 'competent',
    worse: 'random',
    settings: SCENARIO_IDS.map((scenario) => ({ scenario, survivors: TEAM })),
  },
  {
    better: 'searching',
    worse: 'competent',
    settings: [ALONE],
  },
]

interface Score {
  pairs: number
  decided: number
  won: number
}

const scoreOf = (scores: Map<string, Score>, setting: OptionValues): Score => {
  const { scenario, survivors, difficulty = 'normal' } = setting
  const key = [scenario, survivors, difficulty].map(String).join(' | ')
  const score = scores.get(key) ?? { pairs: 0, decided: 0, won: 0 }
  scores.set(key, score)
  return score
}

function isWon(options: OptionValues, seed: string, level: Level): boolean {
  const { game } = shelfOf('run-or-shoot')
  const { outcome, refused } = playGame({
    game,
    options,
    seed,
    level,
    budget: { nodes: NODES },
    maxCommands: MOST_COMMANDS,
  })
  if (outcome === null || refused > 0) throw new Error(`${level}, ${seed}: no end, or a refused command`)
  return outcome.winners.includes(SIDE)
}

/** One pair after the other, the settings in turn, until enough are decided. */
function fought({ better, worse, settings }: Duel): Map<string, Score> {
  const scores = new Map<string, Score>()
  let decided = 0
  for (let i = 0; decided < DECIDED; i++) {
    const options = settings[i % settings.length] as OptionValues
    const score = scoreOf(scores, options)
    const seed = `duel/${i}`
    const [ours, theirs] = [isWon(options, seed, better), isWon(options, seed, worse)]
    score.pairs++
    if (ours === theirs) continue
    decided++
    score.decided++
    if (ours) score.won++
    process.stderr.write(`${better} against ${worse}: ${decided} of ${DECIDED} decided after ${i + 1} pairs\n`)
  }
  return scores
}

function duel(paper: MarkdownReport, one: Duel): boolean {
  const scores = fought(one)
  const sum = (of: keyof Score): number => [...scores.values()].reduce((total, score) => total + score[of], 0)
  const row = (setting: string, { pairs, decided, won }: Score): void => {
    const { low, high } = wilson(won, decided)
    const rate = decided === 0 ? ['', ''] : [percent(won / decided), `${percent(low)} to ${percent(high)}`]
    paper.row(one.better, one.worse, setting, pairs, decided, ...rate)
  }
  for (const [setting, score] of scores) row(setting, score)
  row('all | |', { pairs: sum('pairs'), decided: sum('decided'), won: sum('won') })
  return sum('won') / sum('decided') >= LEAST
}

/** `run-or-shoot-duels`: competent against random survivors, and searching against competent ones; or one of the two by its better level. */
function duels(paper: MarkdownReport, only: string | undefined): boolean {
  paper.heads(
    'better',
    'worse',
    'scenario',
    'survivors',
    'difficulty',
    'pairs',
    'decided',
    'the better won',
    '95% interval',
  )
  const chosen = DUELS.filter(({ better }) => only === undefined || only === better)
  return chosen.map((one) => duel(paper, one)).every(Boolean)
}

export const series: Series = { 'run-or-shoot-duels': duels }
