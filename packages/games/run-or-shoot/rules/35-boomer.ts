/** rs.boomer Step 10, first part: Boomers spit. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const boomersSpit = procedure<Transaction, Command>('Boomers spit', [
  step('rs.turn.9', 'begin', (t: Transaction) => beginStep(t, '10')),
])
