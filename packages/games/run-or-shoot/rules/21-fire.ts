/** rs.fire U1: what burns. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const burning = procedure<Transaction, Command>('burning', [
  step('rs.turn.10', 'begin', (t: Transaction) => beginStep(t, 'U1')),
])
