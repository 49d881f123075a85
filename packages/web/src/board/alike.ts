/** Telling apart those who share a mark. */

/** Which of several of a kind somebody is, from 1; 0 for the only one. */
export function nthOfKind<One>(all: readonly One[], one: One, kindOf: (one: One) => string): number {
  const alike = all.filter((other) => kindOf(other) === kindOf(one))
  return alike.length > 1 ? alike.indexOf(one) + 1 : 0
}

/** "grunt", or "grunt 2" where there are several. */
export const numbered = (kind: string, nth: number): string => (nth === 0 ? kind : `${kind} ${nth}`)
