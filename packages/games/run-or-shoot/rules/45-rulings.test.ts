import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Weapon } from '../state.ts'
import {
  at,
  otherNo,
  type PS,
  plays,
  type RunOrShootScene,
  scene,
  type Staging,
  survivorNo,
  turnOver,
} from '../testing.ts'

const PISTOL: Weapon = { id: 90, kind: 'pistol', rounds: 6 }

/** Dot in the lane, NPS 11 beside her: the umpire is asked whether he does something else. */
function lane(nps: PS = {}, stage: Staging = {}): RunOrShootScene {
  const s = scene({
    survivors: [{ at: at(20, 34) }, otherNo(11, { at: at(24, 34), ...nps })],
    ...stage,
    options: { umpire: 'asked' },
  })
  return plays(s, 'S1', 'RUN')
}
type Rule = Extract<Command, { do: 'rule' }>
const rule = (does: Rule['people'][number]['does'], reason = 'He is in shock.'): Rule => ({
  do: 'rule',
  people: [{ survivor: 11, does }],
  reason,
})

describe('what the umpire rules', () => {
  it('[rs.nps.13] replaces what somebody has settled, and everybody hears what it was and why', () => {
    const s = lane({ leader: 1 })
    expect([s.asks, s.state.settled[11]]).toEqual(['rule on others', ['RUN']])
    s.do('U', rule({ is: 'NOTHING' }))
    const told = { was: 'RUN', now: null, does: { is: 'NOTHING' }, reason: 'He is in shock.' }
    expect(s.event('ruled')).toMatchObject({ clause: 'rs.nps.13', survivor: 11, ...told })
    expect(s.storyFor('S1').some((line) => line.includes('ruled'))).toBe(true)
    expect(s.storyFor(null).some((line) => line.includes('ruled'))).toBe(true)
    expect(s.state.settled[11]).toEqual([])
  })

  it('[rs.nps.13] is carried out as an order would be, and ends with the turn', () => {
    const s = lane({ order: { order: { is: 'STAY' }, idle: 0 } })
    s.do('U', rule({ is: 'RUN TO', place: { at: [4000, 3400], level: 0 } }))
    turnOver(s)
    expect(survivorNo(s, 11).at.x).toBeGreaterThan(2600)
    expect(survivorNo(s, 11).order).toEqual({ order: { is: 'STAY' }, idle: 0 })
    expect(s.state.umpire?.ruled).toEqual([])
    const without = turnOver(lane({ order: { order: { is: 'STAY' }, idle: 0 } }))
    expect(survivorNo(without, 11).at).toEqual(at(24, 34))
  })

  it('[rs.nps.13] must itself be lawful', () => {
    const s = lane()
    const clauseOf = (command: Command) => s.refused('U', command).clause
    expect(clauseOf(rule({ is: 'SHOOT AT', zed: 4 }))).toBe('rs.order.8')
    expect(clauseOf(rule({ is: 'MELEE' }))).toBe('rs.melee.20')
    expect(clauseOf(rule({ is: 'COVER', towards: [1000, 0] }))).toBe('rs.nps.13')
    expect(
      s.refused('U', { ...rule({ is: 'NOTHING' }), people: [{ survivor: 1, does: { is: 'NOTHING' } }] }),
    ).toMatchObject({
      clause: 'rs.nps.13',
      at: 'people[0]',
    })
    expect(s.refused('U', rule({ is: 'NOTHING' }, '  '))).toMatchObject({ clause: 'rs.nps.13', at: 'reason' })
    const two = [1, 2].map(() => ({ survivor: 11, does: { is: 'NOTHING' } as const }))
    expect(s.refused('U', { ...rule({ is: 'NOTHING' }), people: two }).at).toBe('people[1]')
    const pinned = lane({ pinnedBy: 1, down: true }, { zeds: [{ at: at(26, 34), kind: 'hunter', pins: 11 }] })
    expect(pinned.refused('U', rule({ is: 'FLEE' })).clause).toBe('rs.hunter.13')
  })

  it('[rs.nps.13] lets the armed shoot or hold their fire', () => {
    const s = lane({ pistol: PISTOL, leader: 1 }, { zeds: [{ at: at(36, 34) }] })
    s.do('U', rule({ is: 'SHOOT AT', zed: 1 }))
    expect(s.state.settled[11]).toEqual(['SHOOT'])
  })

  it('[rs.nps.13] the automatic umpire never does', () => {
    const s = scene({ survivors: [{ at: at(20, 34) }, otherNo(11, { at: at(24, 34), leader: 1 })] })
    plays(s, 'S1', 'RUN')
    expect([s.asks, s.owe]).not.toEqual(['rule on others', ['U']])
    expect(s.state.settled[11]).toEqual(['RUN'])
    expect(turnOver(s).events.some(({ e }) => e === 'ruled')).toBe(false)
  })

  it('[rs.secrecy.14] the question comes when there is nobody to rule on', () => {
    const s = plays(scene({ survivors: [{}], options: { umpire: 'asked' } }), 'S1', 'RUN')
    expect([s.asks, s.offers('U')]).toEqual(['rule on others', ['by-the-book']])
  })
})
