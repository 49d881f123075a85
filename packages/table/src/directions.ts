/** Directions without trigonometry: a table of sines in whole numbers, and what is derived from it. */
import { signOf, timesOver } from './exact.ts'
import { cross, dot, point, type XY } from './geometry.ts'

/** The length of the vectors of `compass`. */
export const COMPASS = 100_000_000_000

/** The sines of 0 to 90 degrees in units of 1 / COMPASS, rounded to the nearest. */
const SINES: readonly number[] = [
  0, 1745240644, 3489949670, 5233595624, 6975647374, 8715574275, 10452846327, 12186934341, 13917310096, 15643446504,
  17364817767, 19080899538, 20791169082, 22495105434, 24192189560, 25881904510, 27563735582, 29237170472, 30901699437,
  32556815446, 34202014333, 35836794955, 37460659342, 39073112849, 40673664308, 42261826174, 43837114679, 45399049974,
  46947156279, 48480962025, 50000000000, 51503807491, 52991926423, 54463903502, 55919290347, 57357643635, 58778525229,
  60181502315, 61566147533, 62932039105, 64278760969, 65605902899, 66913060636, 68199836006, 69465837046, 70710678119,
  71933980034, 73135370162, 74314482548, 75470958022, 76604444312, 77714596146, 78801075361, 79863551005, 80901699437,
  81915204429, 82903757256, 83867056795, 84804809616, 85716730070, 86602540378, 87461970714, 88294759286, 89100652419,
  89879404630, 90630778704, 91354545764, 92050485345, 92718385457, 93358042650, 93969262079, 94551857560, 95105651630,
  95630475596, 96126169594, 96592582629, 97029572628, 97437006479, 97814760073, 98162718345, 98480775301, 98768834060,
  99026806874, 99254615164, 99452189537, 99619469809, 99756405026, 99862953475, 99939082702, 99984769516, 100000000000,
]

/** The sine of whole degrees, in units of 1 / COMPASS. */
export function sine(degrees: number): number {
  const angle = ((degrees % 360) + 360) % 360
  if (angle > 180) return -sine(angle - 180) || 0
  return SINES[angle > 90 ? 180 - angle : angle] as number
}

/** The direction so many whole degrees clockwise from north, of length COMPASS: too long to be built as points are. */
export const compass = (degrees: number): XY => ({ y: -sine(degrees + 90) || 0, x: sine(degrees) })

/** dw.units.11: the degrees of a die with so many faces, each step clockwise from north, the last face north again. */
export const degreesOfFace = (face: number, faces: number): number => ((face * 360) / faces) % 360

/**
 * dw.units.12: the point so many units from here in a direction in whole degrees clockwise from north, each coordinate
 * rounded to the nearest unit, halves away from zero. Right to the last unit up to FAR units.
 */
export function displaced(from: XY, distance: number, degrees: number): XY {
  const east = timesOver(distance, sine(degrees), COMPASS)
  const north = timesOver(distance, sine(degrees + 90), COMPASS)
  return point(from.x + east, from.y - north)
}

/** A vector turned by whole degrees clockwise, each coordinate rounded to the nearest unit. */
export function turned(v: XY, degrees: number): XY {
  const sin = sine(degrees)
  const cos = sine(degrees + 90)
  const rounded = (value: number): number => timesOver(value, 1, COMPASS)
  return point(rounded(v.x * cos - v.y * sin), rounded(v.x * sin + v.y * cos))
}

/** The whole degrees clockwise from north, 0 to 359, that are nearest to a vector, ties the lower ones. */
export function degreesOf(v: XY): number {
  const start = v.x > 0 ? (v.y < 0 ? 0 : 90) : v.y > 0 ? 180 : v.x < 0 ? 270 : 0
  let [low, high] = [start, start + 90]
  // All degrees up to `low` lie left of the vector or on it, all from `high` on lie right of it.
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (cross(compass(middle), v) >= 0) low = middle
    else high = middle
  }
  return (compareAngles(v, compass(low), compass(high)) <= 0 ? low : high) % 360
}

/** The vector turned a quarter to the left, as the figure sees it. */
export const leftOf = (v: XY): XY => ({ x: v.y, y: -v.x || 0 })

/** The vector turned a quarter to the right. */
export const rightOf = (v: XY): XY => ({ x: -v.y || 0, y: v.x })

/**
 * Compares the angles (0 to 180 degrees) which a and b make with an axis: negative when a lies nearer to it. Exact for
 * vectors of any whole length; none may be zero.
 */
export function compareAngles(axis: XY, a: XY, b: XY): number {
  const [ax, ay] = [BigInt(axis.x), BigInt(axis.y)]
  const along = (v: XY): bigint => ax * BigInt(v.x) + ay * BigInt(v.y)
  const length2 = (v: XY): bigint => BigInt(v.x) * BigInt(v.x) + BigInt(v.y) * BigInt(v.y)
  // The smaller angle has the larger cosine, and x |x| grows with x.
  const [alongA, alongB] = [along(a), along(b)]
  const left = alongA * (alongA < 0n ? -alongA : alongA) * length2(b)
  const right = alongB * (alongB < 0n ? -alongB : alongB) * length2(a)
  return left > right ? -1 : left < right ? 1 : 0
}

/** Does a bear further left than b? Opposite and equal directions do not differ. */
export const bearsLeft = (a: XY, b: XY): boolean => cross(a, b) > 0

/** Which way from `axis` a vector lies: -1 left, 1 right, 0 ahead or behind. */
export const sideOf = (axis: XY, v: XY): number => signOf(cross(axis, v))

/** Is a vector ahead of an axis, square to it, or behind: 1, 0, -1. */
export const aheadOf = (axis: XY, v: XY): number => signOf(dot(axis, v))
