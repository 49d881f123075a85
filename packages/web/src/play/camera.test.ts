import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bounded, type Camera, filled, fit, overlaps, revealing, seen, toFrame, zoomed } from './camera.ts'

const FRAME = { width: 800, height: 600 }
const BOARD = { width: 1400, height: 1400 }
const INSETS = { top: 28, right: 0, bottom: 32, left: 28 }

const camera = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
  k: fc.double({ min: 0.05, max: 10, noNaN: true }),
})

describe('the camera', () => {
  it('fits a part of the board into what is free', () => {
    const at = toFrame(fit({ x: 100, y: 200, width: 400, height: 100 }, FRAME, INSETS), {
      x: 100,
      y: 200,
      width: 400,
      height: 100,
    })
    expect(at.x).toBeCloseTo(28)
    expect(at.width).toBeCloseTo(772)
    expect(at.y + at.height / 2).toBeCloseTo(28 + 540 / 2)
  })

  it('fits no closer than it is told', () => {
    expect(fit({ x: 0, y: 0, width: 10, height: 10 }, FRAME, INSETS, 1).k).toBe(1)
  })

  it('never loses the board from sight', () => {
    fc.assert(
      fc.property(camera, (c) => {
        const b = bounded(c, BOARD, FRAME)
        const at = toFrame(b, { x: 0, y: 0, ...BOARD })
        expect(overlaps(at, { x: 0, y: 0, ...FRAME })).toBe(true)
        expect(b.k).toBeGreaterThan(0.1)
        expect(b.k).toBeLessThanOrEqual(4)
      }),
    )
  })

  it('zooms around the point under the pointer', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), (factor) => {
        const from: Camera = { x: -300, y: -300, k: 1 }
        const to = zoomed(from, factor, 400, 300, BOARD, FRAME)
        expect((400 - to.x) / to.k).toBeCloseTo(700)
        expect((300 - to.y) / to.k).toBeCloseTo(600)
      }),
    )
  })

  it('reveals with the smallest shift, and none if it is in sight', () => {
    const from: Camera = { x: 0, y: 0, k: 1 }
    expect(revealing(from, { x: 300, y: 300, width: 40, height: 40 }, FRAME)).toEqual(from)
    expect(revealing(from, { x: 790, y: 300, width: 40, height: 40 }, FRAME)).toMatchObject({ x: -54, y: 0 })
    fc.assert(
      fc.property(camera, fc.integer({ min: 0, max: 1360 }), fc.integer({ min: 0, max: 1360 }), (c, x, y) => {
        const near = { ...c, k: Math.min(c.k, 3) }
        const at = toFrame(revealing(near, { x, y, width: 40, height: 40 }, FRAME, INSETS), {
          x,
          y,
          width: 40,
          height: 40,
        })
        expect(at.x).toBeGreaterThanOrEqual(27.9)
        expect(at.y).toBeGreaterThanOrEqual(27.9)
        expect(at.x + at.width).toBeLessThanOrEqual(800.1)
        expect(at.y + at.height).toBeLessThanOrEqual(568.1)
      }),
    )
  })

  it('wastes no room: a large board fills the frame, a small one lies in its middle', () => {
    expect(filled({ x: 200, y: -1000, k: 1 }, BOARD, FRAME, INSETS)).toEqual({ x: 28, y: -832, k: 1 })
    expect(filled({ x: 200, y: 100, k: 0.2 }, BOARD, FRAME, INSETS)).toEqual({ x: 274, y: 158, k: 0.2 })
  })

  it('knows what can be seen', () => {
    expect(seen({ x: -100, y: 50, k: 2 }, FRAME)).toEqual({ x: 50, y: -25, width: 400, height: 300 })
  })
})
