/** What the types cannot know: that something is there, and which keys a closed table has. */

/** What must be there; if it is not, that is said at once. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('something that must be there is missing')
  return value
}

/** The keys of a table to which nothing is ever added. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[]

export const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key)

/** The row of a table that a name means, if it is one of them. */
export const rowOf = <V>(table: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
