import { describe, expect, it } from 'vitest'
import { enclosed, isInside } from './lasso.tsx'

const spots = (...all: readonly (readonly [number, number])[]) => all.map(([x, y]) => ({ x, y }))

describe('a lasso', () => {
  it('holds what is within its loop', () => {
    const loop = enclosed(spots([0, 0], [100, 0], [100, 100], [50, 60], [0, 100]))
    expect(isInside(loop, { x: 50, y: 30 })).toBe(true)
    expect(isInside(loop, { x: 50, y: 90 })).toBe(false)
    expect(isInside(loop, { x: 150, y: 30 })).toBe(false)
  })

  it('is a box for whoever drags straight across', () => {
    const loop = enclosed(spots([10, 10], [40, 42], [110, 110]))
    expect(isInside(loop, { x: 100, y: 20 })).toBe(true)
    expect(isInside(loop, { x: 120, y: 20 })).toBe(false)
  })
})
