import { seeded } from '@shamble/kernel'
import { distance2 } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { Card } from '../tables/cards.ts'
import type { Order } from '../commands.ts'
import type { Weapon } from '../state.ts'
import {
  at,
  otherNo,
  type PS,
  plays,
  playTo,
  type RunOrShootScene,
  scene,
  type Staging,
  survivorNo,
  turnOver,
} from '../testing.ts'
import { asFigure, gapOf } from './01-measure.ts'
import { isUnarmed } from './39-armed.ts'
import { planOf } from './39-nps.ts'

const PISTOL: Weapon = { id: 90, kind: 'pistol', rounds: 6 }
const EMPTY: Weapon = { ...PISTOL, rounds: 0 }
const AXE: Weapon = { id: 91, kind: 'fireaxe', rounds: 0 }
const ordered = (order: Order): PS => ({ order: { order, idle: 0 } })

/** Dot in the lane with some card, and NPS 11 beside her or elsewhere. */
function lane(nps: PS, stage: Staging & { card?: Card; dot?: PS } = {}): RunOrShootScene {
  const { card = 'RUN', dot = {}, ...rest } = stage
  const s = scene({ survivors: [{ at: at(20, 34), ...dot }, otherNo(11, { at: at(24, 34), ...nps })], ...rest })
  return plays(s, 'S1', card)
}
const settled = (s: RunOrShootScene): readonly [string | null, string] => {
  const { card, because } = s.event('settled')
  return [card, because]
}
const ruth = (s: RunOrShootScene) => survivorNo(s, 11)
const gapBetween = (s: RunOrShootScene, a: number, b: number): number =>
  gapOf(asFigure(survivorNo(s, a)), asFigure(survivorNo(s, b)))

describe('what NPS settle on', () => {
  it('[rs.nps.3] [rs.nps.4] pinned: nothing; held: MELEE; an order; a leader; else by himself', () => {
    const pinned = lane(
      { pinnedBy: 1, down: true, ...ordered({ is: 'STAY' }) },
      { zeds: [{ at: at(26, 34), kind: 'hunter', pins: 11 }], dice: ['rs.hunter.11: 1'] },
    )
    expect(settled(pinned)).toEqual([null, 'rs.nps.4'])
    const held = lane(
      { ...ordered({ is: 'STAY' }), leader: 1 },
      { zeds: [{ at: at(26, 34) }], dice: ['rs.melee.3: 6'] },
    )
    expect(settled(held)).toEqual(['MELEE', 'rs.nps.3'])
    expect(settled(lane({ ...ordered({ is: 'STAY' }), leader: 1 }))).toEqual([null, 'rs.order.8'])
    expect(settled(lane({ leader: 1 }))).toEqual(['RUN', 'rs.nps.6'])
    expect(settled(lane({ pistol: PISTOL }))).toEqual(['SHOOT', 'rs.nps.9'])
    expect(settled(lane({}))).toEqual([null, 'rs.nps.9'])
  })

  it('[rs.measure.11] [rs.move.10] up the stairs they stand beside who is there, and stay below where a Zed is', () => {
    const up = (zeds: NonNullable<Staging['zeds']>, leader: PS): RunOrShootScene => {
      const s = scene({
        options: { scenario: 'night-school' },
        survivors: [
          { level: 1, ...leader },
          otherNo(11, { at: at(97, 17), ...ordered({ is: 'RUN TO', place: { at: [10_000, 1700], level: 1 } }) }),
        ],
        zeds,
        hidden: 'immune',
      })
      return playTo(plays(s, 'S1', 'MELEE'), '6')
    }
    const beside = up([], { at: at(100, 17) })
    expect([ruth(beside).level, gapBetween(beside, 1, 11) >= 0]).toEqual([1, true])
    expect(ruth(up([], { at: at(105, 19) }))).toMatchObject({ at: at(100, 17), level: 1 })
    expect(ruth(up([{ at: at(100, 17), level: 1 }], { at: at(90, 19) })).level).toBe(0)
  })

  it('[rs.nps.6] a follower copies: what he does for every card of his leader', () => {
    const copies = (nps: PS, ...cards: Card[]): string | null => {
      const s = scene({ survivors: [{ at: at(20, 34) }, otherNo(11, { at: at(24, 34), leader: 1, ...nps })] })
      s.do('S1', { do: 'card', cards })
      turnOver(s)
      return s.event('settled').card
    }
    const armed = { pistol: PISTOL, items: ['reload:pistol'] } as const
    expect([copies(armed, 'RUN'), copies({}, 'RUN')]).toEqual(['RUN', 'RUN'])
    expect([copies(armed, 'BOTH'), copies({}, 'BOTH')]).toEqual(['BOTH', 'RUN'])
    expect([copies(armed, 'SHOOT'), copies({}, 'SHOOT')]).toEqual(['SHOOT', null])
    expect([copies(armed, 'SNIPE'), copies({}, 'SNIPE')]).toEqual(['SHOOT', null])
    // Her clip is full.
    expect([copies(armed, 'RELOAD'), copies({ ...armed, pistol: EMPTY }, 'RELOAD')]).toEqual([null, 'RELOAD'])
    for (const card of ['MELEE', 'GRENADE', 'GIVE', 'FIRST AID', 'ASSIST', 'ORDER'] as const)
      expect([copies(armed, card), copies({}, card)]).toEqual(['SHOOT', null])
    expect(copies({ ...armed, pistol: { ...PISTOL, rounds: 1 } }, 'ORDER', 'RELOAD')).toBe('RELOAD')
    expect(copies(armed, 'ORDER', 'ASSIST')).toBe('SHOOT')
  })

  it('[rs.nps.6] a follower runs after his leader and stops within 2 cm of him', () => {
    const s = lane({ leader: 1, at: at(26, 34) })
    s.do('S1', { do: 'move', acts: [{ act: 'go', to: [1200, 3400] }] })
    turnOver(s)
    // From (26, 34) towards (12, 34): a whole RUN of 10 cm.
    expect(ruth(s).at).toEqual(at(16, 34))
    const near = turnOver(lane({ leader: 1, at: at(26, 34) }))
    expect(gapBetween(near, 1, 11)).toBeLessThanOrEqual(200)
    expect(gapBetween(near, 1, 11)).toBeGreaterThan(99)
  })

  it('[rs.nps.6] he opens a door on his way, for 5 cm', () => {
    // The south door of the store, from (18, 27) to (22, 27).
    const s = lane({ leader: 1, at: at(20, 29) }, { dot: { at: at(20, 22) }, card: 'MELEE', zeds: [] })
    turnOver(s)
    expect(s.state.openings['0,0 door0']?.state).toBe('closed')
    const run = lane({ leader: 1, at: at(20, 29) }, { dot: { at: at(20, 20) } })
    turnOver(run)
    expect(run.state.openings['0,0 door0']?.state).toBe('open')
    // 10 cm less 5 for the door: (20, 24).
    expect(ruth(run).at).toEqual(at(20, 24))
  })

  it('[rs.nps.6] CLIMB: by the same ladder if near enough, else he runs to it', () => {
    const s0 = scene()
    const ladder = s0.table.book.map.climbs.find(({ kind }) => kind === 'ladder')
    if (!ladder) throw new Error('no ladder')
    const { foot, head, id } = ladder
    const near = { x: foot.at.x + 100, y: foot.at.y }
    const climbing = (nps: { x: number; y: number }) =>
      lane({ leader: 1, at: nps }, { dot: { at: { x: foot.at.x - 110, y: foot.at.y } }, card: 'CLIMB' })
    const s = climbing(near)
    expect(settled(s)).toEqual(['CLIMB', 'rs.nps.6'])
    for (let guard = 0; s.state.step !== '5b' && guard < 9; guard++) s.timeOut('S1')
    s.do('S1', { do: 'climb', ladder: id })
    turnOver(s)
    expect([survivorNo(s, 1).level, ruth(s).level]).toEqual([head.level, head.level])
    const far = climbing({ x: foot.at.x + 700, y: foot.at.y })
    expect(settled(far)).toEqual(['RUN', 'rs.nps.6'])
    turnOver(far)
    expect(Math.sqrt(distance2(ruth(far).at, foot.at))).toBeLessThanOrEqual(150)
  })

  it('[rs.nps.5] he follows the first PS that ends step 5 adjacent to him, and nobody when his leader dies', () => {
    const s = turnOver(
      plays(
        plays(
          scene({ survivors: [{ at: at(30, 36) }, { at: at(20, 34) }, otherNo(11, { at: at(24, 34) })] }),
          'S1',
          'MELEE',
        ),
        'S2',
        'MELEE',
      ),
    )
    expect([gapBetween(s, 2, 11), ruth(s).leader]).toEqual([200, 2])
    expect(s.event('follows')).toMatchObject({ survivor: 11, leader: 2 })
    const far = turnOver(lane({ at: at(24.01, 34) }, { card: 'MELEE' }))
    expect(ruth(far).leader).toBeNull()
    const bitten = lane({ leader: 1, at: at(36, 34) }, { dot: { hits: 3 }, zeds: [{ at: at(18, 34) }], card: 'SHOOT' })
    expect([survivorNo(bitten, 1).status, ruth(bitten).leader]).toEqual(['dead', null])
  })

  it('[rs.nps.7] unarmed: no melee weapon, and no gun that is loaded or has a clip', () => {
    const is = (over: PS): boolean => isUnarmed(survivorNo(scene({ survivors: [{}, otherNo(11, over)] }), 11))
    expect([is({}), is({ main: AXE }), is({ pistol: PISTOL }), is({ pistol: EMPTY })]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(is({ pistol: EMPTY, items: ['reload:pistol'] })).toBe(false)
    expect(is({ pistol: EMPTY, items: ['reload:rifle'] })).toBe(true)
  })

  it('[rs.nps.2] [rs.nps.7] the unarmed stop at the last sample point that brings them nearer to no Zed within 30 cm', () => {
    // A Zed at (64, 34): within 30 cm from x = 32 on. She comes from (24, 34).
    const follow = (nps: PS, options = {}, zed: object = {}): number => {
      const s = lane(
        { leader: 1, at: at(24, 34), ...nps },
        {
          dot: { at: at(40, 34) },
          options,
          dice: seeded('drift'),
          zeds: [{ at: at(64, 34), mode: 'drifting', facing: { x: 1000, y: 0 }, down: false, ...zed }],
        },
      )
      for (let guard = 0; s.state.step !== '6' && guard < 9 && s.asks !== 'place a card'; guard++) {
        if (s.events.some(({ e }) => e === 'moved')) break
        s.timeOut('S1')
      }
      const moved = s.events.find((e) => e.e === 'moved' && e.survivor === 11)
      return moved?.e === 'moved' ? moved.at.x : 2400
    }
    expect(follow({})).toBe(3100)
    expect(follow({ pistol: PISTOL })).toBe(3400)
    expect(follow({}, { npsFear: 40 })).toBe(2400)
    expect(follow({}, { npsFear: 20 })).toBe(3400)
    expect(follow({}, {}, { down: true })).toBe(3400)
  })

  it('[rs.nps.9] unarmed and alone he runs from Zeds within 20 cm to where he is farthest from them', () => {
    const zed = { at: at(40, 34), mode: 'drifting', facing: { x: 1000, y: 0 } } as const
    const s = lane({ at: at(30, 34) }, { dot: { at: at(4, 30) }, zeds: [zed], dice: seeded('drift') })
    expect(settled(s)).toEqual(['RUN', 'rs.nps.9'])
    for (let guard = 0; s.state.step === '5a' && guard < 9; guard++) s.timeOut('S1')
    const moved = s.events.find((e) => e.e === 'moved' && e.survivor === 11)
    if (moved?.e !== 'moved') throw new Error('he did not move')
    const after = Math.sqrt(distance2(moved.at, zed.at)) - 200
    // It was 8 cm before.
    expect(after).toBeGreaterThan(1700)
    expect([moved.at.x % 100, moved.at.y % 100]).toEqual([0, 0])
    expect(moved.units).toBeLessThanOrEqual(1000)
    // 22 cm away there is nothing to run from.
    expect(
      settled(lane({ at: at(18, 34) }, { dot: { at: at(4, 30) }, zeds: [{ ...zed, at: at(41, 34) }] }))[0],
    ).toBeNull()
  })

  it('[rs.nps.11] with an empty gun he reloads if he can, else he is as good as unarmed', () => {
    const zeds = [{ at: at(40, 34), mode: 'drifting', facing: { x: 1000, y: 0 } }] as const
    const alone = (over: PS) => settled(lane({ at: at(30, 34), ...over }, { dot: { at: at(4, 30) }, zeds }))
    expect(alone({ pistol: EMPTY, items: ['reload:pistol'] })).toEqual(['RELOAD', 'rs.nps.9'])
    expect(alone({ pistol: EMPTY })).toEqual(['RUN', 'rs.nps.9'])
    const s = turnOver(lane({ pistol: EMPTY, items: ['reload:pistol'] }))
    expect([ruth(s).pistol?.rounds, ruth(s).items]).toEqual([6, []])
  })

  it('[rs.nps.10] in melee: the weapon against one Zed, else the push', () => {
    const one = lane({ main: AXE }, { zeds: [{ at: at(26, 34) }], dice: ['rs.melee.8 d10: 9'] })
    expect(one.event('struck')).toMatchObject({ survivor: 11, weapon: 'fireaxe', zed: 1, result: 'kill' })
    const two = lane({ main: AXE }, { zeds: [{ at: at(26, 34) }, { at: at(24, 36) }], dice: ['rs.melee.3 d6: 2'] })
    expect(two.event('push rolled')).toMatchObject({ survivor: 11, zeds: [1, 2] })
  })

  it('[rs.nps.8] he turns to the nearest Zed and fires all shots at the nearest one that stands, then at the nearest that lies', () => {
    const drifter = { mode: 'drifting', facing: { x: 1000, y: 0 } } as const
    const shots = (zeds: Staging['zeds'] & object, dice: string[], over: PS = {}): unknown[] => {
      const s = lane(
        { pistol: PISTOL, at: at(24, 34), facing: { x: 0, y: 1000 }, ...over },
        { dot: { at: at(4, 30) }, zeds, dice },
      )
      turnOver(s)
      return s.events.flatMap((e) => (e.e === 'shot' ? [[e.survivor, e.zed]] : []))
    }
    const still = 'rs.drift.2: 1 1'
    const two = [
      { ...drifter, at: at(50, 35) },
      { ...drifter, at: at(40, 34) },
    ]
    // The first shot fells the nearer one; it is 4 with the stationary target.
    const felled = [still, 'rs.shoot.1: 3', 'rs.shoot.8: 1', 'rs.shoot.1: 0 0']
    expect(shots(two, felled)).toEqual([
      [11, 2],
      [11, 1],
      [11, 1],
    ])
    const one = ['rs.drift.2: 1', 'rs.shoot.1: 3', 'rs.shoot.8: 1', 'rs.shoot.1: 0 0']
    expect(shots(two.slice(1), one)).toEqual([
      [11, 1],
      [11, 1],
      [11, 1],
    ])
    // The main gun, if it is loaded, else the pistol; nobody beyond 30 cm.
    expect(shots([{ ...drifter, at: at(56.01, 34) }], ['rs.drift.2: 1'])).toEqual([])
    const rifle = { id: 92, kind: 'sniper', rounds: 1 } as const
    expect(
      shots([{ ...drifter, at: at(60, 34) }], ['rs.drift.2: 1', 'rs.shoot.1: 0'], {
        main: rifle,
        facing: { x: 1000, y: 0 },
      }),
    ).toEqual([[11, 1]])
  })

  it('[rs.nps.8] a Witch who pins nobody is left alone, and a Boomer near the living', () => {
    const facing = { x: 1000, y: 0 }
    const witch = { at: at(40, 34), kind: 'witch', posture: 'sitting' } as const
    const s = lane({ pistol: PISTOL, facing }, { dot: { at: at(4, 30) }, zeds: [witch] })
    turnOver(s)
    expect(s.events.some(({ e }) => e === 'shot')).toBe(false)
    const boomer = { at: at(32, 34), kind: 'boomer' } as const
    const near = lane({ pistol: PISTOL, facing }, { dot: { at: at(4, 30) }, zeds: [boomer], card: 'MELEE' })
    turnOver(near)
    expect(near.events.some(({ e }) => e === 'shot')).toBe(false)
  })

  it('[rs.nps.12] the automatic umpire rules by the same list every time, and says by which clause', () => {
    const once = () => {
      const s = lane({ leader: 1, pistol: PISTOL }, { card: 'BOTH' })
      return [planOf(s.table, ruth(s)), s.event('settled')]
    }
    expect(once()).toEqual(once())
    expect(once()[0]).toEqual({ card: 'BOTH', because: 'rs.nps.6' })
  })

  it('[rs.nps.15] who is hidden in a room does nothing and is nobody to anybody', () => {
    const people = { 11: { at: at(60, 15), level: 0 } }
    const s = scene({
      survivors: [{ at: at(20, 34) }, otherNo(11, { status: 'hidden', pistol: PISTOL, leader: 1 })],
      state: { hidden: { ...scene().state.hidden, people } },
    })
    turnOver(plays(s, 'S1', 'RUN'))
    expect(s.events.some(({ e }) => e === 'settled')).toBe(false)
    expect(ruth(s).status).toBe('hidden')
  })

  it('[rs.nps.16] a follower of somebody who has left runs to the exit, and leaves when his move ends in it', () => {
    const s = scene({
      options: { scenario: 'night-school' },
      survivors: [
        { at: at(100, 76) },
        { status: 'safe', at: at(115, 70) },
        otherNo(14, { at: at(104, 70), leader: 2 }),
        otherNo(15, { at: at(40, 76), order: { order: { is: 'STAY' }, idle: 0 } }),
        otherNo(16, { at: at(40, 72), order: { order: { is: 'STAY' }, idle: 0 } }),
      ],
    })
    turnOver(plays(s, 'S1', 'MELEE'))
    expect(s.events.flatMap((e) => (e.e === 'settled' && e.survivor === 14 ? [[e.card, e.because]] : []))).toEqual([
      ['RUN', 'rs.nps.16'],
    ])
    expect(survivorNo(s, 14).status).toBe('safe')
    expect(s.event('left')).toMatchObject({ survivor: 14, by: 'minibus' })
  })
})
