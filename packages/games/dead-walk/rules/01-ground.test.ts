import { describe, expect, test } from 'vitest'
import { bookFor, settle } from '../options.ts'
import { workGround } from './01-ground.ts'
import { openingsOf, vehiclesOf } from './02-map.ts'

const bookWith = (options: { readonly scale?: number }) => {
  const settled = settle(options)
  if (!settled.ok) throw new Error(settled.fault.why)
  return bookFor(settled.value)
}

describe('the ground', () => {
  test('[dw.zmove.5] what low and shut things cost a path is scaled with the match, on the same map', () => {
    const [whole, half] = [bookWith({}), bookWith({ scale: 50 })]
    const openings = openingsOf(whole.map)
    const vehicles = Object.freeze(vehiclesOf(whole.map))
    const dearest = (book: typeof whole): number => Math.max(...workGround({ openings, vehicles }, book).prices)
    expect(half.map).toBe(whole.map)
    expect(dearest(whole)).toBe(20 * 500)
    expect(dearest(half)).toBe(20 * 250)
  })

  test('openings that stand alike are one ground, however often they were pounded on', () => {
    const book = bookWith({})
    const openings = openingsOf(book.map)
    const vehicles = Object.freeze(vehiclesOf(book.map))
    const [id] = Object.keys(openings) as [string]
    const pounded = Object.freeze({ ...openings, [id]: { state: openings[id]?.state ?? 'closed', pounded: 1 } })
    const broken = Object.freeze({ ...openings, [id]: { state: 'broken' as const, pounded: 0 } })
    expect(workGround({ openings: pounded, vehicles }, book)).toBe(workGround({ openings, vehicles }, book))
    expect(workGround({ openings: broken, vehicles }, book)).not.toBe(workGround({ openings, vehicles }, book))
  })
})
