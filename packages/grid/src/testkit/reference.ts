/** For tests: slow answers that follow the definitions word by word. */
import { type Lattice, squareAt } from '../lattice.ts'
import type { Board } from './boards.ts'

type Point = readonly [number, number]

/** Sight by the definition of ev.los.2 and ev.los.8: the line against every wall section and every opaque square. */
export function slowlySees({ l, blocks, opaque }: Board, a: number, b: number): boolean {
  if (a === b) return true
  const from = centre(l, a)
  const to = centre(l, b)
  for (let side = 0; side < l.sides; side++) {
    if (blocks[side] === 0) continue
    const [start, end] = section(l, side)
    if (haveCommonPoint(from, to, start, end)) return false
  }
  for (let square = 0; square < l.squares; square++) {
    if (opaque[square] !== 0 && passesThroughInside(from, to, centre(l, square))) return false
  }
  return true
}

function centre(l: Lattice, square: number): Point {
  const [x, y] = l.xy[square]!
  return [2 * x - 1, 2 * y - 1]
}

function section(l: Lattice, side: number): readonly [Point, Point] {
  const [x, y] = l.xy[side >> 1]!
  const vertical = side % 2 === 0
  return vertical
    ? [
        [2 * x, 2 * y - 2],
        [2 * x, 2 * y],
      ]
    : [
        [2 * x - 2, 2 * y],
        [2 * x, 2 * y],
      ]
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}

function within(p: Point, a: Point, b: Point): boolean {
  const between = (v: number, s: number, t: number) => Math.min(s, t) <= v && v <= Math.max(s, t)
  return between(p[0], a[0], b[0]) && between(p[1], a[1], b[1])
}

function haveCommonPoint(a: Point, b: Point, c: Point, d: Point): boolean {
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true
  const onLine = (p: Point, s: Point, t: Point) => turn(s, t, p) === 0 && within(p, s, t)
  return onLine(c, a, b) || onLine(d, a, b) || onLine(a, c, d) || onLine(b, c, d)
}

/** Whether an inner point of the square around `middle` lies on the line: its corners are not all on one side of it. */
function passesThroughInside(a: Point, b: Point, middle: Point): boolean {
  const [x, y] = middle
  const corners: Point[] = [
    [x - 1, y - 1],
    [x + 1, y - 1],
    [x + 1, y + 1],
    [x - 1, y + 1],
  ]
  const turns = corners.map((corner) => turn(a, b, corner))
  const inBox = (v: number, s: number, t: number) => Math.min(s, t) < v + 1 && v - 1 < Math.max(s, t)
  return turns.includes(1) && turns.includes(-1) && inBox(x, a[0], b[0]) && inBox(y, a[1], b[1])
}

/** Distances by relaxing every side until nothing changes. */
export function slowDistances(
  l: Lattice,
  cost: Uint8Array,
  passable: Uint8Array,
  from: readonly number[],
  limit: number,
): number[] {
  const far = Array.from({ length: l.squares }, () => Number.POSITIVE_INFINITY)
  for (const square of from) far[square] = 0
  const relax = (a: number, b: number, price: number): boolean => {
    if (passable[b] === 0 || far[a]! + price >= far[b]!) return false
    far[b] = far[a]! + price
    return true
  }
  for (let changed = true; changed; ) {
    changed = false
    for (let side = 0; side < l.sides; side++) {
      const price = cost[side]!
      const [x, y] = l.xy[side >> 1]!
      const a = side >> 1
      const b = side % 2 === 0 ? squareAt(l, x + 1, y) : squareAt(l, x, y + 1)
      if (b < 0 || price === 0 || price === 255) continue
      if (relax(a, b, price)) changed = true
      if (relax(b, a, price)) changed = true
    }
  }
  return far.map((distance) => (distance <= limit ? distance : -1))
}
