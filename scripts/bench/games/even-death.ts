/** What is measured of Even Death May Die only: battles at random, a herd's Move, sight, the dead's turns, odds, tables. */
import {
  apply,
  begin,
  choices,
  type Game,
  matchFromPosition,
  type OptionValues,
  pending,
  type Seat,
  seeded,
  seededDice,
} from '@shamble/kernel'
import type { EvenDeathKit } from '@shamble/even-death'
import { evenDeathExtras } from '@shamble/even-death/extras'
import { evenDeathRules } from '@shamble/even-death/game'
import { randomTable } from '../../../packages/games/even-death/content/generator.ts'
import { isCovered } from '../../../packages/games/even-death/rules/15-cover.ts'
import { sees } from '../../../packages/games/even-death/rules/14-sight.ts'
import { arranged } from '../../../packages/games/even-death/rules/12-arrange.ts'
import type { Command } from '../../../packages/games/even-death/commands.ts'
import type { Herd, Human, Transaction } from '../../../packages/games/even-death/state.ts'
import type { OwnBench } from '../games.ts'
import { actions, type Line, phases } from '../line.ts'
import { longMatch, seeking } from '../long-log.ts'
import { kept, median, milliseconds, oddsOf, sideBySide, warmUp } from '../measure.ts'
import { randomGames, standardSetup } from '../random-play.ts'
import { report } from '../report.ts'
import { WARS } from './even-death-wars.ts'

const game: Game<EvenDeathKit> = { ...evenDeathRules, ...evenDeathExtras }
const NAME = 'Even Death May Die'

/** Actions of random play in a CPU-second that are asked for. */
const RANDOM = {
  'a battle of 50 points': { options: { scenario: 'battle', battlePoints: 50 }, least: 10_000 },
  'across-the-common': { options: { scenario: 'across-the-common' }, least: 3_000 },
} as const satisfies Readonly<Record<string, { options: OptionValues; least: number }>>

/** Milliseconds that may be taken. */
const MOST = { herd: 0.5, sight: 10, turn: 150, crowd: 700, battle: 1_000, odds: 50, table: 20 } as const

const LONG_WARM_UP = 15

function randomBattles(name: keyof typeof RANDOM): void {
  const { options, least } = RANDOM[name]
  const play = randomGames(game, true, options)
  warmUp(LONG_WARM_UP, play)
  const { seen } = sideBySide(5, 2, { seen: play })
  report(`${NAME}, random play of ${name}`, seen, 'actions/s', { least })
}

const randomLine = (name: keyof typeof RANDOM): [string, Line] => [
  `${NAME}, random play of ${name}`,
  actions(() => randomGames(game, true, RANDOM[name].options), RANDOM[name].least),
]

/** Competent players answer as long as a condition holds. */
function playWhile(t: Transaction, holds: (t: Transaction) => boolean): Transaction {
  for (let asked = pending(t); asked !== null && holds(t); asked = pending(t)) {
    const seat = asked.owe[0] as Seat
    const { command } = game.advise(game.view(t, seat), t.book, seat, choices(t, seat))
    const refusal = apply(game, t, seat, command as Command)
    if (refusal) throw new Error(`${refusal.clause} ${refusal.reason}`)
  }
  return t
}

const COMMON: OptionValues = { scenario: 'across-the-common' }
const begun = (options: OptionValues, seed: number): Transaction =>
  begin(game, standardSetup(game, options), seeded(`bench ${seed}`), null)

/** Nine people against 85 zombies, the dead about to take their turn of this round. */
const beforeTheDead = (seed: number, round: number): Transaction =>
  playWhile(begun(COMMON, seed), ({ state }) => state.round < round || state.onTurn !== 'zombies')

/** A herd of 15 in the middle of a move, with its places. */
function herdAmong85(): () => unknown {
  const t = beforeTheDead(1, 3)
  const herd = t.state.herds.find(({ zombies }) => zombies.length === 15) as Herd
  const leader = herd.zombies.reduce((a, b) => (b.at.y > a.at.y ? b : a))
  const to = { x: leader.at.x, y: leader.at.y + 700 }
  const places = arranged(t, herd, leader, to)
  if (places?.length !== 15) throw new Error('they cannot follow')
  return () => {
    // As if it had been written anew: what was worked out for a herd is remembered as long as it is the same.
    herd.zombies = Object.freeze([...herd.zombies])
    return arranged(t, herd, leader, to)
  }
}

/** Of everybody, whom he sees and who of them is covered. */
function everybodyLooks(): () => unknown {
  const t = beforeTheDead(1, 4)
  return () => {
    let seen = 0
    for (const human of t.state.humans)
      for (const herd of t.state.herds) {
        for (const zombie of herd.zombies) if (sees(t, human, zombie)) seen++
        if (isCovered(t, human, herd)) seen++
      }
    return seen
  }
}

const cpuOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  kept.value = work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The turn of seven herds, from the first selection to the last. */
const turnOfSeven = (round: number): number => {
  const t = beforeTheDead(round, 3)
  return cpuOf(() => playWhile(t, ({ state }) => state.onTurn === 'zombies'))
}

/** Twenty herds of fifteen, before nine people on an open table. */
function crowd(seed: number): Transaction {
  const block = (x: number, y: number): [number, number][] =>
    Array.from({ length: 15 }, (_, i) => [x + 320 * (i % 5), y + 320 * Math.floor(i / 5)])
  const document = {
    humans: Array.from({ length: 9 }, (_, i) => ({
      seat: 'survivors',
      profile: 'hardened',
      at: [2_000 + 1_200 * i, 13_000],
    })),
    herds: Array.from({ length: 20 }, (_, i) => ({
      zombies: block(600 + 2_900 * (i % 5), 800 + 2_200 * Math.floor(i / 5)),
    })),
    onTurn: 'zombies',
  }
  const options = { scenario: 'battle', table: 'open' }
  const read = matchFromPosition(game, document, options, {}, seededDice(`crowd ${seed}`))
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.reason}`)
  return read.value.table
}

const turnOfTwenty = (round: number): number => {
  const t = crowd(round)
  t.dice = seeded(`crowd ${round}`)
  return cpuOf(() => playWhile(t, ({ state }) => state.onTurn === 'zombies'))
}

/** A whole battle of competent players: the mean of all scenarios. */
const BATTLES: readonly string[] = game.scenarios?.map(({ id }) => id) ?? []
const battle = (round: number): number => {
  const scenario = BATTLES[round % BATTLES.length] as string
  return cpuOf(() => playWhile(begun({ scenario }, round), () => true))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** After a warm-up. */
function timesOf(warm: number, rounds: number, work: (round: number) => number): number[] {
  return Array.from({ length: warm + rounds }, (_, round) => work(round)).slice(warm)
}

/** A rocket, aimed by a Specialist, at a veteran with armour in the rubble. */
function rocket(): () => number {
  const document = {
    humans: [
      {
        seat: 'bandits',
        profile: 'boss',
        at: [4_318, 9_144],
        weapons: ['explosive'],
        perks: ['specialist'],
        aim: true,
      },
      { seat: 'military', profile: 'veteran', at: [4_318, 4_064] },
    ],
    onTurn: 'bandits',
    active: { unit: 1 },
  }
  const options = { scenario: 'battle', table: 'pump-house', factions: ['bandits', 'military'] }
  const read = matchFromPosition(game, document, options, {}, seededDice('odds'))
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.reason}`)
  const { table: t } = read.value
  const target = t.state.humans[1]
  if (!target || !isCovered(t, t.state.humans[0] as Human, target)) throw new Error('there is no cover')
  return () => oddsOf(game, t, 'bandits', { do: 'shoot', weapon: 0, target: 2 })
}
const ROCKET = `${NAME}, odds of an aimed rocket`

const GROUNDS = ['field', 'forest', 'mountains', 'water', 'town', 'city'] as const
const table = (round: number): unknown => randomTable(GROUNDS[round % GROUNDS.length] as 'field', [60, 60], round)

/** No battle lasts for 1,500 commands: the longest of several, in the scenario with the longest ones. */
const SEEDS = 6
const longLog = (): void => seeking(longMatch(game, 1_500, { scenario: 'lights-out' }, SEEDS), `${NAME}, `)

function few(): void {
  const herd = herdAmong85()
  warmUp(2, () => (herd(), 1))
  report(`${NAME}, a herd of 15 arranged among 85`, milliseconds(99, herd), 'ms', { most: MOST.herd })
  const looks = everybodyLooks()
  warmUp(2, () => (looks(), 1))
  report(`${NAME}, nine people look at 85 zombies`, milliseconds(49, looks), 'ms', { most: MOST.sight })
  const odds = rocket()
  warmUp(1, odds)
  report(ROCKET, milliseconds(9, odds), 'ms', { most: MOST.odds })
  let round = 0
  warmUp(2, () => (table(round++), 1))
  report(
    `${NAME}, a battlefield`,
    milliseconds(60, () => table(round++)),
    'ms',
    { most: MOST.table },
  )
}

function bots(): void {
  report(`${NAME}, a turn of 7 herds`, median(timesOf(5, 11, turnOfSeven)), 'ms', { most: MOST.turn })
  report(`${NAME}, a turn of 20 herds of 15`, median(timesOf(2, 5, turnOfTwenty)), 'ms', { most: MOST.crowd })
  report(`${NAME}, a battle of competent bots`, mean(timesOf(8, 16, battle)), 'ms', { most: MOST.battle })
}

export const own: OwnBench = {
  lines: new Map([
    randomLine('a battle of 50 points'),
    randomLine('across-the-common'),
    [`${NAME}, a turn of 20 herds of 15`, phases(() => (round) => void turnOfTwenty(round))],
    [ROCKET, { unit: 'odds/s', ready: rocket }],
  ]),
  parts: new Map([
    ['50 points', () => randomBattles('a battle of 50 points')],
    ['across-the-common', () => randomBattles('across-the-common')],
    ['log of Lights Out', longLog],
    ['herds, sight, odds, tables', few],
    ['bots', bots],
    ...WARS,
  ]),
}
