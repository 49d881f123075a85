/** rs.measure.2 Positions and distances are whole tenths of a millimetre. */
const PER_CM = 100

/** Centimetres of the book in units. */
export const cm = (centimetres: number): number => Math.round(centimetres * PER_CM)

/** rs.measure.3 Radii of bases. */
export const RADIUS = { figure: 100, tank: 200 } as const

/** Automation A3: a leg keeps the radius, less this, from closed barriers. */
export const CLEARANCE_SPARED = 1

/** rs.measure.6, rs.measure.7 Gaps up to which bases are in contact, and things adjacent. */
export const CONTACT = 10
export const ADJACENT = 200

/** rs.measure.11 Bases may overlap by this much at rest. */
export const TOLERANCE = 2

/** rs.measure.12 The rings on which a free spot is looked for; they begin in the east, which lies 90 degrees from north. */
export const SPOT_RINGS = { step: 50, rings: 120, everyDegrees: 15, fromDegrees: 90 } as const

/** rs.measure.13 The largest coordinate of a facing. */
export const FACING_LIMIT = 1000

/** rs.measure.15 A move is sampled so often along its length. */
export const SAMPLE_STEP = 100

/** Automation A3: lattice points lie so far apart. */
export const LATTICE = 100

/** rs.door.10, rs.fence.2, rs.climb.5, rs.noise.4 At it: the base within so much of the thing. */
export const AT_IT = 100

/** rs.sight.3 Half-levels in a storey, the height of eyes and aim above the floor, and of a low obstacle. */
export const STOREY = 2
export const EYES = 1
export const LOW = 1
