import type { Person } from '@shamble/host'
import type { Presence } from '@shamble/kernel'

/** Where somebody is, and who plays meanwhile. */
export function whereabouts(
  { seats }: Person,
  presence: Presence | null,
): { readonly isHere: boolean; readonly words: string } {
  const isHere = seats.some((seat) => presence?.seats[seat] === 'here')
  const isPlayed = seats.some((seat) => presence?.bots.includes(seat))
  if (isPlayed) return { isHere, words: isHere ? 'here, and a bot plays' : 'away, and a bot plays' }
  return { isHere, words: isHere ? 'here' : 'away' }
}
