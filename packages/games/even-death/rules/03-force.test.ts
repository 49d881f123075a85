import { describe, expect, it } from 'vitest'
import { readyForce } from '../content/forces.ts'
import type { Force } from '../forces/force.ts'
import { unitsOf } from '../state.ts'
import { herdNo, humanNo, newGame, playOn, row, scene } from '../testing.ts'
import { worthOf } from './03-force.ts'

const plain = { options: { scenario: 'battle' } }
const stray: Force = [{ is: 'herd', kind: 'regular', size: 7 }]

describe('locking forces', () => {
  it('[ed.force.13] lists are closed until the last seat has locked, then all are open', () => {
    const s = newGame(plain)
    expect(s.owe).toEqual(['survivors', 'zombies'])
    s.do('zombies', { do: 'lock', force: stray })
    expect(s.state.herds).toHaveLength(0)
    expect(s.events).toEqual([])
    for (const seat of ['survivors', null]) {
      expect(s.game.view(s.table, seat).locked).toEqual({ zombies: null })
      expect(JSON.stringify(s.game.view(s.table, seat))).not.toContain('"size":7')
    }
    expect(s.game.view(s.table, 'zombies').locked).toEqual({ zombies: stray })
    s.do('survivors', { do: 'lock', force: readyForce('mill-lane').force })
    expect(s.state.phase).toBe('deployment')
    expect(unitsOf(s.state, 'survivors')).toHaveLength(9)
    expect(unitsOf(s.state, 'zombies')).toMatchObject([{ kind: 'regular', zombies: { length: 7 } }])
    expect(s.events.at(-1)).toMatchObject({
      e: 'forces opened',
      forces: [
        { seat: 'survivors', points: 200, figures: 9 },
        { seat: 'zombies', points: 20, figures: 7 },
      ],
    })
  })

  it('[ed.force.12] an illegal list is not locked, and everything that is wrong is said', () => {
    const s = newGame(plain)
    const { clause, reason } = s.refused('zombies', {
      do: 'lock',
      force: [
        { is: 'herd', kind: 'regular', size: 0 },
        { is: 'human', unit: 'boss', weapons: ['lmg', 'lmg', 'lmg'], perks: ['medic', 'athletic'] },
      ],
    })
    expect(clause).toBe('ed.force.9')
    for (const named of ['ed.force.9', 'ed.setup.4', 'ed.force.2', 'ed.force.5']) expect(reason).toContain(named)
    expect(s.refused('survivors', { do: 'lock', force: [] }).clause).toBe('ed.force.11')
    expect(s.refused('survivors', { do: 'end-turn' }).clause).toBe('ed.force.13')
  })

  it('whoever says nothing fields what is proposed', () => {
    const s = playOn(newGame(), ({ state }) => state.phase === 'forces')
    expect(unitsOf(s.state, 'survivors')).toHaveLength(9)
    expect(s.state.herds.reduce((sum, { zombies }) => sum + zombies.length, 0)).toBe(85)
  })

  it('[ed.force.6] [ed.force.8] what a list says is on the table, with what is for nothing', () => {
    const s = newGame({ options: { scenario: 'battle', factions: ['military', 'bandits'] } })
    s.do('military', {
      do: 'lock',
      force: [
        { is: 'human', unit: 'commander', weapons: ['rifle'], perks: ['concentration'], concentration: 'shooting' },
      ],
    })
    playOn(s, ({ state }) => state.phase === 'forces')
    expect(humanNo(s, 1)).toMatchObject({
      profile: 'commander',
      perks: ['specialist', 'concentration'],
      concentration: 'shooting',
      weapons: [{ id: 'rifle', due: 0 }],
      vitality: 5,
    })
  })

  it('[ed.force.14] worth is unit and weapons whatever the vitality, and a herd is worth its present class', () => {
    const s = scene({
      humans: [{ seat: 'survivors', profile: 'hardened', vitality: 1, weapons: [{ id: 'shotgun', due: 1 }] }],
      herds: [{ zombies: row(5, 5, 11) }, { zombies: row(5, 10, 5) }],
    })
    expect(worthOf(humanNo(s, 1))).toBe(30)
    expect([worthOf(herdNo(s, 2)), worthOf(herdNo(s, 3))]).toEqual([30, 10])
  })
})
