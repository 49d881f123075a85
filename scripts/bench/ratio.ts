export interface Compared {
  readonly name: string
  readonly unit: string
  readonly least?: number
  readonly now: { readonly best: number; readonly median: number }
  readonly before: { readonly best: number; readonly median: number }
}

const LEAST_RATIO = 0.95

/** Other load only ever slows: a line is slower if both its best and its median slice are. */
export function judged({ name, unit, least, now, before }: Compared): { readonly ok: boolean; readonly text: string } {
  const best = now.best / before.best
  const middle = now.median / before.median
  const isSlower = !(Math.max(best, middle) >= LEAST_RATIO)
  const misses = least !== undefined && now.best < least
  const faults = [isSlower ? 'SLOWER' : '', misses ? `MISSES ${least}` : ''].filter((fault) => fault !== '')
  const figure = (value: number): string => (value >= 100 ? String(Math.round(value)) : value.toPrecision(3))
  const ratios = `new/old ${best.toFixed(2)} (median ${middle.toFixed(2)})`
  return {
    ok: faults.length === 0,
    text: [`${name.padEnd(56)} ${ratios}  ${figure(now.best)} ${unit}`, ...faults].join('   '),
  }
}
