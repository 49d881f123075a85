/** Shapes on a board of squares as paths: areas, outlines, bars of walls. Squares count row by row, from 0. */

/** Units of a board per square. */
export const S = 40

export interface Grid {
  /** In squares. */
  readonly width: number
  readonly height: number
}

/** The area of some squares as rows of rectangles in one path: no seams, few commands. */
export function area({ width }: Pick<Grid, 'width'>, squares: Iterable<number>): string {
  const sorted = [...squares].sort((a, b) => a - b)
  let d = ''
  for (let i = 0; i < sorted.length; ) {
    const first = sorted[i] as number
    let end = i
    while (sorted[end + 1] === (sorted[end] as number) + 1 && (sorted[end + 1] as number) % width !== 0) end++
    const run = end - i + 1
    d += `M${(first % width) * S} ${Math.floor(first / width) * S}h${run * S}v${S}h${-run * S}z`
    i = end + 1
  }
  return d
}

/** The edge of an area: every side that has the area on one side only. */
export function outline({ width, height }: Grid, squares: ReadonlySet<number>): string {
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && squares.has(y * width + x)
  let d = ''
  for (let y = 0; y <= height; y++) {
    let from = -1
    for (let x = 0; x <= width; x++) {
      const edge = x < width && inside(x, y) !== inside(x, y - 1)
      if (edge && from < 0) from = x
      if (!edge && from >= 0) {
        d += `M${from * S} ${y * S}H${x * S}`
        from = -1
      }
    }
  }
  for (let x = 0; x <= width; x++) {
    let from = -1
    for (let y = 0; y <= height; y++) {
      const edge = y < height && inside(x, y) !== inside(x - 1, y)
      if (edge && from < 0) from = y
      if (!edge && from >= 0) {
        d += `M${x * S} ${from * S}V${y * S}`
        from = -1
      }
    }
  }
  return d
}

/** Sides of squares (2 × square to the east, one more to the south) joined to bars. */
export function bars({ width }: Pick<Grid, 'width'>, sides: ReadonlySet<number>): string {
  let d = ''
  const seen = new Set<number>()
  for (const side of [...sides].sort((a, b) => a - b)) {
    if (seen.has(side)) continue
    // East sides (even) join downwards, south sides (odd) to the right.
    const step = side % 2 === 0 ? 2 * width : 2
    let end = side
    const next = (of: number): boolean =>
      sides.has(of + step) && (side % 2 === 0 || Math.floor(of / 2) % width !== width - 1)
    while (next(end)) end += step
    for (let one = side; one <= end; one += step) seen.add(one)
    const [x1, y1] = endsOfSide({ width }, side)
    const [, , x2, y2] = endsOfSide({ width }, end)
    d += side % 2 === 0 ? `M${x1} ${y1}V${y2}` : `M${x1} ${y1}H${x2}`
  }
  return d
}

/** The two ends of a side. */
export function endsOfSide(
  { width }: Pick<Grid, 'width'>,
  side: number,
): readonly [x1: number, y1: number, x2: number, y2: number] {
  const square = side >> 1
  const x = (square % width) * S
  const y = Math.floor(square / width) * S
  return side % 2 === 0 ? [x + S, y, x + S, y + S] : [x, y + S, x + S, y + S]
}
