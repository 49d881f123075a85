import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { inches } from '../tables/units.ts'
import { at, herdNo, humanNo, scene } from '../testing.ts'
import { isCovered } from './15-cover.ts'
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
