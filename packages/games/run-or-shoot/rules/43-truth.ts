/** rs.seats.4 The whole state again, from the view of somebody to whom nothing is hidden but cards that lie face down. */
import { type Book, readOnly } from '@shamble/kernel'
import { copyState, type Hidden, type Look, type RunOrShootKit, type State, type Zed } from '../state.ts'
import { workGround } from './02-terrain.ts'
import { defaultCard } from './07-cards.ts'
import type { SeenHidden, View } from './43-view.ts'

const withoutOrigins = ({ origins: _, ...hidden }: SeenHidden): Hidden => hidden

/** Nothing of it is shared with the view. */
export function truthIn(view: View, seen: SeenHidden): State {
  const { answers: _answers, infections: _infections, hidden: _hidden, errands: _errands, ...open } = view
  const idOf = (n: number): number => seen.origins[n]?.id ?? n
  const idsOf = (numbers: readonly number[]): readonly number[] => readOnly(numbers.map(idOf))
  return copyState({
    ...open,
    killed: view.killed ?? 0,
    frames: [...view.frames],
    zeds: view.zeds.map((z): Zed => readOnly({ ...z, ...(seen.origins[z.n] ?? { id: z.n, horde: null }) })),
    survivors: view.survivors.map((s) => ({ ...s, pinnedBy: s.pinnedBy === null ? null : idOf(s.pinnedBy) })),
    melee: readOnly(view.melee.map((set) => readOnly({ ...set, zeds: idsOf(set.zeds), lying: idsOf(set.lying) }))),
    groans: readOnly(view.groans.map((groan) => readOnly({ ...groan, zed: idOf(groan.n) }))),
    hidden: withoutOrigins(seen),
  })
}

/** rs.secrecy.1 Cards that lie face down are taken for those that the clock would place. */
export function guessCards(look: Look, answers: View['answers']): void {
  const asking = look.state.frames.at(-1)
  const given = Object.entries(answers)
  if (asking && given.length > 0)
    asking.sealed = Object.fromEntries(given.map(([seat, own]) => [seat, own ?? defaultCard(look, seat)]))
}

/** The same with cards that may lie there. */
export function truthFor(view: View, seen: SeenHidden, book: Book<RunOrShootKit>): State {
  const state = truthIn(view, seen)
  guessCards({ state, book, facts: workGround(state, book) }, view.answers)
  return state
}
