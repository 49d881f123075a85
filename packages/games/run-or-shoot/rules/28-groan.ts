/** rs.groan Groans, which may wake hordes: at the end of step 4, in secret. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Horde, Look, Transaction } from '../state.ts'
import { asPoint, isWithin } from './01-measure.ts'
import { activate, lairOf } from './26-horde.ts'
import { noteRoll } from './38-test.ts'
import { byHearers } from './43-shared.ts'

/** rs.groan.3 Zeds that groaned this turn, and stood near enough to a mouth when it began. */
export const groansNear = (look: Look, horde: Horde): number =>
  look.state.groans.filter((groan) => isWithin(groan, asPoint(lairOf(look, horde)), look.book.horde.hears)).length

/** rs.groan.3, rs.dice.5 Without groans nothing is rolled. */
function rollFor(t: Transaction, horde: Horde): void {
  if (groansNear(t, horde) === 0) return
  const face = t.book.secretDie(t, 'rs.groan.3', { what: 'groans', about: horde.n })
  if (face !== null) settleGroans(t, horde, face)
}

/** rs.groan.2, rs.groan.3 As many groans or less wake it. */
export function settleGroans(t: Transaction, horde: Horde, face: number): void {
  noteRoll(t, 'rs.groan.3', { what: 'groans', about: horde.n }, face)
  if (face <= groansNear(t, horde)) activate(t, horde)
}

/** rs.groan.1, rs.groan.4 Everybody hears how many groan, those that were pushed or killed since among them. */
function listen(t: Transaction): void {
  const { groans, hidden } = t.state
  if (groans.length === 0) return
  for (const zeds of byHearers(t, groans))
    if (zeds.length > 0) t.emit({ e: 'groaned', clause: 'rs.groan.1', zeds: zeds.map(({ n }) => n) })
  for (const horde of hidden.hordes) if (horde.active === 0) rollFor(t, horde)
}

export const groans = procedure<Transaction, Command>('groans', [step('rs.groan.3', 'listen', listen)])
