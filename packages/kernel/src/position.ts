/** What the position files of all games have in common: faults with their place, and states that are written out whole. */
import { type Dice, DiceError } from './dice/index.ts'
import { type Frame, stepAt } from './flow.ts'
import type { Game, PositionForm, Read } from './game.ts'
import { anew } from './interrupt.ts'
import { sameWritten } from './json.ts'
import { sameJson } from './same-json.ts'
import type { OptionSchema, OptionValues, Settled } from './options.ts'
import { rowOf } from './own.ts'
import { choices, pending, seat } from './play.ts'
import type { Holder, Seat } from './seat.ts'
import { parse, type Shape } from './shape.ts'
import { MOST_STATE_NODES } from './state-shape.ts'
import type { Book, Kit, Look, Transaction } from './transaction.ts'

/** A fault of a position: the place in the document, and the clause it breaks. */
export class Illegal<C extends string = string> extends Error {
  readonly clause: C
  readonly at: string

  constructor(clause: C, at: string, why: string) {
    super(why)
    this.clause = clause
    this.at = at
  }
}

/** What is read, or the fault of what is illegal in it. */
export function legally<T>(read: () => T): Read<T> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    return { ok: false, fault: { clause: error.clause, at: error.at, reason: error.message } }
  }
}

const noDice: Dice = {
  roll: () => {
    throw new DiceError('a position at rest throws no dice')
  },
  draw: () => {
    throw new DiceError('a position at rest draws nothing')
  },
}

/** The values that some leading ones (a scenario, a set of rules) would not give alone: what a position writes down. */
export function beyondLeading(
  schema: OptionSchema,
  settle: (given: OptionValues) => Settled,
  values: OptionValues,
  leading: readonly string[],
): OptionValues {
  const alone = settle(Object.fromEntries(Object.entries(values).filter(([id]) => leading.includes(id))))
  const plain: OptionValues = alone.ok ? alone.value : {}
  return Object.fromEntries(
    Object.entries(values).filter(
      ([id, v]) => !sameJson(v, leading.includes(id) ? rowOf(schema, id)?.standard : rowOf(plain, id)),
    ),
  )
}

/**
 * Whether the plain keys of a position say all of a state: `restore` reads them back. `essence` leaves out what has no
 * bearing on the rules.
 */
export function saysAll<K extends Kit>(
  game: Pick<Game<K>, 'facts'>,
  { state, book }: Look<K>,
  essence: (state: K['state']) => object,
  restore: () => K['state'],
): boolean {
  try {
    return sameJson(essence(seat<K>(game, restore(), book, noDice).state), essence(state))
  } catch {
    return false
  }
}

/** How a game judges a state that was written out whole under `exact`. */
export interface WholeState<K extends Kit> {
  readonly game: Pick<Game<K>, 'facts' | 'copy' | 'invariants'>
  readonly title: string
  readonly clause: string
  readonly book: Book<K>
  readonly shape: Shape<K['state']>
  /** The plain keys of the document of a state. */
  plainly(look: Look<K>): object
  /** What else is wrong with it. */
  fault?(state: K['state']): string | null
}

/** A written-out state is taken if the rules can go on from it and it says the same as the rest of the document. */
export function readWhole<K extends Kit>(form: WholeState<K>, given: unknown, rest: object): K['state'] {
  const { game, book } = form
  const bad = (why: string): never => {
    throw new Illegal(form.clause, 'exact', why)
  }
  const parsed = parse(form.shape, given, 'exact', MOST_STATE_NODES)
  if (!parsed.ok) throw new Illegal(form.clause, parsed.fault.at, parsed.fault.why)
  const written = parsed.value
  try {
    const state = game.copy(written)
    if (!sameJson(state, written)) bad(`this is not a state of ${form.title}`)
    const look: Look<K> = { state: game.copy(state), book, facts: game.facts(state, book) }
    const broken = form.fault?.(state) ?? game.invariants(look)[0]
    if (broken) bad(broken)
    const stuck = stopped(game, look, state)
    if (stuck) bad(stuck)
    if (!sameWritten(rest, form.plainly(look))) bad('it disagrees with the rest of the document')
    return state
  } catch (error) {
    if (error instanceof Illegal) throw error
    return bad('the rules cannot go on from this state')
  }
}

/** Why play cannot go on from a state; null if it waits for an answer that somebody can give, or is over. */
function stopped<K extends Kit>(game: WholeState<K>['game'], { state, book }: Look<K>, as: K['state']): string | null {
  const table = seat<K>(game, anew(state), book, noDice)
  if (!sameJson(table.state, as)) return 'the state is not waiting for a decision'
  const asked = pending(table)
  if (asked === null) return null
  if (asked.owe.length === 0) return 'nobody owes an answer'
  const top = state.frames.at(-1) as Frame
  const step = stepAt<Transaction<K>, K['command']>(table, top)
  for (const [who, answer] of Object.entries(top.sealed ?? {}))
    if (step.kind !== 'ask' || !step.sealed || step.check(table, top.vars, who, answer))
      return `the answer of ${who} is none`
  for (const who of asked.may) choices(table, who)
  return asked.owe.every((who) => choices(table, who).length > 0) ? null : 'somebody owes an answer and has none'
}

/** How a game writes its positions: a document with options, its plain keys, and `exact` where these do not say all. */
export interface WrittenForm<K extends Kit, D> {
  readonly form: Shape<D>
  /** The clause that a document breaks which is none. */
  readonly clause: string
  shape(book: Book<K>): Shape<K['state']>
  /** The clause that an option at fault breaks, by its place in the document. */
  optionClause(at: string): string
  /** All option values; a document may imply some that nobody has given. */
  settle(given: OptionValues, document: D): Settled
  readState(document: D, options: OptionValues, holders: Readonly<Record<Seat, Holder>>): K['state']
  readExact(document: D, options: OptionValues, holders: Readonly<Record<Seat, Holder>>): K['state']
  write(look: Look<K>): object
}

/** The clauses of a game's options, for `optionClause`; `otherwise` where the place is that of none. */
export const clauseOfOption =
  (schema: OptionSchema, otherwise: string) =>
  (at: string): string => {
    const id = at.replace(/^options\./, '').replace(/[.[].*$/, '')
    return (Object.hasOwn(schema, id) ? schema[id]?.clause : undefined) ?? otherwise
  }

export function writtenPosition<K extends Kit, D extends { readonly exact?: unknown; readonly options?: unknown }>(
  game: WrittenForm<K, D>,
): PositionForm<K> {
  const fault = (clause: string, at: string, reason: string) => ({ ok: false, fault: { clause, at, reason } }) as const
  return {
    read(document, given, holders) {
      const parsed = parse(game.form, document)
      if (!parsed.ok) return fault(game.clause, parsed.fault.at, parsed.fault.why)
      const doc = parsed.value
      const settled = game.settle({ ...(doc.options as OptionValues | undefined), ...given }, doc)
      if (!settled.ok) return fault(game.optionClause(settled.fault.at), settled.fault.at, settled.fault.why)
      const options = settled.value
      const read = doc.exact === undefined ? game.readState : game.readExact
      return legally(() => ({ options, state: read(doc, options, holders) }))
    },
    write: game.write,
    shape: game.shape,
  }
}
