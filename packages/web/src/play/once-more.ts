import type { MatchSetup, SeatChoice } from '@shamble/host'

const own = (choice: SeatChoice): SeatChoice => {
  if (choice.kind === 'bot') return choice
  const { lent: _, ...person } = choice
  return person
}

/** The same table once more, with other dice: seats that were lent to a bot are their persons' again. */
export function onceMore({ seed: _, ...setup }: MatchSetup): MatchSetup {
  const seats = Object.fromEntries(Object.entries(setup.seats).map(([seat, choice]) => [seat, own(choice)]))
  return { ...setup, seats, guide: false }
}
