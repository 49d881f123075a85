import type { Holder, Seat } from './seat.ts'
import type { Outcome } from './transaction.ts'

/** A record that nobody changes any more; records from outside (a parsed document) are frozen on their first copy. */
export const frozen = <T extends object>(record: T): T =>
  Object.isFrozen(record) ? record : Object.freeze({ ...record })

/** Who holds which seat is written once, when the match begins. */
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
