/** rs.zed Step 7c: attacking Zeds and walking mutants. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const attackersMove = procedure<Transaction, Command>('attackers move', [
  step('rs.turn.7', 'begin', (t: Transaction) => beginStep(t, '7c')),
])
