/** The order of play: every procedure that a rule can call by name. */
import type { Procedure } from '@shamble/kernel'
import type { Command } from './commands.ts'
import { setUp } from './rules/02-setup.ts'
import { DECIDABLE_STEPS, ending, game, nobodyLeft, testsPhase, turn, zombiesPhase } from './rules/03-turn.ts'
import { activation, DECIDABLE_DEEDS, humansPhase } from './rules/04-activation.ts'
import { machinegun, machinegunBurst } from './rules/13-machinegun.ts'
import { flamethrowerTest, wearerHit } from './rules/15-flame.ts'
import { chainsaw, DECIDABLE_CUTS } from './rules/17-chainsaw.ts'
import { zombieOrders, zombieVictims } from './rules/31-game-master.ts'
import { find } from './rules/42-finds.ts'
import { zombieMove, zombieMoves } from './rules/46-zombies-in-turn.ts'
import type { Transaction } from './state.ts'

export const PROCEDURES: readonly Procedure<Transaction, Command>[] = [
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
  ...DECIDABLE_STEPS,
  ...DECIDABLE_DEEDS,
  ...DECIDABLE_CUTS,
  machinegunBurst,
  flamethrowerTest,
  find,
  zombieMoves,
  zombieMove,
]
