import { type Pair, pairsOf, testify } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { evenDeathCampaign } from './game.ts'
import type { CampaignKit } from './state.ts'
import { witness } from './testkit/witness.ts'
import { viewFor } from './view.ts'

describe('closed lists and votes', () => {
  it('[ed.camp-setup.14] [ed.camp-battle.17] are heard of by nobody else, on any channel', () => {
    const { pairs, tally, unlawful, overlooked } = testify(evenDeathCampaign, witness, { pairs: 200 })
    expect([pairs, tally.differ, unlawful, overlooked]).toEqual([200, 0, [], []])
  })

  it('are found out where a view shows them', () => {
    const telling = {
      ...evenDeathCampaign,
      view: (look: Parameters<typeof viewFor>[0]) => viewFor(look, 'zombies'),
    }
    expect(testify(telling, witness, { pairs: 200, until: 'view' }).tally.lineOf('view').differ).toBeGreaterThan(0)
  })

  it('are both among what is varied', () => {
    const asked = new Set<string>()
    let held = 0
    for (const pair of pairsOf(evenDeathCampaign, witness, 'which')) {
      if (typeof pair === 'string') continue
      const [{ frames }] = (pair as Pair<CampaignKit>).states
      asked.add(frames.at(-1)?.at ?? '')
      if (asked.size === 2 || held++ > 3_000) break
    }
    expect([...asked].sort()).toEqual(['lock forces', 'vote'])
  })
})
