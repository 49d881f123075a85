import { anyGame, nextByAdvice } from '@shamble/kernel'
import { recordGame, setUp } from '@shamble/kernel/testkit'
import { expect, it } from 'vitest'
import { deadWalk } from '../index.ts'
import { deadWalkCampaign } from './game.ts'

it.each([
  { seed: 'road 1', options: {} },
  { seed: 'road 2', options: { players: 2, house: { finalReplay: true, zombieCapPerHuman: 2 } } },
  { seed: 'road 3', options: { players: 3, house: { startZombiesPerHuman: 0, jams: true, teamFill: 4 } } },
  { seed: 'road 4', options: { house: { archetypeRestrictions: true, subtypeRestrictions: true, humanAP: 6 } } },
])('[dw.campaign.8] bots bring a campaign to its end ($seed)', ({ seed, options }) => {
  const setup = setUp(deadWalkCampaign, { options })
  const { table } = recordGame(deadWalkCampaign, setup, seed, {
    choose: (match) => nextByAdvice(deadWalkCampaign, match.table, anyGame(deadWalk), seed),
  })
  expect(table.state.outcome?.clause).toBe('dw.campaign.8')
  expect(deadWalkCampaign.invariants(table)).toEqual([])
})
