import { describe, expect, it } from 'vitest'
import { flanks, flanksNarrowFront, flanksWideFront } from './09-flanks.ts'

const HERE = { x: 1000, y: 1000 }
const NORTH = { x: 0, y: -1 }
/** Attackers round a figure that looks north: ahead, off the front by 45 degrees, abeam, off the rear by 45, behind. */
const ROUND = [
  [0, -10],
  [10, -10],
  [10, 0],
  [10, 10],
  [0, 10],
].map(([dx = 0, dy = 0]) => ({ x: 1000 + dx, y: 1000 + dy }))
const by = (rule: typeof flanks): boolean[] => ROUND.map((attacker) => rule(HERE, NORTH, attacker))

describe('flanks', () => {
  it('[ed.facing.6] whoever is 90 degrees or more off the front flanks', () => {
    expect(by(flanks)).toEqual([false, false, true, true, true])
    expect(flanks(HERE, NORTH, { x: 1010, y: 999 })).toBe(false)
  })

  it('[ed.facing.7] with a front of 90 or 270 degrees, borders as the clause has them', () => {
    expect(by(flanksNarrowFront)).toEqual([false, false, true, true, true])
    expect(flanksNarrowFront(HERE, NORTH, { x: 1011, y: 990 })).toBe(true)
    expect(by(flanksWideFront)).toEqual([false, false, false, true, true])
    expect(flanksWideFront(HERE, NORTH, { x: 1011, y: 1010 })).toBe(false)
  })
})
