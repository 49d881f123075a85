/** How far a newcomer has come in the lessons of the first turn: they are gone through in their order, and never back. */
import type { DisplayState } from './display/display-state.ts'
import type { GuideStep } from './game-display.ts'

export interface Course {
  /** The lesson that comes next at the earliest. */
  readonly at: number
  /** Something was in the sights during this lesson: once it is decided, the lesson is over, whatever was done. */
  readonly tried: { readonly lesson: number; readonly decision: number | undefined } | null
}

export const BEGINNING: Course = { at: 1, tried: null }

/** What is said now, of steps that were not told yet, and how far the course has come with it. */
export function follow<Step extends GuideStep>(
  { at, tried }: Course,
  steps: readonly Step[],
  s: DisplayState,
  decision: number | undefined,
  /** The rules are still asked what can be done: no later lesson is begun because nobody knows yet. */
  isAsking = false,
): { readonly course: Course; readonly step: Step | null } {
  const isDecided = tried !== null && tried.decision !== decision
  const from = isDecided ? Math.max(at, tried.lesson + 1) : at
  const isNext = ({ lesson }: Step): boolean => (isAsking ? lesson === from : (lesson ?? from) >= from)
  const step = steps.find((one) => isNext(one) && one.when(s)) ?? null
  const lesson = step?.lesson
  if (lesson === undefined) return { course: { at: from, tried: isDecided ? null : tried }, step }
  return { course: { at: lesson, tried: s.selection.aim === null ? null : { lesson, decision } }, step }
}

/** How many lessons there are. */
export const lessonsIn = (steps: readonly GuideStep[]): number => Math.max(0, ...steps.map(({ lesson = 0 }) => lesson))
