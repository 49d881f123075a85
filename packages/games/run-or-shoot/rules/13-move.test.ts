import { distance2 } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { invariants } from '../invariants.ts'
import type { Hidden, State } from '../state.ts'
import {
  at,
  go,
  hiddenWith,
  move,
  moving,
  plays,
  playTo,
  type RunOrShootScene,
  scene,
  survivorNo,
  turnOver,
  zedNo,
} from '../testing.ts'
import type { Card } from '../tables/cards.ts'
import { hideZed, newZed } from './01-crowd.ts'
import type { Act } from './13-course.ts'

type Setting = NonNullable<Parameters<typeof scene>[0]>

const place = (s: RunOrShootScene, n = 1) => survivorNo(s, n).at
const told = (s: RunOrShootScene, e: string): number => s.events.filter((event) => event.e === e).length

describe('moves', () => {
  it('[rs.move.1] [rs.cards.12] RUN goes up to 10 cm in step 5, and there is no shot with it', () => {
    const s = moving('RUN', { zeds: [{ at: at(30, 38), mode: 'drifting', facing: { x: 1000, y: 0 } }], dice: [1] })
    expect(s.asks).toBe('move and turn')
    expect(s.refused('S1', move(go(20.01, 33))).clause).toBe('rs.move.3')
    s.do('S1', move(go(20, 33)))
    expect(place(s)).toEqual(at(20, 33))
    turnOver(s)
    expect(told(s, 'shot')).toBe(0)
    expect(s.state.turn).toBe(2)
  })

  it('[rs.move.2] BOTH goes up to 5 cm, and keeps a shot for step 9', () => {
    const s = moving('BOTH', { zeds: [{ at: at(30, 33), down: true }] })
    expect(s.refused('S1', move(go(15.01, 33))).clause).toBe('rs.move.3')
    s.do('S1', move(go(15, 33)))
    playTo(s, '9')
    expect([s.state.step, s.owe, place(s)]).toEqual(['9', ['S1'], at(15, 33)])
    expect(s.offered('S1').some((command) => command.do === 'shoot')).toBe(true)
  })

  it('[rs.move.3] a path of straight segments, each rounded up; what is not used is lost', () => {
    const s = moving()
    // 7.0711 cm are 708 units, twice.
    expect(s.refused('S1', move(go(15, 38), go(20, 33))).clause).toBe('rs.move.3')
    s.do('S1', move(go(13, 37), go(17, 37)))
    expect(s.event('moved')).toMatchObject({ path: [at(10, 33), at(13, 37), at(17, 37)], units: 900 })
    expect([s.asks, s.state.turn]).toEqual(['place a card', 2])
  })

  it('[rs.move.4] the base keeps its radius from walls, the table edge and standing Zeds, and may touch them', () => {
    const s = moving('RUN', { survivors: [{ at: at(10, 30) }], zeds: [{ at: at(10, 36) }] })
    // The wall of the store is at y 27, the window in it from x 9 to 15.
    expect(s.refused('S1', move(go(8, 27.99))).clause).toBe('rs.move.4')
    expect(s.refused('S1', move(go(10, 34.01))).clause).toBe('rs.move.4')
    expect(s.refused('S1', move(go(10, 38.5))).clause).toBe('rs.move.4')
    expect(s.refused('S1', move(go(0.99, 30))).clause).toBe('rs.measure.16')
    s.do('S1', move(go(8, 28), go(10, 34)))
    expect(place(s)).toEqual(at(10, 34))
  })

  it('[rs.move.4] [rs.down.8] over the living and whoever lies, but nobody ends on them', () => {
    const setting = {
      survivors: [{ at: at(10, 33) }, { at: at(13, 33) }],
      zeds: [{ at: at(16, 33), down: true }],
    }
    const s = moving('RUN', setting)
    for (const x of [12, 13, 14.5, 16, 17.9]) {
      const refused = s.refused('S1', move(go(x, 33)))
      expect([refused.clause, refused.reason]).toEqual([
        'rs.move.4',
        'Nobody can stop there: somebody stands or lies there.',
      ])
    }
    s.do('S1', move(go(18, 33)))
    expect(place(s)).toEqual(at(18, 33))
    const corpse = moving('RUN', { survivors: [{ at: at(10, 33) }, { at: at(13, 33), status: 'dead' }] })
    corpse.do('S1', move(go(13, 33)))
    expect(place(corpse)).toEqual(at(13, 33))
  })

  it('[rs.move.5] leaving contact is free and provokes nothing, but leads through nobody', () => {
    const s = moving('RUN', { zeds: [{ at: at(8, 33) }, { at: at(10, 35) }], hidden: 'immune' })
    const { hits } = survivorNo(s, 1)
    s.do('S1', move(go(14, 30)))
    expect([place(s), survivorNo(s, 1).hits]).toEqual([at(14, 30), hits])
    // Not through them.
    const through = moving('RUN', { zeds: [{ at: at(12, 33) }], hidden: 'immune' })
    expect(through.refused('S1', move(go(15, 33))).clause).toBe('rs.move.4')
  })

  it('[rs.move.6] [rs.damage.4] contact is made by walking, and is melee from the next turn on', () => {
    const s = moving('RUN', { zeds: [{ at: at(20, 33) }] })
    s.do('S1', move(go(18, 33)))
    expect([s.state.turn, survivorNo(s, 1).hits]).toEqual([2, 0])
    expect(s.state.melee).toEqual([{ survivor: 1, zeds: [1], lying: [] }])
  })

  it('[rs.move.8] nobody walks into flames, and who is in them may walk out', () => {
    const areas: State['areas'] = [{ kind: 'flames', at: at(25, 33), level: 0, turns: 3 }]
    const s = moving('RUN', { state: { areas } })
    // The area reaches to x 15, a base one centimetre further.
    expect(s.refused('S1', move(go(14, 33))).clause).toBe('rs.move.8')
    s.do('S1', move(go(13.99, 33)))
    const inside = moving('RUN', { survivors: [{ at: at(20, 33), hits: 0 }], state: { areas } })
    inside.do('S1', move(go(13, 33)))
    expect(place(inside)).toEqual(at(13, 33))
    const back = moving('RUN', { survivors: [{ at: at(15.5, 33) }], state: { areas } })
    expect(back.refused('S1', move(go(13, 33), go(16, 33))).clause).toBe('rs.move.8')
    const wp = moving('RUN', { state: { areas: [{ kind: 'WP', at: at(25, 33), level: 0, turns: 2 }] } })
    wp.do('S1', move(go(20, 33)))
  })

  it('[rs.move.8] behind a wall flames bar nobody', () => {
    // They burn in the shop, and reach over its wall on the map only.
    const areas: State['areas'] = [{ kind: 'flames', at: at(17, 25), level: 0, turns: 3 }]
    const s = moving('RUN', { survivors: [{ at: at(8, 30) }], state: { areas } })
    s.do('S1', move(go(17, 30)))
    expect(place(s)).toEqual(at(17, 30))
  })

  it('[rs.move.9] [rs.cards.8] [rs.cards.13] everybody who stands turns in 5a whatever his card, and moves with RUN and BOTH alone', () => {
    const still = ['SHOOT', 'SNIPE', 'GRENADE', 'RELOAD', 'MELEE'] as const
    const busy = ['FIRST AID', 'ORDER', 'CLIMB', 'GIVE', 'ASSIST'] as const
    for (const card of [...still, ...busy]) {
      const s = moving(card)
      const clause = (still as readonly Card[]).includes(card) ? 'rs.cards.12' : 'rs.cards.13'
      expect([card, s.refused('S1', move(go(11, 33))).clause]).toEqual([card, clause])
      expect(s.refused('S1', { do: 'turn', facing: [0, 0] }).clause).toBe('rs.measure.13')
      s.do('S1', { do: 'turn', facing: [0, -7] })
      expect(survivorNo(s, 1)).toMatchObject({ facing: { x: 0, y: -7 }, at: at(10, 33) })
      expect(s.event('turned')).toMatchObject({ survivor: 1, facing: { x: 0, y: -7 } })
    }
    const down = moving('RUN', { survivors: [{ at: at(10, 33), down: true }, { at: at(10, 37) }] })
    expect(down.owe).toEqual(['S2'])
    expect(down.event('card lost')).toMatchObject({ survivor: 1, card: 'RUN' })
  })

  it('[rs.move.9] movers turn at the end of the move, and the facing stays until the next 5a', () => {
    const s = moving()
    s.do('S1', { ...move(go(15, 33)), facing: [-1000, 0] })
    expect(survivorNo(s, 1)).toMatchObject({ at: at(15, 33), facing: { x: -1000, y: 0 } })
    playTo(plays(s, 'S1', 'RUN'), '5a')
    expect(survivorNo(s, 1).facing).toEqual({ x: -1000, y: 0 })
    s.do('S1', move(go(16, 33)))
    expect(survivorNo(s, 1).facing).toEqual({ x: -1000, y: 0 })
  })

  it('the clock turns him to the nearest standing Zed that he sees within 30 cm, and else lets him be', () => {
    const zeds = [{ at: at(10, 38), down: true }, { at: at(3, 33) }, { at: at(30, 33) }]
    expect(moving('RUN', { zeds }).clock('S1')).toEqual([{ do: 'turn', facing: [-700, 0] }])
    expect(moving('RUN', { zeds: [{ at: at(43, 33) }] }).clock('S1')).toEqual([{ do: 'pass' }])
  })

  it('[rs.turn.3] who waits in 5a moves after the last who did not, and sees first what the others did', () => {
    const s = moving('RUN', { survivors: [{ at: at(10, 33) }, { at: at(10, 36) }, { at: at(10, 30) }] })
    s.do('S1', { do: 'wait' })
    expect(s.owe).toEqual(['S2'])
    expect(s.refused('S1', move(go(12, 33))).clause).toBe('table.seat')
    s.do('S2', { do: 'wait' })
    expect(s.refused('S3', { do: 'wait' }).clause).toBe('rs.turn.3')
    s.do('S3', move(go(12, 30)))
    expect(s.owe).toEqual(['S1'])
    expect(s.refused('S1', { do: 'wait' }).clause).toBe('rs.turn.3')
    s.do('S1', move(go(12, 33))).do('S2', move(go(14, 36)))
    expect([place(s, 1), place(s, 2), place(s, 3)]).toEqual([at(12, 33), at(14, 36), at(12, 30)])
  })

  it('[rs.move.10] stairs cost 5 cm for a level, from within 1 cm of an end, and the move goes on from the other', () => {
    // The flats of Night School: stairs inside at (20, 17), level 0 to 1.
    const options = { scenario: 'night-school' }
    const stairs: Act = { act: 'stairs', stairs: '2,0 stairs0' }
    const near = (x: number, setting: Setting = {}) =>
      moving('RUN', { options, survivors: [{ at: at(x, 17) }], ...setting })
    expect(near(98.9).refused('S1', move(stairs)).clause).toBe('rs.move.10')
    const s = near(99)
    expect(s.refused('S1', move(stairs, go(105.1, 17))).clause).toBe('rs.move.3')
    s.do('S1', move(stairs, go(104, 17)))
    expect(survivorNo(s, 1)).toMatchObject({ at: at(104, 17), level: 1 })
    expect(s.events.flatMap((event) => (event.e === 'moved' ? [[event.units, event.level]] : []))).toEqual([
      [500, 1],
      [400, 1],
    ])
    // Other stairs, or a ladder, are none that he stands at.
    for (const id of ['2,0 stairs1', '1,0 ladder0', 'nowhere'])
      expect(near(99).refused('S1', move({ act: 'stairs', stairs: id })).clause).toBe('rs.move.10')
    const barred = near(99, { zeds: [{ at: at(100, 17), level: 1 }] })
    expect(barred.refused('S1', move(stairs)).clause).toBe('rs.move.4')
    expect(barred.refused('S1', move(stairs, go(104, 17))).clause).toBe('rs.move.4')
  })

  it('[rs.move.11] [rs.smoker.4] what he moved in step 5 is remembered until the turn is over', () => {
    const s = moving('RUN', { survivors: [{ at: at(10, 33) }, { at: at(10, 37) }] })
    s.do('S1', move(go(13, 33), go(13, 30)))
    expect([survivorNo(s, 1).moved, survivorNo(s, 2).moved]).toEqual([600, 0])
    turnOver(s)
    expect(survivorNo(s, 1).moved).toBe(0)
  })

  it('[rs.scenario.15] [rs.items.3] fuel is poured in the boat for 5 cm a can, no more than two in all', () => {
    const options = { scenario: 'last-boat' }
    const { scenario } = scene({ options }).table.book
    const zone = scenario.places[scenario.goal.place]
    const [, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = zone?.[0] === 'rect' ? zone : []
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
    const pour: Act = { act: 'pour' }
    const aboard = (cans: number, hits = 0, poured = 0) => {
      const progress = { ...scene({ options }).state.progress, cans: poured }
      const survivors = [{ at: at(x, y), items: Array<'fuel'>(cans).fill('fuel'), hits }]
      return moving('RUN', { options, survivors, state: { progress } })
    }
    const both = aboard(2)
    both.do('S1', move(pour, pour))
    expect([both.state.progress.cans, survivorNo(both, 1).items]).toEqual([2, []])
    expect(aboard(2, 1).refused('S1', move(pour, pour)).clause).toBe('rs.move.3')
    aboard(2, 3).do('S1', move(pour))
    expect(aboard(2, 0, 1).refused('S1', move(pour, pour)).clause).toBe('rs.scenario.15')
    expect(aboard(0).refused('S1', move(pour)).clause).toBe('rs.scenario.15')
    expect(moving('RUN').refused('S1', move(pour)).clause).toBe('rs.scenario.15')
  })

  it('[rs.move.12] in the exit zone one leaves the table as the last thing of a move, and is safe', () => {
    const options = { scenario: 'night-school' }
    const survivors = [{ at: at(108, 70) }, { at: at(5, 70) }]
    const s = moving('RUN', { options, survivors })
    expect(s.refused('S1', move({ act: 'leave' })).clause).toBe('rs.move.12')
    expect(s.refused('S1', move(go(112, 70), { act: 'leave' }, go(113, 70))).clause).toBe('rs.move.12')
    s.do('S1', move(go(112, 70), { act: 'leave' }))
    expect(survivorNo(s, 1).status).toBe('safe')
    expect(s.event('left')).toMatchObject({ survivor: 1, by: 'minibus' })
    expect(s.owe).toEqual(['S2'])
    expect(moving().refused('S1', move({ act: 'leave' })).clause).toBe('rs.move.12')
  })
})

describe('what stops a move', () => {
  it('[rs.move.7] [rs.drift.8] a drifter that is roused stops him at that sample, and he goes on with what is left or stays', () => {
    const drifter = { at: at(22, 36), mode: 'drifting', facing: { x: 1000, y: 0 } } as const
    const run = () => {
      const s = moving('RUN', { zeds: [drifter] })
      return s.do('S1', { ...move(go(20, 33)), facing: [0, 1000] })
    }
    const s = run()
    // Within 5 cm of base to base: from (16, 33) on it is 6.71 cm less 2.
    expect([place(s), s.owe, s.asks]).toEqual([at(16, 33), ['S1'], 'move and turn'])
    expect(zedNo(s, 1)?.mode).toBe('attacking')
    const order = s.latest.flatMap(({ e }) => (e === 'moved' || e === 'roused' ? [e] : []))
    expect(order).toEqual(['moved', 'roused'])
    expect(survivorNo(s, 1).facing).toEqual({ x: 1000, y: 0 })
    expect(s.refused('S1', { do: 'wait' }).clause).toBe('rs.turn.3')
    expect(s.refused('S1', move(go(16, 28.9))).clause).toBe('rs.move.3')
    s.do('S1', { ...move(go(13, 31)), facing: [0, 1000] })
    expect(survivorNo(s, 1).facing).toEqual({ x: 0, y: 1000 })
    const stays = run()
    expect(stays.clock('S1')).toEqual([{ do: 'turn', facing: [600, 300] }])
    stays.do('S1', { do: 'pass' })
    expect(place(stays)).toEqual(at(16, 33))
  })

  it('[rs.move.7] on top of somebody he goes on to where he can stand', () => {
    const drifter = { at: at(22, 36), mode: 'drifting', facing: { x: 1000, y: 0 } } as const
    const s = moving('RUN', { survivors: [{ at: at(10, 33) }, { at: at(15.5, 33) }], zeds: [drifter] })
    s.do('S1', move(go(20, 33)))
    expect(place(s)).toEqual(at(18, 33))
  })

  it('[rs.move.7] [rs.measure.11] at the end of stairs on which another stands he stops beside him, and goes on from there', () => {
    const upstairs = (drifter: boolean): RunOrShootScene => {
      const s = scene({
        options: { scenario: 'night-school' },
        survivors: [{ at: at(99, 17) }, { at: at(100, 17), level: 1 }],
      })
      if (drifter)
        hideZed(s.table, newZed(s.table, { at: at(107, 18), level: 1, facing: { x: 1000, y: 0 }, mode: 'drifting' }))
      for (const seat of ['S1', 'S2']) plays(s, seat, seat === 'S1' ? 'RUN' : 'MELEE')
      return playTo(s, '5a').do('S1', move({ act: 'stairs', stairs: '2,0 stairs0' }, go(103, 17)))
    }
    const stops = upstairs(true)
    expect([stops.owe, survivorNo(stops, 1).level]).toEqual([['S1'], 1])
    expect(distance2(place(stops), at(100, 17))).toBeGreaterThanOrEqual(200 * 200)
    expect(invariants(stops.table)).toEqual([])
    expect(stops.refused('S1', move(go(105.1, 17))).clause).toBe('rs.move.3')
    stops.do('S1', move(go(103, 17)))
    expect(place(stops)).toEqual(at(103, 17))
    expect(place(upstairs(false))).toEqual(at(103, 17))
  })

  it('[rs.secrecy.9] [rs.move.7] past an occupied and past an empty manhole: the same stops and the same messages, until figures stand in 7a', () => {
    const past = (hordes: Hidden['hordes']): RunOrShootScene => {
      const s = moving('RUN', { survivors: [{ at: at(15, 33) }], state: { hidden: hiddenWith({ hordes }) } })
      return s.do('S1', move(go(20, 33), go(25, 33)))
    }
    const horde = { n: 1, lair: '0,0 manhole', size: 20, inside: 20, active: 0, emergesFrom: 0, drawnTo: [] }
    const [full, empty] = [past([horde]), past([])]
    const until7a = (s: RunOrShootScene) => {
      const end = s.events.findIndex((event) => event.e === 'step began' && event.step === '7a')
      return s.events.slice(0, end + 1).filter(({ audience }) => audience === undefined)
    }
    expect(full.state.hidden.hordes[0]?.active).toBe(1)
    expect(until7a(full)).toEqual(until7a(empty))
    expect(until7a(full).length).toBeGreaterThan(5)
    expect([told(full, 'zed appeared'), told(empty, 'zed appeared')]).toEqual([10, 0])
    // What he was asked and offered, and what the seat sees, is the same at every stop.
    const midway = (hordes: Hidden['hordes']) => {
      const drifter = { at: at(25, 38), mode: 'drifting', facing: { x: 1000, y: 0 } } as const
      const state = { hidden: hiddenWith({ hordes }) }
      const s = moving('RUN', { survivors: [{ at: at(15, 33) }], zeds: [drifter], state })
      s.do('S1', move(go(25, 33)))
      return { at: place(s), offers: s.offers('S1'), view: s.view('S1'), story: s.storyFor('S1') }
    }
    expect(midway([horde])).toEqual(midway([]))
    expect(midway([horde]).at).not.toEqual(at(25, 33))
  })

  it('[rs.move.7] [rs.secrecy.11] who stands hidden in a room stops him when he is seen; who is roused unseen does not', () => {
    const inShop = (x: number, y: number, door: 'open' | 'closed') => {
      const s = scene({ survivors: [{ at: at(20, 33) }], openings: { '0,0 door0': { state: door } } })
      hideZed(s.table, newZed(s.table, { at: at(x, y), level: 0, facing: { x: 0, y: 1000 }, mode: 'drifting' }))
      return playTo(plays(s, 'S1', 'RUN'), '5a')
    }
    const seen = inShop(26, 24, 'open')
    seen.do('S1', move(go(20, 28.5)))
    expect(seen.asks).toBe('move and turn')
    expect(zedNo(seen, 1)).toMatchObject({ at: at(26, 24), n: 1 })
    expect(place(seen).y).toBeGreaterThan(2850)
    // Behind the closed door it hears him within 5 cm, through the wall, and is put on the table for that (rs.secrecy.11).
    const near = inShop(20, 24, 'closed')
    near.do('S1', move(go(20, 28.5)))
    expect([place(near), near.state.zeds.length]).toEqual([at(20, 31), 1])
  })
})
