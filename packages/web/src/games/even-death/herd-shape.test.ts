import type { XY } from '@shamble/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupsOf, hullOf, outlineRound, rimTowards, threadsFrom } from './herd-shape.ts'
import { type Box, figureBoxes } from '../../board/measured/names.ts'
import { px } from '../../board/measured/units.ts'
import { boxAround, reachLabel } from './board-signs.tsx'
import { labelsFor, roomFor } from './herds.tsx'
import { evenDeath, staged } from './testing.ts'

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

describe('the label of a herd', () => {
  const room = { size: 1, width: 1800, depth: 1800, seen: { x: 300, y: 200, width: 800, height: 600 } }

  it('stays in sight, beside the rulers, while any of its herd is', () => {
    expect(roomFor({ x: 280, y: 400, width: 200, height: 100 }, room)).toEqual({
      x: 328,
      y: 228,
      width: 772,
      height: 572,
    })
  })

  it('stays on the table, wherever it is looked at', () => {
    const whole = { x: 0, y: 0, width: 1800, height: 1800 }
    expect(roomFor({ x: 20, y: 400, width: 200, height: 100 }, room)).toEqual(whole)
    expect(roomFor({ x: 20, y: 400, width: 200, height: 100 }, { ...room, seen: null })).toEqual(whole)
    const corner = { ...room, seen: { x: -50, y: -50, width: 400, height: 400 } }
    expect(roomFor({ x: 20, y: 20, width: 200, height: 100 }, corner)).toEqual({ x: 0, y: 0, width: 350, height: 350 })
  })
})

describe('the labels of many herds', () => {
  const block = (x: number, y: number): [number, number][] =>
    Array.from({ length: 15 }, (_, i) => [
      Math.round((x + (i % 5) * 1.3 + (Math.floor(i / 5) % 2) * 0.6) * 254),
      Math.round((y + Math.floor(i / 5) * 1.2) * 254),
    ])
  const { table } = staged({
    options: { scenario: 'battle', table: 'open', factions: ['survivors', 'zombies'] },
    onTurn: 'survivors',
    humans: [{ seat: 'survivors', at: [7620, 14732] }],
    herds: Array.from({ length: 15 }, (_, i) => ({ zombies: block(4 + (i % 5) * 11, 4 + Math.floor(i / 5) * 5.2) })),
  })
  const view = evenDeath.view(table, 'survivors')
  const given = {
    view,
    coherency: 508,
    names: true,
    target: null,
    legal: new Set<string>(),
    leaders: new Map<number, number>(),
    room: { size: 1.7, width: px(15240), depth: px(15240), seen: null },
    brainOf: () => 2,
    moverOf: () => '',
  }
  const isOver = (a: Box, b: Box): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

  it('lie over nobody and over no other label; where there is little room they say less', () => {
    const labels = labelsFor(given, view.herds, given.room)
    expect(labels).toHaveLength(15)
    const figures = figureBoxes(
      view.herds.flatMap(({ zombies }) => zombies.map(({ at }) => [px(at.x), px(at.y)] as const)),
    )
    const over = labels.filter(({ box }) => figures.some((figure) => isOver(box, figure)))
    expect(over.map(({ title }) => title)).toEqual([])
    const heaped = labels.filter(({ box }, i) => labels.some((other, j) => j !== i && isOver(box, other.box)))
    expect(heaped.map(({ title }) => title)).toEqual([])
    expect(labels.some(({ numbers }) => numbers === '')).toBe(true)
    // Alone it says all of it.
    expect(labelsFor(given, view.herds.slice(0, 1), given.room)[0]?.numbers).toBe('5+, 4 dice; brain 2')
  })
})

describe('the words at the reach of a Move', () => {
  // A square of six inches round (30, 30); 304.8 pixels are ten inches.
  const line = [
    { x: 6096, y: 6096 },
    { x: 9144, y: 6096 },
    { x: 9144, y: 9144 },
    { x: 6096, y: 9144 },
  ]
  const on = { x: 0, y: 0, width: 1829, height: 1829 }
  const free = { figures: [], titles: [], size: 1, on }

  it('stand under it, and elsewhere where somebody stands or a title may be', () => {
    const under = reachLabel(line, 'one Move, 6\u2033', free)
    expect(under.y).toBeGreaterThan(px(9144))
    const box = { x: under.x - 40, y: under.y - 20, width: 80, height: 40 }
    expect(reachLabel(line, 'one Move, 6\u2033', { ...free, figures: [box] }).y).toBeLessThan(px(9144))
    expect(reachLabel(line, 'one Move, 6\u2033', { ...free, titles: [box] }).y).toBeLessThan(px(9144))
  })

  it('are not cut where the board is cut', () => {
    const seen = { x: px(8000), y: px(5000), width: 300, height: px(9144) - px(5000) }
    const { x, y } = reachLabel(line, 'one Move, 6\u2033', { ...free, on: seen })
    expect(x - (13 * 7.4) / 2).toBeGreaterThanOrEqual(seen.x)
    expect(y).toBeLessThanOrEqual(seen.y + seen.height)
    expect(boxAround(line)).toEqual({ x: px(6096), y: px(6096), width: px(3048), height: px(3048) })
  })
})
