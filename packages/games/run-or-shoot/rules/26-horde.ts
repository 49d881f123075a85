/** rs.horde Step 7a: hordes come out. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const hordesEmerge = procedure<Transaction, Command>('hordes emerge', [
  step('rs.turn.7', 'begin', (t: Transaction) => beginStep(t, '7a')),
])
