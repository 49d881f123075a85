/** rs.groan Groans, which may wake hordes: at the end of step 4, in secret. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { HiddenRoll, Horde, Look, Transaction } from '../state.ts'
import { hiddenD10 } from './00-dice.ts'
import { asPoint, isWithin } from './01-measure.ts'
import { activate, lairOf } from './26-horde.ts'
import { byHearers } from './43-shared.ts'

/** rs.groan.3 Zeds that groaned this turn, and stood near enough to a mouth when it began. */
export const groansNear = (look: Look, horde: Horde): number =>
  look.state.groans.filter((groan) => isWithin(groan, asPoint(lairOf(look, horde)), look.book.horde.hears)).length

/** rs.groan.2, rs.groan.3, rs.dice.5 As many groans or less wake it; without groans nothing is rolled. */
function rollFor(t: Transaction, horde: Horde): void {
  const groans = groansNear(t, horde)
  if (groans === 0) return
  const face = hiddenD10(t, 'rs.groan.3')
  const { hidden, turn, step: now } = t.state
  const roll: HiddenRoll = Object.freeze({ turn, step: now, clause: 'rs.groan.3', about: horde.n, value: face })
  hidden.rolls = Object.freeze([...hidden.rolls, roll])
  t.emit({ e: 'rolled in secret', clause: 'rs.groan.3', audience: [], what: 'groans', about: horde.n, face })
  if (face <= groans) activate(t, horde)
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
