/** What follows when somebody has ended a move, a climb or a drag of step 5; each chapter that has something there adds its line. */
import type { Survivor, Transaction } from '../state.ts'
import { takeCover } from './27-cover.ts'
import { reveal } from './43-secrecy.ts'
import { shareFinds } from './43-shared.ts'

/** rs.secrecy.11, rs.noise.4 He looks around where he is; and a car beside him may sound its alarm. */
export function arrive(t: Transaction, s: Survivor): void {
  reveal(t, s)
  takeCover(t, s)
  shareFinds(t)
}
