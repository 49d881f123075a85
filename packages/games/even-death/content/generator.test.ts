import { describe, expect, it } from 'vitest'
import { battlefield } from './battlefield.ts'
import { GROUND_KINDS } from './budgets.ts'
import { isConnected } from './connected.ts'
import { coveredBy, isNearer, liesIn, rectOf } from './footprints.ts'
import { randomTable } from './generator.ts'
import type { DrawnPiece } from './scenarios.ts'
import { terrainKind } from './terrain.ts'

const SIZE = [60, 60] as const
const count = (pieces: readonly DrawnPiece[], kind: string): number =>
  pieces.filter((piece) => piece.kind === kind).length
const isSolid = (piece: DrawnPiece): boolean =>
  piece.is === 'building' || terrainKind(piece.kind).ground === 'impassable'

describe('random tables', () => {
  it('are the same for the same seed, and others for others', () => {
    expect(randomTable('town', SIZE, 3)).toEqual(randomTable('town', SIZE, 3))
    expect(randomTable('town', SIZE, 3)).not.toEqual(randomTable('town', SIZE, 4))
  })

  it('[ed.terrain.11] consist of pieces of the list, on the table, apart from each other, walkable, whatever the seed', () => {
    const faults: string[] = []
    for (const kind of GROUND_KINDS)
      for (let seed = 1; seed <= 20; seed++) {
        const pieces = randomTable(kind, SIZE, seed)
        if (battlefield(60, 60, pieces).pieces.length < 3) faults.push(`${kind} ${seed} is bare`)
        if (!isConnected(60, 60, pieces)) faults.push(`${kind} ${seed} is cut up`)
        const laid = pieces.filter(({ kind: piece }) => piece !== 'deep' && piece !== 'shallows')
        laid.forEach((a, k) => {
          if (!liesIn(coveredBy(a), rectOf(0, 0, 60, 60))) faults.push(`${kind} ${seed}: ${a.kind} leaves the table`)
          for (const b of laid.slice(0, k))
            if (
              ![a.kind, b.kind].every((one) => one === 'woods' || one === 'hill') &&
              isNearer(coveredBy(a), coveredBy(b), isSolid(a) && isSolid(b) ? 1.5 : 0)
            )
              faults.push(`${kind} ${seed}: ${a.kind} and ${b.kind}`)
        })
      }
    expect(faults).toEqual([])
  })

  it('have what their kind has, and more on larger tables', () => {
    const fields = Array.from({ length: 20 }, (_, seed) => randomTable('field', SIZE, seed))
    for (const pieces of fields) {
      expect(count(pieces, 'tree')).toBeGreaterThanOrEqual(4)
      expect(count(pieces, 'tree')).toBeLessThanOrEqual(6)
      expect(count(pieces, 'block') + count(pieces, 'cliff') + count(pieces, 'fire')).toBe(0)
    }
    // 64 sectors instead of 25: trees 4 to 6 become 10 to 15.
    const large = randomTable('field', [96, 96], 1)
    expect(count(large, 'tree')).toBeGreaterThanOrEqual(10)
    expect(count(large, 'tree')).toBeLessThanOrEqual(15)
    expect(count(randomTable('city', SIZE, 1), 'block')).toBeGreaterThan(0)
  })

  it('no fire burns in the centre square or within 12 inches of an edge', () => {
    const fires = Array.from({ length: 40 }, (_, seed) => randomTable('city', SIZE, seed))
      .flat()
      .filter(({ kind }) => kind === 'fire')
    expect(fires.length).toBeGreaterThan(5)
    for (const fire of fires) {
      expect(liesIn(coveredBy(fire), rectOf(12, 12, 48, 48))).toBe(true)
      expect(isNearer(coveredBy(fire), rectOf(21, 21, 39, 39), 0)).toBe(false)
    }
  })

  it('[ed.terrain.12] water has a rim that is shallow, and deep ground that nobody enters', () => {
    const lake = randomTable('water', SIZE, 1)
    expect(lake.slice(0, 2)).toEqual([
      { is: 'disc', kind: 'shallows', at: [47, 13], radius: 9 },
      { is: 'disc', kind: 'deep', at: [47, 13], radius: 5 },
    ])
    expect(randomTable('water', SIZE, 1, { water: ['west'] }).slice(0, 2)).toEqual([
      { is: 'rect', kind: 'shallows', at: [8, 0], size: [4, 60] },
      { is: 'rect', kind: 'deep', at: [0, 0], size: [8, 60] },
    ])
    expect([terrainKind('shallows').ground, terrainKind('deep').ground, terrainKind('deep').climb]).toEqual([
      'difficult',
      'impassable',
      'no',
    ])
  })

  it('[ed.terrain.13] a thin river is slow all along, a wide one is crossed where it has crossings', () => {
    const thin = randomTable('field', SIZE, 1, { river: ['north', 'east'] })
    expect(thin.filter(({ kind }) => kind === 'stream')).toEqual([
      { is: 'rect', kind: 'stream', at: [28.5, 0], size: [3, 31.5] },
      { is: 'rect', kind: 'stream', at: [28.5, 28.5], size: [31.5, 3] },
    ])
    const fords = randomTable('field', SIZE, 1, { wideRiver: 'fords' })
    expect(
      fords.filter(({ kind }) => kind === 'deep').map((piece) => piece.is === 'rect' && [piece.at[1], piece.size[1]]),
    ).toEqual([
      [0, 12],
      [16, 28],
      [48, 12],
    ])
    expect(count(fords, 'ford')).toBe(2)
    expect(isConnected(60, 60, fords)).toBe(true)
    const bridge = randomTable('field', [72, 72], 1, { wideRiver: 'bridge', roads: ['east'] })
    expect(bridge.find(({ kind }) => kind === 'bridge')).toEqual({
      is: 'rect',
      kind: 'bridge',
      at: [62, 34],
      size: [6, 4],
    })
    expect(isConnected(72, 72, bridge)).toBe(true)
  })
})
