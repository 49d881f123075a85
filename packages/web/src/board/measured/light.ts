/**
 * What can be seen from a point over everything that is high enough to stop it: the outline of the light. It is only
 * drawn; whether somebody is seen is asked of the rules.
 */
import type { Layout, XY } from '@shamble/table'
import { sure } from '../../sure.ts'

/** Walls and sides of pieces, four numbers each; what is round, three. */
export interface Opaque {
  readonly segments: Float64Array
  readonly discs: Float64Array
}

export function opaque(
  segments: readonly (readonly [XY, XY])[],
  discs: readonly { readonly at: XY; readonly radius: number }[],
): Opaque {
  const sides = new Float64Array(segments.length * 4)
  segments.forEach(([a, b], i) => sides.set([a.x, a.y, b.x, b.y], i * 4))
  const round = new Float64Array(discs.length * 3)
  discs.forEach(({ at, radius }, i) => round.set([at.x, at.y, radius], i * 3))
  return { segments: sides, discs: round }
}

const KNOWN = new WeakMap<Uint8Array, Map<string, Opaque>>()

/**
 * What stops eyes at a height: whatever blocks sight there, but what they look out of. Kept as long as the same blocks.
 */
export function opaqueAt({ barriers }: Layout, blocks: Uint8Array, height: number, own = -1): Opaque {
  const known = KNOWN.get(blocks) ?? new Map<string, Opaque>()
  KNOWN.set(blocks, known)
  const key = `${height} ${own}`
  const made = known.get(key) ?? opaqueAmong(barriers, (i) => i !== own && blocks[i] !== 0, height)
  known.set(key, made)
  return made
}

function opaqueAmong(barriers: Layout['barriers'], isOpaque: (index: number) => boolean, height: number): Opaque {
  const segments: (readonly [XY, XY])[] = []
  const discs: { at: XY; radius: number }[] = []
  for (const { index, part, shape, bottom, top } of barriers) {
    if (part === 'slab' || !isOpaque(index) || top <= height || bottom > height) continue
    if (shape.is === 'line') segments.push([shape.from, shape.to])
    else if (shape.is === 'disc') discs.push(shape)
    else
      shape.corners.forEach((corner, i) => segments.push([corner, sure(shape.corners[(i + 1) % shape.corners.length])]))
  }
  return opaque(segments, discs)
}

const NEAR = 1e-4
const TURN = 2 * Math.PI
/** The turn is cut into slices: a ray asks only what reaches into its own. */
const SLICES = 128

const sliceOf = (angle: number): number => Math.floor(((angle + Math.PI) / TURN) * SLICES)

/** What may stop a ray: a side from x1, y1 on by ex, ey, as seen from the lamp, or a disc in the middle of x1, y1. */
class Screens {
  readonly angles: number[] = []
  readonly #slices: number[][] = Array.from({ length: SLICES }, () => [])
  readonly #numbers: number[] = []

  #put(low: number, span: number, a: number, b: number, c: number, radius: number): void {
    const id = this.#numbers.length
    this.#numbers.push(low, span, a, b, c, radius)
    for (let slice = sliceOf(low - 1e-6); slice <= sliceOf(low + span + 1e-6); slice++)
      this.#slices[(slice + SLICES) % SLICES]?.push(id)
  }

  side(x1: number, y1: number, x2: number, y2: number): void {
    const a = Math.atan2(y1, x1)
    const b = Math.atan2(y2, x2)
    let turn = b - a
    if (turn > Math.PI) turn -= TURN
    if (turn < -Math.PI) turn += TURN
    const [ex, ey] = [x2 - x1, y2 - y1]
    this.angles.push(a - NEAR, a, a + NEAR, b - NEAR, b, b + NEAR)
    this.#put(turn < 0 ? b : a, Math.abs(turn), ex, ey, x1 * ey - y1 * ex, -1)
  }

  disc(x: number, y: number, radius: number): void {
    const far = Math.sqrt(x * x + y * y)
    if (far <= radius) return
    const middle = Math.atan2(y, x)
    const half = Math.asin(radius / far)
    for (const part of [-1, -0.5, 0, 0.5, 1]) this.angles.push(middle + part * half)
    this.angles.push(middle - half - NEAR, middle + half + NEAR)
    this.#put(middle - half, 2 * half, x, y, far * far, radius)
  }

  /** How far a ray gets. */
  reach(angle: number, dx: number, dy: number): number {
    const numbers = this.#numbers
    let nearest = Number.POSITIVE_INFINITY
    for (const id of this.#slices[sliceOf(angle) % SLICES] as number[]) {
      let off = angle - (numbers[id] as number)
      if (off < -1e-9) off += TURN
      else if (off > TURN - 1e-9) off -= TURN
      if (off > (numbers[id + 1] as number) + 1e-9) continue
      const a = numbers[id + 2] as number
      const b = numbers[id + 3] as number
      const c = numbers[id + 4] as number
      const radius = numbers[id + 5] as number
      let far = -1
      if (radius < 0) {
        const over = dx * b - dy * a
        if (over !== 0) far = c / over
      } else {
        const along = a * dx + b * dy
        const rest = radius * radius - (c - along * along)
        far = rest < 0 ? along : along - Math.sqrt(rest)
      }
      if (far > 0 && far < nearest) nearest = far
    }
    return nearest
  }
}

/** The lit outline on a table of this size. */
export function litFrom(from: XY, { segments, discs }: Opaque, width: number, depth: number): XY[] {
  const screens = new Screens()
  const side = (x1: number, y1: number, x2: number, y2: number): void =>
    screens.side(x1 - from.x, y1 - from.y, x2 - from.x, y2 - from.y)
  for (let i = 0; i < segments.length; i += 4)
    side(segments[i] as number, segments[i + 1] as number, segments[i + 2] as number, segments[i + 3] as number)
  for (let i = 0; i < discs.length; i += 3)
    screens.disc((discs[i] as number) - from.x, (discs[i + 1] as number) - from.y, discs[i + 2] as number)
  side(0, 0, width, 0)
  side(width, 0, width, depth)
  side(width, depth, 0, depth)
  side(0, depth, 0, 0)
  const angles = Float64Array.from(screens.angles, (angle) =>
    angle > Math.PI ? angle - TURN : angle < -Math.PI ? angle + TURN : angle,
  ).sort()
  const lit: XY[] = []
  let last = Number.NaN
  for (const angle of angles) {
    if (angle - last < 1e-6) continue
    last = angle
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const far = screens.reach(angle, dx, dy)
    if (far < Number.POSITIVE_INFINITY) add(lit, { x: from.x + dx * far, y: from.y + dy * far })
  }
  return lit
}

/** Steps in which a rim is rounded, in radians. */
const ROUND = 0.12

/**
 * What is lit so far ahead: a slice of so many degrees around a direction, cut short by what stands there.
 */
export function sectorFrom(from: XY, facing: XY, degrees: number, radius: number, walls: Opaque): XY[] {
  const middle = Math.atan2(facing.y, facing.x)
  const half = (degrees / 360) * Math.PI
  const screens = new Screens()
  const { segments, discs } = walls
  const reach = radius * radius
  for (let i = 0; i < segments.length; i += 4) {
    const [x1, y1] = [(segments[i] as number) - from.x, (segments[i + 1] as number) - from.y]
    const [x2, y2] = [(segments[i + 2] as number) - from.x, (segments[i + 3] as number) - from.y]
    if (isNearSegment(x1, y1, x2, y2, reach)) screens.side(x1, y1, x2, y2)
  }
  for (let i = 0; i < discs.length; i += 3)
    screens.disc((discs[i] as number) - from.x, (discs[i + 1] as number) - from.y, discs[i + 2] as number)
  const off = (angle: number): number => {
    const turned = angle - middle
    return turned > Math.PI ? turned - TURN : turned < -Math.PI ? turned + TURN : turned
  }
  const steps = Math.max(2, Math.ceil((2 * half) / ROUND))
  const rim = Array.from({ length: steps + 1 }, (_, i) => -half + (2 * half * i) / steps)
  const turns = [...rim, ...screens.angles.map(off).filter((turn) => Math.abs(turn) < half)].sort((a, b) => a - b)
  const slice: XY[] = [from]
  for (const turn of turns) {
    const angle = middle + turn
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const folded = angle > Math.PI ? angle - TURN : angle < -Math.PI ? angle + TURN : angle
    const far = Math.min(radius, screens.reach(folded, dx, dy))
    slice.push({ x: from.x + dx * far, y: from.y + dy * far })
  }
  return slice
}

/** What is reached all around, cut short by what stands there. */
export const areaFrom = (from: XY, radius: number, walls: Opaque): XY[] =>
  sectorFrom(from, { x: 1, y: 0 }, 360, radius, walls).slice(1)

/** Does a segment come nearer to the origin than the root of this? */
function isNearSegment(x1: number, y1: number, x2: number, y2: number, reach: number): boolean {
  const [ex, ey] = [x2 - x1, y2 - y1]
  const whole = ex * ex + ey * ey
  const part = whole === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * ex + y1 * ey) / whole))
  const [x, y] = [x1 + part * ex, y1 + part * ey]
  return x * x + y * y <= reach
}

/** Points on the way between two others are left out. */
function add(lit: XY[], p: XY): void {
  const b = lit.at(-1)
  const a = lit.at(-2)
  if (a && b) {
    const [ex, ey] = [p.x - a.x, p.y - a.y]
    const aside = (b.x - a.x) * ey - (b.y - a.y) * ex
    const along = (b.x - a.x) * ex + (b.y - a.y) * ey
    const whole = ex * ex + ey * ey
    if (aside * aside < whole && along >= 0 && along <= whole) lit.pop()
  }
  lit.push(p)
}
