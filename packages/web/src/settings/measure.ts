import { Cell } from '../engine/signal.ts'

export type Measure = 'cm' | 'inch'

const KEYS: Readonly<Record<Measure, string>> = { cm: 'shamble-measure', inch: 'shamble-measure-inch' }

const isMeasure = (kept: string | null): kept is Measure => kept === 'cm' || kept === 'inch'

function kept(book: Measure): Measure {
  try {
    const found = localStorage.getItem(KEYS[book])
    return isMeasure(found) ? found : book
  } catch {
    return book
  }
}

const SHOWN: Readonly<Record<Measure, Cell<Measure>>> = {
  cm: new Cell<Measure>(kept('cm')),
  inch: new Cell<Measure>(kept('inch')),
}

/** What distances are shown in, by what the book of the game measures in; the rules keep counting as it does. */
export const measureBy = (book: Measure): Cell<Measure> => SHOWN[book]
/** For games whose book measures in centimetres. */
export const measure = SHOWN.cm

export function changeMeasure(to: Measure, book: Measure = 'cm'): void {
  SHOWN[book].set(to)
  try {
    localStorage.setItem(KEYS[book], to)
  } catch {
    // Kept until the page is left.
  }
}
