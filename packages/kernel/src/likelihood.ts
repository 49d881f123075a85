/** The logistic curve between -8 and 8, with (1 + x/16) to the 16th for the power of e: the same on every machine. */
export function likelihood(sum: number): number {
  let power = 1 - Math.max(-8, Math.min(8, sum)) / 16
  for (let i = 0; i < 4; i++) power *= power
  return 1 / (1 + power)
}
