/** rs.move Step 5a: moves and turns. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const moves = procedure<Transaction, Command>('moves', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5a')),
])
