/** rs.grenade Step 6: grenades are thrown. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const grenades = procedure<Transaction, Command>('grenades', [
  step('rs.turn.1', 'begin', (t: Transaction) => beginStep(t, '6')),
])
