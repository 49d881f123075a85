import {
  type AnyGame,
  type AnyTransaction,
  DiceError,
  type Finding,
  type GameEvent,
  inquire,
  type Refusal,
  refuse,
  type Rolled,
  submit,
  type CausedEvent,
} from '@shamble/kernel'
import type { Luck } from './luck.ts'
import { type Asked, type Given, isAsked, type Scene } from './runfile.ts'

interface Done {
  readonly got: 'done'
  readonly given: Given
  readonly rolled: readonly Rolled[]
  readonly events: readonly CausedEvent<GameEvent>[]
}

interface Refused {
  readonly got: 'refused'
  readonly given: Given
  readonly refused: Refusal
  /** For want of a die: what was told up to it. Nothing of it has happened. */
  readonly upToDie: readonly CausedEvent<GameEvent>[]
}

type Answered =
  | { readonly got: 'found'; readonly given: Asked; readonly found: Finding }
  | { readonly got: 'nothing'; readonly given: Asked; readonly refused: Refusal }

export type Result = Done | Refused | Answered

/** Why nothing came of it; null if something did. */
export const refusalOf = (result: Result): Refusal | null => ('refused' in result ? result.refused : null)

/** Runs one command on a copy. If anything is wrong with it, dice included, the table and the dice are as they were. */
function carryOutOne(
  game: AnyGame,
  from: AnyTransaction,
  luck: Luck,
  given: Given,
): { table: AnyTransaction; result: Result } {
  const throwing = luck.attempt()
  const table = from.fork(game.copy, throwing.dice)
  const events: CausedEvent<GameEvent>[] = []
  table.events = events
  const refused = attempted(() => submit(game, table, given.seat, null, given.command))
  const upToDie = refused?.clause === 'table.dice' ? events : []
  if (refused) return { table: from, result: { got: 'refused', given, refused, upToDie } }
  throwing.keep()
  return { table, result: { got: 'done', given, rolled: throwing.dice.take().rolled, events } }
}

function attempted(run: () => Refusal | null): Refusal | null {
  try {
    return run()
  } catch (error) {
    const clause = error instanceof DiceError ? 'table.dice' : 'table.error'
    return refuse(clause, error instanceof Error ? error.message : String(error))
  }
}

function answered(game: AnyGame, table: AnyTransaction, given: Asked): Answered {
  const read = inquire(game, table, given.ask)
  return read.ok ? { got: 'found', given, found: read.value } : { got: 'nothing', given, refused: read.fault }
}

/** Commands and questions of a scene in order; a refused one does not stop the rest. */
export function carryOut(
  { game, luck }: Scene,
  from: AnyTransaction,
  commands: Scene['commands'],
): { table: AnyTransaction; results: Result[] } {
  let table = from
  const results: Result[] = []
  for (const given of commands) {
    if (isAsked(given)) {
      results.push(answered(game, table, given))
      continue
    }
    const done = carryOutOne(game, table, luck, given)
    table = done.table
    results.push(done.result)
  }
  return { table, results }
}
