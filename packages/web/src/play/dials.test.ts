import { describe, expect, it } from 'vitest'
import { areNumbers, dialled, wordsFor } from './dials.tsx'

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

  it('step through numbers, and list words', () => {
    expect([areNumbers(['1', '2', '3']), areNumbers(['none', '+1', '−2'])]).toEqual([true, true])
    expect([areNumbers(['at once', 'sustained']), areNumbers(['Zed 1', 'Zed 2']), areNumbers(['Run'])]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('list only the words that go with what was chosen before', () => {
    const told = (to: string, order: string, what: string) => ({ dials: { To: to, Order: order, What: what } })
    const orders = [
      told('Ruth', 'Follow', 'follow Petra'),
      told('Ruth', 'Follow', 'follow Dot'),
      told('Ruth', 'Run to', 'run to the truck'),
      told('Pell', 'Follow', 'follow Petra'),
      told('Pell', 'Run to', 'run to the truck'),
    ]
    const now = { To: 'Ruth', Order: 'Follow', What: 'follow Petra' }
    expect(wordsFor(orders, now, 'Order')).toEqual(['Follow', 'Run to'])
    expect(wordsFor(orders, now, 'What')).toEqual(['follow Petra', 'follow Dot'])
    expect(wordsFor(orders, { ...now, Order: 'Run to' }, 'What')).toEqual(['run to the truck'])
    expect(wordsFor(variants, dialsOf(0), 'How')).toEqual(['at once', 'sustained'])
  })

  it('put back what another dial had turned along', () => {
    const wish = dialsOf(0)
    expect(dialled(variants, wish, 'How', 'sustained')).toBe(4)
    expect(dialled(variants, { ...wish, How: 'sustained' }, 'How', 'at once')).toBe(0)
    expect(dialled(variants, { ...wish, Bursts: '2', How: 'sustained' }, 'How', 'at once')).toBe(2)
  })
})
