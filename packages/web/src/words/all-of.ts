import { count } from './plain.ts'

/** "both", "all three". */
export const allOf = (n: number): string => (n === 2 ? 'both' : `all ${count(n)}`)
