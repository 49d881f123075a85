import { isPlainJson, pathStep } from '../json.ts'
import { sameJson } from '../same-json.ts'

/** Is this and everything in it frozen? Then it may be shared. */
function frozenThrough(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(frozenThrough)
}

/** Places of `copy` that hold an object which `original` holds too and which somebody could write to. */
export function sharedPlaces(original: unknown, copy: unknown): string[] {
  const known = new Set<object>()
  const places: string[] = []
  const learn = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || known.has(value)) return
    known.add(value)
    Object.values(value).forEach(learn)
  }
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    if (!known.has(value)) for (const [key, inner] of Object.entries(value)) look(inner, at + stepOf(value, key))
    else if (!frozenThrough(value)) places.push(at === '' ? '(all of it)' : at.replace(/^\./, ''))
  }
  learn(original)
  look(copy, '')
  return places
}

const stepOf = (holder: object, key: string): string => pathStep(Array.isArray(holder) ? Number(key) : key)

/** The first place where two values differ, or null. */
export function firstDifference(a: unknown, b: unknown, at = ''): string | null {
  if (sameJson(a, b)) return null
  const open = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null
  if (open(a) && open(b) && Array.isArray(a) === Array.isArray(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = firstDifference(a[key], b[key], at + stepOf(a, key))
      if (found !== null) return found
    }
  return `${at.replace(/^\./, '') || 'all'}: ${brief(a)} is not ${brief(b)}`
}

export function brief(value: unknown): string {
  const text = isPlainJson(value) === null ? JSON.stringify(value) : String(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** The same data with the keys of every object in the opposite order: whoever relies on their order is found out. */
export function keysTurned<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(keysTurned) as T
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, keysTurned(inner)]),
  ) as T
}

/** Equal inside, whatever facts are made of: lists of numbers, maps and sets too. Functions are not compared. */
export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (typeof a === 'function' && typeof b === 'function')) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  if (a instanceof Map || a instanceof Set) return alike([...a], [...(b as Iterable<unknown>)])
  if (ArrayBuffer.isView(a)) return alike(Array.from(a as Uint8Array), Array.from(b as Uint8Array))
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(
    (key) => Object.hasOwn(b, key) && alike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}
