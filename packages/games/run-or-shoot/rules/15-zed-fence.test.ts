import { distance2 } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { Zed } from '../state.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, zedNo } from '../testing.ts'

type Staging = Stage & { options?: Record<string, string | number | boolean> }

/** The wire fence of the safe house in Back Lane stands at x = 45 from y = 5 to 35. */
const moved = (stage: Staging): RunOrShootScene => playPart(scene(stage), 'attackers move', {})
const xOf = (s: RunOrShootScene): number => (zedNo(s, 1) as Zed).at.x / 100
const behind = [{ at: at(48.5, 12) }]

describe('Zeds and fences', () => {
  it('[rs.fence.4] crossing costs 10 cm besides the distance itself', () => {
    // 6 cm up to the fence and 4 beyond it, with the 10 cm that is all of the move.
    const far = moved({ survivors: [{ at: at(53, 32) }], zeds: [{ at: at(39, 32) }] })
    expect(xOf(far)).toBe(49)
    expect(
      xOf(moved({ options: { zedFenceCost: 2 }, survivors: [{ at: at(60, 32) }], zeds: [{ at: at(39, 32) }] })),
    ).toBe(57)
    const free = moved({ options: { zedFenceCost: 0 }, survivors: [{ at: at(62, 32) }], zeds: [{ at: at(39, 32) }] })
    expect(xOf(free)).toBe(59)
  })

  it('[rs.fence.4] what does not bring its base clear to the other side leaves it in contact on the near side', () => {
    // From 36 the far side with a whole base is 10 cm away, from 35.99 it is not.
    expect(xOf(moved({ survivors: [{ at: at(52, 32) }], zeds: [{ at: at(36, 32) }] }))).toBe(46)
    expect(xOf(moved({ survivors: [{ at: at(52, 32) }], zeds: [{ at: at(35.99, 32) }] }))).toBe(44)
    const s = moved({ survivors: behind, zeds: [{ at: at(30, 33) }] })
    expect(distance2((zedNo(s, 1) as Zed).at, at(45, (zedNo(s, 1) as Zed).at.y / 100))).toBeGreaterThanOrEqual(
      100 * 100,
    )
  })

  it('[rs.fence.4] a second one at the fence finds its place beside the first', () => {
    const s = moved({ survivors: [{ at: at(48, 31) }], zeds: [{ at: at(34.5, 33) }, { at: at(34.5, 30.9) }] })
    expect(s.state.zeds.every((z) => z.at.x <= 4400)).toBe(true)
    const [a, b] = s.state.zeds as [Zed, Zed]
    expect(distance2(a.at, b.at)).toBeGreaterThanOrEqual(198 * 198)
  })

  it('[rs.fence.5] [rs.drift.9] a drifter does not cross a fence, nor smash, nor climb, for a noise or for WP', () => {
    const noise = { kind: 'explosion', at: at(50, 32), level: 0, for7c: false, for7f: true } as const
    const heard = playPart(
      scene({
        options: { driftToNoise: 20 },
        survivors: [{ at: at(78, 3) }],
        zeds: [{ at: at(40, 32), mode: 'drifting' }],
        state: { noises: [noise] },
      }),
      'drifting',
      {},
    )
    expect(xOf(heard)).toBe(44)
    const area = { kind: 'WP', at: at(48, 32), level: 0, turns: 2 } as const
    const lured = (mode: Zed['mode']) =>
      moved({ survivors: [{ at: at(78, 3) }], zeds: [{ at: at(41, 32), mode }], state: { areas: [area] } })
    expect(xOf(lured('drifting'))).toBe(44)
    expect(lured('attacking').state.zeds).toEqual([])
  })
})
