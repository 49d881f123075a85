/** rs.damage Step 4: what Zeds in contact do. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const damage = procedure<Transaction, Command>('damage', [
  step('rs.turn.1', 'begin', (t: Transaction) => beginStep(t, '4')),
])
