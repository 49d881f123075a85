/** rs.climb Step 5b: up and down. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const climbs = procedure<Transaction, Command>('climbs', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5b')),
])
