import type { Holder, Seat } from './seat.ts'
import type { Outcome } from './transaction.ts'

/** A record that nobody changes any more; records from outside (a parsed document) are frozen on their first copy. */
export const frozen = <T extends object>(record: T): T =>
  Object.isFrozen(record) ? record : Object.freeze({ ...record })

/** Who holds which seat is written as a whole: when the match begins, and when a seat changes hands. */
export const frozenHolders = (holders: Readonly<Record<Seat, Holder>>): Readonly<Record<Seat, Holder>> => {
  if (Object.isFrozen(holders)) return holders
  return Object.freeze(Object.fromEntries(Object.entries(holders).map(([seat, holder]) => [seat, frozen(holder)])))
}

export const copyOutcome = (o: Outcome | null): Outcome | null =>
  o === null ? null : { winners: [...o.winners], clause: o.clause, reason: o.reason }

/** A list that is replaced as a whole when it changes, so that copies and views can share it. */
export const frozenList = <T>(list: readonly T[]): readonly T[] =>
  Object.isFrozen(list) ? list : Object.freeze(list.slice())

/** The same for a list of records. */
export const frozenRecords = <T extends object>(list: readonly T[]): readonly T[] =>
  Object.isFrozen(list) ? list : Object.freeze(list.map(frozen))

/** Lists what is left of a pile in the order of its printed list: once for each pile, as frozen piles never change. */
export function inPrintedOrder<T>(printed: readonly T[]): (pile: readonly T[]) => readonly T[] {
  const known = new WeakMap<readonly T[], readonly T[]>()
  return (pile) => {
    let left = known.get(pile)
    if (!left) known.set(pile, (left = Object.freeze(printed.filter((id) => pile.includes(id)))))
    return left
  }
}
