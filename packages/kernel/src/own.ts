/** The row of a table that a word means, if it is one of the table's own; what every object has is none. */
export const rowOf = <V>(table: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
