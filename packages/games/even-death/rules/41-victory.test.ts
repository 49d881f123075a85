import { describe, expect, it } from 'vitest'
import { inches, RADIUS } from '../tables/units.ts'
import { at, type EvenDeathScene, herdNo, humanNo, row, scene } from '../testing.ts'
import { firstOf } from './41-victory.ts'

const select = (s: EvenDeathScene, seat: string, unit: number): EvenDeathScene => s.do(seat, { do: 'select', unit })
const NORTH_EDGE: [number, number] = [inches(30), RADIUS]

describe('the last side', () => {
  it('[ed.victory.1] wins when the last of the others has fallen', () => {
    const shot = scene({
      humans: [
        { seat: 'survivors', at: at(30, 30) },
        { seat: 'survivors', at: at(33, 30) },
      ],
      herds: [{ zombies: [{ at: at(30, 24) }] }],
      dice: { roll: ({ what }) => (what === 'toughness' ? 1 : 8), draw: () => 0 },
    })
    select(shot, 'survivors', 1).do('survivors', { do: 'shoot', weapon: 0, target: 3 })
    expect(shot.outcome).toMatchObject({ winners: ['survivors'], clause: 'ed.victory.5' })
    expect(shot.event('ended')).toMatchObject({ sides: [1], factions: ['survivors'] })
  })

  it('[ed.victory.1] and Zombies when the last of the people has turned', () => {
    const s = scene({
      humans: [{ seat: 'survivors', health: 'infected', vitality: 1 }],
      herds: [{ zombies: [{}] }],
      dice: [8, 1],
    })
    expect(select(s, 'survivors', 1).outcome).toMatchObject({ winners: ['zombies'], clause: 'ed.victory.5' })
  })

  it('[ed.victory.2] [ed.victory.6] wins when the others have left the table', () => {
    const s = scene({
      humans: [{ seat: 'survivors', at: at(30, 3) }],
      herds: [{ zombies: [{ at: at(5, 50) }] }],
      dice: [8],
    })
    select(s, 'survivors', 1).do('survivors', { do: 'move', to: NORTH_EDGE, withdraw: true })
    expect([humanNo(s, 1).status, s.event('withdrew').edge]).toEqual(['withdrawn', 'north'])
    expect(s.outcome).toMatchObject({ winners: ['zombies'], clause: 'ed.victory.5' })
  })

  it('[ed.victory.5] nobody left of either side at the same instant is a draw', () => {
    const s = scene({
      humans: [{ seat: 'survivors' }],
      herds: [{ zombies: [{ at: at(5, 50) }] }],
    })
    const herd = herdNo(s, 2)
    herd.status = 'dead'
    herd.zombies = []
    s.do('survivors', { do: 'concede' })
    expect(s.outcome).toMatchObject({ winners: [], clause: 'ed.victory.5' })
    expect(s.event('ended')).toMatchObject({ sides: [], seats: [] })
  })
})

describe('giving up', () => {
  it('[ed.victory.8] [ed.bite.9] [ed.interact.3] whoever is taken off is held by nobody and leaves what he carries', () => {
    const s = scene({
      options: { factions: ['survivors', 'bandits', 'zombies'] },
      humans: [
        { seat: 'survivors', at: at(30, 30), carries: 'crate 1' },
        { seat: 'bandits', profile: 'thug', at: at(50, 50) },
      ],
      herds: [{ zombies: [{ at: { x: inches(30), y: inches(30) - 252 }, locked: 1 }, { at: at(30, 27) }] }],
    }).do('survivors', { do: 'concede' })
    expect([s.outcome, humanNo(s, 1).status]).toEqual([null, 'conceded'])
    expect(herdNo(s, 3).zombies.map(({ locked }) => locked)).toEqual([null, null])
    expect(s.state.things[0]).toMatchObject({ carrier: null, at: at(30, 30) })
  })
})

describe('leaving the table', () => {
  const people = (carries: string | null = null): EvenDeathScene =>
    select(
      scene({
        humans: [
          { seat: 'survivors', at: at(30, 3), carries },
          { seat: 'survivors', at: at(33, 3) },
        ],
        herds: [{ zombies: [{ at: at(5, 50) }] }],
        state: {
          things: carries
            ? [{ id: carries, kind: 'crate', at: at(30, 3), carrier: 1, worked: {}, running: false, owner: null }]
            : [],
        },
      }),
      'survivors',
      1,
    )

  it('[ed.victory.6] is a Move whose end brings the base to the edge, within the allowance', () => {
    const short: [number, number] = [inches(30), RADIUS + 1]
    expect(people().refused('survivors', { do: 'move', to: short, withdraw: true }).clause).toBe('ed.victory.6')
    const far: [number, number] = [inches(20), RADIUS]
    expect(people().refused('survivors', { do: 'move', to: far, withdraw: true }).clause).toBe('ed.move.1')
    expect(people().offers('survivors')).toContain(`move to:[${NORTH_EDGE.join(',')}] withdraw:true`)
    const stays = people().do('survivors', { do: 'move', to: NORTH_EDGE })
    expect(humanNo(stays, 1).status).toBe('alive')
  })

  it('[ed.victory.6] is for good, no death and no cause of trauma; what is carried stays', () => {
    const s = people('crate 1').do('survivors', { do: 'move', to: NORTH_EDGE, withdraw: true })
    expect([humanNo(s, 1).status, humanNo(s, 2).trauma, s.outcome, s.state.active]).toEqual([
      'withdrawn',
      0,
      null,
      null,
    ])
    expect(s.events.some(({ e }) => e === 'died')).toBe(false)
    expect(s.state.things[0]).toMatchObject({ carrier: null, at: { x: NORTH_EDGE[0], y: NORTH_EDGE[1] }, owner: null })
    expect(s.refused('survivors', { do: 'select', unit: 1 }).clause).toBe('ed.turn.1')
    expect(s.state.tally.out).toEqual({ 'survivors north': 1 })
  })

  it('[ed.victory.6] a herd leaves as a whole with its leader, unless one of it is locked or it rambles', () => {
    const herds = (locked: number | null, die: number): EvenDeathScene =>
      select(
        scene({
          humans: [{ seat: 'survivors', at: at(30, 40) }],
          herds: [
            { zombies: row(30, 3, 4).map((z, i) => ({ ...z, locked: i === 3 ? locked : null })) },
            { zombies: [{ at: at(5, 50) }] },
          ],
          order: ['zombies', 'survivors'],
          dice: [die],
        }),
        'zombies',
        2,
      )
    const leave = { do: 'move', to: NORTH_EDGE, leader: 1, withdraw: true } as const
    const s = herds(null, 8).do('zombies', leave)
    expect([herdNo(s, 2).status, herdNo(s, 2).zombies, s.state.tally.out]).toEqual([
      'withdrawn',
      [],
      { 'zombies north': 4 },
    ])
    expect(s.state.tally.destroyed).toBe(0)
    expect(herds(1, 8).refused('zombies', leave).clause).toBe('ed.victory.6')
    expect(herds(null, 1).refused('survivors', leave).clause).toBe('ed.rambling.5')
  })

  it('[ed.victory.10] of several sides the one whose turn it is comes first, else the first in the order', () => {
    const s = scene({
      humans: [{ seat: 'survivors' }],
      herds: [{ zombies: [{ at: at(5, 50) }] }],
      order: ['zombies', 'survivors'],
    })
    expect(firstOf(s.table, [1, 2])).toBe(2)
    s.state.onTurn = 'survivors'
    expect([firstOf(s.table, [1, 2]), firstOf(s.table, [2])]).toEqual([1, 2])
    s.state.onTurn = null
    expect([firstOf(s.table, [1, 2]), firstOf(s.table, [])]).toEqual([2, undefined])
  })
})
