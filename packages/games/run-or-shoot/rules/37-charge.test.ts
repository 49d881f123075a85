import { describe, expect, it } from 'vitest'
import type { Zed } from '../state.ts'
import {
  at,
  playPart,
  plays,
  type RunOrShootScene,
  scene,
  type Stage,
  survivorNo,
  turnOver,
  zedNo,
} from '../testing.ts'
import { makeNoise } from './27-noise.ts'

type Spot3 = readonly [x: number, y: number, level?: number]
const spot = ([x, y, level = 0]: Spot3) => ({ at: at(x, y), level })
const zed = (s: RunOrShootScene): Zed => zedNo(s, 1) as Zed
const sitting = { kind: 'witch', posture: 'sitting' } as const

/** Step 7c of a Witch at (20, 33) whom somebody disturbed, and of these survivors. */
const charging = (disturbedBy: number | null, survivors: readonly Spot3[], stage: Stage = {}): RunOrShootScene =>
  playPart(
    scene({
      survivors: survivors.map(spot),
      zeds: [{ kind: 'witch', at: at(20, 33), disturbedBy }],
      ...stage,
    }),
    'attackers move',
    {},
  )

describe('a Witch who is disturbed', () => {
  it('[rs.witch.5] [rs.witch.9] moves up to 20 cm, and contact pins at once', () => {
    const s = charging(1, [
      [40, 33],
      [78, 2],
    ])
    expect([zed(s).pins, survivorNo(s, 1).pinnedBy, survivorNo(s, 1).down]).toEqual([1, 1, true])
    expect(s.event('pinned')).toMatchObject({ survivor: 1, zed: 1 })
    const far = charging(1, [
      [43, 33],
      [78, 2],
    ])
    expect([zed(far).at, zed(far).pins]).toEqual([at(40, 33), null])
  })

  it('[rs.witch.8] heads for who disturbed her, past others; after a noise or a light for the nearest by way', () => {
    const target = (by: number | null) =>
      charging(by, [
        [37, 33],
        [20, 38],
      ]).event('zed moved').target
    expect([target(1), target(2), target(null)]).toEqual([1, 2, 2])
    expect(
      zed(
        charging(null, [
          [37, 33],
          [20, 38],
        ]),
      ),
    ).toMatchObject({ disturbedBy: 2, pins: 2 })
  })

  it('[rs.witch.8] moves in 7c of the turn in which she is disturbed, if that is before, else in the next', () => {
    const near = scene({ survivors: [spot([30, 33]), spot([78, 2])], zeds: [{ ...sitting, at: at(20, 33) }] })
    for (const seat of near.owe) plays(near, seat, 'RUN')
    turnOver(near)
    expect(zed(near).pins).toBe(1)
    const late = scene({ survivors: [spot([36, 33]), spot([78, 2])], zeds: [{ ...sitting, at: at(20, 33) }] })
    late.table.state.step = '9'
    makeNoise(late.table, 'gunfire', spot([36, 33]))
    expect(zed(late)).toMatchObject({ posture: 'standing', at: at(20, 33), pins: null })
    for (const seat of late.owe) plays(late, seat, 'RUN')
    turnOver(late)
    expect(zed(late).pins).toBe(1)
  })

  it('[rs.witch.8] WP comes before her quarry', () => {
    const areas = [{ kind: 'WP' as const, at: at(14, 33), level: 0, turns: 2 }]
    const s = charging(1, [[30, 33]], { state: { areas } })
    expect([zedNo(s, 1), s.event('zed destroyed').how]).toEqual([undefined, 'WP'])
  })

  it('[rs.witch.9] pins again whom she still touches, and whoever bars her way', () => {
    expect(
      zed(
        charging(1, [
          [22, 33],
          [78, 2],
        ]),
      ),
    ).toMatchObject({ pins: 1, at: at(20, 33) })
    // Survivor 2 stands in the only way in: the open door of the store.
    const barred = charging(
      1,
      [
        [20, 20],
        [20, 27],
      ],
      { openings: { '0,0 door0': { state: 'open' } } },
    )
    expect([zed(barred).pins, survivorNo(barred, 2).pinnedBy]).toEqual([2, 1])
  })

  it('[rs.witch.11] her victim dead, she attacks the nearest she sees within 20 cm, else she sits down again', () => {
    const dead = (x: number, y: number): RunOrShootScene =>
      charging(1, [], {
        survivors: [{ ...spot([10, 36]), status: 'dead', hits: 4 }, spot([x, y]), spot([78, 2])],
        zeds: [{ kind: 'witch', at: at(20, 33), disturbedBy: 1 }],
      })
    expect(dead(42, 33).event('zed moved').target).toBe(2)
    const none = dead(42.1, 33)
    expect(zed(none)).toMatchObject({ posture: 'sitting', disturbedBy: null, at: at(20, 33) })
    expect(none.event('calmed').zed).toBe(1)
    // Within 20 cm, but behind the wall of the store.
    expect(zed(dead(16.5, 20)).posture).toBe('sitting')
  })

  it('[rs.witch.11] without a way to anyone she sits down, too', () => {
    const s = charging(1, [[60, 20]])
    expect(zed(s)).toMatchObject({ posture: 'sitting', at: at(20, 33) })
  })
})
