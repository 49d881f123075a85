import { describe, expect, it } from 'vitest'
import type { Game, OptionValues } from '@shamble/kernel'
import { competentPlayer, playerByLuck, playOut } from '@shamble/kernel/testkit'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { runOrShootExtras } from '../extras.ts'
import { runOrShootRules } from '../game.ts'
import { SURVIVORS } from '../rules/41-end.ts'
import type { RunOrShootKit, Transaction } from '../state.ts'

const game: Game<RunOrShootKit> = { ...runOrShootRules, ...runOrShootExtras }

/** Nobody needs more than a few commands for his part of a step. */
const partOf = ({ state: { turn, step } }: Transaction, seat: string): string | null =>
  step === 'setup' ? null : `${turn} ${step} ${seat}`

/** Reasons are sentences. */
const told = (why: string): void => expect(why).toMatch(/\.$/)

const competent = (options: OptionValues, seed: string): Transaction =>
  playOut(game, { options, seed, player: competentPlayer(game), spell: partOf, told })
const randomly = (options: OptionValues, seed: string, luck: string): Transaction =>
  playOut(game, { options, seed, player: playerByLuck(luck) })

const isWon = ({ state }: Transaction): boolean => state.outcome?.winners.includes(SURVIVORS) ?? false

const SETTINGS: Readonly<Record<string, readonly OptionValues[]>> = {
  'every scenario': SCENARIO_IDS.map((scenario) => ({ scenario })),
  'other teams': [
    { scenario: 'number-nine', survivors: 1 },
    { scenario: 'shopping-list', survivors: 2 },
    { scenario: 'last-boat', survivors: 6 },
  ],
  'house rules': [
    { scenario: 'dust-off', difficulty: 'nightmare' },
    { scenario: 'number-nine', fogOfWar: 'strict' },
    { scenario: 'night-school', radioTalk: true },
  ],
}

describe('bots of Run? ... or Shoot?', () => {
  it.each(Object.keys(SETTINGS))('games with %s end without a refusal', (name) => {
    for (const [i, options] of (SETTINGS[name] ?? []).entries())
      expect(competent(options, `${name} ${i}`).state.outcome).not.toBeNull()
  })

  it('advice depends on the view alone, not on what was asked before', () => {
    const t = competent({ scenario: 'number-nine' }, 'first')
    expect(competent({ scenario: 'number-nine' }, 'first').state).toEqual(t.state)
  })

  it.each([
    ['back-lane', 9],
    ['dust-off', 2],
  ])('competent players win %s more often than random ones', (scenario, least) => {
    const games = Array.from({ length: 12 }, (_, i) => i)
    const won = games.filter((i) => isWon(competent({ scenario }, `duel ${i}`))).length
    const lucky = games.filter((i) => isWon(randomly({ scenario }, `duel ${i}`, `${i}`))).length
    expect(won).toBeGreaterThanOrEqual(lucky + least)
  })
})
