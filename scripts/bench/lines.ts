/**
 * What is measured when two checkouts are compared. The old code is run with these lines too: they use what every
 * checkout has, and a line that one of them cannot run is skipped.
 */
import { playGame } from '@shamble/bots'
import type { AnyGame } from '@shamble/kernel'
import { type Benched, GAMES } from './games.ts'
import { actions, type Line, phases } from './line.ts'
import { kept } from './measure.ts'
import { randomGames } from './random-play.ts'
import { onOurKernel } from './records.ts'
import { tablePhase } from './table.ts'

const botGames = (game: AnyGame): Line => ({
  unit: 'games/s',
  ready: () => (round) => {
    kept.value = playGame({ game, level: 'competent', seed: `bench ${round}`, budget: { nodes: 1 } })
    return 1
  },
})

const ofGame = ({ game, speed }: Benched): [string, Line][] => [
  [
    `${game.title}, random play with view and choices`,
    actions(() => randomGames(game, true), speed?.isFirm ? speed.least : undefined),
  ],
  [`${game.title}, random play without the view`, actions(() => randomGames(game, false))],
  [`${game.title}, whole games of competent bots`, botGames(game)],
]

export const LINES: ReadonlyMap<string, Line> = new Map([
  ...GAMES.flatMap(ofGame),
  ...GAMES.flatMap(({ own }) => [...own.lines]),
  ['table: sight, ways and moves of 100 zombies', phases(() => tablePhase(100))],
  ['100 records, our kernel', { unit: 'moves/s', ready: onOurKernel }],
])
