/** A thousand games of Dead Walk Again with all advanced rules, by grades, with what happened in them; and campaigns. */
import process from 'node:process'
import { playGame, wilson } from '@shamble/bots'
import type { DeadWalkKit } from '@shamble/dead-walk'
import { SCENARIOS } from '@shamble/dead-walk/page'
import type { AnyTransaction, OptionValues } from '@shamble/kernel'
import { type CampaignLine, campaignNo, lineOf } from '../../../packages/cli/src/campaign/series.ts'
import { summariseCampaigns } from '../../../packages/cli/src/campaign/summary.ts'
import { campaignOf, shelfOf } from '../../../packages/cli/src/games.ts'
import { type MarkdownReport, percent } from '../markdown-report.ts'
import type { Series } from '../series.ts'
import { merged, newTally, type Tally, tallyGame } from './dead-walk-tally.ts'

/** All of the advanced chapter: what goes with `advanced` by itself, and vehicles everywhere. */
const ADVANCED: OptionValues = { advanced: true, vehicles: true }
const GRADES = campaignOf('dead-walk').course?.grades ?? []
/** The scenarios that name nobody, so that the host sends a team. */
const TEAM_SCENARIOS = Object.entries(SCENARIOS).flatMap(([id, { humans }]) => (humans === null ? [id] : []))
/** The team by which the scenarios are balanced plays more of them. */
const BALANCED = 'road-block'
const TEAMS: Readonly<Record<string, number>> = {
  [BALANCED]: 64,
  'night-shift': 34,
  'last-patrol': 34,
  neighbours: 34,
}
const SETTINGS: readonly (readonly [scenario: string, team: string, games: number])[] = [
  ['lawless-street', BALANCED, 12],
  ...TEAM_SCENARIOS.flatMap((scenario) =>
    Object.entries(TEAMS).map(([team, games]): [string, string, number] => [scenario, team, games]),
  ),
]
/** No game comes near this. */
const MOST_COMMANDS = 5_000

/** How many games: a share of the usual number. */
const share = (): number => Number(process.env.GAMES ?? 100) / 100

interface Graded {
  readonly grades: readonly string[]
  readonly turns: readonly number[]
  readonly faults: number
  readonly tally: Tally
}

type DeadWalkState = DeadWalkKit['state']
type DeadWalkEvent = DeadWalkKit['event']

/** One game to its end, with all that happened from the first figure placed on. */
function played(options: OptionValues, seed: string): { table: AnyTransaction | null; faults: number; turns: number } {
  let table: AnyTransaction | null = null
  const { outcome, refused, turns } = playGame({
    game: shelfOf('dead-walk').game,
    options,
    seed,
    budget: { nodes: 1 },
    maxCommands: MOST_COMMANDS,
    onCommand: (_, t) => {
      t.events ??= []
      table = t
    },
  })
  return { table, faults: refused + (outcome ? 0 : 1), turns: turns ?? 0 }
}

function graded(options: OptionValues, games: number): Graded {
  const tally = newTally()
  const grades: string[] = []
  const lengths: number[] = []
  let sum = 0
  for (let i = 0; i < games; i++) {
    const { table, faults, turns } = played(options, `thousand/${i}`)
    sum += faults
    lengths.push(turns)
    grades.push((table?.state as DeadWalkState | undefined)?.grade ?? 'none')
    tallyGame(tally, (table?.events ?? []) as unknown as readonly DeadWalkEvent[])
  }
  return { grades, turns: lengths.sort((a, b) => a - b), faults: sum, tally }
}

const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? 0
const each = (n: number, of: number): string => (n / Math.max(1, of)).toFixed(1)

/** A row by grades: how often each, the share of the heroes with its interval, and survivors. */
function gradeRow(paper: MarkdownReport, heads: readonly string[], { grades, turns, tally }: Graded): void {
  const count = (grade: string): number => grades.filter((one) => one === grade).length
  const { rate, low, high } = wilson(count('major-hero') + count('minor-hero'), grades.length)
  const interval = `${percent(low)} to ${percent(high)}`
  const survivors = `${each(tally.survivors, tally.games)} of ${each(tally.starters, tally.games)}`
  paper.row(...heads, grades.length, ...GRADES.map(count), percent(rate), interval, survivors, median(turns))
}

const METHODS = ['printed', 'A', 'B', 'C', 'D', 'E', 'search', 'turned'] as const

const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0)

/** Zombies of a game by the way they came, in shares. */
function arrivalsOf({ arrivals, games }: Tally): (string | number)[] {
  const all = sumOf(arrivals)
  const shares = METHODS.map((method) => {
    const n = arrivals.get(method) ?? 0
    return n === 0 ? '' : percent(n / all)
  })
  return [each(all, games), ...shares]
}

/** What people suffered: fear, wounds of a game by their sources, and when the first barrier broke. */
function sufferingsOf(tally: Tally, sources: readonly string[]): (string | number)[] {
  const { fearTests, fearFailed, wounds, broken, games } = tally
  const first = median(broken.toSorted((a, b) => a - b))
  return [
    each(fearTests, games),
    percent(fearFailed / Math.max(1, fearTests)),
    ...sources.map((source) => each(wounds.get(source) ?? 0, games)),
    broken.length === 0 ? 'none broken' : `${first} (${percent(broken.length / games)} of games)`,
  ]
}

function balanceTables(paper: MarkdownReport, byScenario: ReadonlyMap<string, Tally>): void {
  const all = merged([...byScenario.values()])
  const sources = [...all.wounds].toSorted((a, b) => b[1] - a[1]).map(([source]) => source)
  const rows = [...byScenario]
  const withName = (of: (tally: Tally) => (string | number)[]): (string | number)[][] =>
    rows.map(([scenario, tally]) => [scenario, ...of(tally)])
  paper.say(`\nZombies of a game (${BALANCED}), and the share of each way in which they came:`)
  paper.table(['scenario', 'zombies', ...METHODS], withName(arrivalsOf))
  paper.say('\nFear tests of a game, wounds of a game by what gave them, and the turn of the first broken barrier:')
  const heads = ['scenario', 'fear tests', 'failed', ...sources, 'first barrier broken']
  paper.table(
    heads,
    withName((tally) => sufferingsOf(tally, sources)),
  )
  paper.say('\nBursts, shells, throws or blows for each zombie put down, all six scenarios together:')
  const arms = [...all.arms].filter(([, { used }]) => used > 0).toSorted((a, b) => b[1].kills - a[1].kills)
  paper.table(
    ['weapon', 'used', 'kills', 'for each kill'],
    arms.map(([name, { used, kills }]) => [name, used, kills, kills === 0 ? '' : each(used, kills)]),
  )
}

/** `dead-walk-advanced`: every game to its end, the grades of each scenario and team, and what happened. */
function advanced(paper: MarkdownReport, only: string | undefined): boolean {
  const byScenario = new Map<string, Tally>()
  let [games, faults] = [0, 0]
  paper.heads('scenario', 'team', 'games', ...GRADES, 'heroes', '95% interval', 'survivors', 'median turns')
  for (const [scenario, team, count] of SETTINGS) {
    if (only !== undefined && scenario !== only) continue
    const result = graded({ ...ADVANCED, scenario, team }, Math.ceil(share() * count))
    games += result.grades.length
    faults += result.faults
    gradeRow(paper, [scenario, team], result)
    if (team === BALANCED && scenario !== 'lawless-street') byScenario.set(scenario, result.tally)
  }
  paper.say(`\n${games} games, ${faults} unfinished or with a refused command.`)
  if (byScenario.size > 0) balanceTables(paper, byScenario)
  return faults === 0
}

const CAMPAIGNS = 50

/** `dead-walk-campaigns`: campaigns to their end. A crash, an endless one or a refused command throws. */
function campaigns(paper: MarkdownReport): boolean {
  const campaign = campaignOf('dead-walk')
  const settled = campaign.game.settle({})
  if (!settled.ok) throw new Error(settled.fault.why)
  const spec = { of: 'dead-walk', options: settled.value, seed: 'thousand' }
  const lines: CampaignLine[] = []
  for (let i = 0; i < Math.ceil(share() * CAMPAIGNS); i++) lines.push(lineOf(spec.of, campaignNo(spec, i)))
  const { won, scenarios = [] } = summariseCampaigns(campaign, spec.options, lines)
  paper.heads('scenario', 'played', 'ended with it', ...GRADES, 'survivors')
  for (const { scenario, played: times, ended, grades, survivors, starters } of scenarios)
    paper.row(scenario, times, ended, ...GRADES.map((grade) => grades[grade] ?? 0), `${survivors} of ${starters}`)
  for (const { campaigns: times, rate, low, high } of Object.values(won)) {
    const interval = `${percent(low)} to ${percent(high)}`
    paper.say(`\n${times} of ${lines.length} campaigns were won: ${percent(rate)}, 95% interval ${interval}.`)
  }
  return true
}

export const series: Series = { 'dead-walk-advanced': advanced, 'dead-walk-campaigns': campaigns }
