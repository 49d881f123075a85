/** What follows when somebody has ended a move, a climb or a drag of step 5; each chapter that has something there adds its line. */
import type { Survivor, Transaction } from '../state.ts'
import { revealAll } from './43-secrecy.ts'

/** rs.secrecy.11 Everybody looks around again. */
export function arrive(t: Transaction, _s: Survivor): void {
  revealAll(t)
}
