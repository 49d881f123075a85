/** ed.perks.13, ed.perks.14 Overwatch, looked up when a human is selected. */
import type { Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'

/** ed.activation.1 The first step of a selection. */
export const overwatch: readonly Step<Transaction, Command>[] = []
