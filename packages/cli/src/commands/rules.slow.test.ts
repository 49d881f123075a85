import { describe, expect, it } from 'vitest'
import { call } from '../testing.ts'

describe('shamble rules --run', () => {
  it('runs the tests of a clause and says how they fared', async () => {
    const { code, out } = await call(['rules', 'ev.dice.3', '--run'])
    expect(code).toBe(0)
    expect(out).toMatch(/\[ev\.dice\.3\].* \(passed\)\n/)
  })
})
