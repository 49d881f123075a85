/** Rectangles along the edges of the table, in inches. */
export type Box = readonly [west: number, north: number, east: number, south: number]

/** What is left of a box without another, as boxes beside each other. */
export function without([west, north, east, south]: Box, [w, n, e, s]: Box): Box[] {
  if (w >= east || e <= west || n >= south || s <= north) return [[west, north, east, south]]
  const parts: Box[] = [
    [west, north, east, Math.max(north, n)],
    [west, Math.min(south, s), east, south],
    [west, Math.max(north, n), Math.max(west, w), Math.min(south, s)],
    [Math.min(east, e), Math.max(north, n), east, Math.min(south, s)],
  ]
  return parts.filter(([a, b, c, d]) => a < c && b < d)
}

export const meet = ([west, north, east, south]: Box, [w, n, e, s]: Box): Box | null => {
  const box: Box = [Math.max(west, w), Math.max(north, n), Math.min(east, e), Math.min(south, s)]
  return box[0] < box[2] && box[1] < box[3] ? box : null
}
