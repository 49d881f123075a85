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
  /** Two people here see something else of the table. */
  readonly differ?: (one: Person, other: Person) => boolean
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
  const next = asked.find(({ name }) => name === current?.name) ?? asked[0]
  if (!next) return STAY
  // What is one's own waits from whoever had the screen before, and from all others once it was put down.
  const before = current === null || current.name === next.name ? people : [current]
  const isApart = before.some((one) => one.name !== next.name && (differ?.(one, next) ?? false))
  const secret = isApart || (die === null && pending?.sealed)
  if (secret) return opened && next.name === current?.name ? STAY : { how: 'curtain', to: next }
  return next.name === current?.name ? STAY : { how: 'ribbon', to: next }
}
