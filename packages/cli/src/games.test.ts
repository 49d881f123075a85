import { dropDead } from '@shamble/drop-dead'
import { begin, type Outcome, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { shelfOf } from './games.ts'

type Dead = 'dead' | 'escaped' | 'undead'

/** The sides that win a game of Drop Dead that ended like this. */
function winners(outcome: Omit<Outcome, 'reason'> | null, ...statuses: Dead[]): readonly string[] {
  const settled = dropDead.settle({ players: 2 })
  if (!settled.ok) throw new Error(settled.fault.why)
  const holders = { P1: { bot: 'random' }, P2: { bot: 'random' } }
  const { state } = begin(dropDead, { options: settled.value, holders }, seeded(1))
  state.outcome = outcome && { ...outcome, reason: '' }
  state.survivors.forEach((one, i) => {
    one.status = statuses[i] ?? 'dead'
  })
  return shelfOf('drop-dead').winners(state)
}

describe('the sides of Drop Dead', () => {
  it('anybody who got away makes it a win of the survivors', () => {
    expect(winners({ winners: ['P1'], clause: 'dd.end.5' }, 'escaped', 'undead')).toEqual(['survivors'])
  })

  it('without one it is a win of the undead seats, or of the zombies if there are none', () => {
    expect(winners({ winners: ['P2'], clause: 'dd.end.6' }, 'dead', 'undead')).toEqual(['undead'])
    expect(winners({ winners: [], clause: 'dd.end.6' }, 'dead', 'dead')).toEqual(['zombies'])
  })

  it('a standstill is a win of nobody, and a game that goes on is none at all', () => {
    expect(winners({ winners: [], clause: 'dd.end.10' }, 'dead', 'dead')).toEqual(['nobody'])
    expect(winners(null)).toEqual([])
  })
})
