import type { XY } from '@shamble/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupsOf, hullOf, outlineRound, rimTowards, threadsFrom } from './herd-shape.ts'

const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 9000 }), y: fc.integer({ min: 0, max: 9000 }) }), {
  minLength: 1,
  maxLength: 15,
})

const isLeft = (a: XY, b: XY, p: XY): boolean => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= 0

describe('the outline of a herd', () => {
  it('goes round all of it', () => {
    fc.assert(
      fc.property(points, (all) => {
        const hull = hullOf(all)
        hull.forEach((a, i) => {
          const b = hull[(i + 1) % hull.length] as XY
          for (const p of all) expect(isLeft(a, b, p)).toBe(true)
        })
      }),
    )
  })

  it('is closed, and round for one alone', () => {
    expect(outlineRound([], 100)).toBe('')
    expect(outlineRound([{ x: 1000, y: 1000 }], 100)).toMatch(/^M108 120A12 12 .*Z$/)
    const two = outlineRound(
      [
        { x: 1000, y: 1000 },
        { x: 2000, y: 1000 },
      ],
      100,
    )
    expect(two.match(/A/g)?.length).toBe(2)
    expect(two).toMatch(/^M120 108L240 108A.*Z$/)
  })

  it('is one for each part of a herd that is torn', () => {
    const [a, b, c] = [0, 700, 2000].map((x) => ({ x, y: 0 })) as [XY, XY, XY]
    expect(
      groupsOf([a, b, c], 758)
        .map((group) => group.length)
        .sort((a, b) => a - b),
    ).toEqual([1, 2])
    expect(groupsOf([a, b, c], 1300).length).toBe(1)
  })
})

describe('threads', () => {
  it('lead from the leader to every other, and are as short as can be', () => {
    fc.assert(
      fc.property(points, fc.nat(14), (all, n) => {
        const leader = n % all.length
        const threads = threadsFrom(all, leader)
        expect(threads.length).toBe(all.length - 1)
        const reached = new Set([all[leader]])
        for (const { from, to } of threads) {
          expect(reached.has(from)).toBe(true)
          reached.add(to)
        }
        expect(reached.size).toBe(all.length)
      }),
    )
  })
})

it('the nose stands on the rim, ahead of the middle', () => {
  const all = [0, 400, 800].map((x) => ({ x, y: 500 }))
  expect(rimTowards(all, { x: 10, y: 0 }, 200)).toEqual({ at: { x: 1000, y: 500 }, turn: 0 })
  expect(rimTowards(all, { x: 0, y: -3 }, 200).at).toEqual({ x: 400, y: 300 })
})
