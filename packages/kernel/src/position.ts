/** What the position files of all games have in common: faults with their place, and states that are written out whole. */
import { type Dice, DiceError, seeded } from './dice/index.ts'
import type { Game, Read } from './game.ts'
import { sameJson, sameWritten } from './json.ts'
import { pending, seat } from './play.ts'
import type { Book, Kit, Look } from './transaction.ts'

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
  /** Any state at all, for its keys. */
  readonly blank: K['state']
  /** The plain keys of the document of a state. */
  plainly(look: Look<K>): object
  /** What else is wrong with it. */
  fault?(state: K['state']): string | null
}

/** A written-out state is taken if the rules can go on from it and it says the same as the rest of the document. */
export function readWhole<K extends Kit>(form: WholeState<K>, given: unknown, rest: object): K['state'] {
  const { game, book, blank } = form
  const bad = (why: string): never => {
    throw new Illegal(form.clause, 'exact', why)
  }
  const written = given as K['state']
  const odd = Object.keys(blank).find((key) => !Object.hasOwn(written ?? {}, key))
  if (odd !== undefined) bad(`the state lacks ${odd}`)
  try {
    const state = game.copy(written)
    if (!sameJson(state, written)) bad(`this is not a state of ${form.title}`)
    const look: Look<K> = { state: game.copy(state), book, facts: game.facts(state, book) }
    const broken = form.fault?.(state) ?? game.invariants(look)[0]
    if (broken) bad(broken)
    const table = seat<K>(game, look.state, book, seeded('exact'))
    if (!sameJson(table.state, state)) bad('the state is not waiting for a decision')
    pending(table)
    if (!sameWritten(rest, form.plainly(look))) bad('it disagrees with the rest of the document')
    return state
  } catch (error) {
    if (error instanceof Illegal) throw error
    return bad('the rules cannot go on from this state')
  }
}
