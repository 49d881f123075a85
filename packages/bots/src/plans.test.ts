import { choices, type Command, pending, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { departing } from './plans.ts'
import { tableAfter } from './testing.ts'

describe('a plan that departs from another', () => {
  const t = tableAfter(0, 'depart')
  const seat = pending(t)?.owe[0] as string
  const offered = choices(t, seat)
  const plan = [offered[0], offered[0], offered[0]] as Command[]

  it('keeps to it up to the command in question', () => {
    const pick = departing(plan, 2, seat, seeded(1))
    expect([pick(0, t), pick(1, t)]).toEqual([plan[0], plan[1]])
  })

  it('does something else there, and leaves the rest to the competent player', () => {
    for (let seed = 0; seed < 20; seed++) {
      const pick = departing(plan, 1, seat, seeded(seed))
      const other = pick(1, t)
      expect(offered).toContainEqual(other)
      expect(other).not.toEqual(plan[1])
      expect(pick(2, t)).toBeUndefined()
    }
  })
})
