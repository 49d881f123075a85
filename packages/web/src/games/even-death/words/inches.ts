/** Lengths as people say them here: in inches, unless they are shown in centimetres. */
export { lengthText as inchText, lengthWords as inchWords } from '../units.ts'
