import type { Seat } from '@shamble/kernel'
import type { MatchSetup } from './protocol.ts'

/** Somebody at this screen, with all their seats. */
export interface Person {
  readonly name: string
  readonly seats: readonly Seat[]
}

/** The persons of a table in seat order; one person may hold several seats. */
export function peopleOf({ seats }: Pick<MatchSetup, 'seats'>): readonly Person[] {
  const people = new Map<string, Seat[]>()
  for (const [seat, choice] of Object.entries(seats))
    if (choice.kind === 'person') people.set(choice.name, [...(people.get(choice.name) ?? []), seat])
  return [...people].map(([name, own]) => ({ name, seats: own }))
}
