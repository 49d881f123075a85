/** No endless turn: whatever leads back to the position it began in, at no cost, is among the commands that the table bounds. */
import { type Dice, DiceError, type SeededDice } from '../../dice/index.ts'
import { sameJson } from '../../same-json.ts'
import { apply, choices, pending } from '../../play.ts'
import { isRepeatable } from '../../repeats.ts'
import type { Kit, Transaction } from '../../transaction.ts'
import { type Pick, type Trial, walk } from '../walk.ts'
import { commandText } from '../words.ts'

/** Commands that are tried at a decision, and after each of them: as many at random as of the kinds there are. */
const WIDTH = 8

/** Whoever throws a die cannot be sure to come back. */
const NO_LUCK: Dice = {
  roll: () => {
    throw new DiceError('a die')
  },
  draw: () => {
    throw new DiceError('a draw')
  },
}

export const noEndlessTurn = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* ({ table, asked, luck }) {
    if (asked === null) return
    const was = placeOf(table)
    const isBack = (then: Transaction<K>): boolean => sameJson(placeOf(then), was)
    for (const [first, then] of afterAny(trial, table, luck)) {
      if (isBack(then)) yield endless([first])
      else if (pending(then) !== null)
        for (const [second, last] of afterAny(trial, then, luck)) if (isBack(last)) yield endless([first, second])
    }
  })

const endless = (picks: readonly Pick[]): string =>
  `${picks.map(({ seat, command }) => `${seat} ${commandText(command)}`).join(', then ')} leads back, and nothing bounds it`

/** Where play stands, whatever the number of the decision. */
const placeOf = <K extends Kit>({ state }: Transaction<K>): object => ({ ...state, decision: 0 })

/** Tables after some of the commands that can be given now, bring no dice and are not bounded. */
function* afterAny<K extends Kit>(
  { game }: Trial<K>,
  table: Transaction<K>,
  luck: SeededDice,
): Generator<[Pick<K['command']>, Transaction<K>]> {
  const asked = pending(table)
  const offered = [...(asked?.owe ?? []), ...(asked?.may ?? [])].flatMap((seat) =>
    choices(table, seat).map((command) => ({ seat, command })),
  )
  const free = offered.filter(({ command }) => !isRepeatable(game, command))
  const kinds = new Map(free.map((one) => [one.command.do, one]))
  const some = Array.from({ length: Math.min(WIDTH, free.length) }, () => free[luck.draw('', free.length)])
  for (const picked of new Set([...kinds.values(), ...some])) {
    if (!picked) continue
    const fork = table.fork(game.copy, NO_LUCK)
    try {
      if (apply(game, fork, picked.seat, picked.command) === null) yield [picked, fork]
    } catch (error) {
      if (!(error instanceof DiceError)) throw error
    }
  }
}
