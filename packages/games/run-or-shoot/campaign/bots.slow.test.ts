import { anyGame, nextByAdvice } from '@shamble/kernel'
import { recordGame, setUp } from '@shamble/kernel/testkit'
import { expect, it } from 'vitest'
import { runOrShootExtras } from '../extras.ts'
import { runOrShootRules } from '../game.ts'
import { runOrShootCampaign } from './game.ts'

const battles = anyGame({ ...runOrShootRules, ...runOrShootExtras })

it.each([
  { seed: 'days 1', options: {} },
  { seed: 'days 2', options: { survivors: 1, house: { infectionPS: 8, npsHits: 3 } } },
])('[rs.scenario.19] bots bring Five Days to an end ($seed)', ({ seed, options }) => {
  const { table } = recordGame(runOrShootCampaign, setUp(runOrShootCampaign, { options }), seed, {
    choose: (match) => nextByAdvice(runOrShootCampaign, match.table, battles, seed),
  })
  expect(table.state.outcome?.clause).toBe('rs.scenario.19')
  expect(runOrShootCampaign.invariants(table)).toEqual([])
})
