import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { inches } from '../tables/units.ts'
import { at, type EvenDeathScene, herdNo, humanNo, scene } from '../testing.ts'
import { groundHeight, groundsAt, isOpenGround } from './10-terrain.ts'

const on = (table: string) =>
  scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: [{}] }], options: { table } }).table

describe('what lies where', () => {
  it('[ed.terrain.1] normal ground slows nobody, Difficult and Dangerous ground halve, Impassable ground is not entered', () => {
    const walk = (kind: 'road' | 'woods' | 'minefield' | 'crag', units: number): EvenDeathScene =>
      scene({
        humans: [
          { seat: 'survivors', at: at(30, 30) },
          { seat: 'survivors', at: at(33, 30) },
        ],
        herds: [{ zombies: [{ at: at(5, 55) }] }],
        pieces: [
          kind === 'woods'
            ? { is: 'disc', kind, at: [30, 30], radius: 6 }
            : { is: 'rect', kind, at: [29, 21], size: [2, 8] },
        ],
        dice: kind === 'minefield' && units <= 762 ? [1] : [],
      }).do('survivors', { do: 'select', unit: 1 })
    const to = (units: number): Command => ({ do: 'move', to: [inches(30), inches(30) - units] })
    const far = (kind: 'road' | 'woods' | 'minefield' | 'crag', units: number): number | string => {
      const s = walk(kind, units)
      if (units > (kind === 'road' ? 1_524 : kind === 'crag' ? 0 : 762)) return s.refused('survivors', to(units)).clause
      return inches(30) - humanNo(s.do('survivors', to(units)), 1).at.y
    }
    expect([far('road', 1_524), far('road', 1_525)]).toEqual([1_524, 'ed.move.1'])
    expect([far('woods', 762), far('woods', 763)]).toEqual([762, 'ed.move.1'])
    expect([far('minefield', 762), far('minefield', 763)]).toEqual([762, 'ed.move.1'])
    expect(far('crag', 400)).toBe('ed.terrain.1')
  })

  it('[ed.terrain.10] overlapping areas count with each kind, and a bridge makes its footprint Normal', () => {
    const look = on('pump-house')
    expect([...groundsAt(look, at(10, 23.5))]).toEqual(['difficult'])
    expect([...groundsAt(look, at(30, 23.5))]).toEqual([])
    expect([...groundsAt(on('the-wire'), at(30, 27))]).toEqual(['dangerous'])
    // On the outline is outside.
    expect([...groundsAt(look, at(10, 22))]).toEqual([])
  })

  it('[ed.terrain.14] a closed door bars the way and is not climbed; an open one is Normal; windows are climbed by anybody', () => {
    const house = (closed: boolean, x: number, y: number) =>
      scene({
        humans: [{ seat: 'survivors', at: at(4, 55) }],
        herds: [{ zombies: [{ at: at(x, y) }] }],
        order: ['zombies', 'survivors'],
        pieces: [{ is: 'building', kind: 'house', at: [20, 20], closed }],
        dice: [8],
      }).do('zombies', { do: 'select', unit: 2 })
    const into = (s: EvenDeathScene, x: number, y: number) =>
      s.do('zombies', { do: 'move', to: [inches(x), inches(y)] })
    // The north door of the house lies from 23.75 to 25.25.
    expect(herdNo(into(house(false, 24.5, 19), 24.5, 21.5), 2).zombies[0]?.at).toEqual(at(24.5, 21.5))
    const shut = house(true, 24.5, 19)
    expect(shut.refused('zombies', { do: 'move', to: [inches(24.5), inches(21.5)] }).clause).toBe('ed.terrain.1')
    expect(shut.refused('zombies', { do: 'climb', feature: 'house 1 door 1' }).clause).toBe('ed.climb.2')
    expect(shut.offered('zombies').some((command) => command.do === 'climb')).toBe(false)
    // Its east window is in the middle of that side, at y = 24: no check, and it is inside.
    const window = house(true, 29.6, 24).do('zombies', { do: 'climb', feature: 'house 1 window 1' }).timeOut('zombies')
    expect(herdNo(window, 2).zombies[0]?.at.x).toBe(inches(29) - 185)
  })

  it('[ed.terrain.13] a bridge over deep water is walked over, the water beside it is not', () => {
    const s = scene({
      humans: [
        { seat: 'survivors', at: at(30, 18) },
        { seat: 'survivors', at: at(28, 18) },
      ],
      herds: [{ zombies: [{ at: at(5, 5) }] }],
      pieces: [
        { is: 'rect', kind: 'deep', at: [0, 20], size: [60, 3] },
        { is: 'rect', kind: 'bridge', at: [28, 20], size: [4, 3] },
      ],
    })
    expect(isOpenGround(s.table, at(30, 21.5), null)).toBe(true)
    expect(isOpenGround(s.table, at(34, 21.5), null)).toBe(false)
    expect(groundsAt(s.table, at(34, 21.5)).has('impassable')).toBe(true)
    s.do('survivors', { do: 'select', unit: 1 }).do('survivors', { do: 'move', to: [inches(30), inches(23.6)] })
    expect(humanNo(s, 1).at).toEqual(at(30, 23.6))
  })

  it('a closed door bars the way, an open one does not', () => {
    const look = on('lights-out')
    // The north door of the house at (6, 26): 3.75 to 5.25 inches along its wall.
    expect(isOpenGround(look, at(10.5, 26.1), null)).toBe(false)
    const open = on('across-the-common')
    expect(isOpenGround(open, at(9.5, 33.1), null)).toBe(true)
    expect(isOpenGround(open, at(6, 33.1), null)).toBe(false)
  })

  it('whoever is on a hill or a roof stands as high as it is', () => {
    expect(groundHeight(on('across-the-common'), { at: at(30, 30), on: null })).toBe(254)
    expect(groundHeight(on('across-the-common'), { at: at(40, 30), on: null })).toBe(0)
    expect(groundHeight(on('market-square'), { at: at(8, 25), on: 'block 1' })).toBe(762)
  })
})
