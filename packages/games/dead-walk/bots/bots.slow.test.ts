import { describe, expect, it } from 'vitest'
import type { OptionValues } from '@shamble/kernel'
import { competentPlayer, playerByLuck, playOut } from '@shamble/kernel/testkit'
import { SCENARIOS } from '../content/scenarios.ts'
import { deadWalk } from '../index.ts'
import type { Transaction } from '../state.ts'

/** A bot is done with an activation after a few commands. */
const activationOf = ({ state: { turn, phase, activation } }: Transaction): string | null =>
  activation === null ? null : `${turn} ${phase} ${activation.human}`

/** Reasons are sentences. */
const told = (why: string): void => expect(why).toMatch(/\.$/)

const competent = (options: OptionValues, seed: string): Transaction =>
  playOut(deadWalk, { options, seed, player: competentPlayer(deadWalk), spell: activationOf, told })
const randomly = (options: OptionValues, seed: string, luck: string): Transaction =>
  playOut(deadWalk, { options, seed, player: playerByLuck(luck) })

const isHeroic = ({ state }: Transaction): boolean => state.grade === 'major-hero' || state.grade === 'minor-hero'

const SETTINGS: Readonly<Record<string, readonly OptionValues[]>> = {
  'every scenario': Object.keys(SCENARIOS).map((scenario) => ({ scenario })),
  'other teams': [
    { scenario: 'shopping-list', team: 'last-patrol' },
    { scenario: 'mercy', team: 'precinct-nine' },
    { scenario: 'quiet-hands', team: 'neighbours', players: 2 },
    { scenario: 'last-boat', team: 'strangers', players: 4 },
  ],
  'the advanced rules': [
    { scenario: 'nine-forty-bus', advanced: true },
    { scenario: 'quiet-hands', advanced: true, team: 'last-patrol' },
    { scenario: 'shopping-list', advanced: true, team: 'neighbours', vehicles: true },
  ],
  'house rules': [
    { scenario: 'mercy', lurch: false, jams: true, fallenPins: true },
    { scenario: 'shopping-list', fancyMove: true, moan: true, zombiesClimb: true },
    { scenario: 'night-at-millers', zombieControl: 'gm-bound' },
    { scenario: 'last-boat', zombieControl: 'gm-free', turnLimit: 8 },
    { scenario: 'quiet-hands', humanAP: 6, zombieAP: 3, entryMethods: ['A', 'B', 'C', 'D', 'E'] },
  ],
}

describe('bots of Dead Walk Again', () => {
  it.each(Object.keys(SETTINGS))('games with %s end without a refusal', (name) => {
    for (const [i, options] of (SETTINGS[name] ?? []).entries())
      expect(competent(options, `${name} ${i}`).state.outcome).not.toBeNull()
  })

  it('advice depends on the view alone, not on what was asked before', () => {
    const t = competent({ scenario: 'last-boat' }, 'first')
    expect(competent({ scenario: 'last-boat' }, 'first').state).toEqual(t.state)
  })

  it.each(['shopping-list', 'mercy', 'last-boat'])(
    'competent players are heroes far more often than random ones: %s',
    (scenario) => {
      const games = Array.from({ length: 12 }, (_, i) => i)
      const heroes = games.filter((i) => isHeroic(competent({ scenario }, `duel ${i}`))).length
      const lucky = games.filter((i) => isHeroic(randomly({ scenario }, `duel ${i}`, `${i}`))).length
      expect(heroes).toBeGreaterThan(lucky + 2)
    },
  )
})
