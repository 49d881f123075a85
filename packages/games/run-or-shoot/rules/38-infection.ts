/** rs.infection U2: the infected. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const infection = procedure<Transaction, Command>('infection', [
  step('rs.turn.10', 'begin', (t: Transaction) => beginStep(t, 'U2')),
])
