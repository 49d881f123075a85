import { type Pair, pairsOf, testify } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { position } from './position.ts'
import type { EvenDeathKit } from './state.ts'
import { evenDeath } from './testing.ts'
import { witness } from './testkit/witness.ts'
import { viewFor } from './views.ts'

const game = { ...evenDeath, position }

describe('lists that are locked', () => {
  it('[ed.force.13] are heard of by nobody else, on any channel', () => {
    const { pairs, tally, unlawful, overlooked } = testify(game, witness, { pairs: 300 })
    expect([pairs, tally.differ, unlawful, overlooked]).toEqual([300, 0, [], []])
  })

  it('are found out where a view shows them', () => {
    const telling = { ...game, view: (look: Parameters<typeof viewFor>[0]) => viewFor(look, 'zombies') }
    expect(testify(telling, witness, { pairs: 300, until: 'view' }).tally.lineOf('view').differ).toBeGreaterThan(0)
  })

  it('differ from the first seat to the last but one', () => {
    const seats = new Set<number>()
    for (const pair of pairsOf(game, witness, 'how many')) {
      if (typeof pair === 'string') continue
      const [{ frames }] = (pair as Pair<EvenDeathKit>).states
      seats.add(Object.keys(frames.at(-1)?.sealed ?? {}).length)
      if (seats.size === 3) break
    }
    expect([...seats].sort((a, b) => a - b)).toEqual([1, 2, 3])
  })
})
