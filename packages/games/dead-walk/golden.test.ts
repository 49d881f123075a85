import { goldenGames, restless } from '@shamble/kernel/testkit'
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

const choose = restless<DeadWalkKit>(EAGER)

/** Every scenario, with the optional rules on here and there. */
goldenGames(deadWalk, new URL('golden/', import.meta.url), [
  { name: 'lawless-street', seed: 1, options: { players: 2 }, choose },
  {
    name: 'shopping-list',
    seed: 2,
    options: { scenario: 'shopping-list', players: 2, turnLimit: 7 },
    choose,
  },
  {
    name: 'mercy',
    seed: 3,
    options: { scenario: 'mercy', team: 'last-patrol', turnLimit: 6, jams: true, moan: true },
    choose,
  },
  {
    name: 'night-at-millers',
    seed: 4,
    options: { scenario: 'night-at-millers', team: 'precinct-nine', turnLimit: 6, corpseDestruction: true },
    choose,
  },
  {
    name: 'nine-forty-bus',
    seed: 5,
    options: { scenario: 'nine-forty-bus', team: 'neighbours', turnLimit: 6, fallenPins: true },
    choose,
  },
  {
    name: 'quiet-hands',
    seed: 6,
    options: { scenario: 'quiet-hands', team: 'convoy', turnLimit: 6, humanElim: 'twoWounds' },
    choose,
  },
  {
    name: 'last-boat',
    seed: 7,
    options: { scenario: 'last-boat', team: 'strangers', turnLimit: 6, zombieControl: 'gm-bound' },
    choose,
  },
])
