import { describe, expect, it } from 'vitest'
import type { Act, CommandOf } from '../commands.ts'
import { at, moving, plays, type RunOrShootScene, scene, type Staging, survivorNo, zedNo } from '../testing.ts'

const FREE = { umpire: 'asked', umpireHand: 'free' } as const
const table = (stage: Staging = {}): RunOrShootScene =>
  scene({ survivors: [{ at: at(10, 33) }], zeds: [{ at: at(38, 33) }], ...stage, options: FREE })
const act = (one: Act, note = 'It is fairer so.'): CommandOf<'by-hand'> => ({ do: 'by-hand', act: one, note })
const refused = (s: RunOrShootScene, one: Act) => s.refused('U', act(one))
const ONE = { zed: 1 }
const DOT = { survivor: 1 }

describe('the free hand of an umpire', () => {
  it('[rs.seats.7] is bound unless the house says otherwise, and is his alone', () => {
    const bound = scene({ options: { umpire: 'asked' } })
    expect(bound.refused('U', act({ is: 'announce', says: 'Rain.' })).clause).toBe('rs.seats.7')
    expect(table().refused('S1', act({ is: 'announce', says: 'Rain.' })).clause).toBe('rs.seats.7')
  })

  it('[rs.seats.7] needs a note, and is told to everybody and counted', () => {
    const s = table()
    expect(s.refused('U', { do: 'by-hand', act: { is: 'announce', says: 'Rain.' } })).toMatchObject({
      clause: 'rs.seats.7',
      at: 'note',
    })
    expect(s.refused('U', act({ is: 'announce', says: 'Rain.' }, ' ')).at).toBe('note')
    s.do('U', act({ is: 'announce', says: 'It begins to rain.' }, 'Weather.'))
    expect(s.event('by hand')).toMatchObject({ act: { says: 'It begins to rain.' }, note: 'Weather.' })
    expect([s.storyFor('S1').length, s.storyFor(null).length]).toEqual([s.story.length, s.story.length])
    expect(s.view('S1').umpire?.acts).toBe(1)
  })

  it('[rs.seats.7] waits while cards lie face down, in the set-up, and while he is away', () => {
    const s = table({ survivors: [{ at: at(10, 33) }, { at: at(14, 33) }] })
    plays(s, 'S1', 'RUN')
    expect(refused(s, { is: 'announce', says: 'Now.' }).clause).toBe('rs.seats.7')
    plays(s, 'S2', 'RUN')
    s.do('U', act({ is: 'announce', says: 'Now.' })).do('U', { do: 'hand-over', until: 'game' })
    expect(refused(s, { is: 'announce', says: 'And now.' }).clause).toBe('rs.seats.6')
  })

  it('[rs.seats.7] puts ordinary Zeds where they may stand, and takes any off', () => {
    const s = table()
    expect(refused(s, { is: 'put', at: [3800, 3300] })).toMatchObject({ clause: 'rs.measure.11', at: 'act.at' })
    expect(refused(s, { is: 'put', at: [30_000, 3300] }).clause).toBe('rs.measure.16')
    expect(refused(s, { is: 'put', at: [3000, 3300], facing: [0, 0] }).clause).toBe('rs.measure.13')
    s.do('U', act({ is: 'put', at: [3000, 3300], facing: [0, 1000], mode: 'drifting' }))
    expect(zedNo(s, 2)).toMatchObject({ kind: 'ordinary', mode: 'drifting', at: at(30, 33), horde: null })
    s.do('U', act({ is: 'remove', zed: 1 }))
    expect([zedNo(s, 1), s.state.killed]).toEqual([undefined, 0])
    expect(refused(s, { is: 'remove', zed: 1 })).toMatchObject({ clause: 'rs.secrecy.16', at: 'act.who' })
  })

  it('[rs.seats.7] moves, turns, lays down and stands up figures; a pin ends where they no longer touch', () => {
    const pin = { at: at(12, 33), kind: 'hunter', pins: 1 } as const
    const s = table({ survivors: [{ at: at(10, 33), pinnedBy: 1, down: true }, { at: at(3, 6) }], zeds: [pin] })
    expect(refused(s, { is: 'raise', who: DOT }).clause).toBe('rs.hunter.13')
    expect(refused(s, { is: 'lay', who: DOT }).clause).toBe('rs.seats.7')
    expect(refused(s, { is: 'move', who: ONE, at: [1000, 3300] }).clause).toBe('rs.measure.11')
    s.do('U', act({ is: 'move', who: ONE, at: [2000, 3300], facing: [0, 1000] }))
    expect(zedNo(s, 1)).toMatchObject({ at: at(20, 33), facing: { x: 0, y: 1000 }, pins: null })
    expect(survivorNo(s, 1).pinnedBy).toBeNull()
    s.do('U', act({ is: 'raise', who: DOT })).do('U', act({ is: 'turn', who: DOT, facing: [-5, 0] }))
    expect(survivorNo(s, 1)).toMatchObject({ down: false, facing: { x: -5, y: 0 } })
    s.do('U', act({ is: 'lay', who: ONE }))
    expect(zedNo(s, 1)?.down).toBe(true)
    s.do('U', act({ is: 'move', who: DOT, at: [1500, 3300] }))
    expect(survivorNo(s, 1).at).toEqual(at(15, 33))
    expect(refused(s, { is: 'turn', who: { survivor: 9 }, facing: [1, 0] }).clause).toBe('rs.seats.7')
    const tank = table({ zeds: [{ at: at(38, 33), kind: 'tank' }] })
    expect(refused(tank, { is: 'lay', who: ONE }).clause).toBe('rs.tank.5')
  })

  it('[rs.seats.7] sets hits below the number that kills, gives and takes within what one can carry', () => {
    const s = table({ survivors: [{ at: at(10, 33), items: ['torch'], main: null }] })
    expect(refused(s, { is: 'hits', survivor: 1, hits: 4 })).toMatchObject({ clause: 'rs.seats.7', at: 'act.hits' })
    s.do('U', act({ is: 'hits', survivor: 1, hits: 3 }))
    expect(survivorNo(s, 1).hits).toBe(3)
    s.do('U', act({ is: 'give', survivor: 1, what: 'rifle' })).do('U', act({ is: 'give', survivor: 1, what: 'kit' }))
    expect(survivorNo(s, 1)).toMatchObject({ main: { kind: 'rifle', rounds: 6 }, items: ['torch', 'kit'] })
    expect(refused(s, { is: 'give', survivor: 1, what: 'fireaxe' })).toMatchObject({
      clause: 'rs.carry.2',
      at: 'act.what',
    })
    s.do('U', act({ is: 'take', survivor: 1, thing: 'torch' }))
    expect(survivorNo(s, 1).items).toEqual(['kit'])
    expect(refused(s, { is: 'take', survivor: 1, thing: 'torch' })).toMatchObject({ at: 'act.thing' })
  })

  it('[rs.seats.7] opens, closes and destroys doors, but closes none on anybody', () => {
    const s = table()
    const door = s.table.book.map.openings.find(
      ({ kind, level }) => kind !== 'window' && kind !== 'barred' && level === 0,
    )
    const id = door?.id ?? ''
    expect(refused(s, { is: 'door', door: 'nowhere', now: 'open' })).toMatchObject({
      clause: 'rs.door.3',
      at: 'act.door',
    })
    s.do('U', act({ is: 'door', door: id, now: 'open' }))
    expect(s.state.openings[id]?.state).toBe('open')
    expect(refused(s, { is: 'door', door: id, now: 'open' }).clause).toBe('rs.door.5')
    const middle = {
      x: ((door?.from.x ?? 0) + (door?.to.x ?? 0)) >> 1,
      y: ((door?.from.y ?? 0) + (door?.to.y ?? 0)) >> 1,
    }
    s.do('U', act({ is: 'move', who: ONE, at: [middle.x, middle.y] }))
    expect(refused(s, { is: 'door', door: id, now: 'closed' }).clause).toBe('rs.door.6')
    s.do('U', act({ is: 'door', door: id, now: 'destroyed' }))
    expect(refused(s, { is: 'door', door: id, now: 'open' }).clause).toBe('rs.door.5')
  })

  it('[rs.seats.7] may be given at any question, which is asked as before', () => {
    const s = moving('RUN', { options: FREE })
    const { asks, owe } = s
    s.do('U', act({ is: 'put', at: [3000, 3300] }))
    expect([s.asks, s.owe]).toEqual([asks, owe])
  })
})
