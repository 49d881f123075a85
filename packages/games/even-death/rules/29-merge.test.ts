import type { XY } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Zombie } from '../state.ts'
import { INCH, inches } from '../tables/units.ts'
import { type AHerd, at, type EvenDeathScene, herdNo, row, scene, type Staging } from '../testing.ts'
import { isCoherent } from './12-herd.ts'

const places = (...list: readonly (readonly [number, number])[]): Partial<Zombie>[] =>
  list.map(([x, y]) => ({ at: at(x, y) }))
const put = (...list: readonly (readonly [zombie: number, x: number, y: number])[]): Command => ({
  do: 'arrange',
  places: list.map(([zombie, x, y]) => ({ zombie, at: [inches(x), inches(y)] })),
})
/** Herd 2 is selected. */
const selected = (herds: readonly AHerd[], dice: readonly number[] = [], more: Staging = {}): EvenDeathScene =>
  scene({
    humans: [{ seat: 'survivors', at: at(10, 50) }],
    herds,
    order: ['zombies', 'survivors'],
    dice: [8, ...dice],
    ...more,
  }).do('zombies', { do: 'select', unit: 2 })
const merge = (...zombies: number[]): Command => ({ do: 'merge', zombies })
const ids = (s: EvenDeathScene, id: number): number[] => herdNo(s, id).zombies.map((z) => z.id)
const where = (s: EvenDeathScene, id: number): XY | undefined =>
  s.state.herds.flatMap(({ zombies }) => zombies).find((z) => z.id === id)?.at

/** Two zombies, and a herd of three east of them. */
const PAIR = places([30, 30], [31.5, 30])
const THREE = places([35, 30], [36.5, 30], [38, 30])
const TWO_HERDS: readonly AHerd[] = [{ zombies: PAIR }, { zombies: THREE }]

describe('Merge', () => {
  it('offers nothing twice where there is room for the nearest alone', () => {
    const full = Array.from({ length: 14 }, (_, i) => ({ at: at(20 + 1.2 * (i % 7), 30 + 1.2 * Math.floor(i / 7)) }))
    const s = selected([{ zombies: full }, { zombies: places([29.5, 30]) }, { zombies: places([23, 34]) }])
    const offered = s.offered('zombies').filter((command) => command.do === 'merge')
    expect(offered).toEqual([merge(15), merge(16)])
  })

  it('[ed.merge.1] zombies of a herd nearby are placed near the acting one and belong to it', () => {
    const s = selected(TWO_HERDS, [6])
      .do('zombies', merge(3, 4))
      .do('zombies', put([3, 33, 30], [4, 34.5, 30]))
    expect([ids(s, 2), ids(s, 3)]).toEqual([[1, 2, 3, 4], [5]])
    expect([where(s, 3), where(s, 4)]).toEqual([at(33, 30), at(34.5, 30)])
    expect(s.event('merged')).toMatchObject({ unit: 2, from: [3] })
    expect([herdNo(s, 2).used, s.state.active?.actions]).toEqual([false, 1])
  })

  it('[ed.merge.1] it has fifteen at most', () => {
    const herds = [{ zombies: row(20, 30, 13) }, { zombies: row(20, 32, 3) }]
    const s = selected(herds, [8])
    expect(s.refused('zombies', merge(14, 15, 16)).clause).toBe('ed.merge.1')
    expect(s.refused('zombies', merge()).clause).toBe('ed.merge.1')
    expect(s.offered('zombies').filter((command) => command.do === 'merge')).toEqual([merge(14, 15)])
    s.do('zombies', merge(14, 15))
    s.do('zombies', s.offered('zombies')[0] as Command)
    expect(ids(s, 2)).toHaveLength(15)
  })

  it('[ed.merge.2] each within 6 inches of the acting herd itself, standing, free and of its kind', () => {
    const edge = inches(31.5) + 6 * INCH + 250
    const far = (x: number): AHerd[] => [{ zombies: PAIR }, { zombies: [{ at: { x, y: inches(30) } }] }]
    expect(selected(far(edge)).offered('zombies')).toContainEqual(merge(3))
    expect(selected(far(edge + 1)).refused('zombies', merge(3)).clause).toBe('ed.merge.2')
    const other = (z: Partial<Zombie>, herd: Partial<AHerd> = {}): AHerd[] => [
      { zombies: PAIR },
      { ...herd, zombies: [{ at: at(35, 30), ...z }] },
    ]
    for (const herds of [other({ down: true }), other({ locked: 1 }), other({}, { kind: 'fast' })])
      expect(selected(herds).refused('zombies', merge(3)).clause).toBe('ed.merge.2')
    expect(selected(TWO_HERDS).refused('zombies', merge(1)).clause).toBe('ed.merge.2')
  })

  it('[ed.merge.3] of several herds at once; one left empty is gone and not killed, a torn one stays as it is', () => {
    const herds = [
      { zombies: PAIR },
      { zombies: places([34, 30]) },
      { zombies: places([30, 32.5], [32, 32.5], [34, 32.5]) },
    ]
    const s = selected(herds, [8])
      .do('zombies', merge(3, 5))
      .do('zombies', put([3, 33, 30], [5, 32, 31.5]))
    expect(ids(s, 2)).toEqual([1, 2, 3, 5])
    expect([herdNo(s, 3).status, s.event('herd gone').how, s.state.tally.destroyed]).toEqual(['dead', 'merged', 0])
    expect([ids(s, 4), isCoherent(s.table, herdNo(s, 4).zombies)]).toEqual([[4, 6], false])
    expect(s.event('merged').from).toEqual([3, 4])
  })

  it('[ed.merge.4] placed within 2 inches of one that is there already, by a straight and lawful way', () => {
    const s = selected(TWO_HERDS, [8]).do('zombies', merge(3, 4))
    expect(s.refused('zombies', put([3, 34.6, 30], [4, 36.5, 30])).clause).toBe('ed.merge.4')
    expect(s.refused('zombies', put([3, 33, 30])).clause).toBe('ed.zombie-actions.5')
    expect(s.refused('zombies', put([3, 33, 30], [4, 33.5, 30])).clause).toBe('ed.measure.6')
    expect(s.refused('zombies', put([3, 33, 30], [4, 31.6, 30])).clause).toBe('ed.move.4')
    s.do('zombies', put([3, 34.4, 30], [4, 36.5, 30]))
    expect(isCoherent(s.table, herdNo(s, 2).zombies)).toBe(true)
    const wall = { is: 'line', kind: 'building-wall', from: [34.2, 20], to: [34.2, 40] } as const
    const walled = selected(TWO_HERDS, [], { pieces: [wall] })
    expect(walled.refused('zombies', merge(5)).clause).toBe('ed.zombie-actions.5')
    const fire = { is: 'rect', kind: 'minefield', at: [33, 20], size: [2, 20] } as const
    expect(selected(TWO_HERDS, [], { pieces: [fire] }).refused('zombies', merge(5)).clause).toBe('ed.zombie-actions.5')
  })

  it('[ed.merge.5] with zombies of a used herd the acting one is used at once', () => {
    const s = scene({
      humans: [{ seat: 'survivors', at: at(10, 50) }],
      herds: TWO_HERDS,
      order: ['zombies', 'survivors'],
      dice: [8, 8, 8],
    })
    s.do('zombies', { do: 'select', unit: 3 }).do('zombies', { do: 'finish' })
    s.do('zombies', { do: 'select', unit: 2 })
    s.do('zombies', merge(3)).do('zombies', put([3, 33, 30]))
    expect(s.event('merged').from).toEqual([3])
    expect([herdNo(s, 2).used, s.state.active]).toEqual([true, null])
  })

  it('[ed.merge.5] one of a used herd is enough, whoever else comes along', () => {
    const used = (taken: Command, ...ends: readonly (readonly [zombie: number, x: number, y: number])[]): boolean => {
      const s = scene({
        humans: [{ seat: 'survivors', at: at(10, 50) }],
        herds: [{ zombies: PAIR }, { zombies: places([34, 30]) }, { zombies: places([32, 32.5]) }],
        order: ['zombies', 'survivors'],
        dice: [8, 8, 8],
      })
      s.do('zombies', { do: 'select', unit: 3 }).do('zombies', { do: 'finish' })
      s.do('zombies', { do: 'select', unit: 2 }).do('zombies', taken)
      return herdNo(s.do('zombies', put(...ends)), 2).used
    }
    expect(used(merge(3, 4), [3, 33, 30], [4, 32, 31.5])).toBe(true)
    expect(used(merge(4), [4, 32, 31.5])).toBe(false)
  })

  it('[ed.herd.12] a herd that grows is harder at once', () => {
    const herds = [{ zombies: row(20, 30, 5) }, { zombies: places([20, 31.5]) }]
    const s = selected(herds, [8]).do('zombies', merge(6))
    s.do('zombies', s.offered('zombies')[0] as Command)
    expect(s.event('class changed')).toMatchObject({ unit: 2, size: 6, dice: 3 })
  })

  it('[ed.brain.6] a check that fails wastes the action', () => {
    const s = selected(TWO_HERDS, [5]).do('zombies', merge(3))
    expect([ids(s, 2), s.state.active?.actions]).toEqual([[1, 2], 1])
  })
})
