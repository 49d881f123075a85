/** A table of which only a part has been shown: whoever something is still to befall is as before. */
export function asBefore<T, Id>(
  was: readonly T[],
  is: readonly T[],
  idOf: (one: T) => Id,
  waits: ReadonlySet<Id>,
): readonly T[] {
  const before = new Map(was.map((one) => [idOf(one), one]))
  const now = new Set(is.map(idOf))
  return [
    ...is.flatMap((one) => (waits.has(idOf(one)) ? (before.get(idOf(one)) ?? []) : one)),
    ...was.filter((one) => waits.has(idOf(one)) && !now.has(idOf(one))),
  ]
}
