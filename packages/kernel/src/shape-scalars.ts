/** Shapes of single values: text, numbers, yes or no, one of a few. */
import type { Shape } from './shape.ts'

export type Tag = string | number | boolean | null

/** A shape that looks at nothing inside its values. */
export function scalar<T>(says: string, fits: (value: unknown) => boolean): Shape<T> {
  const explain: Shape<T>['explain'] = (value, at, _depth, into) => {
    if (!fits(value)) into.addUnexpected(at, says, value)
  }
  return { says, fits, explain }
}

export interface Size {
  readonly min?: number
  readonly max?: number
}

export function counted(min: number, max: number, things: string): string {
  if (min === max) return `exactly ${min} ${things}`
  return min === 0 ? `at most ${max} ${things}` : `${min} to ${max} ${things}`
}

/** Text of so many UTF-16 units (at most 10,000 unless told), all of which match the pattern if there is one. */
export function text(limits: Size & { readonly pattern?: RegExp } = {}): Shape<string> {
  const { min = 0, max = 10_000 } = limits
  // Without `g` and `y`: those keep a place in the text from one test to the next.
  const pattern = limits.pattern && new RegExp(limits.pattern.source, limits.pattern.flags.replace(/[gy]/g, ''))
  const size = limits.min === undefined && limits.max === undefined ? '' : ` of ${counted(min, max, 'characters')}`
  const says = `text${size}${pattern ? ` like ${pattern.source}` : ''}`
  return scalar(says, (value) => {
    if (typeof value !== 'string' || value.length < min || value.length > max) return false
    return pattern === undefined || pattern.test(value)
  })
}

/** A whole number from min to max, both included; never -0. */
export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  const below = min === Number.MIN_SAFE_INTEGER
  const above = max === Number.MAX_SAFE_INTEGER
  const range = above ? (below ? '' : `, ${min} or more`) : below ? `, ${max} or less` : ` from ${min} to ${max}`
  return scalar(`a whole number${range}`, (value) => {
    if (typeof value !== 'number' || !(value >= min && value <= max)) return false
    return Math.floor(value) === value && (value !== 0 || 1 / value > 0)
  })
}

/** A number from min to max with at most two decimals; never -0. */
export function hundredths(min: number, max: number): Shape<number> {
  return scalar(`a number from ${min} to ${max} with at most two decimals`, (value) => {
    if (typeof value !== 'number' || !(value >= min && value <= max)) return false
    return Math.round(value * 100) / 100 === value && !Object.is(value, -0)
  })
}

export const flag: Shape<boolean> = scalar('true or false', (value) => typeof value === 'boolean')

export function literal<const T extends Tag>(only: T): Shape<T> {
  return scalar(JSON.stringify(only), (value) => value === only && !Object.is(value, -0))
}

export function oneOf<const T extends readonly Tag[]>(...values: T): Shape<T[number]> {
  return scalar(`one of ${values.map((v) => JSON.stringify(v)).join(', ')}`, (value) => {
    for (let i = 0; i < values.length; i++) if (value === values[i]) return !Object.is(value, -0)
    return false
  })
}
