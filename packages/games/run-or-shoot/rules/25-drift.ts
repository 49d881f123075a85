/** rs.drift Step 7f: drifting Zeds. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const drifting = procedure<Transaction, Command>('drifting', [
  step('rs.turn.7', 'begin', (t: Transaction) => beginStep(t, '7f')),
])
