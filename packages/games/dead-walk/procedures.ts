/** The order of play: every procedure that a rule can call by name. */
import type { Procedure } from '@shamble/kernel'
import type { Command } from './commands.ts'
import { setUp } from './rules/02-setup.ts'
import { ending, game, nobodyLeft, testsPhase, turn, zombiesPhase } from './rules/03-turn.ts'
import { activation, humansPhase } from './rules/04-activation.ts'
import { machinegun } from './rules/13-machinegun.ts'
import { wearerHit } from './rules/15-flame.ts'
import { chainsaw } from './rules/17-chainsaw.ts'
import { zombieOrders, zombieVictims } from './rules/31-game-master.ts'
import type { Table } from './state.ts'

export const PROCEDURES: readonly Procedure<Table, Command>[] = [
  game,
  setUp,
  turn,
  testsPhase,
  humansPhase,
  activation,
  machinegun,
  wearerHit,
  chainsaw,
  zombiesPhase,
  zombieOrders,
  zombieVictims,
  nobodyLeft,
  ending,
]
