import { anyGame, committedDice, type Game, playFault, saveMatch, verifySave } from '@shamble/kernel'
import { type Golden, goldenGames, recordGame, restless, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
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

const choose = restless<RunOrShootKit>(EAGER)

const game: Game<RunOrShootKit> = { ...runOrShoot, position }

/** Every scenario, with house rules on here and there. */
const GAMES: readonly Golden<RunOrShootKit>[] = [
  { name: 'back-lane', seed: 1, options: { survivors: 2 }, choose },
  { name: 'number-nine', seed: 2, options: { scenario: 'number-nine', survivors: 3 }, choose },
  {
    name: 'shopping-list',
    seed: 3,
    options: { scenario: 'shopping-list', survivors: 2, fogOfWar: 'strict' },
    choose,
  },
  {
    name: 'night-school',
    seed: 4,
    options: { scenario: 'night-school', survivors: 3, bluffRolls: false },
    choose,
  },
  { name: 'dust-off', seed: 5, options: { scenario: 'dust-off', survivors: 2, radioTalk: true }, choose },
  {
    name: 'last-boat',
    seed: 6,
    options: { scenario: 'last-boat', survivors: 3, mutants: ['tank', 'hunter', 'boomer', 'smoker', 'witch'] },
    choose,
  },
]

goldenGames(game, new URL('golden/', import.meta.url), GAMES)

describe('a save with committed dice', () => {
  it.each(GAMES)('of $name is found true, with its hidden draws, and false with another one', ({ options, seed }) => {
    const secret = 'c0ffee00'.repeat(8)
    const source = committedDice({ secret, shares: {}, match: `golden ${seed}` })
    const match = recordGame(game, setUp(game, { options: options ?? {} }), seed, { choose, source })
    const save = saveMatch(match, { private: true })
    const verdict = verifySave(save)
    expect(verdict).toMatchObject({ ok: true, verified: { byHand: 0, spent: 0, older: false } })
    expect(verdict.ok && verdict.verified.draws).toBeGreaterThan(10)
    expect(playFault(save, [anyGame(game)])).toBeNull()
    const [[clause, sides, value] = ['', 0, 0], ...others] = save.opening.drawn
    const drawn = [[clause, sides, value === 0 ? 1 : 0], ...others]
    expect(verifySave({ ...save, opening: { ...save.opening, drawn } })).toMatchObject({ ok: false })
  })
})
