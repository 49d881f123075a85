/** The order of play: every procedure that a rule can call by name. */
import type { Procedure } from '@shamble/kernel'
import type { Command } from './commands.ts'
import { forces } from './rules/03-force.ts'
import { deployment } from './rules/04-deploy.ts'
import { priority } from './rules/05-priority.ts'
import { game, round, turn } from './rules/06-turn.ts'
import { herdActivation, humanActivation } from './rules/07-activation.ts'
import { herdMove } from './rules/08-herd-move.ts'
import { move } from './rules/08-move.ts'
import { climb } from './rules/11-climb.ts'
import { herdClimb } from './rules/11-herd-climb.ts'
import { attacking } from './rules/17-attack.ts'
import { split } from './rules/28-split.ts'
import { merge } from './rules/29-merge.ts'
import { heal } from './rules/38-medic.ts'
import type { Transaction } from './state.ts'

export const PROCEDURES: readonly Procedure<Transaction, Command>[] = [
  game,
  forces,
  deployment,
  priority,
  round,
  turn,
  humanActivation,
  herdActivation,
  move,
  herdMove,
  climb,
  herdClimb,
  attacking,
  split,
  merge,
  heal,
]
