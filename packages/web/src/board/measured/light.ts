/**
 * What can be seen from a point over everything that is high enough to stop it: the outline of the light. It is only
 * drawn; whether somebody is seen is asked of the rules.
 */
import type { XY } from '@shamble/table'

/** Walls, sides of pieces and circles, flattened: four numbers a segment. */
export interface Opaque {
  readonly segments: Float64Array
}

export function opaque(segments: readonly (readonly [XY, XY])[]): Opaque {
  const list = new Float64Array(segments.length * 4)
  segments.forEach(([a, b], i) => list.set([a.x, a.y, b.x, b.y], i * 4))
  return { segments: list }
}

/** A circle as sides, for what is round. */
export function sidesOfDisc(at: XY, radius: number, sides = 12): [XY, XY][] {
  const corner = (i: number): XY => {
    const turn = (i / sides) * 2 * Math.PI
    return { x: at.x + radius * Math.cos(turn), y: at.y + radius * Math.sin(turn) }
  }
  return Array.from({ length: sides }, (_, i): [XY, XY] => [corner(i), corner(i + 1)])
}

const NEAR = 1e-4

/** The lit outline on a table of this size. */
export function litFrom(from: XY, { segments }: Opaque, width: number, depth: number): XY[] {
  const edges = new Float64Array([0, 0, width, 0, width, 0, width, depth, width, depth, 0, depth, 0, depth, 0, 0])
  const all = new Float64Array(segments.length + edges.length)
  all.set(segments)
  all.set(edges, segments.length)
  const count = all.length / 4
  const angles: number[] = []
  for (let i = 0; i < count * 2; i++) {
    const x = all[i * 2] as number
    const y = all[i * 2 + 1] as number
    const angle = Math.atan2(y - from.y, x - from.x)
    angles.push(angle - NEAR, angle, angle + NEAR)
  }
  angles.sort((a, b) => a - b)
  // For every segment the stretch of angles it lies in: most rays meet few of them.
  const low = new Float64Array(count)
  const span = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const a = Math.atan2((all[i * 4 + 1] as number) - from.y, (all[i * 4] as number) - from.x)
    const b = Math.atan2((all[i * 4 + 3] as number) - from.y, (all[i * 4 + 2] as number) - from.x)
    let turn = b - a
    if (turn > Math.PI) turn -= 2 * Math.PI
    if (turn < -Math.PI) turn += 2 * Math.PI
    low[i] = turn < 0 ? b : a
    span[i] = Math.abs(turn)
  }
  const lit: XY[] = []
  let last = Number.NaN
  for (const angle of angles) {
    if (angle - last < 1e-6) continue
    last = angle
    const dx = Math.cos(angle)
    const dy = Math.sin(angle)
    let nearest = Number.POSITIVE_INFINITY
    for (let i = 0; i < count; i++) {
      let off = angle - (low[i] as number)
      if (off < -1e-9) off += 2 * Math.PI
      if (off > 2 * Math.PI - 1e-9) off -= 2 * Math.PI
      if (off > (span[i] as number) + 1e-9) continue
      const x1 = all[i * 4] as number
      const y1 = all[i * 4 + 1] as number
      const ex = (all[i * 4 + 2] as number) - x1
      const ey = (all[i * 4 + 3] as number) - y1
      const over = dx * ey - dy * ex
      if (over === 0) continue
      const t = ((x1 - from.x) * ey - (y1 - from.y) * ex) / over
      if (t > 0 && t < nearest) nearest = t
    }
    if (nearest < Number.POSITIVE_INFINITY) lit.push({ x: from.x + dx * nearest, y: from.y + dy * nearest })
  }
  return lit
}
