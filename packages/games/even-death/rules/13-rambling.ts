/** ed.rambling The check at a herd's selection, and who moves a herd that fails it. */
import type { Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'

/** ed.activation.5 What is done when a herd is selected, before its actions. */
export const rambling: readonly Step<Transaction, Command>[] = []
