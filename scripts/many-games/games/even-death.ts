/** A thousand battles of Even Death May Die: every scenario, every pair of factions, and duels of bots that play differently well. */
import process from 'node:process'
import { type GameResult, type Level, playGame, wilson } from '@shamble/bots'
import type { OptionValues, Seat } from '@shamble/kernel'
import { shelfOf } from '../../../packages/cli/src/games.ts'
import { type MarkdownReport, percent } from '../markdown-report.ts'
import type { Series } from '../series.ts'
import { campaigns } from './even-death-campaigns.ts'

const SCENARIOS = [
  'across-the-common',
  'pump-house',
  'market-square',
  'four-roads',
  'chapel-hill',
  'the-wire',
  'depot-raid',
  'lights-out',
] as const
const FACTIONS = ['survivors', 'military', 'bandits', 'zombies'] as const
const POINTS = [100, 200] as const
/** Eight scenarios and twelve plain battles: 504 of each. */
const GAMES = { scenario: 63, pair: 42 } as const
/** No battle comes near this. */
const MOST_COMMANDS = 20_000
/** Nobody should win more often than this, by the dial; plain battles outside are listed. */
const EVEN = { least: 0.35, most: 0.65 } as const

/** How many battles: a share of the usual number, in percent. */
const many = (games: number): number => Math.max(1, Math.ceil((games * Number(process.env.GAMES ?? 100)) / 100))

function play(options: OptionValues, seed: string, levels: Readonly<Record<Seat, Level>> = {}): GameResult {
  const { game } = shelfOf('even-death')
  return playGame({ game, options, seed, levels, budget: { nodes: NODES }, maxCommands: MOST_COMMANDS })
}
const NODES = 400

interface Tally {
  readonly games: number
  readonly faults: number
  readonly turns: readonly number[]
  readonly wins: ReadonlyMap<string, number>
}

/** The sides that won, in words; nobody after a draw. */
const winnersOf = ({ outcome }: GameResult): string => outcome?.winners.join(' and ') || 'nobody'

function tallied(options: OptionValues, games: number): Tally {
  const wins = new Map<string, number>()
  const turns: number[] = []
  let faults = 0
  for (let i = 0; i < games; i++) {
    const result = play(options, `thousand/${i}`)
    const winners = winnersOf(result)
    wins.set(winners, (wins.get(winners) ?? 0) + 1)
    turns.push(result.turns ?? 0)
    faults += result.refused + (result.outcome ? 0 : 1)
    // The same battle comes to the same end.
    if (i === 0 && play(options, 'thousand/0').digest !== result.digest) faults++
  }
  return { games, faults, turns: turns.sort((a, b) => a - b), wins }
}

const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? 0

function row(paper: MarkdownReport, heads: readonly (string | number)[], { games, turns, wins }: Tally): void {
  const sorted = [...wins].sort(([, a], [, b]) => b - a)
  const [[, most] = ['', 0]] = sorted
  const { low, high } = wilson(most, games)
  const told = sorted.map(([who, n]) => `${who} ${percent(n / games)}`).join(', ')
  paper.row(...heads, games, told, `${percent(low)} to ${percent(high)}`, median(turns))
}

const isEven = ({ games, wins }: Tally, side: string): boolean => {
  const rate = (wins.get(side) ?? 0) / games
  return rate >= EVEN.least && rate <= EVEN.most
}

function pairs(): (readonly [string, string, number])[] {
  return FACTIONS.flatMap((a, i) =>
    FACTIONS.slice(i + 1).flatMap((b) => POINTS.map((points) => [a, b, points] as const)),
  )
}

/** `even-death`: 1,008 battles of competent bots. */
function thousand(paper: MarkdownReport, only: string | undefined): boolean {
  let [games, faults] = [0, 0]
  const count = (one: Tally): Tally => {
    games += one.games
    faults += one.faults
    return one
  }
  const uneven: string[] = []
  paper.heads('scenario', 'battles', 'who wins', '95% interval of the first', 'median rounds')
  for (const scenario of SCENARIOS)
    if (only === undefined || only === scenario) {
      const tally = count(tallied({ scenario }, many(GAMES.scenario)))
      row(paper, [scenario], tally)
      if ([...tally.wins.values()].some((wins) => wins / tally.games > EVEN.most)) uneven.push(scenario)
    }
  if (only === undefined) {
    paper.say()
    paper.heads('plain battle', 'points', 'battles', 'who wins', '95% interval of the first', 'median rounds')
    for (const [a, b, battlePoints] of pairs()) {
      const tally = count(tallied({ scenario: 'battle', factions: [a, b], battlePoints }, many(GAMES.pair)))
      row(paper, [`${a} against ${b}`, battlePoints], tally)
      if (!isEven(tally, a) || !isEven(tally, b)) uneven.push(`${a} against ${b} with ${battlePoints} points`)
    }
  }
  paper.say(`\n${games} battles, ${faults} unfinished, with a refused command, or otherwise when played again.`)
  if (uneven.length > 0) paper.say(`\nOutside 35% to 65%: ${uneven.join('; ')}.`)
  return faults === 0
}

/** Until so many pairs of battles are decided: the same battle with the sides changed over, won more often by one. */
const DECIDED = 100
/** No more pairs than this: whoever plays alike decides nothing. */
const MOST_PAIRS = 10

interface Duel {
  readonly better: Level
  readonly worse: Level
  /** Played in turn. */
  readonly settings: readonly OptionValues[]
}

const SMALL = { scenario: 'battle', battlePoints: 100, duplicateFactions: true } as const

/** Battles that are even between competent players; a searching one takes its time, so that small ones without herds are his. */
const DUELS: readonly Duel[] = [
  {
    better: 'competent',
    worse: 'random',
    settings: [{ scenario: 'pump-house' }, { scenario: 'across-the-common' }, { scenario: 'the-wire' }],
  },
  {
    better: 'searching',
    worse: 'competent',
    settings: [
      { ...SMALL, factions: ['survivors', 'military'] },
      { ...SMALL, factions: ['military', 'military'] },
    ],
  },
]

/** The two sides of such a battle; a seat that only waits for somebody to turn is on neither. */
function sidesOf(
  { factions, sides }: OptionValues,
  seats: readonly Seat[],
): readonly [readonly Seat[], readonly Seat[]] {
  const side = (seat: Seat): unknown => (sides as readonly number[])[seats.indexOf(seat)]
  const fighting = seats.slice(0, (factions as readonly string[]).length)
  const [first] = fighting as [Seat]
  return [fighting.filter((seat) => side(seat) === side(first)), fighting.filter((seat) => side(seat) !== side(first))]
}

/** By how many battles of a pair the better player is ahead. */
function pairOf(given: OptionValues, seed: string, better: Level, worse: Level): number {
  const { game } = shelfOf('even-death')
  const settled = game.settle(given)
  if (!settled.ok) throw new Error(settled.fault.why)
  const [first, second] = sidesOf(settled.value, game.seats(settled.value))
  let ahead = 0
  for (const [mine, theirs] of [
    [first, second],
    [second, first],
  ] as const) {
    const levels = Object.fromEntries([...mine.map((seat) => [seat, better]), ...theirs.map((seat) => [seat, worse])])
    const { outcome, refused } = play(given, seed, levels)
    if (outcome === null || refused > 0) throw new Error(`${seed}: no end, or a refused command`)
    if (mine.some((seat) => outcome.winners.includes(seat))) ahead++
    else if (theirs.some((seat) => outcome.winners.includes(seat))) ahead--
  }
  return ahead
}

/** How many of the decided pairs the better player wins. */
function duel(paper: MarkdownReport, { better, worse, settings }: Duel): boolean {
  const enough = many(DECIDED)
  let [pairs, decided, wins] = [0, 0, 0]
  while (decided < enough && pairs < MOST_PAIRS * enough) {
    const ahead = pairOf(settings[pairs % settings.length] as OptionValues, `duel/${pairs}`, better, worse)
    pairs++
    if (ahead !== 0) decided++
    if (ahead > 0) wins++
    process.stderr.write(`${better} against ${worse}: ${wins} of ${decided} decided after ${pairs} pairs\n`)
  }
  const { rate, low, high } = wilson(wins, decided)
  paper.row(better, worse, pairs, decided, percent(rate), `${percent(low)} to ${percent(high)}`)
  return rate >= EVEN.most
}

/** `even-death-duels`: competent against random, searching against competent; or one of the two by its better level. */
function duels(paper: MarkdownReport, only: string | undefined): boolean {
  paper.heads('better', 'worse', 'pairs', 'decided', 'the better wins', '95% interval')
  const chosen = DUELS.filter(({ better }) => only === undefined || only === better)
  return chosen.map((one) => duel(paper, one)).every(Boolean)
}

export const series: Series = { 'even-death': thousand, 'even-death-duels': duels, 'even-death-campaigns': campaigns }
