/** Tenths of a millimetre on the board and in words. */
import { measure } from '../../settings/measure.ts'

/** Pixels of the board at its own size per unit: 12 to the centimetre. */
const PX = 0.12
const UNITS_PER_CM = 100
/** dw.units.2 An inch is 2.5 cm. */
const CM_PER_INCH = 2.5

export const px = (units: number): number => units * PX
export const units = (pixels: number): number => pixels / PX
/** Pixels for paths: a tenth is enough. */
export const at = (value: number): string => String(Math.round(value * PX * 10) / 10)

const perShown = (): number => (measure.value === 'inch' ? UNITS_PER_CM * CM_PER_INCH : UNITS_PER_CM)

/** "6.2": rounded up to a tenth, so that whoever reads "20" is within 20. */
export const lengthText = (length: number): string => {
  const tenths = Math.ceil((length * 10) / perShown() - 1e-9)
  return String(tenths / 10)
}
/** "6.2 cm" */
export const lengthWords = (length: number): string => `${lengthText(length)} ${measure.value === 'inch' ? 'in' : 'cm'}`

/** Where the marks of a ruler stand, in units, with what is written there. */
export function rulerMarks(length: number): { readonly at: number; readonly label: string }[] {
  const step = measure.value === 'inch' ? 2 : 5
  const each = step * perShown()
  return Array.from({ length: Math.floor(length / each) }, (_, i) => ({
    at: px((i + 1) * each),
    label: String((i + 1) * step),
  }))
}
