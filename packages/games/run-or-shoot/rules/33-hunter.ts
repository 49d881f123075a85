/** rs.hunter Steps 7d and 7e: crouching Hunters leap, standing ones crouch. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'

export const leaps = procedure<Transaction, Command>('leaps', [
  step('rs.turn.7', 'begin', (t: Transaction) => beginStep(t, '7d')),
])

export const crouches = procedure<Transaction, Command>('crouches', [
  step('rs.turn.7', 'begin', (t: Transaction) => beginStep(t, '7e')),
])
