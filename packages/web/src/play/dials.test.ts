import { describe, expect, it } from 'vitest'
import { dialled } from './dials.tsx'

const of = (bursts: string, aim: string, how = 'at once') => ({ dials: { Bursts: bursts, Aim: aim, How: how } })

describe('dials', () => {
  const variants = [of('1', '0'), of('1', '+1'), of('2', '0'), of('2', '+1'), of('2', '0', 'sustained')]

  const dialsOf = (at: number) => variants[at]?.dials ?? {}

  it('change one thing and leave the rest', () => {
    expect(dialled(variants, dialsOf(1), 'Bursts', '2')).toBe(3)
    expect(dialled(variants, dialsOf(3), 'Aim', '0')).toBe(2)
  })

  it('change the rest where it cannot be', () => {
    expect(dialled(variants, dialsOf(3), 'How', 'sustained')).toBe(4)
    expect(dialled(variants, dialsOf(4), 'Bursts', '1')).toBe(0)
    expect(dialled(variants, dialsOf(0), 'Bursts', '9')).toBe(0)
  })

  it('put back what another dial had turned along', () => {
    const wish = dialsOf(0)
    expect(dialled(variants, wish, 'How', 'sustained')).toBe(4)
    expect(dialled(variants, { ...wish, How: 'sustained' }, 'How', 'at once')).toBe(0)
    expect(dialled(variants, { ...wish, Bursts: '2', How: 'sustained' }, 'How', 'at once')).toBe(2)
  })
})
