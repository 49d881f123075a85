export interface Interval {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** 95 in 100 such intervals hold the true rate (E. B. Wilson's score interval). */
export function wilson(wins: number, n: number, z = 1.96): Interval {
  if (n === 0) return { rate: 0, low: 0, high: 1 }
  const rate = wins / n
  const square = (z * z) / n
  const middle = (rate + square / 2) / (1 + square)
  const reach = (z * Math.sqrt((rate * (1 - rate) + square / 4) / n)) / (1 + square)
  return { rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** The mean of differences and its standard error. */
export function meanAndError(values: readonly number[]): { mean: number; error: number } {
  const n = values.length
  if (n === 0) return { mean: 0, error: Number.POSITIVE_INFINITY }
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / n
  if (n === 1) return { mean, error: Number.POSITIVE_INFINITY }
  let squares = 0
  for (const value of values) squares += (value - mean) * (value - mean)
  return { mean, error: Math.sqrt(squares / (n - 1) / n) }
}
