import {
  apply,
  begin,
  choices,
  type Game,
  type Kit,
  type OptionValues,
  pending,
  prepare,
  seeded,
  type Setup,
} from '@shamble/kernel'
import { kept } from './measure.ts'

/** The standard game, or another, with a bot in every seat. */
export function standardSetup<K extends Kit>(game: Game<K>, options: OptionValues = {}): Setup {
  const settled = game.settle(options)
  if (!settled.ok) throw new Error(settled.fault.why)
  const holders = Object.fromEntries(game.seats(settled.value).map((seat) => [seat, { bot: 'random' }]))
  const prepared = prepare(game, settled.value, holders)
  if (!prepared.ok) throw new Error(prepared.fault.why)
  return prepared.setup
}

/** Random legal play: each step builds the seat's view and its list of choices, picks one and applies it. */
export function randomGames<K extends Kit>(
  game: Game<K>,
  withView: boolean,
  options: OptionValues = {},
): (seed: number) => number {
  const setup = standardSetup(game, options)
  return (seed) => {
    const t = begin(game, setup, seeded(seed))
    const pick = seeded(`pick ${seed}`)
    let actions = 0
    for (let asked = pending(t); asked !== null; asked = pending(t)) {
      const seat = asked.owe[asked.owe.length === 1 ? 0 : pick.draw('seat', asked.owe.length)] as string
      if (withView) kept.value = game.view(t, seat)
      const offered = choices(t, seat)
      const refusal = apply(game, t, seat, offered[pick.draw('choice', offered.length)] as (typeof offered)[number])
      if (refusal) throw new Error(`${refusal.clause} ${refusal.reason}`)
      actions++
    }
    return actions
  }
}
