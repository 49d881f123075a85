import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { scrypt, secretFrom } from './scrypt.ts'
import { hex, utf8 } from './sha256.ts'

describe('scrypt', () => {
  it.each([
    ['', '', 16, 1],
    ['password', 'NaCl', 1024, 8],
    ['Böhm \u{1f9df}', 'x'.repeat(100), 2, 3],
  ])('of %j is what Node gives', (password, salt, rounds, blocks) => {
    const theirs = scryptSync(password, salt, 32, { N: rounds, r: blocks, p: 1, maxmem: 2 ** 28 })
    expect(hex(scrypt(utf8(password), utf8(salt), { rounds, blocks }))).toBe(theirs.toString('hex'))
  })

  it('stretches a typed seed to a secret, the same every time', () => {
    const theirs = scryptSync('a night', 'shamble-seed', 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 28 })
    for (let i = 0; i < 2; i++) expect(secretFrom('a night')).toBe(theirs.toString('hex'))
    expect(secretFrom('another')).not.toBe(secretFrom('a night'))
  })

  it('gives the beginning of the first line of RFC 7914', () => {
    expect(hex(scrypt(utf8(''), utf8(''), { rounds: 16, blocks: 1 }))).toBe(
      '77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442',
    )
  })
})
