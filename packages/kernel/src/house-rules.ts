/** House rules: what an option changes, as patches on the book that are resolved once, when the game is made. */
import { type Procedure, procedure, type Step } from './flow.ts'
import { departures, type OptionSchema, type OptionValue, type OptionValues } from './options.ts'
import { rowOf } from './own.ts'
import type { Kit, Transaction } from './transaction.ts'

export type StepEdit<K extends Kit> =
  | { readonly drop: string }
  | { readonly replace: string; readonly by: Step<Transaction<K>, K['command']> }
  | { readonly before: string; readonly insert: Step<Transaction<K>, K['command']> }
  | { readonly after: string; readonly insert: Step<Transaction<K>, K['command']> }

/** The slots that hold a list, to which several house rules may add. */
type Lists<Slots extends object> = {
  readonly [S in keyof Slots as Slots[S] extends readonly unknown[] ? S : never]?: Slots[S]
}

/**
 * What one house rule changes: cells of the book's tables by path, slots (named questions with a printed answer),
 * steps of procedures. A slot's new answer may build on the printed one. To a slot that is a list, any number of
 * house rules may add what they bring, in the order of the patches.
 */
export interface Patch<K extends Kit, Slots extends object> {
  readonly id: string
  readonly values?: Readonly<Record<string, OptionValue>>
  readonly slots?: { readonly [S in keyof Slots]?: (printed: Slots[S]) => Slots[S] }
  readonly adds?: Lists<Slots>
  readonly steps?: Readonly<Record<string, readonly StepEdit<K>[]>>
}

/** What a house rule changes; its id comes from its option. */
export type HouseRule<K extends Kit, Slots extends object> = Omit<Patch<K, Slots>, 'id'>

/** What each option changes when it is not at its standard; one that is not listed changes nothing by itself. */
export type HouseRules<Schema extends OptionSchema, K extends Kit, Slots extends object> = {
  readonly [Id in keyof Schema]?: (value: OptionValue, options: OptionValues) => HouseRule<K, Slots>
}

/** A number of a table, by its path. */
export const cell =
  (path: string) =>
  (value: OptionValue): { readonly values: Readonly<Record<string, OptionValue>> } => ({ values: { [path]: value } })

/** A patch for every option that is not at its standard, in the order of the schema. */
export function patchesFor<Schema extends OptionSchema, K extends Kit, Slots extends object>(
  schema: Schema,
  rules: HouseRules<Schema, K, Slots>,
  options: OptionValues,
): Patch<K, Slots>[] {
  const changed = departures(schema, options)
  return Object.keys(schema).flatMap((id) => {
    const [value, rule] = [changed[id], rules[id]]
    return value === undefined || rule === undefined ? [] : [{ id, ...rule(value, options) }]
  })
}

export interface PrintedBook<K extends Kit, Values extends object, Slots extends object> {
  readonly values: Values
  readonly slots: Slots
  readonly procedures: readonly Procedure<Transaction<K>, K['command']>[]
}

const anchorOf = <K extends Kit>(edit: StepEdit<K>): string =>
  'drop' in edit
    ? `at ${edit.drop}`
    : 'replace' in edit
      ? `at ${edit.replace}`
      : 'before' in edit
        ? `before ${edit.before}`
        : `after ${edit.after}`

function edited<K extends Kit>(
  proc: Procedure<Transaction<K>, K['command']>,
  edits: readonly StepEdit<K>[],
): Procedure<Transaction<K>, K['command']> {
  const steps = [...proc.steps]
  const find = (name: string): number => {
    const i = steps.findIndex((s) => s.name === name)
    if (i < 0) throw new Error(`procedure ${proc.name} has no step named ${name}`)
    return i
  }
  for (const edit of edits) {
    if ('drop' in edit) steps.splice(find(edit.drop), 1)
    else if ('replace' in edit) steps[find(edit.replace)] = edit.by
    else if ('before' in edit) steps.splice(find(edit.before), 0, edit.insert)
    else steps.splice(find(edit.after) + 1, 0, edit.insert)
  }
  return procedure(proc.name, steps)
}

function withCell(tables: object, path: string, value: OptionValue): object {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  if (!Object.hasOwn(tables, head)) throw new Error(`the book has no table cell ${path}`)
  const inner = (tables as Record<string, unknown>)[head]
  const changed = { [head]: rest.length === 0 ? value : withCell(inner as object, rest.join('.'), value) }
  return Array.isArray(tables) ? Object.assign([...tables], changed) : { ...tables, ...changed }
}

/** A slot that is a list, with what patches add to it. */
function longer(slots: Readonly<Record<string, unknown>>, slot: string, more: readonly unknown[]): readonly unknown[] {
  const list = rowOf(slots, slot)
  if (!Array.isArray(list)) throw new Error(`the book has no list ${slot}`)
  return Object.freeze([...(list as readonly unknown[]), ...more])
}

/**
 * Lays the patches over the printed book. Two patches that claim one cell, slot or step refuse to start; a list that
 * one of them replaces takes nothing from others.
 */
export function resolveBook<K extends Kit, Values extends object, Slots extends object>(
  printed: PrintedBook<K, Values, Slots>,
  patches: readonly Patch<K, Slots>[],
): Values & Slots & { procedures: Record<string, Procedure<Transaction<K>, K['command']>> } {
  const owners = new Map<string, string>()
  const claim = (thing: string, id: string): void => {
    const other = owners.get(thing)
    if (other !== undefined) throw new Error(`${other} and ${id} both change ${thing}`)
    owners.set(thing, id)
  }
  let values: object = printed.values
  const slots = { ...printed.slots } as Record<string, unknown>
  const edits = new Map<string, StepEdit<K>[]>()
  for (const patch of patches) {
    for (const [path, value] of Object.entries(patch.values ?? {})) {
      claim(`the table cell ${path}`, patch.id)
      values = withCell(values, path, value)
    }
    for (const [slot, answer] of Object.entries(patch.slots ?? {})) {
      claim(`the slot ${slot}`, patch.id)
      if (!Object.hasOwn(slots, slot)) throw new Error(`the book has no slot ${slot}`)
      slots[slot] = (answer as (printed: unknown) => unknown)((printed.slots as Record<string, unknown>)[slot])
    }
    for (const [proc, list] of Object.entries(patch.steps ?? {}))
      for (const edit of list) {
        claim(`the step ${proc} ${anchorOf(edit)}`, patch.id)
        edits.set(proc, [...(edits.get(proc) ?? []), edit])
      }
  }
  for (const { id, adds = {} } of patches)
    for (const [slot, more] of Object.entries(adds)) {
      const owner = owners.get(`the slot ${slot}`)
      if (owner !== undefined) throw new Error(`${owner} and ${id} both change the slot ${slot}`)
      slots[slot] = longer(slots, slot, more as readonly unknown[])
    }
  for (const name of edits.keys())
    if (!printed.procedures.some((proc) => proc.name === name)) throw new Error(`the book has no procedure ${name}`)
  const procedures = Object.fromEntries(
    printed.procedures.map((proc) => [
      proc.name,
      edits.has(proc.name) ? edited(proc, edits.get(proc.name) ?? []) : proc,
    ]),
  )
  return { ...(values as Values), ...(slots as Slots), procedures }
}

/** Books kept of options that nobody holds any more. */
const MOST_BOOKS = 16

/**
 * Works a book out once for the same options, which are never changed once they are settled. Nor are books: equal
 * options share one, so that a position is read, or a match begun, without a book of its own.
 */
export function booksOnce<B extends object>(workOut: (options: OptionValues) => B): (options: OptionValues) => B {
  const byOptions = new WeakMap<OptionValues, B>()
  const byText = new Map<string, B>()
  return (options) => {
    const known = byOptions.get(options)
    if (known) return known
    const text = JSON.stringify(options)
    const book = byText.get(text) ?? workOut(options)
    byOptions.set(options, book)
    if (byText.size >= MOST_BOOKS) byText.clear()
    byText.set(text, book)
    return book
  }
}
