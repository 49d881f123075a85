import { Cell } from '../engine/signal.ts'

export type Measure = 'cm' | 'inch'
const KEY = 'shamble-measure'

const kept = (): Measure => {
  try {
    return localStorage.getItem(KEY) === 'inch' ? 'inch' : 'cm'
  } catch {
    return 'cm'
  }
}

/** What distances are shown in; the rules keep counting in centimetres. */
export const measure = new Cell<Measure>(kept())

export function changeMeasure(to: Measure): void {
  measure.set(to)
  try {
    localStorage.setItem(KEY, to)
  } catch {
    // Kept until the page is left.
  }
}
