import type { Person } from '@shamble/host'
import type { Pending, Seat } from '@shamble/kernel'

/** Who should have the screen now, and how it changes hands. */
export type Handover =
  | { readonly how: 'stay' }
  /** Nothing is secret: one line says whose turn it is. */
  | { readonly how: 'ribbon'; readonly to: Person }
  /** The next decision is secret, or whoever decides may know what others do not: nothing of it is on the page before that person opens the curtain. */
  | { readonly how: 'curtain'; readonly to: Person }

export interface Asked {
  readonly pending: Pick<Pending, 'owe' | 'sealed'> | null
  /** Whose real die is awaited. */
  readonly die: Seat | null
  /** Everybody here sees something else of the table. */
  readonly differ?: boolean | undefined
}

const STAY: Handover = { how: 'stay' }

/** A secret decision of one's own also waits behind the curtain if others sit at the same screen. */
export function handover(
  people: readonly Person[],
  current: Person | null,
  { pending, die, differ }: Asked,
  opened: boolean,
): Handover {
  if (people.length < 2 && current) return STAY
  const owe = die !== null ? [die] : (pending?.owe ?? [])
  const asked = people.filter(({ seats }) => seats.some((seat) => owe.includes(seat)))
  const secret = differ || (die === null && pending?.sealed)
  const next = asked.find(({ name }) => name === current?.name) ?? asked[0]
  if (!next) return STAY
  if (secret) return opened && next.name === current?.name ? STAY : { how: 'curtain', to: next }
  return next.name === current?.name ? STAY : { how: 'ribbon', to: next }
}
