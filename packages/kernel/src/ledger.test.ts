import { describe, expect, it } from 'vitest'
import { Ledger } from './ledger.ts'
import type { Save } from './save-shape.ts'

const HANDS = { undoDice: 'same', physical: ['K1'] } as const
const line = (...k: number[]): Save['entries'][number] => ({
  n: 0,
  seat: 'K1',
  command: {},
  rolled: k.map(() => ['ln.wind.1', 6, 3]),
  drawn: [],
  k: { rolled: k, drawn: [] },
  revealed: false,
})
const ledger = (physical: readonly string[] = []): Ledger => new Ledger({ ...HANDS, physical: [...physical] })

describe('the ledger of numbers', () => {
  it('takes them in their order, each once', () => {
    const counting = ledger()
    counting.add(line(1, 2), 'entries[0]')
    counting.add(line(), 'entries[1]')
    counting.add(line(3), 'entries[2]')
    expect(counting.made).toEqual({ rolls: 3, draws: 0 })
    expect(() => ledger().add(line(2, 1), 'x')).toThrow('comes after roll 2')
    expect(() => ledger().add(line(1, 3), 'x')).toThrow('is missing')
    expect(() => counting.add(line(3), 'x')).toThrow('was thrown before')
  })

  it('takes a hand, a correction and dice that were passed by only where somebody throws by hand', () => {
    const lost = { rolls: [['ln.wind.1', 6, 3, 1]], draws: [] } as never
    const corrected = { at: 0, entries: [line(1)], by: 'K1', agreed: [], corrected: true as const }
    expect(() => ledger().add(line(0), 'x')).toThrow('nobody throws by hand')
    expect(() => ledger().add({ ...line(2), lost }, 'x')).toThrow('left out')
    expect(() => ledger().cut(corrected, 'x')).toThrow('nobody throws by hand')
    const typed = ledger(['K1'])
    typed.add({ ...line(0, 2), lost }, 'entries[0]')
    expect(typed.made).toEqual({ rolls: 2, draws: 0 })
    expect(typed.byHand).toBe(1)
  })

  it('misses what was thrown before a correction and has no place after it', () => {
    const typed = ledger(['K1'])
    typed.add(line(0, 1, 2), 'entries[0]')
    typed.cut({ at: 0, entries: [line(0, 1, 2)], by: 'K1', agreed: [], corrected: true }, 'takenBack[0]')
    expect(() => typed.add(line(0, 1), 'entries[0]')).toThrow('is missing')
    const lost = { rolls: [['ln.wind.1', 6, 3, 2]], draws: [] } as never
    typed.add({ ...line(0, 1), lost }, 'entries[0]')
    expect(typed.made.rolls).toBe(2)
  })

  it('has what was taken back come again', () => {
    const same = ledger()
    same.add(line(1, 2), 'entries[0]')
    same.cut({ at: 0, entries: [line(1, 2)], by: 'K1', agreed: [] }, 'takenBack[0]')
    expect(() => same.add(line(3), 'entries[0]')).toThrow('did not come again')
    same.add(line(1), 'entries[0]')
    expect(same.again.rolls.map(({ k }) => k)).toEqual([2])
  })
})
