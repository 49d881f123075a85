/** dd.end.10 Cycles in a row without anything that counts, after which the game is over. */
export const STANDSTILL = 20
