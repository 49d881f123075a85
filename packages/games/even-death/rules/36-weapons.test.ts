import { describe, expect, it } from 'vitest'
import type { WeaponId } from '../tables/weapons.ts'
import { at, humanNo, scene } from '../testing.ts'

describe('bottles and rockets', () => {
  /** At a thug beside another thug, with a friend of the shooter not far from both. */
  const shot = (id: WeaponId, dice: readonly number[]) =>
    scene({
      humans: [
        { seat: 'survivors', at: at(30, 40), weapons: [{ id, due: 0 }] },
        { seat: 'survivors', at: at(32, 26) },
        { seat: 'bandits', profile: 'thug', at: at(30, 26), facing: { x: 0, y: 1 } },
        { seat: 'bandits', profile: 'thug', at: at(28.9, 26) },
      ],
      options: { factions: ['survivors', 'bandits'] },
      dice,
    })
      .do('survivors', { do: 'select', unit: 1 })
      .do('survivors', { do: 'shoot', weapon: 0, target: 3 })

  it('[ed.weapons.3] a bottle or a rocket is a plain shot at one target: nobody else is hurt, and nothing burns', () => {
    for (const [id, hits] of [
      ['molotov', 3],
      ['explosive', 6],
    ] as const) {
      const s = shot(id, [...Array.from({ length: hits }, (_, i) => (i < 3 ? 3 : 2)), 1, 1])
      expect([2, 3, 4].map((unit) => humanNo(s, unit).vitality)).toEqual([4, 1, 4])
      expect(s.table.book.field.pieces).toEqual([])
      expect(s.events.filter(({ e }) => e === 'wounded')).toHaveLength(1)
    }
  })
})
