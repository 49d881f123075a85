import { describe, expect, it } from 'vitest'
import { dialled } from './dials.tsx'

const of = (bursts: string, aim: string, how = 'at once') => ({ dials: { Bursts: bursts, Aim: aim, How: how } })

describe('dials', () => {
  const variants = [of('1', '0'), of('1', '+1'), of('2', '0'), of('2', '+1'), of('2', '0', 'sustained')]

  it('change one thing and leave the rest', () => {
    expect(dialled(variants, 1, 'Bursts', '2')).toBe(3)
    expect(dialled(variants, 3, 'Aim', '0')).toBe(2)
  })

  it('change the rest where it cannot be', () => {
    expect(dialled(variants, 3, 'How', 'sustained')).toBe(4)
    expect(dialled(variants, 4, 'Bursts', '1')).toBe(0)
    expect(dialled(variants, 0, 'Bursts', '9')).toBe(0)
  })
})
