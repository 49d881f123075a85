import { describe, expect, it } from 'vitest'
import { type EvacScene, grunt, medic, scene, zombie } from '../testing.ts'
import { evaluate } from './evaluate.ts'

const chance = (stage: Parameters<typeof scene>[0]): number => {
  const s: EvacScene = scene(stage)
  return evaluate(s.view(null), s.table.book)
}

const PAD = { C1: { id: 'T01' } }
const zombies = [zombie([20, 3])]

describe('evaluate', () => {
  it('lies between 0 and 1 and is shared between the sides', () => {
    const s = scene({ zombies })
    const marines = evaluate(s.view(null), s.table.book)
    expect(marines).toBeGreaterThan(0)
    expect(marines).toBeLessThan(1)
    expect(evaluate(s.view(null), s.table.book, 'zombies')).toBeCloseTo(1 - marines)
  })

  it('is 1 for a match that is won and 0 for one that is lost', () => {
    expect(chance({ marines: [grunt({ at: [18, 4] })], tiles: PAD })).toBe(1)
    expect(chance({ marines: [grunt({ hp: 0 })] })).toBe(0)
  })

  it('rises with HP, rounds, a grenade and nearness to the helipad', () => {
    const base = chance({ marines: [grunt({ at: [18, 30], hp: 3, items: ['rifle:5'] })], tiles: PAD, zombies })
    expect(
      chance({ marines: [grunt({ at: [18, 30], hp: 4, items: ['rifle:5'] })], tiles: PAD, zombies }),
    ).toBeGreaterThan(base)
    expect(
      chance({ marines: [grunt({ at: [18, 30], hp: 3, items: ['rifle:9'] })], tiles: PAD, zombies }),
    ).toBeGreaterThan(base)
    expect(
      chance({ marines: [grunt({ at: [18, 20], hp: 3, items: ['rifle:5'] })], tiles: PAD, zombies }),
    ).toBeGreaterThan(base)
    const armed = grunt({ at: [18, 30], hp: 3, items: ['rifle:5', 'grenade'] })
    expect(chance({ marines: [armed], tiles: PAD, zombies })).toBeGreaterThan(base)
  })

  it('falls with zombies near a marine, on the helipad, and anywhere', () => {
    const marines = [grunt({ at: [18, 20] })]
    const base = chance({ marines, tiles: PAD, zombies })
    expect(chance({ marines, tiles: PAD, zombies: [...zombies, zombie([1, 35])] })).toBeLessThan(base)
    const far = chance({ marines, tiles: PAD, zombies: [...zombies, zombie([1, 35])] })
    expect(chance({ marines, tiles: PAD, zombies: [...zombies, zombie([18, 22])] })).toBeLessThan(far)
    expect(chance({ marines, tiles: PAD, zombies: [...zombies, zombie([19, 3])] })).toBeLessThan(far)
  })

  it('with evacNeeds all the marine who is farthest from the helipad counts', () => {
    const at = (y: number) => ({
      options: { evacNeeds: 'all' },
      marines: [grunt({ at: [15, 7] }), medic({ seat: 'M2', at: [18, y] as const })],
      tiles: PAD,
      zombies,
    })
    expect(chance(at(20))).toBeGreaterThan(chance(at(30)))
  })
})
