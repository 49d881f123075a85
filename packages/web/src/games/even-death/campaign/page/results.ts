/** What the form of a battle fought elsewhere and the question about it share. */
import { type Fate, forceOf, isPerson, type Person, profileOf, type View } from '@shamble/even-death/campaign/page'

export const STATUS: readonly { readonly value: Fate; readonly label: string }[] = [
  { value: 'alive', label: 'Stands' },
  { value: 'withdrawn', label: 'Withdrew' },
  { value: 'dead', label: 'Is dead' },
  { value: 'turned', label: 'Turned' },
  { value: 'lost', label: 'Found no place' },
  { value: 'conceded', label: 'Was given up' },
]

export const unitsOf = (view: View) =>
  (view.battle?.sides ?? []).flatMap(({ force }) => forceOf(view, force)?.units ?? [])

export const peopleIn = (view: View): readonly Person[] => unitsOf(view).filter(isPerson)

/** By the number that faults name. */
export const called = ({ unit, id }: Person): string => `${profileOf(unit).title} ${id}`
