import { distance2, type XY } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { DrawnPiece } from '../content/scenarios.ts'
import { position } from '../position.ts'
import type { Zombie } from '../state.ts'
import { inches } from '../tables/units.ts'
import { at, type EvenDeathScene, herdNo, row, scene, type Staging } from '../testing.ts'
import { FOUR, places, put, selected } from '../testkit/thinking-herd.ts'
import { isWithin } from './01-measure.ts'

/** Zombie 4, at the end of a row of four, has been thought about. */
const split = (zombie = 4, zombies: readonly Partial<Zombie>[] = FOUR, more: Staging = {}): EvenDeathScene =>
  selected(zombies, [8], more).do('zombies', { do: 'split', zombie })
const ids = (s: EvenDeathScene, id: number): number[] => herdNo(s, id).zombies.map((z) => z.id)
const where = (s: EvenDeathScene, id: number): XY | undefined =>
  s.state.herds.flatMap(({ zombies }) => zombies).find((z) => z.id === id)?.at

describe('Split up', () => {
  it('[ed.split.1] one goes, others follow, and they are a new herd', () => {
    const s = split().do('zombies', put([4, 40, 30], [3, 38.5, 30]))
    expect([ids(s, 2), ids(s, 3)]).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect([where(s, 3), where(s, 4)]).toEqual([at(38.5, 30), at(40, 30)])
    expect(s.event('split')).toMatchObject({ unit: 2, herd: 3 })
  })

  it('[ed.zombie-actions.5] is read in the middle only if it can be done', () => {
    const written = JSON.stringify(position.write(split().table))
    const read = (zombies: string): boolean =>
      position.read(JSON.parse(written.replace('"zombies":[4],"passed"', `"zombies":${zombies},"passed"`)), {}, {}).ok
    expect([read('[4]'), read('[44]')]).toEqual([true, false])
  })

  it('[ed.split.2] at most 6 inches straight, more than 2 from everybody who stays, through nothing impassable', () => {
    const s = split()
    expect(s.refused('zombies', put([4, 40.51, 30])).clause).toBe('ed.split.2')
    expect(s.refused('zombies', put([4, 35.9, 30])).clause).toBe('ed.split.2')
    s.do('zombies', put([4, 40.5, 30]))
    const wall: DrawnPiece = { is: 'line', kind: 'building-wall', from: [37, 28], to: [37, 32] }
    expect(split(4, FOUR, { pieces: [wall] }).refused('zombies', put([4, 40, 30])).clause).toBe('ed.terrain.1')
    const other = { herds: [{ zombies: FOUR }, { zombies: places([37, 30]) }] }
    expect(split(4, FOUR, other).refused('zombies', put([4, 40, 30])).clause).toBe('ed.move.4')
    // Slow ground slows nobody, and its own herd is in nobody's way.
    const woods: DrawnPiece = { is: 'disc', kind: 'woods', at: [38, 30], radius: 5 }
    expect(where(split(4, FOUR, { pieces: [woods] }).do('zombies', put([4, 40, 30])), 4)).toEqual(at(40, 30))
  })

  it('[ed.split.3] followers end within 2 inches of it, from 12 inches away at most, and nobody in dangerous ground', () => {
    const s = split()
    expect(s.refused('zombies', put([4, 40, 30], [3, 36.9, 30])).clause).toBe('ed.split.3')
    const long = places(...Array.from({ length: 8 }, (_, i) => [20 + 2 * i, 30] as const))
    const chain = split(8, long)
    const all = [7, 6, 5, 4].map((id, i) => [id, 38.5 + 1.1 * (i % 2), 28.5 + 1.5 * Math.floor(i / 2)] as const)
    expect(chain.refused('zombies', put([8, 40, 30], ...all, [3, 38, 31.5])).clause).toBe('ed.split.3')
    const fire: DrawnPiece = { is: 'rect', kind: 'minefield', at: [36, 28], size: [2, 4] }
    const burning = split(4, FOUR, { pieces: [fire] })
    expect(burning.refused('zombies', put([4, 40, 30])).clause).toBe('ed.split.3')
    expect(burning.refused('zombies', put([4, 37, 30])).clause).toBe('ed.split.3')
    expect(s.refused('zombies', put([4, 40, 30], [3, 40.5, 30])).clause).toBe('ed.measure.6')
  })

  it('[ed.split.4] one stays at least, and whoever is locked stays', () => {
    const s = split()
    expect(s.refused('zombies', put([4, 38, 30], [3, 37, 30], [2, 36.9, 31.1], [1, 36.9, 28.9])).clause).toBe(
      'ed.split.4',
    )
    const human = { humans: [{ seat: 'survivors', at: { x: inches(33), y: inches(30) + 255 } }] }
    const held = FOUR.map((z, i) => (i === 2 ? { ...z, locked: 1 } : z))
    const locked = split(4, held, human)
    expect(locked.refused('zombies', put([4, 40, 30], [3, 38.5, 30])).clause).toBe('ed.split.4')
    expect(selected(held, [], human).refused('zombies', { do: 'split', zombie: 3 }).clause).toBe('ed.split.4')
    expect(selected(row(30, 30, 1)).refused('zombies', { do: 'split', zombie: 1 }).clause).toBe('ed.split.4')
  })

  it('[ed.split.1] [ed.herd.3] what stays is in coherency: the table takes along whoever would be torn off', () => {
    const chain = places([20, 30], [22.5, 30], [25, 30], [27.5, 30], [30, 30])
    const s = split(3, chain)
    expect(s.refused('zombies', put([3, 25, 25])).clause).toBe('ed.herd.3')
    s.do('zombies', s.offered('zombies')[0] as Command)
    expect([ids(s, 2), ids(s, 3)]).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
    const lead = where(s, 3) ?? at(0, 0)
    for (const id of [4, 5]) expect(isWithin(lead, where(s, id) ?? at(0, 0), inches(2))).toBe(true)
    expect(distance2(lead, at(25, 30))).toBeLessThanOrEqual(inches(6) ** 2)
  })

  it('[ed.split.5] [ed.split.6] the new herd is used, the old one goes on; kind and facing are shared, sizes count at once', () => {
    const eleven = row(20, 30, 11)
    const s = scene({
      humans: [{ seat: 'survivors', at: at(10, 50) }],
      herds: [{ zombies: eleven, kind: 'military', facing: { x: 0, y: 1 } }],
      order: ['zombies', 'survivors'],
      dice: [8, 8],
    }).do('zombies', { do: 'select', unit: 2 })
    s.do('zombies', { do: 'split', zombie: 11 }).do('zombies', put([11, 38.5, 30]))
    expect(herdNo(s, 3)).toMatchObject({ used: true, kind: 'military', facing: { x: 0, y: 1 } })
    expect([herdNo(s, 2).used, s.state.active?.actions, s.owe]).toEqual([false, 1, ['zombies']])
    const changed = s.events.flatMap((event) => (event.e === 'class changed' ? [[event.unit, event.size]] : []))
    expect(changed).toEqual([
      [2, 10],
      [3, 1],
    ])
  })

  it('[ed.brain.5] Runners do it without a die', () => {
    const s = selected(FOUR, [], { herds: [{ zombies: FOUR, kind: 'fast' }] }).do('zombies', { do: 'split', zombie: 4 })
    expect([s.pending?.asks, s.dice.length]).toEqual(['arrange', 1])
  })
})
