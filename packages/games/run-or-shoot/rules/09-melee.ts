/** rs.melee Step 3: pushes and blows. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const melee = procedure<Transaction, Command>('melee', [
  step('rs.turn.1', 'begin', (t: Transaction) => beginStep(t, '3')),
])
