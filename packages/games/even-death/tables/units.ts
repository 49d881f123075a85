/** ed.measure The measures of the table. Distances in tables are inches unless a name says units (tenths of a millimetre). */

/** ed.measure.1 */
export const INCH = 254
/** Inches in units, halves rounded up. */
export const inches = (n: number): number => Math.floor(n * INCH + 0.5)

/** ed.measure.2 Sides of a table, in inches. */
export const TABLE = { least: 60, most: 96, step: 12 } as const

/** ed.measure.3 In units. */
export const RADIUS = 125
export const STANDING = { height: 320, eye: 280 } as const
export const LYING = { height: 100, eye: 100 } as const
/** ed.contact.3, ed.measure.3 Half the height of whoever stands. */
export const HALF_HEIGHT = 160

/** ed.measure.6 Centres of bases that just do not overlap; how near a centre may come to an Impassable outline. */
export const APART = 248
export const CLEARANCE = 123

/** ed.contact.3, ed.contact.4, ed.climb.11 In units. */
export const CONTACT = { touching: 10, reach: 127, beside: 254, lowPlatform: 400, ladder: 508 } as const

/** ed.sight.2 Columns of a silhouette in units, and heights of it as sixths of the figure's height. */
export const SILHOUETTE = { columns: [0, 100, -100], sixths: [1, 3, 5] } as const

/** ed.sight.6 In units: what is left out at the eye. */
export const LOOK_OUT = 508

/** The lattice of places that are tried: ed.climb.14, ed.bite.7, Herd arrangement. In units. */
export const LATTICE = 127

/** ed.deploy: Herd arrangement at deployment. Centres of a block are so far apart, in units. */
export const BLOCK_PITCH = 318

/** ed.bite.6, ed.bite.7 Places round a human, and how far their centres are from his, in units. */
export const RING = { places: 6, distance: 252 } as const

/** Facings are whole vectors with no coordinate larger than this. */
export const FACING_LIMIT = 1000
