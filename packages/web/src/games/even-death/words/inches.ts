/** Lengths as people say them here: in inches, whatever is measured in elsewhere. */
import { INCH } from '@shamble/even-death/page'

/** "6.2", rounded up to a tenth: whoever reads 6 is within 6. */
export const inchText = (units: number): string => String(Math.ceil((units * 10) / INCH - 1e-9) / 10)
/** "6.2″" */
export const inchWords = (units: number): string => `${inchText(units)}″`
