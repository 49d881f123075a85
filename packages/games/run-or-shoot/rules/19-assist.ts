/** rs.assist Step 5e: survivors help one another. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const assistance = procedure<Transaction, Command>('assistance', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5e')),
])
