import { choices, type Game, type Match, seeded } from '@shamble/kernel'
import { goldenGames, type Pick } from '@shamble/kernel/testkit'
import type { Command } from './commands.ts'
import { position } from './position.ts'
import type { RunOrShootKit } from './state.ts'
import { runOrShoot } from './testing.ts'

/** What is done more often than not whenever it can be, first things first. */
const EAGER: readonly Command['do'][] = [
  'strike',
  'push',
  'shoot',
  'throw',
  'climb',
  'assist',
  'treat',
  'give',
  'order',
  'reload',
  'move',
]

/** Legal play by luck, with a liking for deeds: the rules, not the bots, are recorded. */
const restless: (match: Match<RunOrShootKit>) => Pick<Command> | null = (match) => {
  const luck = seeded(`restless ${match.decision}`)
  const seat = match.pending()?.owe[0]
  if (seat === undefined) return null
  const offered = choices(match.table, seat)
  const name = EAGER.find((one) => offered.some((command) => command.do === one))
  const wanted = name && luck.draw('', 3) > 0 ? offered.filter((command) => command.do === name) : offered
  return { seat, command: wanted[luck.draw('', wanted.length)] as Command }
}

const game: Game<RunOrShootKit> = { ...runOrShoot, position }

/** Every scenario, with house rules on here and there. */
goldenGames(game, new URL('golden/', import.meta.url), [
  { name: 'back-lane', seed: 1, options: { survivors: 2 }, choose: restless },
  { name: 'number-nine', seed: 2, options: { scenario: 'number-nine', survivors: 3 }, choose: restless },
  {
    name: 'shopping-list',
    seed: 3,
    options: { scenario: 'shopping-list', survivors: 2, fogOfWar: 'strict' },
    choose: restless,
  },
  {
    name: 'night-school',
    seed: 4,
    options: { scenario: 'night-school', survivors: 3, bluffRolls: false },
    choose: restless,
  },
  { name: 'dust-off', seed: 5, options: { scenario: 'dust-off', survivors: 2, radioTalk: true }, choose: restless },
  {
    name: 'last-boat',
    seed: 6,
    options: { scenario: 'last-boat', survivors: 3, mutants: ['tank', 'hunter', 'boomer', 'smoker', 'witch'] },
    choose: restless,
  },
])
