import { describe, expect, it } from 'vitest'
import type { Figure } from '../rules/01-figures.ts'
import { coverOf, middleRays } from '../rules/09-sight.ts'
import { human, scene } from '../testing.ts'
import { coverTo } from './sight.ts'

const body = (x: number, y: number, low = false): Figure => ({
  figure: 1,
  at: { x: x * 100, y: y * 100 },
  on: null,
  low,
})

const low = (id: string, cover: 'hard' | 'soft', x: number, from: number, to: number) => ({
  id,
  title: cover === 'hard' ? 'low wall' : 'hedge',
  cover,
  line: [x, from, x, to] as const,
})

const table = scene({
  map: { lows: [low('O1', 'hard', 30, 10, 20), low('O2', 'soft', 28, 19, 30)] },
  humans: [human({ at: [200, 200] })],
  zombies: [],
}).table

describe('what covers a target', () => {
  it('[dw.cover.2] says of every ray what the rules say, where it is stopped, and by what', () => {
    const [from, to] = [body(20, 20), body(31.5, 20)]
    const { sees, cover, rays, by } = coverTo(table, from, to)
    expect(sees).toBe(true)
    expect(cover).toBe(coverOf(table, from, to))
    expect(rays.map(({ stop }) => stop !== null)).toEqual(middleRays(table, from, to).map((ray) => ray !== 0))
    // The hedge reaches across all rays, the low wall stands behind it before half of them.
    expect(by).toEqual(['O2', 'O1'])
    for (const { stop } of rays) expect(Math.abs((stop?.x ?? 0) - 2800)).toBeLessThan(15)
  })

  it('[dw.los.5] names what hides somebody who lies behind it', () => {
    const { sees, by } = coverTo(table, body(20, 14), body(31.5, 14, true))
    expect(sees).toBe(false)
    expect(by).toEqual(['O1'])
  })
})
