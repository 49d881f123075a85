import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import type { Thing } from '../state.ts'
import { inches } from '../tables/units.ts'
import { type AHuman, at, type EvenDeathScene, herdNo, humanNo, row, scene, type Staging, unitNo } from '../testing.ts'
import { actionFor } from './07-actions.ts'
import { dropCarried } from './24-interact.ts'
import { allowanceOf } from './08-walk.ts'
import { isOpenGround } from './10-terrain.ts'

/** A gate across (30, 28), closed, between two fences; a low wall and a wall to the east. */
const GATE: DrawnPiece[] = [
  { is: 'line', kind: 'gate', from: [28, 28], to: [32, 28], closed: true },
  { is: 'line', kind: 'meshfence', from: [20, 28], to: [28, 28] },
  { is: 'line', kind: 'lowwall', from: [34, 30], to: [34, 34] },
  { is: 'line', kind: 'wall', from: [36, 30], to: [36, 34] },
]

const thing = (kind: Thing['kind'], x: number, y: number, n = 1): Thing => ({
  id: `${kind} ${n}`,
  kind,
  at: at(x, y),
  carrier: null,
  worked: {},
  running: false,
  owner: null,
})

function stage(human: Partial<AHuman>, things: readonly Thing[] = [], more: Staging = {}): EvenDeathScene {
  return scene({
    humans: [
      { seat: 'survivors', at: at(30, 29), ...human },
      { seat: 'survivors', at: { x: inches(30), y: inches(29) + 255 } },
      ...(more.humans ?? []),
    ],
    herds: [{ zombies: row(5, 55, 2) }],
    pieces: GATE,
    state: { things },
    ...(more.options ? { options: more.options } : {}),
  }).do('survivors', { do: 'select', unit: 1 })
}

const work = (s: EvenDeathScene, object: string) => s.do('survivors', { do: 'interact', object })
const cannot = (s: EvenDeathScene, object: string): string => s.refused('survivors', { do: 'interact', object }).clause

describe('Interact', () => {
  it('[ed.interact.1] opens and closes a gate, and the way with it', () => {
    const s = work(stage({}), 'gate 1')
    expect(s.event('door')).toMatchObject({ door: 'gate 1', unit: 1, now: 'open' })
    expect(isOpenGround(s.table, at(30, 28), null)).toBe(true)
    work(s, 'gate 1')
    expect(s.state.closed).toEqual(['gate 1'])
    expect(isOpenGround(s.table, at(30, 28), null)).toBe(false)
    expect(cannot(stage({}), 'gate 2')).toBe('ed.interact.1')
  })

  it('[ed.interact.2] within an inch, standing, with nothing high between', () => {
    // The gate is 20 thick: its southern side lies 10 units off the line.
    const from = (units: number) => stage({ at: { x: inches(29), y: inches(28) + 10 + 125 + units } })
    expect(work(from(254), 'gate 1').event('door').now).toBe('open')
    expect(cannot(from(255), 'gate 1')).toBe('ed.interact.2')
    expect(cannot(stage({ down: true }), 'gate 1')).toBe('ed.interact.2')
    const across = (x: number) => stage({ at: at(x - 0.7, 32) }, [thing('radio', x + 0.3, 32)])
    expect(work(across(34), 'radio 1').event('worked').done).toBe(1)
    expect(cannot(across(36), 'radio 1')).toBe('ed.interact.2')
  })

  it('[ed.interact.2] the actions of one seat add up', () => {
    const s = stage({}, [thing('generator', 30.5, 29)])
    work(work(s, 'generator 1'), 'generator 1')
    expect(s.state.things[0]).toMatchObject({ worked: { survivors: 2 }, running: false })
    s.do('survivors', { do: 'select', unit: 2 })
    work(s, 'generator 1')
    expect(s.state.things[0]).toMatchObject({ worked: { survivors: 3 }, running: true, owner: 'survivors' })
    expect(cannot(s, 'generator 1')).toBe('ed.interact.2')
  })

  it('[ed.interact.3] a generator takes three, a radio two, a bell one', () => {
    const done = (kind: 'generator' | 'radio' | 'bell') => {
      const s = work(stage({}, [thing(kind, 30.5, 29)]), `${kind} 1`)
      const { done: now, needed } = s.event('worked')
      return [now, needed]
    }
    expect([done('generator'), done('radio'), done('bell')]).toEqual([
      [1, 3],
      [1, 2],
      [1, 1],
    ])
    expect(work(stage({}, [thing('bell', 30.5, 29)]), 'bell 1').state.tally.rung).toBe(true)
    const stopped = { ...thing('generator', 30.5, 29), worked: { survivors: 3 } }
    expect(work(stage({}, [stopped]), 'generator 1').state.things[0]?.running).toBe(true)
  })

  it('[ed.interact.3] crates and drums are taken, carried, put down and handed over', () => {
    const s = work(stage({}, [thing('crate', 30.5, 29), thing('drum', 29.5, 29)]), 'crate 1')
    expect(humanNo(s, 1).carries).toBe('crate 1')
    expect(allowanceOf(s.table, humanNo(s, 1), { from: at(30, 29), to: at(31, 29) })).toBe(4)
    expect(cannot(s, 'drum 1')).toBe('ed.interact.3')
    expect(s.offered('survivors')).toContainEqual({ do: 'interact', object: 'crate 1', act: 'hand-over', to: 2 })
    s.do('survivors', { do: 'interact', object: 'crate 1', act: 'hand-over', to: 2 })
    expect([humanNo(s, 1).carries, humanNo(s, 2).carries, s.state.things[0]?.carrier]).toEqual([null, 'crate 1', 2])
    s.do('survivors', { do: 'select', unit: 2 })
    work(s, 'crate 1')
    expect(s.event('put down')).toMatchObject({ unit: 2, thing: 'crate 1', at: humanNo(s, 2).at, dropped: false })
    expect(s.state.things[0]).toMatchObject({ carrier: null, at: humanNo(s, 2).at })
  })

  it('[ed.interact.2] what lies on a roof is worked by whoever is up there, and by nobody below', () => {
    const block = { is: 'building', kind: 'block', at: [20, 20] } as const
    const crate = thing('crate', 33.5, 28)
    const up = (on: string | null, x: number): EvenDeathScene =>
      scene({
        humans: [
          { seat: 'survivors', at: at(x, 28), on },
          { seat: 'survivors', at: at(40, 29) },
        ],
        herds: [{ zombies: row(5, 55, 2) }],
        pieces: [block],
        state: { things: [crate] },
      }).do('survivors', { do: 'select', unit: 1 })
    expect(humanNo(work(up('block 1', 33), 'crate 1'), 1).carries).toBe('crate 1')
    expect(cannot(up(null, 34.5), 'crate 1')).toBe('ed.interact.2')
    const below = scene({
      humans: [
        { seat: 'survivors', at: at(33.2, 28), on: 'block 1' },
        { seat: 'survivors', at: at(40, 29) },
      ],
      herds: [{ zombies: row(5, 55, 2) }],
      pieces: [block],
      state: { things: [thing('crate', 34.3, 28)] },
    }).do('survivors', { do: 'select', unit: 1 })
    expect(cannot(below, 'crate 1')).toBe('ed.interact.2')
  })

  it('[ed.interact.3] only to a friend in contact with free hands; what is secured stays', () => {
    const carrying = { ...thing('crate', 1, 1), carrier: 1 }
    const s = stage({ carries: 'crate 1' }, [carrying], { humans: [{ seat: 'survivors', at: at(33, 29) }] })
    const handTo = (to: number) => s.refused('survivors', { do: 'interact', object: 'crate 1', act: 'hand-over', to })
    expect([handTo(3).clause, handTo(1).clause]).toEqual(['ed.interact.3', 'ed.interact.3'])
    const secured = { ...thing('crate', 30.5, 29), owner: 'bandits' }
    expect(cannot(stage({}, [secured]), 'crate 1')).toBe('ed.interact.3')
  })

  it('[ed.interact.3] dropped where its carrier is Knocked Down or removed', () => {
    const s = stage({ carries: 'crate 1' }, [{ ...thing('crate', 1, 1), carrier: 1 }])
    s.table.carryOut(null, () => dropCarried(s.table, humanNo(s, 1)))
    expect(s.state.things[0]).toMatchObject({ carrier: null, at: at(30, 29) })
    expect(s.event('put down').dropped).toBe(true)
  })

  it('[ed.interact.4] herds cannot', () => {
    const s = stage({}, [thing('bell', 30.5, 29)])
    expect(actionFor(unitNo(s, 1), { do: 'interact', object: 'bell 1' })).toBeDefined()
    expect(actionFor(herdNo(s, 3), { do: 'interact', object: 'bell 1' })).toBeUndefined()
  })

  it('[ed.interact.5] a gate is not closed on whoever stands or lies in it', () => {
    const clause = (y: number, down: boolean): string | null => {
      const s = scene({
        humans: [
          { seat: 'survivors', at: at(30, 29) },
          { seat: 'survivors', at: { x: inches(31), y: inches(28) + y }, down },
        ],
        herds: [{ zombies: row(5, 55, 2) }],
        pieces: GATE,
        state: { closed: [] },
      }).do('survivors', { do: 'select', unit: 1 })
      return y < 133 ? cannot(s, 'gate 1') : (work(s, 'gate 1').event('door').now ?? null)
    }
    expect([clause(0, false), clause(0, true), clause(132, true), clause(133, false)]).toEqual([
      'ed.interact.5',
      'ed.interact.5',
      'ed.interact.5',
      'closed',
    ])
  })
})
