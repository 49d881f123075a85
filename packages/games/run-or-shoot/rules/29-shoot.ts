/** rs.shoot Step 9: survivors shoot, snipe or reload. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const shooting = procedure<Transaction, Command>('shooting', [
  step('rs.turn.1', 'begin', (t: Transaction) => beginStep(t, '9')),
])
