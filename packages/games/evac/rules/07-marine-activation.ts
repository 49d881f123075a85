/** A marine's activation: what begins it, what ends it, and what a command of it is. */
import type { Refusal } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import type { Look, Marine, Transaction } from '../state.ts'
import { lapseProposals } from './proposals.ts'

/** One kind of command a marine's seat can give: what is on offer, why not, and what it does. */
export interface Action<D extends Command['do']> {
  readonly choices: (look: Look, marine: Marine) => CommandOf<D>[]
  readonly check: (look: Look, marine: Marine, command: CommandOf<D>) => Refusal | null
  readonly take: (t: Transaction, marine: Marine, command: CommandOf<D>) => void
}

/** ev.act.7 The first step, attack part or end begins an activation; ev.swap.13 open proposals lapse. */
export function beginActivation(t: Transaction, m: Marine): void {
  m.begun = true
  t.state.acting = m.seat
  lapseProposals(t)
}

/** ev.act.6, ev.swap.13 The activation is over, and so are open proposals. */
export function endActivation(t: Transaction, m: Marine): void {
  m.begun = true
  m.acted = true
  t.state.acting = null
  lapseProposals(t)
  t.emit({ e: 'activation ended', clause: 'ev.act.6', seat: m.seat })
}

/** ev.act.4, ev.act.6 After the attack part nothing remains to a marine that had moved before, or tried to (ev.flip.5). */
export const endsWithAttack = (m: Marine): boolean => m.stirred

export function finishAttackPart(t: Transaction, m: Marine): void {
  if (t.state.outcome === null && m.hp > 0 && endsWithAttack(m)) endActivation(t, m)
}
