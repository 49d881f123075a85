/** A herd as one thing: its outline, the threads that hold it together, where its name is written. Only drawn. */
import type { Herd, Zombie } from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import { apart } from '../../board/measured/shapes.ts'
import { at } from '../../board/measured/units.ts'
import { sure } from '../../sure.ts'

const cross = (o: XY, a: XY, b: XY): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

/** The corners of the band round some points, clockwise on the table. */
export function hullOf(points: readonly XY[]): readonly XY[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  const half = (all: readonly XY[]): XY[] => {
    const side: XY[] = []
    for (const p of all) {
      while (side.length > 1 && cross(sure(side.at(-2)), sure(side.at(-1)), p) <= 0) side.pop()
      side.push(p)
    }
    return side.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** The outline at so many units round some points, rounded at its corners, as a path. */
export function outlineRound(points: readonly XY[], air: number): string {
  const corners = hullOf(points)
  const [only] = corners
  if (!only) return ''
  const r = at(air)
  if (corners.length === 1)
    return `M${at(only.x - air)} ${at(only.y)}A${r} ${r} 0 1 1 ${at(only.x + air)} ${at(only.y)}A${r} ${r} 0 1 1 ${at(only.x - air)} ${at(only.y)}Z`
  return `${corners
    .map((a, i) => {
      const b = sure(corners[(i + 1) % corners.length])
      const long = apart(a, b) || 1
      const [nx, ny] = [((b.y - a.y) / long) * air, (-(b.x - a.x) / long) * air]
      const start = `${at(a.x + nx)} ${at(a.y + ny)}`
      return `${i === 0 ? `M${start}` : `A${r} ${r} 0 0 1 ${start}`}L${at(b.x + nx)} ${at(b.y + ny)}`
    })
    .join('')}A${r} ${r} 0 0 1 ${firstOf(corners, air)}Z`
}

function firstOf(corners: readonly XY[], air: number): string {
  const [a, b] = [sure(corners[0]), sure(corners[1])]
  const long = apart(a, b) || 1
  return `${at(a.x + ((b.y - a.y) / long) * air)} ${at(a.y - ((b.x - a.x) / long) * air)}`
}

export interface Thread {
  readonly from: XY
  readonly to: XY
}

/** From the leader to everybody of the herd, each by whoever stands nearest on the way. */
export function threadsFrom(points: readonly XY[], leader: number): readonly Thread[] {
  const start = points[leader]
  if (!start) return []
  const left = points.map((p, i) => ({ p, i })).filter(({ i }) => i !== leader)
  const near = new Map(left.map(({ i, p }) => [i, { by: start, far: apart(start, p) }]))
  const threads: Thread[] = []
  while (left.length > 0) {
    let best = 0
    for (let k = 1; k < left.length; k++) if (farOf(near, left[k]) < farOf(near, left[best])) best = k
    const [taken] = left.splice(best, 1)
    if (!taken) break
    threads.push({ from: near.get(taken.i)?.by ?? start, to: taken.p })
    for (const { i, p } of left)
      if (apart(taken.p, p) < farOf(near, { i })) near.set(i, { by: taken.p, far: apart(taken.p, p) })
  }
  return threads
}

type Near = ReadonlyMap<number, { readonly far: number }>
const farOf = (near: Near, one: { readonly i: number } | undefined): number =>
  (one && near.get(one.i)?.far) ?? Number.POSITIVE_INFINITY

/** Those that hang together by threads no longer than so much, centre to centre: a torn herd is several. */
export function groupsOf(points: readonly XY[], longest: number): readonly (readonly XY[])[] {
  const left = [...points]
  const groups: XY[][] = []
  for (let first = left.pop(); first; first = left.pop()) {
    const group = [first]
    for (const p of group)
      for (let k = left.length - 1; k >= 0; k--)
        if (apart(p, sure(left[k])) <= longest) group.push(...left.splice(k, 1))
    groups.push(group)
  }
  return groups
}

/** Where an outline ends in a direction: from there the nose of a herd points on. */
export function rimTowards(points: readonly XY[], facing: XY, air: number): { readonly at: XY; readonly turn: number } {
  const long = Math.hypot(facing.x, facing.y) || 1
  const [dx, dy] = [facing.x / long, facing.y / long]
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
    y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
  }
  // The farthest of those that stand about straight ahead of the middle.
  const ahead = points.map(({ x, y }) => ({
    far: (x - middle.x) * dx + (y - middle.y) * dy,
    off: Math.abs((x - middle.x) * dy - (y - middle.y) * dx),
  }))
  const least = Math.min(...ahead.map(({ off }) => off))
  const reach = Math.max(0, ...ahead.filter(({ off }) => off <= Math.max(least, air * 1.6)).map(({ far }) => far))
  return {
    at: { x: middle.x + dx * (reach + air), y: middle.y + dy * (reach + air) },
    turn: (Math.atan2(dy, dx) * 180) / Math.PI,
  }
}

/** The place among its zombies of whoever is named to lead, else of whoever is foremost where the herd looks. */
export function foremost({ zombies, facing }: Pick<Herd, 'zombies' | 'facing'>, named: number | undefined): number {
  const found = zombies.findIndex(({ id }) => id === named)
  if (found >= 0) return found
  const far = ({ at: { x, y } }: Pick<Zombie, 'at'>): number => x * facing.x + y * facing.y
  return zombies.reduce((best, z, i) => (far(z) > far(zombies[best] ?? z) ? i : best), 0)
}
