import { choices, type Match, seeded } from '@shamble/kernel'
import { goldenGames, type Pick } from '@shamble/kernel/testkit'
import type { Command } from './commands.ts'
import { deadWalk } from './index.ts'
import type { DeadWalkKit } from './state.ts'

/** What is done more often than not whenever it can be, first things first. */
const EAGER: readonly Command['do'][] = [
  'leave',
  'turn-engine',
  'strike',
  'shoot-close',
  'saw-on',
  'pick-up',
  'fire',
  'spray',
  'rake',
  'throw',
  'activate',
  'open',
  'reload',
  'heal',
]

/** Legal play by luck, with a liking for deeds: the rules, not the bots, are recorded. */
const restless: (match: Match<DeadWalkKit>) => Pick<Command> | null = (match) => {
  const luck = seeded(`restless ${match.decision}`)
  const seat = match.pending()?.owe[0]
  if (seat === undefined) return null
  const offered = choices(match.table, seat)
  const name = EAGER.find((one) => offered.some((command) => command.do === one))
  const wanted = name && luck.draw('', 3) > 0 ? offered.filter((command) => command.do === name) : offered
  return { seat, command: wanted[luck.draw('', wanted.length)] as Command }
}

/** Every scenario, with the optional rules on here and there. */
goldenGames(deadWalk, new URL('golden/', import.meta.url), [
  { name: 'lawless-street', seed: 1, options: { players: 2 }, choose: restless },
  {
    name: 'shopping-list',
    seed: 2,
    options: { scenario: 'shopping-list', players: 2, turnLimit: 7 },
    choose: restless,
  },
  {
    name: 'mercy',
    seed: 3,
    options: { scenario: 'mercy', team: 'last-patrol', turnLimit: 6, jams: true, moan: true },
    choose: restless,
  },
  {
    name: 'night-at-millers',
    seed: 4,
    options: { scenario: 'night-at-millers', team: 'precinct-nine', turnLimit: 6, corpseDestruction: true },
    choose: restless,
  },
  {
    name: 'nine-forty-bus',
    seed: 5,
    options: { scenario: 'nine-forty-bus', team: 'neighbours', turnLimit: 6, fallenPins: true },
    choose: restless,
  },
  {
    name: 'quiet-hands',
    seed: 6,
    options: { scenario: 'quiet-hands', team: 'convoy', turnLimit: 6, humanElim: 'twoWounds' },
    choose: restless,
  },
  {
    name: 'last-boat',
    seed: 7,
    options: { scenario: 'last-boat', team: 'strangers', turnLimit: 6, zombieControl: 'gm-bound' },
    choose: restless,
  },
])
