/** Small plots, drawn by hand: whole numbers over turns. */

export interface PlotBox {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** At most `most` whole steps from 0 up to at least `max`. */
export function ticks(max: number, most = 4): number[] {
  const rough = Math.max(1, max / most)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough)
  const all: number[] = []
  for (let value = 0; value < max + step; value += step) all.push(value)
  return all
}

/** The turns that are written under a plot: few, and the last one unless it would run into the one before. */
export function turnMarks(turns: number, most = 6): number[] {
  const every = Math.max(1, Math.ceil(turns / most))
  const last = turns - 1
  const all = Array.from({ length: turns }, (_, turn) => turn).filter((turn) => turn % every === 0)
  const before = all.at(-1) ?? last
  if (before === last) return all
  return last - before < every / 2 && all.length > 1 ? [...all.slice(0, -1), last] : [...all, last]
}

export interface Scale {
  x(turn: number): number
  y(value: number): number
}

export function scaleOf(box: PlotBox, turns: number, max: number): Scale {
  const wide = box.width - box.left - box.right
  const high = box.height - box.top - box.bottom
  return {
    x: (turn) => box.left + (turns <= 1 ? 0 : (turn / (turns - 1)) * wide),
    y: (value) => box.top + high - (max === 0 ? 0 : (value / max) * high),
  }
}

export const pathOf = (values: readonly number[], { x, y }: Scale): string =>
  values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('')

/** Labels at the right end that do not lie over each other. */
export function labelYs(ys: readonly number[], gap = 14): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  let last = Number.NEGATIVE_INFINITY
  const placed = new Array<number>(ys.length)
  for (const { y, i } of order) {
    last = Math.max(y, last + gap)
    placed[i] = last
  }
  return placed
}

/** Series that can share an axis: the largest is at most eight times the smallest. */
export function charts<Series extends { readonly values: readonly number[] }>(series: readonly Series[]): Series[][] {
  const groups: Series[][] = []
  for (const one of series) {
    const max = Math.max(1, ...one.values)
    const group = groups.find((others) =>
      others.every(({ values }) => {
        const other = Math.max(1, ...values)
        return Math.max(max, other) / Math.min(max, other) <= 8
      }),
    )
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
}
