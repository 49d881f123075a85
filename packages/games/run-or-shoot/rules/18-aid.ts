/** rs.aid Step 5d: first aid. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const firstAid = procedure<Transaction, Command>('first aid', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5d')),
])
