/** ed.perks.11, ed.perks.12 A Specialist's second throw of one die of a failed attack. */
import type { Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'

/** Between the toughness dice and the comparison of an attack. */
export const reRoll: readonly Step<Transaction, Command>[] = []
