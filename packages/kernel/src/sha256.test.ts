import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex, hmacSha256, sha256, sha256Hex, utf8 } from './sha256.ts'

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of %.20s', (text, expected) => {
    expect(sha256Hex(text)).toBe(expected)
  })

  it('agrees with another implementation at every length around the block borders', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('agrees with another implementation on random bytes, also on a part of a larger buffer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.nat(20), (bytes, from) => {
        const part = bytes.subarray(from)
        expect(hex(sha256(part))).toBe(createHash('sha256').update(part).digest('hex'))
      }),
    )
  })
})

describe('HMAC', () => {
  it('gives the published codes of RFC 4231', () => {
    expect(hex(hmacSha256(new Uint8Array(20).fill(0x0b), utf8('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
    expect(hex(hmacSha256(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })

  it('agrees with another implementation on random keys, short and long', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
        expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })
})

describe('UTF-8', () => {
  it('agrees with TextEncoder on any text, lone surrogates included', () => {
    const encoder = new TextEncoder()
    const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: anyUnit })), (text) => {
        expect(Array.from(utf8(text))).toEqual(Array.from(encoder.encode(text)))
      }),
      { numRuns: 500 },
    )
    for (const text of [
      '\ud800',
      '\udc00',
      '\ud800\ud800\udc00',
      '\udc00\ud800',
      'a\ud83d',
      '\ud83d\ude00',
      '\uffff',
    ]) {
      expect(Array.from(utf8(text))).toEqual(Array.from(encoder.encode(text)))
    }
  })
})
