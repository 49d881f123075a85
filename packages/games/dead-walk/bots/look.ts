/** A view made ready for questions: nothing is hidden, so the rules' own functions answer them. */
import type { Book } from '@shamble/kernel'
import { workGround } from '../rules/01-ground.ts'
import type { DeadWalkKit, Look } from '../state.ts'
import type { View } from '../view.ts'

export const lookAt = (view: View, book: Book<DeadWalkKit>): Look => ({
  state: view,
  book,
  facts: workGround(view, book),
})

/** The question at hand, by its name. */
export const questionOf = ({ frames }: View): string => frames.at(-1)?.at ?? ''
