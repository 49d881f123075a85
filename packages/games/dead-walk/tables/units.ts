/** dw.units.4 Positions and distances are whole tenths of a millimetre. */
const PER_CM = 100

/** Centimetres of the book in units. */
export const cm = (centimetres: number): number => Math.round(centimetres * PER_CM)

/** dw.units.3 Units at the scale of the figures. */
export type Scaler = (units: number) => number

/** dw.units.5 The radius of a figure's base. */
export const BASE_RADIUS = 125

/** dw.units.5, dw.units.8 Bases may overlap by this much, and touch up to this gap. */
export const TOLERANCE = 10

/** dw.units.8, dw.units.9 Floors that differ by this much or more are different levels. */
export const LEVEL_STEP = cm(2.5)

/** dw.los.1, dw.los.2 The height of the eyes and of the top of a figure above its floor. */
export const EYES = { standing: cm(2.8), prone: cm(0.8) } as const
