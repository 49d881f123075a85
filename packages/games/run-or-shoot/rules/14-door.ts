/** rs.door Step 7b: doors and windows are smashed. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const smashing = procedure<Transaction, Command>('smashing', [
  step('rs.turn.7', 'begin', (t: Transaction) => beginStep(t, '7b')),
])
