/** How faults of a scenario of one's own are told. */
import type { SketchFault } from '@shamble/table'
import type { Clause } from '../clauses.ts'

/** A fault keeps a scenario from being played; a warning is about something that nobody will have meant. */
export type OwnFault = SketchFault<Clause>

export const fault = (at: string, clause: Clause, why: string): OwnFault => ({ at, why, clause, grade: 'fault' })
export const warning = (at: string, clause: Clause, why: string): OwnFault => ({ at, why, clause, grade: 'warning' })
