import { describe, expect, it } from 'vitest'
import type { State } from '../state.ts'
import { at, row, scene, type Staging } from '../testing.ts'
import { evaluate } from './evaluate.ts'

const chance = (stage: Staging, seat: string): number => evaluate(scene(stage).table, seat)
const S = 'survivors'
const M = 'military'
const Z = 'zombies'

describe('how it stands at a glance', () => {
  const plain = (people: number, vitality: number, zombies: number): Staging => ({
    humans: Array.from({ length: people }, (_, i) => ({ seat: S, at: at(20 + 3 * i, 50), vitality })),
    herds: [{ zombies: row(10, 10, zombies) }],
  })

  it('is between 0 and 1 for both sides, and better with more that is left of oneself, and less of others', () => {
    const now = chance(plain(3, 4, 6), S)
    expect(now).toBeGreaterThan(0)
    expect(now).toBeLessThan(1)
    expect(chance(plain(2, 4, 6), S)).toBeLessThan(now)
    expect(chance(plain(3, 2, 6), S)).toBeLessThan(now)
    expect(chance(plain(3, 4, 3), S)).toBeGreaterThan(now)
    expect(chance(plain(3, 4, 3), Z)).toBeLessThan(chance(plain(3, 4, 6), Z))
  })

  it('is settled when all is over', () => {
    const won = { outcome: { winners: [S], clause: 'ed.victory.5', reason: 'Over.' } } as Partial<State>
    expect([chance({ ...plain(2, 4, 2), state: won }, S), chance({ ...plain(2, 4, 2), state: won }, Z)]).toEqual([1, 0])
  })

  it('counts a place that is held alone, and not one that cannot be held long enough any more', () => {
    const pump = (y: number, zombie: number, round = 0): number =>
      chance(
        {
          options: { scenario: 'pump-house' },
          humans: [{ seat: M, profile: 'soldier', at: at(30, y) }],
          herds: [{ zombies: [{ at: at(30, zombie) }] }],
          state: { round },
        },
        M,
      )
    expect(pump(40, 10)).toBeGreaterThan(pump(55, 10))
    expect(pump(40, 38)).toBeLessThan((pump(40, 10) + pump(55, 10)) / 2)
    // Seven rounds are needed, and the fourteenth is the last.
    expect(pump(40, 10, 7)).toBe(pump(40, 10))
    expect(pump(40, 10, 8)).toBe(pump(55, 10))
  })

  it('counts the way to the edge, and more who can be spared', () => {
    const wire = (y: number, status: 'alive' | 'dead' = 'alive'): number =>
      chance(
        {
          options: { scenario: 'the-wire' },
          humans: [
            { seat: M, profile: 'soldier', at: at(30, y) },
            { seat: M, profile: 'soldier', at: at(33, 50) },
            { seat: M, profile: 'soldier', at: at(36, 50), status },
          ],
          herds: [{ zombies: row(5, 30, 2) }],
          seats: { military: { startFigures: 3, startPoints: 60 } },
        },
        M,
      )
    expect(wire(24)).toBeGreaterThan(wire(50))
    expect(wire(50, 'dead')).toBeLessThan(wire(50))
  })

  it('counts zombies destroyed, and people left, where both are asked for', () => {
    const common = (destroyed: number, people: number): number => {
      const stage: Staging = {
        options: { scenario: 'across-the-common' },
        humans: Array.from({ length: people }, (_, i) => ({ seat: S, at: at(10 + 3 * i, 50) })),
        herds: [{ zombies: row(5, 5, 10) }],
        seats: { survivors: { startFigures: 4, startPoints: 40 } },
      }
      const { table } = scene(stage)
      table.state.tally = Object.freeze({ ...table.state.tally, zombies: 20, destroyed })
      return evaluate(table, S)
    }
    expect(common(6, 3)).toBeGreaterThan(common(3, 3))
    expect(common(6, 2)).toBeLessThan(common(6, 3))
  })

  it('counts what is about to be shot at and bitten, half as much as what has been', () => {
    const apart = (y: number): number =>
      chance(
        {
          humans: [
            { seat: S, at: at(30, y), weapons: [{ id: 'rifle', due: 0 }] },
            { seat: S, at: at(33, 58) },
          ],
          herds: [{ zombies: row(28, 10, 6) }],
        },
        S,
      )
    // A rifle shoots 32 inches far; regular zombies bite within 6.
    expect(apart(40)).toBeGreaterThan(apart(50))
    expect(apart(15)).toBeLessThan(apart(40))
    expect(apart(18)).toBe(apart(40))
  })

  it('an empty gun is feared by nobody, nor is a herd with somebody on the ground', () => {
    const stage = (due: number, down: boolean): Staging => ({
      humans: [
        { seat: S, at: at(30, 15), weapons: [{ id: 'rifle', due }] },
        { seat: S, at: at(33, 58) },
      ],
      herds: [{ zombies: row(28, 10, 6).map((z) => ({ ...z, down })) }],
    })
    expect(chance(stage(1, false), S)).toBeLessThan(chance(stage(0, false), S))
    expect(chance(stage(1, true), S)).toBeGreaterThan(chance(stage(1, false), S))
  })
})
