import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { inches } from '../tables/units.ts'
import { at, herdNo, humanNo, scene } from '../testing.ts'
import { coverOf, isCovered } from './15-cover.ts'
import { plannedShot } from './17-shoot.ts'
import { plannedBlow } from './18-melee.ts'
import { plannedBite } from './19-bite.ts'

const WALL: DrawnPiece = { is: 'line', kind: 'lowwall', from: [26, 29.28], to: [34, 29.28] }

/** Somebody behind a low wall, or in the open; beyond it a shooter, a fighter and a zombie within arm's reach. */
const stage = (pieces: readonly DrawnPiece[]) =>
  scene({
    humans: [
      { seat: 'survivors', at: at(30, 30) },
      { seat: 'bandits', profile: 'thug', at: at(30, 20) },
      { seat: 'bandits', profile: 'thug', at: { x: inches(30) - 130, y: inches(30) - 345 } },
    ],
    herds: [{ zombies: [{ at: { x: inches(30) + 130, y: inches(30) - 345 } }] }],
    options: { factions: ['survivors', 'bandits', 'zombies'] },
    pieces,
  })

describe('cover', () => {
  it('[ed.cover.3] [ed.cover.4] a herd is behind cover by half of its zombies, the unseen among them', () => {
    const low: DrawnPiece = { is: 'line', kind: 'lowwall', from: [28, 21], to: [32, 21] }
    const wall: DrawnPiece = { is: 'line', kind: 'wall', from: [28, 21], to: [32, 21] }
    const places = [30, 34, 38, 42].map((x) => ({ at: at(x, 20) }))
    const covered = (piece: DrawnPiece, many: number): (number | boolean)[] => {
      const s = scene({
        humans: [{ seat: 'survivors', at: at(36, 36) }],
        herds: [{ zombies: places.slice(0, many) }],
        pieces: [piece],
      })
      const { covered: behind, of } = coverOf(s.table, humanNo(s, 1), herdNo(s, 2))
      return [behind, of, isCovered(s.table, humanNo(s, 1), herdNo(s, 2))]
    }
    expect([covered(low, 1), covered(low, 2), covered(low, 3)]).toEqual([
      [1, 1, true],
      [1, 2, true],
      [1, 3, false],
    ])
    expect([covered(wall, 2), covered(wall, 3)]).toEqual([
      [1, 2, true],
      [1, 3, false],
    ])
  })

  it('[ed.cover.5] is a toughness die more against shots, and nothing against blows and bites', () => {
    const dice = (pieces: readonly DrawnPiece[]): (number | boolean)[] => {
      const s = stage(pieces)
      const [target, shooter, fighter] = [humanNo(s, 1), humanNo(s, 2), humanNo(s, 3)]
      return [
        isCovered(s.table, shooter, target),
        isCovered(s.table, fighter, target),
        plannedShot(s.table, shooter, 'pistol', target).toughness.dice,
        plannedBlow(s.table, fighter, 'blunt', target).toughness.dice,
        plannedBite(s.table, herdNo(s, 4), target).toughness.dice,
      ]
    }
    expect(dice([])).toEqual([false, false, 2, 2, 2])
    expect(dice([WALL])).toEqual([true, true, 3, 2, 2])
  })
})
