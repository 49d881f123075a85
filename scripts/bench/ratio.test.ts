import { describe, expect, it } from 'vitest'
import { judged } from './ratio.ts'

const line = (now: number, before: number, medians = [now, before] as const) => ({
  name: 'a line',
  unit: 'actions/s',
  now: { best: now, median: medians[0] },
  before: { best: before, median: medians[1] },
})

describe('new against old', () => {
  it('below 0.95 is slower', () => {
    expect(judged(line(94, 100))).toMatchObject({ ok: false, text: expect.stringContaining('new/old 0.94') })
    expect(judged(line(94, 100)).text).toContain('SLOWER')
    expect(judged(line(95, 100)).ok).toBe(true)
  })

  it('a disturbed best or median alone is no verdict', () => {
    expect(judged(line(94, 100, [100, 100])).ok).toBe(true)
    expect(judged(line(100, 100, [90, 100])).ok).toBe(true)
    expect(judged(line(94, 100, [90, 100])).ok).toBe(false)
  })

  it('a goal that is missed is named', () => {
    expect(judged({ ...line(100, 100), least: 101 })).toMatchObject({ ok: false })
    expect(judged({ ...line(100, 100), least: 100 })).toMatchObject({ ok: true })
  })

  it('a line that did nothing is slower', () => {
    expect(judged(line(0, 0)).ok).toBe(false)
  })
})
