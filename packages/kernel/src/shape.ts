import { Faults, isObject } from './faults.ts'
import { isPlainJson, pathStep } from './json.ts'
import { counted, literal, oneOf, scalar, type Size, type Tag } from './shape-scalars.ts'

/** The first thing wrong with a value: where, like `marines[2].hp` (empty for the value itself), and why. */
export interface Fault {
  readonly at: string
  readonly why: string
}

/**
 * What a value must look like. `fits` is the quick yes or no and allocates nothing; `explain` is only asked after a no.
 * Both are for `check`, `faults` and `parse`, which keep hostile values from throwing or from running for ever.
 */
export interface Shape<T> {
  /** What is expected, to be read after "expected". */
  readonly says: string
  fits(value: unknown, depth: number): boolean
  explain(value: unknown, at: string, depth: number, into: Faults): void
  /** Never there; carries the type. */
  readonly type?: T
}

/** A key that may be missing from an `object`. */
export interface Optional<T> {
  readonly optional: Shape<T>
}

export interface ObjectShape<T> extends Shape<T> {
  readonly fields: Fields
}

/** The type of the values that fit. */
export type Of<S> = S extends Optional<infer T> ? T : S extends Shape<infer T> ? T : never

/** The keys of an `object` with their shapes. */
export type Fields = Readonly<Record<string, Shape<unknown> | Optional<unknown>>>
type Flat<T> = { [K in keyof T]: T[K] }
type OptionalKeys<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F]
type ObjectOf<F> = Flat<{ [K in Exclude<keyof F, OptionalKeys<F>>]: Of<F[K]> } & { [K in OptionalKeys<F>]?: Of<F[K]> }>
type VariantsOf<D extends string, V> = { [K in keyof V]: Flat<{ [P in D]: K } & Omit<Of<V[K]>, D>> }[keyof V]

const DEEPEST = 64
/** Lists, records and their entries looked at in one check: far above any honest document. */
const MOST_NODES = 5_000_000
const MOST_FAULTS = 20
let nodes = 0
let mostNodes = MOST_NODES

/** The first fault, or null if the value fits. Never throws. `most`: lists, records and entries in all. */
export function check(shape: Shape<unknown>, value: unknown, at = '', most = MOST_NODES): Fault | null {
  try {
    nodes = 0
    mostNodes = most
    if (shape.fits(value, 0)) return null
  } catch {
    return { at, why: 'cannot be read' }
  }
  return found(shape, value, at, 1, most)[0] ?? { at, why: `expected ${shape.says}` }
}

/** Every fault, up to 20. Never throws. */
export const faults = (shape: Shape<unknown>, value: unknown, at = '', most = MOST_FAULTS): Fault[] =>
  found(shape, value, at, most, MOST_NODES)

function found(shape: Shape<unknown>, value: unknown, at: string, most: number, size: number): Fault[] {
  const all = new Faults(most)
  try {
    nodes = 0
    mostNodes = size
    shape.explain(value, at, 0, all)
  } catch {
    all.add(at, 'cannot be read')
  }
  return all.list
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }

/** The value with its type, or the first fault. Stricter than `check`: also refuses getters and hidden properties. */
export function parse<T>(shape: Shape<T>, value: unknown, at = '', most = MOST_NODES): Parsed<T> {
  const fault = check(shape, value, at, most) ?? notPlain(value, at)
  return fault === null ? { ok: true, value: value as T } : { ok: false, fault }
}

function notPlain(value: unknown, at: string): Fault | null {
  try {
    const path = isPlainJson(value)
    if (path === null) return null
    return {
      at: path === '(root)' ? at : (at + (/^[[]/.test(path) ? '' : '.') + path).replace(/^\./, ''),
      why: 'is not plain data',
    }
  } catch {
    return { at, why: 'cannot be read' }
  }
}

/** A fault as one line: `marines[2].hp: expected a whole number from 1 to 35, got 36`. */
export function faultText(fault: Fault): string {
  return fault.at === '' ? fault.why : `${fault.at}: ${fault.why}`
}

/** A shape with values inside: `inside` is asked only for what `outside` accepts, and never too deep. */
function container<T, V>(parts: {
  says: string
  outside: (value: unknown) => value is V
  inside: (value: V, depth: number) => boolean
  explain: (value: V, at: string, depth: number, into: Faults) => void
}): Shape<T> {
  const { says, outside, inside } = parts
  return {
    says,
    fits: (value, depth) => outside(value) && depth < DEEPEST && ++nodes < mostNodes && inside(value, depth + 1),
    explain(value, at, depth, into) {
      if (into.full) return
      if (!outside(value)) into.addUnexpected(at, says, value)
      else if (depth >= DEEPEST) into.add(shortened(at), `nested more than ${DEEPEST} levels deep`)
      else if (++nodes >= mostNodes) into.add(at, 'too large')
      else parts.explain(value, at, depth + 1, into)
    },
  }
}

function shortened(at: string): string {
  return at.length > 120 ? `${at.slice(0, 120)}…` : at
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    says: `${shape.says}, or null`,
    fits: (value, depth) => value === null || shape.fits(value, depth),
    explain(value, at, depth, into) {
      if (value !== null) shape.explain(value, at, depth, into)
    },
  }
}

export function optional<T>(shape: Shape<T>): Optional<T> {
  return { optional: shape }
}

/** For shapes that contain themselves. */
export function lazy<T>(make: () => Shape<T>): Shape<T> {
  let made: Shape<T> | undefined
  const shape = (): Shape<T> => {
    made ??= make()
    return made
  }
  return {
    says: 'a nested value',
    fits: (value, depth) => shape().fits(value, depth),
    explain: (value, at, depth, into) => shape().explain(value, at, depth, into),
  }
}

/** Any of several shapes that have no key to tell them apart; a fault names them all. */
export function either<const S extends readonly Shape<unknown>[]>(...shapes: S): Shape<Of<S[number]>> {
  const says = shapes.map((shape) => shape.says).join(', or ')
  const fits: Shape<unknown>['fits'] = (value, depth) => {
    for (const shape of shapes) if (shape.fits(value, depth)) return true
    return false
  }
  return {
    says,
    fits,
    explain(value, at, depth, into) {
      if (!fits(value, depth)) into.addUnexpected(at, says, value)
    },
  }
}

/** A list of so many entries (at most 100,000 unless told), all of one shape. */
export function list<T>(entry: Shape<T>, size: Size = {}): Shape<T[]> {
  const { min = 0, max = 100_000 } = size
  const says = size.min === undefined && size.max === undefined ? 'a list' : `a list of ${counted(min, max, 'entries')}`
  return container({
    says,
    outside: isList,
    inside(value, depth) {
      if (value.length < min || value.length > max) return false
      nodes += value.length
      if (nodes >= mostNodes) return false
      for (let i = 0; i < value.length; i++) if (!entry.fits(value[i], depth)) return false
      return true
    },
    explain(value, at, depth, into) {
      if (value.length < min || value.length > max) {
        into.add(at, `expected ${counted(min, max, 'entries')}, got ${value.length}`)
        return
      }
      nodes += value.length
      if (nodes >= mostNodes) {
        into.add(at, 'too large')
        return
      }
      for (let i = 0; i < value.length && !into.full; i++) entry.explain(value[i], at + pathStep(i), depth, into)
    },
  })
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** A list with a shape for each place. */
export function tuple<const S extends readonly Shape<unknown>[]>(
  ...shapes: S
): Shape<{ -readonly [K in keyof S]: Of<S[K]> }> {
  return container({
    says: `a list of ${counted(shapes.length, shapes.length, 'entries')}`,
    outside: isList,
    inside(value, depth) {
      if (value.length !== shapes.length) return false
      for (let i = 0; i < shapes.length; i++) if (!(shapes[i] as Shape<unknown>).fits(value[i], depth)) return false
      return true
    },
    explain(value, at, depth, into) {
      if (value.length !== shapes.length) into.add(at, `expected ${shapes.length} entries, got ${value.length}`)
      else for (const [i, shape] of shapes.entries()) shape.explain(value[i], at + pathStep(i), depth, into)
    },
  })
}

/** An object used as a dictionary (at most 10,000 keys unless told). `__proto__` is never a key. */
export function record<T>(
  entry: Shape<T>,
  limits: { readonly keys?: Shape<string>; readonly max?: number } = {},
): Shape<Record<string, T>> {
  const { max = 10_000, keys } = limits
  const goodKey = (key: string): boolean => key !== '__proto__' && (keys === undefined || keys.fits(key, 0))
  return container({
    says: 'an object',
    outside: isObject,
    inside(value, depth) {
      let count = 0
      for (const key in value) {
        nodes++
        if (++count > max || !goodKey(key) || !entry.fits(value[key], depth)) return false
      }
      return true
    },
    explain(value, at, depth, into) {
      let count = 0
      for (const key in value) {
        if (into.full) return
        if (++count > max) {
          into.add(at, `expected at most ${max} keys`)
          return
        }
        if (goodKey(key)) entry.explain(value[key], at + pathStep(key), depth, into)
        else
          into.add(
            at + pathStep(key),
            keys === undefined ? 'not allowed as a key' : `expected a key that is ${keys.says}`,
          )
      }
    },
  })
}

/** An object with exactly these keys; those marked `optional` may be missing. */
export function object<const F extends Fields>(fields: F): ObjectShape<ObjectOf<F>> {
  const names = Object.keys(fields)
  const shapes = names.map((name) => {
    const field = fields[name] as Shape<unknown> | Optional<unknown>
    return 'optional' in field ? field.optional : field
  })
  const required = names.map((name) => !('optional' in (fields[name] as object)))
  const shape = container<ObjectOf<F>, Record<string, unknown>>({
    says: 'an object',
    outside: isObject,
    inside(value, depth) {
      let present = 0
      for (let i = 0; i < names.length; i++) {
        const entry = value[names[i] as string]
        if (entry !== undefined) {
          if (!(shapes[i] as Shape<unknown>).fits(entry, depth)) return false
          present++
        } else if (required[i]) return false
      }
      // Every known key was counted; one more is unknown, or holds undefined.
      for (const _key in value) present--
      return present === 0
    },
    explain(value, at, depth, into) {
      for (const [i, name] of names.entries()) {
        const place = at + pathStep(name)
        if (Object.hasOwn(value, name)) (shapes[i] as Shape<unknown>).explain(value[name], place, depth, into)
        else if (required[i]) into.add(place, `missing: expected ${(shapes[i] as Shape<unknown>).says}`)
      }
      for (const key in value) {
        if (into.full) return
        if (!names.includes(key)) into.add(at + pathStep(key), 'unknown key')
      }
    },
  })
  return { ...shape, fields }
}

/** Objects told apart by the text under one key: `variants('do', { step: object({ to: square }), wait: object({}) })`. */
export function variants<const D extends string, const V extends Readonly<Record<string, ObjectShape<unknown>>>>(
  key: D,
  shapes: V,
): Shape<VariantsOf<D, V>> {
  const byTag = new Map(
    Object.entries(shapes).map(([tag, shape]) => [tag, object({ [key]: literal(tag), ...without(shape.fields, key) })]),
  )
  const tags = oneOf(...byTag.keys())
  return {
    says: 'an object',
    fits: (value, depth) => isObject(value) && (byTag.get(value[key] as string)?.fits(value, depth) ?? false),
    explain(value, at, depth, into) {
      if (!isObject(value)) into.addUnexpected(at, 'an object', value)
      else if (!Object.hasOwn(value, key)) into.add(at + pathStep(key), `missing: expected ${tags.says}`)
      else {
        const shape = byTag.get(value[key] as string)
        if (shape === undefined) into.addUnexpected(at + pathStep(key), tags.says, value[key])
        else shape.explain(value, at, depth, into)
      }
    },
  }
}

function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
}

const anyScalar: Shape<Tag> = scalar('plain data', (value) => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  return value === null || typeof value === 'string' || typeof value === 'boolean'
})

/** Anything that plain JSON can carry, at most 64 levels deep in all. */
export const anyJson: Shape<unknown> = {
  says: anyScalar.says,
  fits: (value, depth) => anyOf(value).fits(value, depth),
  explain: (value, at, depth, into) => anyOf(value).explain(value, at, depth, into),
}
const anyList = list(anyJson, { max: 1_000_000 })
const anyRecord = record(anyJson, { max: 1_000_000 })

function anyOf(value: unknown): Shape<unknown> {
  return isList(value) ? anyList : isObject(value) ? anyRecord : anyScalar
}
