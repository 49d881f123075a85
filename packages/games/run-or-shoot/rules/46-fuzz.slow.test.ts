/** `SHAMBLE_ACTS=2000 npx vitest run packages/games/run-or-shoot/rules/46-fuzz` plays as many games; `SHAMBLE_ACTS_FROM=500` begins with another. */
import { env } from 'node:process'
import { apply, begin, judge, type OptionValues, pending, seeded } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { runOrShootExtras } from '../extras.ts'
import { runOrShootRules } from '../game.ts'
import { UMPIRE } from '../state.ts'
import { MUTANT_KINDS } from '../tables/mutants.ts'
import { actByLuck } from '../testkit/acts.ts'

const GAMES = Number(env['SHAMBLE_ACTS'] ?? 24)
const FIRST = Number(env['SHAMBLE_ACTS_FROM'] ?? 0)
const game = { ...runOrShootRules, ...runOrShootExtras }

const TABLES: readonly OptionValues[] = [
  { survivors: 1, mutants: [...MUTANT_KINDS] },
  { survivors: 3, difficulty: 'nightmare', umpireDice: 'by hand' },
  { scenario: 'number-nine', survivors: 2, mutants: ['hunter', 'smoker'], ownInfectionDice: true },
  { scenario: 'night-school', survivors: 2, mutants: [...MUTANT_KINDS], fogOfWar: 'strict' },
  { scenario: 'dust-off', survivors: 2, mutants: ['tank', 'boomer'], radioTalk: true },
  { scenario: 'last-boat', survivors: 2, mutants: [...MUTANT_KINDS] },
]
/** Beyond this a game is as good as any other. */
const COMMANDS = 240
/** In one of so many moments the umpire lays hand on the table, up to three times. */
const ACTS_IN = 3

/** How many acts were carried out; throws if the game comes to a standstill or to a state that cannot be. */
function played(n: number): number {
  const seed = `acts ${n}`
  const options = { umpire: 'asked', umpireHand: 'free', ...TABLES[n % TABLES.length] }
  const t = begin(game, setUp(game, { options }), seeded(seed))
  const [player, luck] = [new RandomPlayer(game, seed), seeded(`hand ${seed}`)]
  let acts = 0
  const give = (seat: string, command: Command): void => {
    const refusal = apply(game, t, seat, command)
    if (refusal) throw new Error(`${seed}: ${seat} ${JSON.stringify(command)}: ${refusal.reason}`)
    const broken = game.invariants(t)
    if (broken.length > 0) throw new Error(`${seed}: after ${JSON.stringify(command)}: ${broken.join('; ')}`)
  }
  for (let at = 0; at < COMMANDS && t.state.outcome === null; at++) {
    for (let i = luck.draw('', ACTS_IN) === 0 ? luck.draw('', 4) : 0; i > 0; i--) {
      const act = actByLuck(t, luck)
      if (t.state.outcome !== null || judge(game, t, UMPIRE, act) !== null) continue
      give(UMPIRE, act)
      acts++
    }
    const asked = pending(t)
    const pick = asked && player.pick(game, t, asked)
    if (t.state.outcome === null && !pick) throw new Error(`${seed}: nobody can do anything at ${at}`)
    if (pick) give(pick.seat, pick.command)
  }
  if (t.state.umpire?.acts !== acts) throw new Error(`${seed}: ${acts} acts, and ${t.state.umpire?.acts} were counted`)
  return acts
}

describe('games with acts by hand at any question', () => {
  it(
    '[rs.seats.7] none comes to a standstill or to a state that cannot be, and every act is counted',
    () => {
      let acts = 0
      for (let n = 0; n < GAMES; n++) acts += played(FIRST + n)
      expect(acts).toBeGreaterThan(10 * GAMES)
    },
    GAMES * 20_000,
  )
})
