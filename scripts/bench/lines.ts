/**
 * What is measured when two checkouts are compared. The old code is run with these lines too: they use what every
 * checkout has, and a line that one of them cannot run is skipped.
 */
import { playGame } from '@shamble/bots'
import { deadWalk } from '@shamble/dead-walk'
import { dropDead } from '@shamble/drop-dead'
import { evac } from '@shamble/evac'
import { anyGame, type AnyGame, commandOdds, matchFromPosition, seededDice } from '@shamble/kernel'
import { zombiePhase } from './dead-walk.ts'
import { kept } from './measure.ts'
import { randomGames } from './random-play.ts'
import { onOurKernel } from './records.ts'
import { tablePhase } from './table.ts'

export interface Line {
  readonly unit: string
  /** The least that the new code must reach in a CPU-second. */
  readonly least?: number
  /** Gets everything ready; what it gives does some work and says how many units that was. */
  readonly ready: () => (round: number) => number
}

const GAMES: readonly AnyGame[] = [anyGame(evac), anyGame(dropDead), anyGame(deadWalk)]
const LEAST: Readonly<Record<string, number>> = { 'drop-dead': 100_000 }

const actions = (ready: Line['ready'], least?: number): Line => ({
  unit: 'actions/s',
  ready,
  ...(least === undefined ? {} : { least }),
})

const botGames = (game: AnyGame): Line => ({
  unit: 'games/s',
  ready: () => (round) => {
    kept.value = playGame({ game, level: 'competent', seed: `bench ${round}`, budget: { nodes: 1 } })
    return 1
  },
})

function oddsOfAnAttack(): () => number {
  const position = {
    marines: [{ seat: 'M1', type: 'sergeant', at: [4, 4] }],
    zombies: Array.from({ length: 60 }, (_, i) => ({ at: [1 + (i % 12), 8 + Math.floor(i / 12)] })),
  }
  const read = matchFromPosition(evac, position, {}, {}, seededDice('odds'))
  if (!read.ok) throw new Error(read.fault.reason)
  const { table } = read.value
  return () => {
    kept.value = commandOdds(evac, table, 'M1', { do: 'shoot', weapon: 'shotgun', zombie: 1, stand: true })
    return 1
  }
}

const phases = (ready: () => (round: number) => void): Line => ({
  unit: 'phases/s',
  ready: () => {
    const phase = ready()
    return (round) => (phase(round), 1)
  },
})

const ofGame = (game: AnyGame): [string, Line][] => [
  [`${game.title}, random play with view and choices`, actions(() => randomGames(game, true), LEAST[game.id])],
  [`${game.title}, random play without the view`, actions(() => randomGames(game, false))],
  [`${game.title}, whole games of competent bots`, botGames(game)],
]

const ofScenario = (scenario: string, least?: number): [string, Line] => [
  `Dead Walk Again, random play of ${scenario}`,
  actions(() => randomGames(deadWalk, true, { scenario }), least),
]

export const LINES: ReadonlyMap<string, Line> = new Map([
  ...GAMES.flatMap(ofGame),
  ofScenario('shopping-list', 6_000),
  ofScenario('mercy'),
  ['Evac, odds of an attack among 60 zombies', { unit: 'odds/s', ready: oddsOfAnAttack }],
  ['Dead Walk Again, a position and a phase of 100 zombies', phases(() => zombiePhase(100))],
  ['Dead Walk Again, a position and a phase of 300 zombies', phases(() => zombiePhase(300))],
  ['table: sight, ways and moves of 100 zombies', phases(() => tablePhase(100))],
  ['100 records, our kernel', { unit: 'moves/s', ready: onOurKernel }],
])
