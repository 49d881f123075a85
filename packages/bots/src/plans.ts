import {
  type AnyGame,
  type AnyTransaction,
  choices,
  type Command,
  type Dice,
  pending,
  type Seat,
  sameJson,
} from '@shamble/kernel'
import type { Meter } from './budget.ts'
import { advance, type CountingDice, policy } from './rollout.ts'

/** What one seat does until chance or somebody else has a say. */
export type Plan = readonly Command[]

/** Decides on the seat's n-th command from here, or leaves it open. */
export type Pick = (n: number, t: AnyTransaction) => Command | undefined

/** Commands of a seat in a row are at most so many: a seat that is never done is cut off. */
const LONGEST = 400

/**
 * The seat's own run from here: `pick` decides, or where it leaves it open, the competent policy. The table is left
 * where the run ends. Null if time ran out.
 */
export function ownRun(game: AnyGame, t: AnyTransaction, seat: Seat, meter: Meter, pick: Pick): Plan | null {
  const dice = t.dice as CountingDice
  const run: Command[] = []
  while (run.length < LONGEST && dice.asked === 0 && pending(t)?.owe.includes(seat)) {
    if (!meter.step()) return null
    const command = pick(run.length, t) ?? policy(game, t, seat)
    advance(game, t, seat, command)
    run.push(command)
  }
  return run
}

/** Any choice, every kind of command as likely as every other. */
export function anyByKind(list: readonly Command[], dice: Dice): Command {
  const kinds = kindsOf(list)
  const kind = kinds[dice.draw('bot', kinds.length)] as Command[]
  return kind[dice.draw('bot', kind.length)] as Command
}

/** The choices by kind of command, kinds in the order of the list. */
function kindsOf(list: readonly Command[]): Command[][] {
  const kinds = new Map<string, Command[]>()
  for (const command of list) {
    const kind = kinds.get(command.do)
    if (kind) kind.push(command)
    else kinds.set(command.do, [command])
  }
  return [...kinds.values()]
}

/** Up to so many choices other than this one: a choice of every kind in turn, by luck within the kind. */
export function alternatives(list: readonly Command[], but: Command, most: number, dice: Dice): Command[] {
  const kinds = kindsOf(list.filter((command) => !sameJson(command, but)))
  const found: Command[] = []
  while (found.length < most && kinds.some((kind) => kind.length > 0)) {
    for (const kind of kinds) {
      if (kind.length === 0 || found.length >= most) continue
      found.push(...kind.splice(dice.draw('bot', kind.length), 1))
    }
  }
  return found
}

/** As planned up to one command, there another one, and then as a competent player goes on. */
export const departing =
  (plan: Plan, at: number, seat: Seat, dice: Dice): Pick =>
  (n, t) => {
    if (n < at) return plan[n]
    return n === at ? alternatives(choices(t, seat), plan[at] as Command, 1, dice)[0] : undefined
  }
