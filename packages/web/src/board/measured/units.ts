/** Tenths of a millimetre on the board and in words. */
import { type Measure, measureBy } from '../../settings/measure.ts'

/** Pixels of the board at its own size per unit: 12 to the centimetre. */
const PX = 0.12
const UNITS_PER_CM = 100

export const px = (units: number): number => units * PX
export const units = (pixels: number): number => pixels / PX
/** Pixels for paths: a tenth is enough. */
export const at = (value: number): string => String(Math.round(value * PX * 10) / 10)

/** How a game measures: what its book measures in, and how many units an inch is on its table. */
export interface Ruler {
  readonly book: Measure
  readonly inch: number
}

/** dw.units.2 An inch is 2.5 cm, and the book measures in centimetres. */
export const CENTIMETRES: Ruler = { book: 'cm', inch: 250 }

/** How many units the measure is that is shown now. */
const perShown = (ruler: Ruler): number => (shownBy(ruler) === 'inch' ? ruler.inch : UNITS_PER_CM)
export const shownBy = ({ book }: Ruler): Measure => measureBy(book).value

/** How many units the measure of the book is: names of points and typed distances are in it. */
export const perBook = ({ book, inch }: Ruler): number => (book === 'inch' ? inch : UNITS_PER_CM)

/** "6.2": rounded up to a tenth, so that whoever reads "20" is within 20. */
export const lengthText = (length: number, ruler: Ruler = CENTIMETRES): string => {
  const tenths = Math.ceil((length * 10) / perShown(ruler) - 1e-9)
  return String(tenths / 10)
}

/** What is written after a number, by what the book measures in. */
const SIGNS: Readonly<Record<Measure, Readonly<Record<Measure, string>>>> = {
  cm: { cm: ' cm', inch: ' in' },
  inch: { cm: ' cm', inch: '″' },
}

/** "6.2 cm", "5.4″" */
export const lengthWords = (length: number, ruler: Ruler = CENTIMETRES): string =>
  `${lengthText(length, ruler)}${SIGNS[ruler.book][shownBy(ruler)]}`

/** How far marks of a ruler are apart: of a book in inches as its tables are built, by six. */
const MARKS: Readonly<Record<Measure, Readonly<Record<Measure, number>>>> = {
  cm: { cm: 5, inch: 2 },
  inch: { cm: 10, inch: 6 },
}

/** Where the marks of a ruler stand, in pixels, with what is written there. */
export function rulerMarks(
  length: number,
  ruler: Ruler = CENTIMETRES,
): { readonly at: number; readonly label: string }[] {
  const step = MARKS[ruler.book][shownBy(ruler)]
  const each = step * perShown(ruler)
  return Array.from({ length: Math.floor(length / each) }, (_, i) => ({
    at: px((i + 1) * each),
    label: String((i + 1) * step),
  }))
}

/** Ticks of a tape: how far apart, and every how many is a long one. */
export const ticksOf = (ruler: Ruler): { readonly each: number; readonly long: number } => ({
  each: perBook(ruler),
  long: ruler.book === 'inch' ? 6 : 5,
})
