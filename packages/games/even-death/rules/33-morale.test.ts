import { describe, expect, it } from 'vitest'
import type { Human } from '../state.ts'
import type { Morale } from '../tables/states.ts'
import { type EvenDeathScene, humanNo, newGame, playOn, row, scene, type Staging } from '../testing.ts'
import { startingMorale } from './33-morale.ts'

/** Two survivors, the first as told, and so many zombies. */
const facing = (zombies: number, first: Partial<Human> = {}, more: Staging = {}): EvenDeathScene =>
  scene({
    humans: [{ seat: 'survivors', ...first }, { seat: 'survivors' }],
    herds: [{ zombies: row(5, 5, zombies) }],
    ...more,
  })
const morale = (s: EvenDeathScene, id = 1): Morale => startingMorale(s.table, humanNo(s, id))

describe('morale at the start', () => {
  it('[ed.morale.2] [ed.morale.3] is Willing, and Eager against at most twice their own number', () => {
    expect([morale(facing(4)), morale(facing(5)), morale(facing(1))]).toEqual(['eager', 'willing', 'eager'])
  })

  it('[ed.morale.4] counts figures on the table, each zombie as one, friends of all seats of a side', () => {
    expect(morale(facing(4, {}, { herds: [{ zombies: row(5, 5, 3) }, { zombies: row(5, 9, 1) }] }))).toBe('eager')
    expect(morale(facing(4, {}, { herds: [{ zombies: row(5, 5, 3) }, { zombies: row(5, 9, 2) }] }))).toBe('willing')
    expect(morale(facing(3, { status: 'lost' }), 2)).toBe('willing')
    const allied = (sides: readonly number[]): Morale =>
      morale(
        scene({
          humans: [{ seat: 'survivors' }, { seat: 'bandits', profile: 'thug' }],
          herds: [{ zombies: row(5, 5, 3) }],
          options: { factions: ['survivors', 'bandits', 'zombies'], sides },
        }),
      )
    expect([allied([1, 1, 2, 3]), allied([1, 2, 3, 4])]).toEqual(['eager', 'willing'])
  })

  it('[ed.morale.6] [ed.morale.7] the Sick and the Infected are Shaken, however few the enemies', () => {
    expect([morale(facing(1, { health: 'sick' })), morale(facing(1, { health: 'infected' }))]).toEqual([
      'shaken',
      'shaken',
    ])
    expect(morale(facing(1, { health: 'sick' }), 2)).toBe('eager')
  })

  it('[ed.morale.7] starts afresh: what somebody felt before does not count', () => {
    expect([morale(facing(4, { morale: 'broken' })), morale(facing(5, { morale: 'eager' }))]).toEqual([
      'eager',
      'willing',
    ])
    const s = playOn(newGame({ options: { scenario: 'depot-raid' }, dice: [8, 1] }), ({ state }) => state.round < 1)
    expect(new Set(s.state.humans.map((human) => human.morale))).toEqual(new Set(['eager']))
    expect(s.event('morale')).toMatchObject({ clause: 'ed.morale.3', morale: 'eager', was: 'willing' })
  })
})
