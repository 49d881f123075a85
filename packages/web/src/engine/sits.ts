/** Who sits at this window, kept as long as the window is there: whoever reloads it sits where he sat. */
export interface Sits {
  readonly names: readonly string[]
  /** Another window had the table. */
  readonly isVisit: boolean
}

const keyOf = (table: string): string => `shamble-sits-${table}`

/** What was kept, if it says that: nobody is asked to sit by a damaged record. */
export function readSits(text: string | null): Sits | null {
  let kept: unknown = null
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    return null
  }
  const { names, isVisit } = (kept ?? {}) as Partial<Record<keyof Sits, unknown>>
  const isWhole = Array.isArray(names) && names.every((name) => typeof name === 'string')
  return isWhole && typeof isVisit === 'boolean' ? { names, isVisit } : null
}

export function sitsOf(table: string): Sits | null {
  try {
    return readSits(sessionStorage.getItem(keyOf(table)))
  } catch {
    return null
  }
}

export function keepSits(table: string, sits: Sits): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(sits))
  } catch {
    // He is asked again.
  }
}
