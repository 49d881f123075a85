import { describe, expect, it } from 'vitest'
import type { OptionValues } from '@shamble/kernel'
import { competentPlayer, playerByLuck, playOut } from '@shamble/kernel/testkit'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { evenDeathExtras } from '../extras.ts'
import { evenDeathRules } from '../game.ts'
import type { EvenDeathKit, Transaction } from '../state.ts'

const game = { ...evenDeathRules, ...evenDeathExtras }

/** A bot is done with a unit after a few commands. */
const activationOf = ({ state: { round, onTurn, active } }: Transaction): string | null =>
  active === null ? null : `${round} ${onTurn} ${active.unit}`

/** Reasons are sentences. */
const told = (why: string): void => expect(why).toMatch(/^[A-Z].*\.$/)

const competent = (options: OptionValues, seed: string): Transaction =>
  playOut(game, { options, seed, player: competentPlayer(game), spell: activationOf, told })

const PLAIN: readonly OptionValues[] = [
  { scenario: 'battle', factions: ['survivors', 'bandits'], battlePoints: 100 },
  { scenario: 'battle', factions: ['military', 'zombies'], battlePoints: 100, table: 'town' },
  { scenario: 'battle', factions: ['survivors', 'military', 'bandits', 'zombies'], battlePoints: 50 },
  {
    scenario: 'battle',
    factions: ['survivors', 'survivors', 'zombies'],
    duplicateFactions: true,
    sides: [1, 1, 2, 4],
    battlePoints: 50,
  },
]

describe('bots of Even Death May Die', { timeout: 240_000 }, () => {
  it.each(SCENARIO_IDS)('a battle of %s ends without a refusal', (scenario) => {
    expect(competent({ scenario }, scenario).state.outcome).not.toBeNull()
  })

  it('plain battles end without a refusal', () => {
    for (const [i, options] of PLAIN.entries()) expect(competent(options, `plain ${i}`).state.outcome).not.toBeNull()
  })

  it('advice depends on the view alone, not on what was asked before', () => {
    const t = competent({ scenario: 'depot-raid' }, 'first')
    expect(competent({ scenario: 'depot-raid' }, 'first').state).toEqual(t.state)
  })

  it('competent players beat those who play by luck', () => {
    const options = { scenario: 'battle', factions: ['survivors', 'zombies'], battlePoints: 50 }
    const wins = (mine: string): number =>
      [0, 1, 2].filter((i) => {
        const [clever, lucky] = [competentPlayer(game), playerByLuck<EvenDeathKit>(`${i}`)]
        const player: typeof clever = (t, seat, offered) => (seat === mine ? clever : lucky)(t, seat, offered)
        return playOut(game, { options, seed: `duel ${i}`, player }).state.outcome?.winners.includes(mine)
      }).length
    expect(wins('survivors') + wins('zombies')).toBeGreaterThanOrEqual(4)
  })
})
