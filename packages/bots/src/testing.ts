import {
  type AnyTransaction,
  anyGame,
  apply,
  begin,
  choices,
  pending,
  prepare,
  type Seat,
  seeded,
} from '@shamble/kernel'
import { lantern } from '@shamble/kernel/testkit'
import type { BotInput } from './bot.ts'
import type { Budget } from './budget.ts'

export const game = anyGame(lantern)

/** A table of the sample game after some random commands. */
export function tableAfter(commands: number, seed: string): AnyTransaction {
  const holders = { K1: { bot: 'random' }, K2: { bot: 'random' } }
  const prepared = prepare(game, {}, holders)
  if (!prepared.ok) throw new Error(prepared.fault.why)
  const t = begin(game, prepared.setup, seeded(seed))
  const luck = seeded(`${seed}/luck`)
  for (let n = 0; n < commands; n++) {
    const seat = pending(t)?.owe[0]
    if (seat === undefined) break
    const list = choices(t, seat)
    const command = list[luck.draw('', list.length)]
    if (command) apply(game, t, seat, command)
  }
  return t
}

/** What a bot is asked at a table: the first or the last of the seats that owe an answer. */
export function inputAt(t: AnyTransaction, seed: string, budget: Budget, which: 0 | -1 = 0): BotInput | null {
  const asked = pending(t)
  const seat = asked?.owe.at(which) as Seat
  if (!asked || seat === undefined) return null
  const { book } = t
  return {
    game,
    book,
    view: game.view(t, seat),
    seat,
    choices: choices(t, seat),
    pending: asked,
    dice: seeded(seed),
    budget,
  }
}
