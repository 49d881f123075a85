/** The first of those that are worth most; null of none. */
export function best<T>(list: readonly T[], worth: (one: T) => number): T | null {
  let found: T | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const one of list) {
    const value = worth(one)
    if (value <= most) continue
    found = one
    most = value
  }
  return found
}
