import { describe, expect, it } from 'vitest'
import { call } from './testing.ts'

const NAMES = ['games', 'sim', 'run', 'odds', 'replay', 'verify', 'rules', 'print']

describe('help', () => {
  it.each([['--help'], ['-h'], ['help']])('lists the commands after %s', async (word) => {
    const { code, out, err } = await call([word])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const name of NAMES) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
  })

  it.each(NAMES)('explains %s, with all its flags', async (name) => {
    const { code, out } = await call([name, '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^Usage: shamble ${name} `))
    expect(out).toContain('--help')
    expect(await call(['help', name])).toMatchObject({ code: 0, out })
  })

  it('keeps every line within 120 columns', async () => {
    for (const words of [['--help'], ...NAMES.map((name) => [name, '--help'])]) {
      const { out } = await call(words)
      expect(out.split('\n').filter((line) => line.length > 120)).toEqual([])
    }
  })

  it('prints the version', async () => {
    expect((await call(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})
