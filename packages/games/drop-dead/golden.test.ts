import { choices, type Match, seeded } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import { goldenGames, type Pick } from '@shamble/kernel/testkit'
import type { Command } from './commands.ts'
import { dropDead } from './index.ts'
import type { DropDeadKit, Transaction } from './state.ts'

/** What is done whenever it can be, first things first. */
const EAGER: readonly Command['do'][] = ['escape', 'pick-up', 'explore', 'attack', 'use', 'give', 'overlap', 'strike']

/** How far a unit is from the nearest open doorway, roughly. */
const farFromDoorways = ({ facts }: Transaction, [x, y]: XY): number =>
  Math.min(...facts.openDoorways.map(({ cell: [tx, ty] }) => Math.abs(4 * tx + 1 - x) + Math.abs(4 * ty + 1 - y)))

/** Legal play by luck, with a liking for doorways: the rules, not the bots, are recorded. */
const restless: (match: Match<DropDeadKit>) => Pick<Command> | null = (match) => {
  const { table, decision } = match
  const luck = seeded(`restless ${decision}`)
  const seat = match.pending()?.owe[0]
  if (seat === undefined) return null
  const offered = choices(table, seat)
  const eager = EAGER.map((name) => offered.find((command) => command.do === name)).find((command) => command)
  if (eager && luck.draw('', 4) > 0) return { seat, command: eager }
  const steps = offered.flatMap((command) => (command.do === 'step' ? [command] : []))
  const near = Math.min(...steps.map(({ to }) => farFromDoorways(table, to)))
  const best = steps.find(({ to }) => farFromDoorways(table, to) === near)
  if (best && luck.draw('', 4) > 0) return { seat, command: best }
  return { seat, command: offered[luck.draw('', offered.length)] as Command }
}

/** One to four players, and every scenario. */
goldenGames(dropDead, new URL('golden/', import.meta.url), [
  { name: 'one-player', seed: 1, options: { scenario: 'lone-survivor', cycleLimit: 20 }, choose: restless },
  { name: 'two-players', seed: 2, options: { players: 2, cycleLimit: 14 }, choose: restless },
  {
    name: 'three-players',
    seed: 3,
    options: { scenario: 'patient-zero', players: 3, cycleLimit: 8 },
    choose: restless,
  },
  { name: 'four-players', seed: 4, options: { players: 4, cycleLimit: 12, tradeItems: true }, choose: restless },
  {
    name: 'ground-zero',
    seed: 5,
    options: { scenario: 'ground-zero', players: 4, cycleLimit: 9 },
    choose: restless,
  },
  {
    name: 'curfew',
    seed: 6,
    options: { scenario: 'curfew', players: 2, freeEntry: false, undeadMode: 'replace' },
    choose: restless,
  },
])
