import type { Row } from './rows.ts'

/** `knockDown` kills a zombie that is already knocked down. */
export type AttackResult = 'miss' | 'knockDown' | 'kill'

/** ev.attack.3 the table of attack results, read with the modified roll. */
export const ATTACK: readonly Row<AttackResult>[] = [
  { from: 1, result: 'miss' },
  { from: 4, result: 'knockDown' },
  { from: 6, result: 'kill' },
]
