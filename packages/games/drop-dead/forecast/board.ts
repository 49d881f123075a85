/** What hints look at: the view as the rules know a state, on ground that is worked out once for every map. */
import { type Ground, workGround } from '../rules/01-grid.ts'
import { isAlive, type Look, type State, type Survivor, type Turn } from '../state.ts'
import type { View } from '../view.ts'

/** The ground of the map last asked about: maps change far less often than questions are asked. */
let last: Ground | undefined

/** Stack and deck are there in number only; their order is not the hidden one, and nothing here reads it. */
export function lookOf(view: View, book: Look['book']): Look {
  const { stackLeft, deckLeft, ...seen } = view
  const survivors = view.survivors.map((one) => (one.at === null && isAlive(one) ? notYetHere(one) : one))
  const state: State = { ...seen, survivors, stack: [...stackLeft], deck: [...deckLeft] }
  last = workGround(state, book, last)
  return { state, book, facts: last }
}

/** Before it is placed a survivor stands in nobody's way. */
const notYetHere = (one: Survivor): Survivor => ({ ...one, status: 'dead' })

/** The same look with this survivor changed, and the turn if it is its own. */
export function supposing(look: Look, survivor: Survivor, turn: Turn | null): Look {
  const { state, book, facts } = look
  const survivors = state.survivors.map((one) => (one.seat === survivor.seat ? survivor : one))
  return { book, facts, state: { ...state, survivors, turn } }
}
