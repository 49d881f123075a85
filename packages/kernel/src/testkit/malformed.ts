import { type SeededDice, seeded } from '../dice/index.ts'

/** Things that no honest client sends. */
const JUNK: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => -0,
  () => 0.5,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => Number.MAX_SAFE_INTEGER,
  () => 1e308,
  () => '',
  () => 'constructor',
  () => '__proto__',
  () => 'toString',
  () => '\u0000\uD800',
  () => 'x'.repeat(20_000),
  () => [],
  () => [[[[[]]]]],
  () => Array.from({ length: 50 }, (_, i) => i),
  () => new Array(5),
  () => ({}),
  () => ({ length: 3 }),
  () => Object.create(null),
  () => JSON.parse('{"__proto__":{"do":"pass"}}') as unknown,
  () => ({ do: 'hasOwnProperty' }),
  () => ({ toString: 1, valueOf: 1 }),
  () => 10n,
  () => Symbol('do'),
  () => () => 1,
  () => new Map([['do', 'pass']]),
  () => new Uint8Array(4),
  () => /x/,
  () => new Error('x'),
  () => deep(),
  () => circular(),
  () => throwing(),
]

function deep(): unknown {
  let inner: unknown = 1
  for (let i = 0; i < 2_000; i++) inner = i % 2 === 0 ? [inner] : { do: inner }
  return inner
}

function circular(): unknown {
  const loop: Record<string, unknown> = { do: 'pass' }
  loop['loop'] = loop
  return loop
}

function throwing(): unknown {
  return Object.defineProperty({}, 'do', {
    enumerable: true,
    get() {
      throw new Error('read me not')
    },
  })
}

const KEYS = ['__proto__', 'constructor', 'do', 'to', 'at', 'x', '', '0', 'length', 'then']

/** One place of an example changed at random: lost, added, of another kind, out of range. */
export function mutated(example: unknown, luck: SeededDice): unknown {
  const below = (n: number): number => luck.draw('', n)
  const any = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const junk = (): unknown => any(JUNK)()
  if (typeof example === 'number')
    return any([example + 1, example - 1, -example, example * 1000, example + 0.5, junk()])
  if (typeof example === 'string') return any([`${example}x`, example.slice(1), example.toUpperCase(), junk()])
  if (typeof example === 'boolean') return any([!example, junk()])
  if (typeof example !== 'object' || example === null) return junk()
  if (Array.isArray(example)) return mutatedList(example, below, junk, luck)
  const copy = opened(example)
  if (copy === null) return junk()
  const keys = Object.keys(copy)
  const key = keys.length > 0 && below(6) > 0 ? any(keys) : any(KEYS)
  const kind = below(4)
  if (kind === 0) delete copy[key]
  else if (kind === 1) Object.defineProperty(copy, key, { value: junk(), enumerable: true, configurable: true })
  else if (Object.hasOwn(copy, key)) copy[key] = mutated(copy[key], luck)
  return copy
}

function opened(example: object): Record<string, unknown> | null {
  try {
    return { ...example }
  } catch {
    return null
  }
}

function mutatedList(
  example: readonly unknown[],
  below: (n: number) => number,
  junk: () => unknown,
  luck: SeededDice,
): unknown[] {
  const copy = [...example]
  const i = below(copy.length + 1)
  const kind = below(4)
  if (kind === 0) copy.splice(i, 1)
  else if (kind === 1) copy.splice(i, 0, copy.length > 0 ? copy[below(copy.length)] : junk())
  else if (kind === 2 || i === copy.length) copy[i] = junk()
  else copy[i] = mutated(copy[i], luck)
  return copy
}

/** So many things that are no command and no document, or hardly: junk, and examples changed in one to three places. */
export function* malformed(n: number, seed: number | string, examples: readonly unknown[]): Generator<unknown> {
  const luck = seeded(`malformed ${seed}`)
  for (let i = 0; i < n; i++) {
    if (examples.length === 0 || luck.draw('', 8) === 0) {
      yield (JUNK[luck.draw('', JUNK.length)] as () => unknown)()
      continue
    }
    let thing = mutated(examples[luck.draw('', examples.length)], luck)
    for (let more = luck.draw('', 3); more > 0; more--) thing = mutated(thing, luck)
    yield thing
  }
}
