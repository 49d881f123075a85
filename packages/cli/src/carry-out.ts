import {
  type AnyGame,
  type AnyTable,
  DiceError,
  type GameEvent,
  type Refusal,
  refuse,
  type Rolled,
  submit,
  type Told,
} from '@shamble/kernel'
import type { Luck } from './luck.ts'
import type { Given, Scene } from './runfile.ts'

export type Result = { readonly given: Given } & (
  | { readonly refused: Refusal }
  | { readonly refused: null; readonly rolled: readonly Rolled[]; readonly events: readonly Told<GameEvent>[] }
)

/** Runs one command on a copy. If anything is wrong with it, dice included, the table and the dice are as they were. */
function carryOutOne(game: AnyGame, from: AnyTable, luck: Luck, given: Given): { table: AnyTable; result: Result } {
  const throwing = luck.attempt()
  const table = from.fork(game.copy, throwing.dice)
  const events: Told<GameEvent>[] = []
  table.events = events
  const refused = attempted(() => submit(game, table, given.seat, null, given.command))
  if (refused) return { table: from, result: { given, refused } }
  throwing.keep()
  return { table, result: { given, refused: null, rolled: throwing.dice.take().rolled, events } }
}

function attempted(run: () => Refusal | null): Refusal | null {
  try {
    return run()
  } catch (error) {
    const clause = error instanceof DiceError ? 'table.dice' : 'table.error'
    return refuse(clause, error instanceof Error ? error.message : String(error))
  }
}

/** All commands of a scene in order; a refused one does not stop the rest. */
export function carryOut(scene: Scene, commands = scene.commands): { table: AnyTable; results: Result[] } {
  let { table } = scene
  const results: Result[] = []
  for (const given of commands) {
    const done = carryOutOne(scene.game, table, scene.luck, given)
    table = done.table
    results.push(done.result)
  }
  return { table, results }
}
