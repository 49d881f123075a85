import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { flag, hundredths, integer, literal, oneOf, text } from './shape-scalars.ts'
import {
  anyJson,
  check,
  either,
  faults,
  faultText,
  lazy,
  list,
  nullable,
  object,
  type Of,
  optional,
  parse,
  record,
  type Shape,
  tuple,
  variants,
} from './shape.ts'

const square = tuple(integer(0, 34), integer(0, 34))
const command = variants('do', {
  step: object({ marine: integer(1, 12), to: square }),
  fire: object({
    marine: integer(1, 12),
    shots: list(integer(1, 35), { min: 1, max: 3 }),
    mode: oneOf('single', 'auto'),
  }),
  say: object({ words: optional(text({ max: 5 })), loud: flag }),
  pass: object({}),
})

interface Tree {
  name: string
  kids: Tree[]
}
const tree: Shape<Tree> = object({ name: text(), kids: list(lazy(() => tree)) })

const says = (shape: Shape<unknown>, value: unknown): string | null => {
  const fault = check(shape, value)
  return fault === null ? null : faultText(fault)
}

describe('shapes accept what fits', () => {
  it.each<[string, Shape<unknown>, unknown]>([
    ['text', text(), ''],
    ['text of a length', text({ min: 2, max: 3 }), 'abc'],
    ['text of a pattern', text({ pattern: /^[a-z]+$/ }), 'abc'],
    ['whole numbers', integer(), -7],
    ['whole numbers at both ends', list(integer(1, 6)), [1, 6]],
    ['numbers with two decimals', list(hundredths(0, 9)), [0, 0.29, 4.5, 9]],
    ['flags', flag, false],
    ['choices', oneOf('a', 2, null), 2],
    ['literals', literal('x'), 'x'],
    ['nullable', nullable(integer()), null],
    ['nullable with a value', nullable(integer()), 3],
    ['lists', list(text()), []],
    ['tuples', square, [0, 34]],
    ['records', record(integer()), { a: 1, 'odd key': 2 }],
    ['records without a prototype', record(integer()), Object.assign(Object.create(null), { a: 1 })],
    ['either', either(integer(), text()), 'x'],
    ['a step', command, { do: 'step', marine: 3, to: [1, 2] }],
    ['a shot', command, { mode: 'auto', shots: [35], marine: 12, do: 'fire' }],
    ['an optional key', command, { do: 'say', words: 'hello', loud: true }],
    ['a missing optional key', command, { do: 'say', loud: true }],
    ['an empty variant', command, { do: 'pass' }],
    ['a tree', tree, { name: 'a', kids: [{ name: 'b', kids: [] }] }],
    ['any data', anyJson, { a: [1, 'x', null, true, { b: {} }] }],
  ])('%s', (_name, shape, value) => {
    expect(check(shape, value)).toBeNull()
    expect(faults(shape, value)).toEqual([])
    expect(parse(shape, value)).toEqual({ ok: true, value })
  })
})

describe('shapes refuse the rest in plain words', () => {
  it.each<[Shape<unknown>, unknown, string]>([
    [integer(1, 35), 36, 'expected a whole number from 1 to 35, got 36'],
    [integer(1, 35), 0, 'expected a whole number from 1 to 35, got 0'],
    [integer(1, 35), 1.5, 'expected a whole number from 1 to 35, got 1.5'],
    [integer(1, 35), '3', 'expected a whole number from 1 to 35, got "3"'],
    [integer(1), 0, 'expected a whole number, 1 or more, got 0'],
    [integer(undefined, 9), 10, 'expected a whole number, 9 or less, got 10'],
    [integer(), Number.NaN, 'expected a whole number, got NaN'],
    [integer(), Infinity, 'expected a whole number, got Infinity'],
    [integer(), -0, 'expected a whole number, got -0'],
    [integer(), 9007199254740992, 'expected a whole number, got 9007199254740992'],
    [hundredths(0, 9), 9.01, 'expected a number from 0 to 9 with at most two decimals, got 9.01'],
    [hundredths(0, 9), 0.125, 'expected a number from 0 to 9 with at most two decimals, got 0.125'],
    [hundredths(0, 9), -0, 'expected a number from 0 to 9 with at most two decimals, got -0'],
    [flag, 1, 'expected true or false, got 1'],
    [text(), 5n, 'expected text, got a bigint'],
    [text({ max: 3 }), 'abcd', 'expected text of at most 3 characters, got "abcd"'],
    [text({ min: 2, max: 3 }), 'a', 'expected text of 2 to 3 characters, got "a"'],
    [text({ pattern: /^[a-z]+$/g }), 'A', 'expected text like ^[a-z]+$, got "A"'],
    [text({ max: 1 }), 'x'.repeat(99), `expected text of at most 1 characters, got "${'x'.repeat(40)}…"`],
    [oneOf('a', 'b'), 'c', 'expected one of "a", "b", got "c"'],
    [oneOf(0, 1), -0, 'expected one of 0, 1, got -0'],
    [literal(2), 3, 'expected 2, got 3'],
    [literal(0), -0, 'expected 0, got -0'],
    [nullable(integer()), undefined, 'expected a whole number, got nothing'],
    [either(integer(), text()), null, 'expected a whole number, or text, got null'],
    [list(integer()), { length: 0 }, 'expected a list, got an object'],
    [list(integer(), { min: 1, max: 2 }), [], 'expected 1 to 2 entries, got 0'],
    [list(integer(), { max: 2 }), [1, 2, 3], 'expected at most 2 entries, got 3'],
    [list(integer()), [1, 'x'], '[1]: expected a whole number, got "x"'],
    [list(integer()), new Array(1_000_000_000), 'expected at most 100000 entries, got 1000000000'],
    [square, [1], 'expected 2 entries, got 1'],
    [square, [1, 99], '[1]: expected a whole number from 0 to 34, got 99'],
    [record(integer()), { 'odd key': 'x' }, '["odd key"]: expected a whole number, got "x"'],
    [record(integer()), [], 'expected an object, got a list'],
    [record(integer(), { max: 1 }), { a: 1, b: 1 }, 'expected at most 1 keys'],
    [
      record(integer(), { keys: text({ pattern: /^m\d$/ }) }),
      { m1: 1, x: 1 },
      'x: expected a key that is text like ^m\\d$',
    ],
    [object({ a: flag }), null, 'expected an object, got null'],
    [object({ a: flag }), {}, 'a: missing: expected true or false'],
    [object({ a: flag }), { a: undefined }, 'a: expected true or false, got nothing'],
    [object({ a: optional(flag) }), { a: undefined }, 'a: expected true or false, got nothing'],
    [object({ a: flag }), { a: true, b: 1 }, 'b: unknown key'],
    [object({ a: flag }), { a: true, b: undefined }, 'b: unknown key'],
    [object({}), new Date(0), 'expected an object, got a special object'],
    [object({}), new Map(), 'expected an object, got a special object'],
    [command, { do: 'fly' }, 'do: expected one of "step", "fire", "say", "pass", got "fly"'],
    [command, {}, 'do: missing: expected one of "step", "fire", "say", "pass"'],
    [command, 'step', 'expected an object, got "step"'],
    [command, { do: 'step', marine: 3, to: [1, -1] }, 'to[1]: expected a whole number from 0 to 34, got -1'],
    [command, { do: 'pass', extra: 1 }, 'extra: unknown key'],
    [tree, { name: 'a', kids: [{ name: 'b', kids: [{}] }] }, 'kids[0].kids[0].name: missing: expected text'],
    [anyJson, { a: [() => 1] }, 'a[0]: expected plain data, got a function'],
    [anyJson, { a: undefined }, 'a: expected plain data, got nothing'],
    [anyJson, new Array(3), '[0]: expected plain data, got nothing'],
    [anyJson, new Date(0), 'expected plain data, got a special object'],
  ])('%# %s', (shape, value, message) => {
    expect(says(shape, value)).toBe(message)
    expect(parse(shape, value).ok).toBe(false)
  })

  it('starts the place at what it is told', () => {
    expect(check(command, { do: 'step', marine: 0, to: [1, 2] }, 'commands[4]')?.at).toBe('commands[4].marine')
    expect(check(list(flag), [1], 'flags')?.at).toBe('flags[0]')
    expect(check(flag, 1, 'ready')?.at).toBe('ready')
  })

  it('lists every fault, up to 20', () => {
    expect(
      faults(command, { do: 'fire', marine: 0, shots: [1, 99], mode: 'x', y: 1 }).map((fault) => fault.at),
    ).toEqual(['marine', 'shots[1]', 'mode', 'y'])
    expect(faults(list(flag), new Array(100).fill(0))).toHaveLength(20)
    expect(faults(record(flag), Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`k${i}`, 0])))).toHaveLength(
      20,
    )
  })
})

describe('hostile values', () => {
  const both = (shape: Shape<unknown>, value: unknown): void => {
    expect(check(shape, value)).not.toBeNull()
    expect(faults(shape, value)).not.toEqual([])
    expect(parse(shape, value).ok).toBe(false)
  }

  it('prototype keys are never data', () => {
    both(object({ a: optional(flag) }), JSON.parse('{"__proto__": {"a": true}}'))
    both(object({ a: flag }), Object.create({ a: true }))
    both(object({ a: flag }), JSON.parse('{"__proto__": {"a": true}}'))
    both(record(anyJson), JSON.parse('{"__proto__": 1}'))
    both(anyJson, JSON.parse('{"a": {"__proto__": 1}}'))
    both(command, { do: 'constructor' })
    both(command, { do: 'toString' })
    both(command, { do: '__proto__' })
    both(object({ toString: text() }), {})
    expect(check(object({ toString: text() }), { toString: 'x' })).toBeNull()
  })

  it('values that throw when read are refused, not thrown', () => {
    const bomb = {
      get do(): string {
        throw new Error('boom')
      },
    }
    both(command, bomb)
    both(list(command), [bomb])
    both(record(flag), {
      get a(): boolean {
        throw new Error('boom')
      },
    })
    const revoked = Proxy.revocable({}, {})
    revoked.revoke()
    both(command, revoked.proxy)
    both(anyJson, revoked.proxy)
    both(list(flag), revoked.proxy)
    both(flag, revoked.proxy)
  })

  it('getters and hidden properties do not pass parse', () => {
    const fault = (shape: Shape<unknown>, value: unknown, at?: string): unknown => {
      const parsed = parse(shape, value, at)
      return parsed.ok ? null : parsed.fault
    }
    const sly = {
      get a(): boolean {
        return true
      },
    }
    expect(fault(object({ a: flag }), sly)).toEqual({ at: 'a', why: 'is not plain data' })
    expect(fault(list(object({ a: flag })), [sly], 'x')).toEqual({ at: 'x[0].a', why: 'is not plain data' })
    expect(fault(object({ b: object({ a: flag }) }), { b: sly }, 'x')).toEqual({
      at: 'x.b.a',
      why: 'is not plain data',
    })
    expect(fault(object({}), { [Symbol('s')]: 1 })).not.toBeNull()
    expect(fault(list(flag), Object.assign([true], { x: 1 }), 'here')).toEqual({
      at: 'here.x',
      why: 'is not plain data',
    })
  })

  it('a value that changes between looks is still refused', () => {
    let looks = 0
    const fickle = {
      get a(): unknown {
        return looks++ === 0 ? 'no' : true
      },
    }
    expect(check(object({ a: flag }), fickle)).toEqual({ at: '', why: 'expected an object' })
  })

  it('depth is bounded', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
    expect(check(anyJson, nested(64))).toBeNull()
    expect(check(anyJson, nested(65))?.why).toBe('nested more than 64 levels deep')
    both(anyJson, nested(5_000))
    let deep: Tree = { name: 'x', kids: [] }
    for (let i = 0; i < 10_000; i++) deep = { name: 'x', kids: [deep] }
    both(tree, deep)
    expect(check(tree, deep)?.at.length).toBeLessThan(200)
  })

  it('cycles end', () => {
    const loop: Tree = { name: 'x', kids: [] }
    loop.kids.push(loop, loop, loop)
    both(tree, loop)
    both(anyJson, loop)
  })

  it('a value that shares its parts to pretend to be endless is cut off', () => {
    let wide: unknown = []
    for (let i = 0; i < 40; i++) wide = [wide, wide]
    expect(check(anyJson, wide)?.why).toBe('too large')
  })

  it('nothing ever throws, and check, faults and parse agree', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
      withObjectString: true,
    })
    for (const shape of [command, tree, anyJson, record(list(nullable(integer()))), either(flag, square)]) {
      fc.assert(
        fc.property(anything, (value) => {
          const fits = check(shape, value) === null
          expect(faults(shape, value).length === 0).toBe(fits)
          if (!fits) expect(parse(shape, value).ok).toBe(false)
        }),
        { numRuns: 300 },
      )
    }
  })

  it('a good command with one thing spoiled is refused at that thing', () => {
    const good = { do: 'fire', marine: 3, shots: [1, 35], mode: 'auto' }
    fc.assert(
      fc.property(fc.constantFrom('do', 'marine', 'shots', 'mode'), fc.anything(), (key, value) => {
        const spoiled: Record<string, unknown> = { ...good, [key]: value }
        const fault = check(command, spoiled)
        if (fault !== null) expect(fault.at.startsWith(key) || key === 'do').toBe(true)
      }),
    )
  })

  it('any JSON document of moderate depth is any data', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const clean = JSON.parse(JSON.stringify(value)) as unknown
        if (!JSON.stringify(clean).includes('__proto__')) expect(check(anyJson, clean)).toBeNull()
      }),
    )
  })
})

describe('types', () => {
  it('are inferred from shapes', () => {
    expectTypeOf<Of<typeof command>>().toEqualTypeOf<
      | { do: 'step'; marine: number; to: [number, number] }
      | { do: 'fire'; marine: number; shots: number[]; mode: 'single' | 'auto' }
      | { do: 'say'; words?: string; loud: boolean }
      | { do: 'pass' }
    >()
    const row = object({ a: nullable(text()), b: optional(list(flag)), c: record(literal(3)) })
    expectTypeOf<Of<typeof row>>().toEqualTypeOf<{ a: string | null; b?: boolean[]; c: Record<string, 3> }>()
    const mixed = either(integer(), text())
    expectTypeOf<Of<typeof mixed>>().toEqualTypeOf<number | string>()
    const narrow: Shape<{ readonly shots: readonly number[] }> = object({ shots: list(integer()) })
    expect(check(narrow, { shots: [] })).toBeNull()
  })
})
