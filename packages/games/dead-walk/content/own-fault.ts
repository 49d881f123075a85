/** How faults of a scenario of one's own are told. */
import type { Fault } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'

/** A fault keeps a scenario from being played; a warning is about something that nobody will have meant. */
export interface OwnFault extends Fault {
  readonly clause: Clause
  readonly grade: 'fault' | 'warning'
}

export const fault = (at: string, clause: Clause, why: string): OwnFault => ({ at, why, clause, grade: 'fault' })
export const warning = (at: string, clause: Clause, why: string): OwnFault => ({ at, why, clause, grade: 'warning' })
