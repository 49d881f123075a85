import { sha256Hex } from './sha256.ts'

/** What state, commands, events and saves are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Deeper than any honest document, shallow enough never to overflow the stack. */
const DEEPEST = 500

/** Thrown by `canonical` and `digest`: something that JSON cannot carry there and back unchanged. */
export class NotPlainJson extends Error {
  override readonly name = 'NotPlainJson'
  readonly at: string
  constructor(at: string) {
    super(`${at} is not plain JSON data`)
    this.at = at
  }
}

/** The one text of a value: keys sorted by code unit, no white space. Equal values give equal text on every machine. */
export function canonical(value: unknown): string {
  const bad = isPlainJson(value)
  if (bad !== null) throw new NotPlainJson(bad)
  return write(value as Json)
}

function write(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  let out = ''
  if (isList(value)) {
    for (const entry of value) out += (out === '' ? '' : ',') + write(entry)
    return `[${out}]`
  }
  for (const key of Object.keys(value).sort()) {
    out += `${(out === '' ? '' : ',') + JSON.stringify(key)}:${write(value[key] as Json)}`
  }
  return `{${out}}`
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value)
}

/** SHA-256 of the canonical text, as 64 hexadecimal digits. */
export function digest(value: unknown): string {
  return sha256Hex(canonical(value))
}

/**
 * The path of the first thing that would not survive a JSON round trip exactly, like `marines[2].hp`, or null.
 * The value itself is called `(root)`.
 */
export function isPlainJson(value: unknown): string | null {
  const path = firstBad(value, 0)
  if (path === null) return null
  return path === '' ? '(root)' : path.replace(/^\./, '')
}

/** The path is put together on the way out, so that good values cost nothing. */
function firstBad(value: unknown, depth: number): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : ''
    case 'object':
      if (value === null) return null
      if (depth > DEEPEST) return ''
      return Array.isArray(value) ? firstBadEntry(value, depth) : firstBadProperty(value, depth)
    default:
      return ''
  }
}

function firstBadEntry(list: readonly unknown[], depth: number): string | null {
  if (Object.getPrototypeOf(list) !== Array.prototype) return ''
  for (let i = 0; i < list.length; i++) {
    const own = Object.getOwnPropertyDescriptor(list, i)
    const bad = own !== undefined && 'value' in own ? firstBad(own.value, depth + 1) : ''
    if (bad !== null) return pathStep(i) + bad
  }
  // Whatever is left beside the entries and `length` is a property that JSON would drop.
  const keys = Reflect.ownKeys(list)
  return keys.length === list.length + 1 ? null : pathStep(keys[list.length + 1] ?? '')
}

function firstBadProperty(value: object, depth: number): string | null {
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return ''
  for (const key of Reflect.ownKeys(value)) {
    const own = Object.getOwnPropertyDescriptor(value, key)
    const written = typeof key === 'string' && own?.enumerable === true && 'value' in own
    const bad = written ? firstBad(own.value, depth + 1) : ''
    if (bad !== null) return pathStep(key) + bad
  }
  return null
}

/** One step of a path: `[2]`, `.hp`, `["odd key"]`; keys too long to read are cut. */
export function pathStep(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`
  if (typeof key === 'symbol') return `[${String(key)}]`
  if (/^[A-Za-z_$][\w$-]{0,39}$/.test(key)) return `.${key}`
  return `[${JSON.stringify(key.length > 40 ? `${key.slice(0, 40)}…` : key)}]`
}

/** Equal once they are written as JSON, where a key without a value is not there, and an entry without one is null. */
export function sameWritten(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!sameWritten(a[i] ?? null, b[i] ?? null)) return false
    return true
  }
  return !Array.isArray(b) && hasWritten(a, b) && hasWritten(b, a, false)
}

/** Whether an object has what another has a value for; `looksInside`: the same value. */
function hasWritten(own: object, other: object, looksInside = true): boolean {
  for (const key of Object.keys(other)) {
    const value = (other as Record<string, unknown>)[key]
    if (value === undefined) continue
    const mine = Object.hasOwn(own, key) ? (own as Record<string, unknown>)[key] : undefined
    if (mine === undefined || (looksInside && !sameWritten(mine, value))) return false
  }
  return true
}

/**
 * Where in `b` an object stands that is also reachable from `a`: the test of a copier. Only the topmost of a shared
 * branch is named, as its path in `b`.
 */
export function sharedObjects(a: unknown, b: unknown): string[] {
  const known = new Set<object>()
  walk(a, '', (object) => {
    const fresh = !known.has(object)
    known.add(object)
    return fresh
  })
  const shared: string[] = []
  const seen = new Set<object>()
  walk(b, '', (object, at) => {
    if (known.has(object)) shared.push(at === '' ? '(root)' : at.replace(/^\./, ''))
    const fresh = !known.has(object) && !seen.has(object)
    seen.add(object)
    return fresh
  })
  return shared
}

function walk(value: unknown, at: string, enter: (object: object, at: string) => boolean): void {
  if (typeof value !== 'object' || value === null || !enter(value, at)) return
  if (Array.isArray(value)) for (const [i, entry] of value.entries()) walk(entry, at + pathStep(i), enter)
  else for (const [key, entry] of Object.entries(value)) walk(entry, at + pathStep(key), enter)
}

/** Objects known to be frozen all the way down: `Object.isFrozen` alone says nothing about what is inside. */
const frozenThrough = new WeakSet<object>()

/** Freezes a value all the way down and returns it: whoever writes to it is caught at once. */
export function readOnly<T>(x: T): T {
  if (typeof x !== 'object' || x === null || ArrayBuffer.isView(x) || frozenThrough.has(x)) return x
  frozenThrough.add(x)
  for (const entry of Object.values(x)) readOnly(entry)
  return Object.freeze(x)
}
