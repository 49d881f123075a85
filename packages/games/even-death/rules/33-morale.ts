/** ed.morale States of morale. */
import type { Clause } from '../clauses.ts'
import { areFriends, type Human, isOnTable, type Look, type State, type Transaction } from '../state.ts'
import type { Morale } from '../tables/states.ts'
import { planOf } from './02-setup.ts'

/** Figures of the seats that are, or are not, friends of a seat; each zombie counts as one. */
function figures(state: State, seat: string, friends: boolean): number {
  const counts = (other: string): boolean => areFriends(state, seat, other) === friends
  const people = state.humans.filter((h) => isOnTable(h) && counts(h.seat)).length
  return state.herds
    .filter((herd) => isOnTable(herd) && counts(herd.seat))
    .reduce((sum, { zombies }) => sum + zombies.length, people)
}

/** ed.morale.2 to ed.morale.7 With what morale a human begins a battle. */
export function startingMorale({ state, book }: Look, { seat, health }: Human): Morale {
  if (health !== 'healthy') return 'shaken'
  if (planOf({ book }, seat)?.roster?.eager === true) return 'eager'
  return figures(state, seat, false) <= 2 * figures(state, seat, true) ? 'eager' : 'willing'
}

/** Somebody takes heart, or loses it. */
export function setMorale(t: Transaction, human: Human, morale: Morale, clause: Clause): void {
  const was = human.morale
  if (was === morale) return
  human.morale = morale
  t.emit({ e: 'morale', clause, unit: human.id, morale, was })
}
