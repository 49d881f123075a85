/** A place at the table, named by the game ('Z', 'M1', …). */
export type Seat = string

/** Who sits there. Two seats with the same person are held by one human; a bot may play for a person who can come back. */
export type Holder = { readonly person: string } | { readonly bot: string; readonly for?: string }

export const isBot = (holder: Holder | undefined): boolean => holder !== undefined && 'bot' in holder

export const samePerson = (a: Holder | undefined, b: Holder | undefined): boolean =>
  a !== undefined && b !== undefined && 'person' in a && 'person' in b && a.person === b.person

/** Who throws by hand after these changes, of those who did at first. */
export function handsAfter(
  physical: Iterable<Seat>,
  changes: readonly { readonly seats: readonly Seat[]; readonly byHand: boolean }[],
): ReadonlySet<Seat> {
  const hands = new Set(physical)
  for (const { seats, byHand } of changes) {
    for (const seat of seats) {
      if (byHand) hands.add(seat)
      else hands.delete(seat)
    }
  }
  return hands
}
