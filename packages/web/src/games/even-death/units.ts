/** ed.measure.1 Lengths of this game in words: an inch is 254 units, and the book measures in inches. */
import { INCH } from '@shamble/even-death/page'
import { pointNames } from '../../board/measured/place.ts'
import { lengthText as text, lengthWords as words, type Ruler } from '../../board/measured/units.ts'

export const RULER: Ruler = { book: 'inch', inch: INCH }

export const lengthText = (length: number): string => text(length, RULER)
export const lengthWords = (length: number): string => words(length, RULER)
export const { pointName, snapped } = pointNames(RULER)
