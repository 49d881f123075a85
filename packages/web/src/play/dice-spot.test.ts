import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { overlaps, type Rect } from './camera.ts'
import { diceSpot } from './dice-spot.ts'

const DICE = { width: 140, height: 40 }
const window: Rect = { x: 0, y: 0, width: 800, height: 600 }
const square = (x: number, y: number): Rect => ({ x: x * 40, y: y * 40, width: 40, height: 40 })
const lying = (at: Rect, figures: readonly Rect[], isLeft = false): Rect => {
  const { x, y } = diceSpot(DICE, at, { window, figures, air: 8, isLeft })
  return { x: x - DICE.width / 2, y: y - DICE.height / 2, ...DICE }
}

describe('dice on the board', () => {
  it('lie beside whom they were thrown for, on the side that is wanted', () => {
    expect(lying(square(8, 8), [square(8, 8)])).toMatchObject({ x: 368, y: 320 })
    expect(lying(square(8, 8), [square(8, 8)], true)).toMatchObject({ x: 172, y: 320 })
  })

  it('lie on the other side, above or below where somebody stands there', () => {
    const [at, left, right] = [square(8, 8), square(7, 8), square(9, 8)]
    expect(lying(at, [at, left], true).x).toBeGreaterThan(at.x)
    const above = lying(at, [at, left, right])
    expect(above.y + above.height).toBeLessThan(at.y)
  })

  it('cover nobody where a place is free, and are seen whole', () => {
    const dice = seeded('dice on the board')
    for (let i = 0; i < 500; i++) {
      const at = square(dice.draw('x', 18), dice.draw('y', 13))
      const near = (from: number): number => from / 40 + dice.draw('by', 5) - 3
      const figures = [at, ...Array.from({ length: 6 }, () => square(near(at.x), near(at.y)))]
      const box = lying(at, figures, dice.draw('side', 2) === 1)
      for (const one of figures) expect(overlaps(box, one)).toBe(false)
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 800 && box.y + box.height <= 600).toBe(true)
    }
  })

  it('lie over somebody, flush with a side, where the edge is near and others stand around', () => {
    const at = square(3, 8)
    const box = lying(at, [at, square(3, 5.5), square(5, 7), square(5, 8), square(5, 9), square(1, 9)], true)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBe(at.x + at.width)
    expect(box.y + box.height).toBeLessThan(at.y)
  })

  it('lie in the middle of a tile, unless somebody stands there', () => {
    const tile: Rect = { x: 200, y: 200, width: 240, height: 240 }
    expect(lying(tile, [])).toMatchObject({ x: 250, y: 300 })
    const middle = square(7.5, 7.5)
    expect(overlaps(lying(tile, [middle]), middle)).toBe(false)
  })
})
