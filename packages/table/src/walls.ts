/** The walls of buildings, worked out from their outlines, rooms and partitions. */
import { gcd } from './exact.ts'
import { isOnSegment, type XY } from './geometry.ts'
import type { Line } from './shape.ts'
import type { Building, Gap } from './terrain.ts'

/** A stretch of wall of one storey, without its openings. */
export interface Wall extends Line {
  readonly level: number
  readonly kind: string
}

/** One stretch on a line, by the coordinate that grows along it. */
interface Span {
  low: number
  high: number
  from: XY
  to: XY
}

type Ends = Pick<Line, 'from' | 'to'>

/** The same text for all segments on one line: its reduced direction, and its offset. */
function lineKey({ from, to }: Ends): string {
  const over = gcd(to.x - from.x, to.y - from.y)
  let [dx, dy] = [(to.x - from.x) / over, (to.y - from.y) / over]
  if (dx < 0 || (dx === 0 && dy < 0)) [dx, dy] = [-dx, -dy]
  return `${dx},${dy},${from.x * dy - from.y * dx}`
}

export function spanOf({ from, to }: Ends): Span {
  const measure = (p: XY): number => (from.x === to.x ? p.y : p.x)
  return measure(from) <= measure(to)
    ? { low: measure(from), high: measure(to), from, to }
    : { low: measure(to), high: measure(from), from: to, to: from }
}

/** Do two segments lie on one line? */
export const isOneLine = (a: Ends, b: Ends): boolean => lineKey(a) === lineKey(b)

/** The sides of an outline, round it. */
export const sidesOf = (outline: readonly XY[]): Line[] =>
  outline.map((from, i) => ({ is: 'line', from, to: outline[(i + 1) % outline.length] as XY }))

/** The walls of a storey as if nothing opened: sides of outline and rooms, and partitions; each stretch of a kind once. */
export function fullWalls(b: Building, level: number): Wall[] {
  const lines = new Map<string, { kind: string; spans: Span[] }>()
  const note = (side: Ends, kind: string): void => {
    const key = `${kind} ${lineKey(side)}`
    const known = lines.get(key) ?? { kind, spans: [] }
    known.spans.push(spanOf(side))
    lines.set(key, known)
  }
  const outlines = [b.outline, ...b.rooms.filter((room) => room.level === level).map((room) => room.outline)]
  for (const side of outlines.flatMap(sidesOf)) note(side, b.wall ?? '')
  for (const partition of b.partitions ?? []) if (partition.level === level) note(partition, partition.kind)
  return [...lines.values()].flatMap(({ kind, spans }) =>
    joined(spans).map(({ from, to }) => ({ is: 'line' as const, from, to, level, kind })),
  )
}

/** Overlapping and adjoining stretches of one line made one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of [...spans].sort((s, t) => s.low - t.low || s.high - t.high)) {
    const last = result.at(-1)
    if (last === undefined || span.low > last.high) result.push({ ...span })
    else if (span.high > last.high) {
      last.high = span.high
      last.to = span.to
    }
  }
  return result
}

/** The walls of a building, storey by storey, without the stretches taken by openings and gaps. */
export function wallsOf(b: Building, gaps: readonly Gap[] = []): Wall[] {
  const walls: Wall[] = []
  for (let level = 0; level < b.storeys; level++) {
    const isHere = (stretch: { readonly level: number }): boolean => stretch.level === level
    const missing = [...b.openings.filter(isHere), ...gaps.filter((gap) => gap.in === b.id && isHere(gap))]
    for (const wall of fullWalls(b, level))
      for (const rest of stretchesOf(wall, missing)) walls.push({ ...wall, ...rest })
  }
  return walls
}

/** What is left of a line without the stretches that lie on it. */
export function stretchesOf(wall: Ends, missing: readonly Ends[]): Ends[] {
  const key = lineKey(wall)
  const gaps = missing.filter((gap) => lineKey(gap) === key).map(spanOf)
  return without(spanOf(wall), gaps).map(({ from, to }) => ({ from, to }))
}

function without(wall: Span, gaps: readonly Span[]): Span[] {
  const result: Span[] = []
  let rest = wall
  for (const gap of [...gaps].sort((s, t) => s.low - t.low)) {
    if (gap.high <= rest.low || gap.low >= rest.high) continue
    if (gap.low > rest.low) result.push({ low: rest.low, high: gap.low, from: rest.from, to: gap.from })
    if (gap.high >= rest.high) return result
    rest = { low: gap.high, high: rest.high, from: gap.to, to: rest.to }
  }
  return [...result, rest]
}

/**
 * The ends of an opening of this width in the middle of which lies `at`, in a wall that runs north to south or east to
 * west; null if there is none, or if it does not fit in.
 */
export function openingEnds(b: Building, level: number, at: XY, width: number): { from: XY; to: XY } | null {
  for (const wall of fullWalls(b, level)) {
    if (!isOnSegment(wall.from, wall.to, at)) continue
    const half = Math.floor(width / 2)
    const isUpright = wall.from.x === wall.to.x
    if (!isUpright && wall.from.y !== wall.to.y) continue
    const from = isUpright ? { x: at.x, y: at.y - half } : { x: at.x - half, y: at.y }
    const to = isUpright ? { x: at.x, y: from.y + width } : { x: from.x + width, y: at.y }
    if (isOnSegment(wall.from, wall.to, from) && isOnSegment(wall.from, wall.to, to)) return { from, to }
  }
  return null
}
