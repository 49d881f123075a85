import { type Match, type Seat, seeded } from '@shamble/kernel'
import { goldenGames } from '@shamble/kernel/testkit'
import type { Command } from './commands.ts'
import { position } from './position.ts'
import type { EvenDeathKit } from './state.ts'
import { evenDeath } from './testing.ts'
import { pick } from './testkit/eager.ts'

const choose = (match: Match<EvenDeathKit>): { readonly seat: Seat; readonly command: Command } | null => {
  const [seat] = match.pending()?.owe ?? []
  return seat === undefined ? null : { seat, command: pick(match.table, seat, seeded(`eager ${match.decision}`)) }
}

/** Every scenario, with house rules on here and there. */
goldenGames({ ...evenDeath, position }, new URL('golden/', import.meta.url), [
  { name: 'across-the-common', seed: 1, options: { roundLimit: 6 }, choose },
  { name: 'pump-house', seed: 2, options: { scenario: 'pump-house', roundLimit: 6 }, choose },
  {
    name: 'market-square',
    seed: 3,
    options: { scenario: 'market-square', roundLimit: 6, secondaryFactors: 'always', traumaPerDeath: true },
    choose,
  },
  { name: 'four-roads', seed: 4, options: { scenario: 'four-roads', roundLimit: 6, frontArc: 90 }, choose },
  { name: 'chapel-hill', seed: 5, options: { scenario: 'chapel-hill', roundLimit: 6 }, choose },
  {
    name: 'the-wire',
    seed: 6,
    options: { scenario: 'the-wire', roundLimit: 6, rerollPriorityEachRound: true, herdGetUpFree: true },
    choose,
  },
  { name: 'depot-raid', seed: 7, options: { scenario: 'depot-raid', roundLimit: 6 }, choose },
  {
    name: 'lights-out',
    seed: 8,
    options: { scenario: 'lights-out', roundLimit: 6, hazardChecksAffectMorale: true },
    choose,
  },
])
