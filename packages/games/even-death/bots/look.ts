/** A view made ready for questions: nothing is hidden, so the rules' own functions answer them. */
import type { Book } from '@shamble/kernel'
import { type Ground, workGround } from '../rules/10-ground.ts'
import type { EvenDeathKit, Look, View } from '../state.ts'

/** What was worked out last for a match: doors seldom change. */
const GROUNDS = new WeakMap<object, Ground>()

export function lookAt(view: View, book: Book<EvenDeathKit>): Look {
  const facts = workGround(view, book, GROUNDS.get(book))
  GROUNDS.set(book, facts)
  return { state: view, book, facts }
}

/** The question at hand, by its name. */
export const questionOf = ({ frames }: View): string => frames.at(-1)?.at ?? ''
