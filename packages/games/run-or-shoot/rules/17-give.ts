/** rs.give Step 5c: things change hands. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const gifts = procedure<Transaction, Command>('gifts', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5c')),
])
