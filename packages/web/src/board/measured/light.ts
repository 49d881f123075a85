/**
 * What can be seen from a point over everything that is high enough to stop it: the outline of the light. It is only
 * drawn; whether somebody is seen is asked of the rules.
 */
import type { XY } from '@shamble/table'

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

const NEAR = 1e-4
const TURN = 2 * Math.PI

/** What may stop a ray, with the stretch of directions in which it lies. */
class Screens {
  readonly low: number[] = []
  readonly span: number[] = []
  readonly meet: ((dx: number, dy: number) => number)[] = []
  readonly angles: number[] = []

  add(a: number, b: number, meet: (dx: number, dy: number) => number): void {
    let turn = b - a
    if (turn > Math.PI) turn -= TURN
    if (turn < -Math.PI) turn += TURN
    this.low.push(turn < 0 ? b : a)
    this.span.push(Math.abs(turn))
    this.meet.push(meet)
  }

  /** How far a ray gets. */
  reach(angle: number): number {
    const dx = Math.cos(angle)
    const dy = Math.sin(angle)
    let nearest = Number.POSITIVE_INFINITY
    for (let i = 0; i < this.low.length; i++) {
      let off = angle - (this.low[i] as number)
      if (off < -1e-9) off += TURN
      else if (off > TURN - 1e-9) off -= TURN
      if (off > (this.span[i] as number) + 1e-9) continue
      const t = (this.meet[i] as (x: number, y: number) => number)(dx, dy)
      if (t > 0 && t < nearest) nearest = t
    }
    return nearest
  }
}

function addSide(screens: Screens, from: XY, x1: number, y1: number, x2: number, y2: number): void {
  const a = Math.atan2(y1 - from.y, x1 - from.x)
  const b = Math.atan2(y2 - from.y, x2 - from.x)
  const ex = x2 - x1
  const ey = y2 - y1
  const across = (x1 - from.x) * ey - (y1 - from.y) * ex
  screens.angles.push(a - NEAR, a, a + NEAR, b - NEAR, b, b + NEAR)
  screens.add(a, b, (dx, dy) => {
    const over = dx * ey - dy * ex
    return over === 0 ? -1 : across / over
  })
}

function addDisc(screens: Screens, from: XY, x: number, y: number, radius: number): void {
  const cx = x - from.x
  const cy = y - from.y
  const far = Math.sqrt(cx * cx + cy * cy)
  if (far <= radius) return
  const middle = Math.atan2(cy, cx)
  const half = Math.asin(radius / far)
  for (const part of [-1, -0.5, 0, 0.5, 1]) screens.angles.push(middle + part * half)
  screens.angles.push(middle - half - NEAR, middle + half + NEAR)
  screens.add(middle - half, middle + half, (dx, dy) => {
    const along = cx * dx + cy * dy
    const rest = radius * radius - (far * far - along * along)
    return rest < 0 ? along : along - Math.sqrt(rest)
  })
}

/** The lit outline on a table of this size. */
export function litFrom(from: XY, { segments, discs }: Opaque, width: number, depth: number): XY[] {
  const screens = new Screens()
  for (let i = 0; i < segments.length; i += 4)
    addSide(
      screens,
      from,
      segments[i] as number,
      segments[i + 1] as number,
      segments[i + 2] as number,
      segments[i + 3] as number,
    )
  for (let i = 0; i < discs.length; i += 3)
    addDisc(screens, from, discs[i] as number, discs[i + 1] as number, discs[i + 2] as number)
  addSide(screens, from, 0, 0, width, 0)
  addSide(screens, from, width, 0, width, depth)
  addSide(screens, from, width, depth, 0, depth)
  addSide(screens, from, 0, depth, 0, 0)
  const angles = screens.angles.map((angle) =>
    angle > Math.PI ? angle - TURN : angle < -Math.PI ? angle + TURN : angle,
  )
  angles.sort((a, b) => a - b)
  const lit: XY[] = []
  let last = Number.NaN
  for (const angle of angles) {
    if (angle - last < 1e-6) continue
    last = angle
    const far = screens.reach(angle)
    if (far < Number.POSITIVE_INFINITY)
      lit.push({ x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far })
  }
  return lit
}
