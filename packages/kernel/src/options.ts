import type { Json } from './json.ts'
import { rowOf } from './own.ts'
import { type Fault, parse, type Shape } from './shape.ts'

/** Options: a schema with the book's defaults, and values that somebody chose. */
export type OptionValue = boolean | number | string | readonly number[] | readonly string[] | OptionDocument | null
export type OptionDocument = { readonly [key: string]: Json }
export type OptionValues = Readonly<Record<string, OptionValue>>

interface OptionLine {
  readonly clause: string
  /** A plain sentence for the person who decides. */
  readonly says: string
  /** What it is called in a list of house rules; left out where the option is settled otherwise. */
  readonly title?: string
  /** Words for its values, where the values themselves would not be understood. */
  readonly values?: Readonly<Record<string, string>>
}

/** House rules that are shown together, by id. */
export interface OptionGroup {
  readonly title: string
  readonly options: readonly string[]
}

/** The same with what is shown of each. */
export interface ShownGroup {
  readonly title: string
  readonly options: readonly {
    readonly id: string
    readonly title: string
    readonly values?: Readonly<Record<string, string>>
  }[]
}

/** House rules by group, each with its title and the words for its values. */
export const optionsInGroups = (schema: OptionSchema, groups: readonly OptionGroup[]): ShownGroup[] =>
  groups.map(({ title, options }) => ({
    title,
    options: options.map((id) => {
      const { title: called = id, values } = rowOf(schema, id) ?? {}
      return values ? { id, title: called, values } : { id, title: called }
    }),
  }))

export type OptionDefinition = OptionLine &
  (
    | { readonly kind: 'flag'; readonly standard: boolean }
    | {
        readonly kind: 'number'
        readonly standard: number
        readonly min: number
        readonly max: number
        readonly also?: readonly number[]
      }
    | { readonly kind: 'choice'; readonly standard: string; readonly of: readonly string[] }
    | { readonly kind: 'pick'; readonly standard: number; readonly of: readonly number[] }
    | {
        readonly kind: 'numbers'
        readonly standard: readonly number[]
        readonly length: number
        readonly min: number
        readonly max: number
      }
    | {
        readonly kind: 'words'
        readonly standard: readonly string[]
        readonly of: readonly string[]
        readonly most: number
      }
    /** Something larger that the host writes, like a map; null for none. */
    | { readonly kind: 'document'; readonly standard: null; readonly shape: Shape<unknown> }
  )

export type OptionSchema = Readonly<Record<string, OptionDefinition>>

/** Never -0: no file carries it. */
const whole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0)

/** What an option accepts, in words. */
export function rangeOf(d: OptionDefinition): string {
  switch (d.kind) {
    case 'flag':
      return 'true or false'
    case 'number':
      return `${d.also ? `${d.also.join(', ')} or ` : ''}a whole number from ${d.min} to ${d.max}`
    case 'choice':
      return `one of ${d.of.join(', ')}`
    case 'pick':
      return `one of ${d.of.join(', ')}`
    case 'numbers':
      return `${d.length} whole numbers from ${d.min} to ${d.max}`
    case 'words':
      return `at most ${d.most} of ${d.of.join(', ')}`
    case 'document':
      return `null or ${d.shape.says}`
  }
}

/** Whether a value is one of an option. */
export function isOptionValue(d: OptionDefinition, value: unknown): boolean {
  switch (d.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
      return whole(value) && ((value >= d.min && value <= d.max) || (d.also?.includes(value) ?? false))
    case 'choice':
      return typeof value === 'string' && d.of.includes(value)
    case 'pick':
      return whole(value) && d.of.includes(value)
    case 'numbers':
      return (
        Array.isArray(value) && value.length === d.length && value.every((n) => whole(n) && n >= d.min && n <= d.max)
      )
    case 'words':
      return (
        Array.isArray(value) && value.length <= d.most && value.every((w) => typeof w === 'string' && d.of.includes(w))
      )
    case 'document':
      return value === null || parse(d.shape, value).ok
  }
}

/** What is wrong with a value: of a document, at which place in it. */
function faultIn(d: OptionDefinition, value: unknown, at: string): Fault | null {
  if (isOptionValue(d, value)) return null
  const inside = d.kind === 'document' ? parse(d.shape, value, at) : null
  return inside && !inside.ok ? inside.fault : { at, why: `expected ${rangeOf(d)}` }
}

const copied = (value: OptionValue): OptionValue =>
  typeof value === 'object' && value !== null ? (JSON.parse(JSON.stringify(value)) as OptionValue) : value

export type Settled = { ok: true; value: OptionValues } | { ok: false; fault: Fault }

/** Every option with a value: the given ones checked, the others at their standard (which a scenario may replace). */
export function settleOptions(schema: OptionSchema, given: unknown, standards: OptionValues = {}): Settled {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { ok: false, fault: { at: 'options', why: 'expected an object of option values' } }
  const own = given as OptionValues
  for (const id of Object.keys(own)) {
    const d = Object.hasOwn(schema, id) ? schema[id] : undefined
    // Null chooses nothing: older documents name options that are gone since, and were not used.
    if (!d && own[id] === null) continue
    if (!d) return { ok: false, fault: { at: `options.${id}`, why: 'there is no such option' } }
    const fault = faultIn(d, own[id], `options.${id}`)
    if (fault) return { ok: false, fault }
  }
  const value: Record<string, OptionValue> = {}
  for (const [id, d] of Object.entries(schema)) {
    value[id] = copied(Object.hasOwn(own, id) ? (own[id] as OptionValue) : (rowOf(standards, id) ?? d.standard))
  }
  return { ok: true, value }
}

/** The values that differ from the printed game: shown to all seats and kept in every save. */
export const departures = (schema: OptionSchema, values: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(values).filter(([id, v]) => JSON.stringify(v) !== JSON.stringify(rowOf(schema, id)?.standard)),
  )
