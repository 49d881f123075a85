/** ed.psych Psych checks: what causes them, what comes of them. */
import type { Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'

/** ed.activation.1 The second, third, fourth and sixth step of a selection. */
export const traumaCheck: readonly Step<Transaction, Command>[] = []
export const isolationCheck: readonly Step<Transaction, Command>[] = []
export const fullHerdsCheck: readonly Step<Transaction, Command>[] = []
export const infectionPsych: readonly Step<Transaction, Command>[] = []
