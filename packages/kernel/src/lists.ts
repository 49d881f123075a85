/**
 * Lists of a state are frozen, and on frozen lists the language's own `some`, `find` and `filter` are ten times slower
 * than on others: what is asked at every step of the game goes by these.
 */

export function someIn<T>(list: readonly T[], is: (one: T) => boolean): boolean {
  for (let i = 0; i < list.length; i++) if (is(list[i] as T)) return true
  return false
}

/** The first that is so. */
export function findIn<T>(list: readonly T[], is: (one: T) => boolean): T | undefined {
  for (let i = 0; i < list.length; i++) if (is(list[i] as T)) return list[i]
  return undefined
}

/** All that are so, in their order. */
export function thoseIn<T>(list: readonly T[], is: (one: T) => boolean): T[] {
  const found: T[] = []
  for (let i = 0; i < list.length; i++) if (is(list[i] as T)) found.push(list[i] as T)
  return found
}

/** What comes of each, one after the other: `flatMap`, which is slow on any list. */
export function allFrom<T, U>(list: readonly T[], of: (one: T) => readonly U[]): U[] {
  const found: U[] = []
  for (let i = 0; i < list.length; i++) for (const each of of(list[i] as T)) found.push(each)
  return found
}

/** Sorts in place; equals keep their order. For the few that rules put in order all the time, quicker than `sort`. */
export function sortFew<T>(list: T[], compare: (a: T, b: T) => number): T[] {
  if (list.length > FEW) return list.sort(compare)
  for (let i = 1; i < list.length; i++) {
    const one = list[i] as T
    let at = i
    while (at > 0 && compare(list[at - 1] as T, one) > 0) {
      list[at] = list[at - 1] as T
      at--
    }
    list[at] = one
  }
  return list
}
const FEW = 24
