/** Whatever is equal reads the same, in whichever order its parts were written. */
export const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )

export const same = (a: unknown, b: unknown): boolean => a === b || sorted(a) === sorted(b)
