/** ed.infection Who is Infected, and the check at the selection of whoever is. */
import type { Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'

/** ed.activation.1 The fifth step of a selection. */
export const infectionCheck: readonly Step<Transaction, Command>[] = []
