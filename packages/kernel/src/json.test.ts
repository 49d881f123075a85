import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, digest, isPlainJson, NotPlainJson, readOnly, sameWritten, sharedObjects } from './json.ts'
import { sameJson } from './same-json.ts'

/** JSON.parse(JSON.stringify()) is the judge of what "plain" means. */
const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)

function shuffledKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffledKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, shuffledKeys(entry)]),
  )
}

describe('canonical text', () => {
  it('sorts keys by code unit and leaves no white space', () => {
    expect(canonical({ b: [1, 'x', null], a: { z: true, Z: false }, é: 0.5, '10': 1, '9': 2 })).toBe(
      '{"10":1,"9":2,"a":{"Z":false,"z":true},"b":[1,"x",null],"é":0.5}',
    )
  })

  it('reads back as the same data, and the order of keys does not matter', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(value)
        expect(canonical(shuffledKeys(value))).toBe(canonical(value))
      }),
    )
  })

  it('refuses what JSON cannot carry, with the place', () => {
    expect(() => canonical({ marines: [{ hp: 3 }, { hp: Number.NaN }] })).toThrow(new NotPlainJson('marines[1].hp'))
    expect(() => canonical(undefined)).toThrow('(root) is not plain JSON data')
  })

  it('gives a digest that is the SHA-256 of the text', () => {
    expect(digest({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
    expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }))
    expect(digest({ a: 1 })).not.toBe(digest({ a: 2 }))
  })
})

describe('isPlainJson', () => {
  it('finds nothing in any JSON document', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(isPlainJson(value)).toBeNull()
      }),
    )
  })

  const odd: [string, unknown][] = [
    ['undefined', undefined],
    ['a function', () => 1],
    ['NaN', Number.NaN],
    ['infinity', -Infinity],
    ['minus zero', -0],
    ['a bigint', 1n],
    ['a symbol', Symbol('s')],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a class instance', new (class Zombie {})()],
    ['a boxed number', Object(1)],
    ['a typed array', new Uint8Array(1)],
    ['a hole', new Array(1)],
    ['a list with a name', Object.assign([1], { name: 'x' })],
    ['a derived list', new (class Deck extends Array {})()],
    ['a getter', Object.defineProperty({}, 'hp', { get: () => 1, enumerable: true })],
    ['a hidden property', Object.defineProperty({}, 'hp', { value: 1, enumerable: false })],
    ['a symbol key', { [Symbol('s')]: 1 }],
  ]
  it.each(odd)('names the place of %s', (_name, value) => {
    const place = isPlainJson({ a: [0, { b: value }] })
    expect(place).toMatch(/^a\[1\]\.b/)
    expect(isPlainJson(value)).not.toBeNull()
  })

  it('writes paths as a reader would', () => {
    expect(isPlainJson({ 'odd key': [undefined] })).toBe('["odd key"][0]')
    expect(isPlainJson([{ 'clause-id': undefined }])).toBe('[0].clause-id')
    expect(isPlainJson(Object.assign([1], { name: 'x' }))).toBe('name')
    expect(isPlainJson({ ['x'.repeat(1000)]: undefined })?.length).toBeLessThan(60)
  })

  it('does not fall over cycles and depth', () => {
    const loop: unknown[] = []
    loop.push(loop, loop)
    expect(isPlainJson(loop)).not.toBeNull()
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown
    expect(isPlainJson(deep)).not.toBeNull()
    expect(() => canonical(deep)).toThrow(NotPlainJson)
  })
})

describe('sameJson', () => {
  it('agrees with the canonical text', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(sameJson(a, b)).toBe(canonical(a) === canonical(b))
        expect(sameJson(a, shuffledKeys(a))).toBe(true)
      }),
    )
  })

  it('tells near misses apart', () => {
    expect(sameJson([], {})).toBe(false)
    expect(sameJson({}, [])).toBe(false)
    expect(sameJson(null, {})).toBe(false)
    expect(sameJson([1, 2], [1])).toBe(false)
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false)
    expect(sameJson({ a: undefined }, { b: 1 })).toBe(false)
    expect(sameJson({ toString: 1 }, { a: 1 })).toBe(false)
    expect(sameJson(0, -0)).toBe(false)
  })
})

describe('sameWritten', () => {
  const values = [fc.constant(undefined), fc.constant(null), fc.integer({ min: -1, max: 1 })]
  const withGaps = fc.object({ key: fc.constantFrom('a', 'b', 'c'), maxDepth: 3, maxKeys: 3, values })
  const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

  it('is equality after a JSON round trip', () => {
    fc.assert(
      fc.property(withGaps, withGaps, (a, b) => {
        expect(sameWritten(a, b)).toBe(sameJson(written(a), written(b)))
        expect(sameWritten(a, written(a))).toBe(true)
        expect(sameWritten(written(a), a)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('tells what is missing on either side', () => {
    expect(sameWritten({ a: 1 }, { a: 1, b: undefined })).toBe(true)
    expect(sameWritten({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(sameWritten({ a: 1, b: 2 }, { a: 1 })).toBe(false)
    expect(sameWritten({ a: {} }, { a: [] })).toBe(false)
    expect(sameWritten({ a: { toString: 1 } }, { a: {} })).toBe(false)
  })
})

describe('sharedObjects', () => {
  it('finds nothing between a value and its deep copy', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(sharedObjects(value, structuredClone(value))).toEqual([])
      }),
    )
  })

  it('names the topmost object of each shared branch by its path in the second value', () => {
    const marine = { pos: { x: 1 } }
    const a = { marines: [marine], round: 1 }
    expect(sharedObjects(a, { marines: [marine], round: 1 })).toEqual(['marines[0]'])
    expect(sharedObjects(a, { marines: [{ pos: marine.pos }], extra: marine })).toEqual(['marines[0].pos', 'extra'])
    expect(sharedObjects(a, a)).toEqual(['(root)'])
    expect(sharedObjects(1, 1)).toEqual([])
  })

  it('ends on cycles', () => {
    const a: unknown[] = []
    a.push(a)
    const b: unknown[] = []
    b.push(b)
    expect(sharedObjects(a, b)).toEqual([])
    expect(sharedObjects(a, [b, a])).toEqual(['[1]'])
  })
})

describe('readOnly', () => {
  it('freezes all the way down, below what was frozen before too', () => {
    const state = { marines: Object.freeze([{ pos: { x: 1 } }]), round: 1 }
    expect(readOnly(state)).toBe(state)
    expect(() => Object.assign(state, { round: 2 })).toThrow(TypeError)
    expect(() => {
      for (const marine of state.marines) marine.pos.x = 2
    }).toThrow(TypeError)
  })

  it('takes scalars, typed arrays and cycles', () => {
    expect(readOnly(3)).toBe(3)
    expect(readOnly(null)).toBeNull()
    expect(readOnly({ bytes: new Uint8Array(2) }).bytes).toHaveLength(2)
    const loop: unknown[] = []
    loop.push(loop)
    expect(Object.isFrozen(readOnly(loop))).toBe(true)
  })
})
