/** A view as the rules see a state: nothing hidden is in it, and Zeds go by their public numbers alone. */
import type { Book } from '@shamble/kernel'
import { workGround } from '../rules/02-terrain.ts'
import { blankHidden, type Look, type RunOrShootKit, type State, type Zed } from '../state.ts'
import type { View } from '../rules/43-view.ts'

const LOOKS = new WeakMap<View, Look>()

/** For questions only: whoever asks again about the same view gets the same look, and what was worked out of it. */
export function lookAt(view: View, book: Book<RunOrShootKit>): Look {
  const known = LOOKS.get(view)
  if (known && known.book === book) return known
  const { hidden: _hidden, infections: _infections, ...seen } = view
  const state: State = {
    ...seen,
    killed: view.killed ?? 0,
    frames: [...view.frames],
    zeds: view.zeds.map((z): Zed => ({ ...z, id: z.n, horde: null })),
    survivors: [...view.survivors],
    hidden: blankHidden(),
  }
  const look: Look = { state, book, facts: workGround(state, book) }
  LOOKS.set(view, look)
  return look
}

/** The question at hand, by its name. */
export const questionOf = ({ frames }: View): string => frames.at(-1)?.at ?? ''
