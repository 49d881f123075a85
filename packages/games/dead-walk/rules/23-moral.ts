/** dw.moral What deaths take from a human's Base Moral Value, for good, and what his kills give back. */
import type { Clause } from '../clauses.ts'
import type { Human, Look, Transaction } from '../state.ts'
import { KILLS_FOR_A_POINT, LOSSES } from '../tables/moral.ts'

const isGone = ({ status }: Human): boolean => status === 'dead' || status === 'turned'

/** dw.moral.9 NPCs are no members; those who escaped, or were left behind, still are. */
const membersLeft = ({ state }: Look): Human[] => state.humans.filter((h) => !h.isNpc && !isGone(h))

/** dw.moral.6, dw.moral.8, dw.moral.10 At once, never below nothing, and never for the last of a group. */
function lose(t: Transaction, h: Human, by: number, clause: Clause): void {
  if (h.unshaken) return
  h.bmv = Math.max(0, h.bmv - by)
  t.emit({ e: 'moral lost', clause, human: h.n, by, bmv: h.bmv })
}

/** dw.moral.4 NPCs lose it like everybody. */
function everybodyLoses(t: Transaction, by: number, clause: Clause): void {
  for (const h of t.state.humans) if (!isGone(h)) lose(t, h, by, clause)
}

/** dw.moral.6, dw.moral.9, dw.level.7 The undiminished value: one more for each level above the first. */
const fullMoral = ({ book }: Look, { sheet }: Human): number => book.baseMoral + sheet.level - 1

/** dw.moral.7, dw.moral.9 The last one has the undiminished value again. */
function restoreTheLast(t: Transaction): void {
  const [last, ...others] = membersLeft(t)
  if (!last || others.length > 0) return
  last.bmv = fullMoral(t, last)
  last.unshaken = true
  t.emit({ e: 'last of the group', clause: 'dw.moral.7', human: last.n, bmv: last.bmv })
}

/** dw.moral.1, dw.moral.3 Somebody has been killed; his status says so already. */
export function mourn(t: Transaction, victim: Human): void {
  if (!victim.isNpc) restoreTheLast(t)
  everybodyLoses(t, LOSSES.killed, victim.isNpc ? 'dw.moral.3' : 'dw.moral.1')
}

/** dw.moral.2 A dead team member has turned. */
export function dread(t: Transaction, victim: Human): void {
  if (!victim.isNpc) everybodyLoses(t, LOSSES.turned, 'dw.moral.2')
}

/** dw.moral.5, dw.moral.6 At the end of the game kills lift a diminished value again. */
export function regainMoral(t: Transaction): void {
  for (const h of t.state.humans) {
    if (isGone(h)) continue
    const earned = Math.floor((h.kills + 2 * h.closeKills) / KILLS_FOR_A_POINT)
    const by = Math.min(earned, Math.max(0, fullMoral(t, h) - h.bmv))
    if (by === 0) continue
    h.bmv += by
    t.emit({ e: 'moral regained', clause: 'dw.moral.5', human: h.n, by, bmv: h.bmv })
  }
}
