/** The marine bot: which of its rules answers which question, and in which order they are asked. */
import type { Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { livingMarines, seatNumber, theMarine } from '../state.ts'
import { type Bot, type Decision, first, least } from './advice.ts'
import type { Board } from './board.ts'
import { fireOn, healSomebody, reloadGun, standAndFire, throwGrenade } from './marine-fire.ts'
import { doNotDie, goOn, look, shootAfterLook } from './marine-moves.ts'
import { chooseStart, deploy, placeDoor } from './marine-setup.ts'
import { share } from './marine-share.ts'
import { giveOrder, searchRoom, takeFind } from './marine-options.ts'
import { shootPadZombies, winNow } from './marine-win.ts'
import { type Situation, situationOf } from './situation.ts'
import { dangerOf } from './terms.ts'

type Rule = (s: Situation) => Decision | null

/** Rules 1 to 9, the first that has something to say. */
const COMPETENT: readonly Rule[] = [
  winNow,
  doNotDie,
  shootPadZombies,
  throwGrenade,
  healSomebody,
  standAndFire,
  reloadGun,
  shootAfterLook,
  look,
  giveOrder,
  searchRoom,
]

/** The runner: rules 1, 2, 8 and 9 only. */
const RUNNER: readonly Rule[] = [winNow, doNotDie, shootPadZombies, shootAfterLook, look]

const botWith =
  (rules: readonly Rule[], shares: boolean): Bot =>
  (board, seat, choices) => {
    const other = answer(board, seat, choices)
    if (other) return other
    const m = theMarine(board.state, seat)
    const swap = shares ? share(board, m, choices) : null
    if (swap) return swap
    if (!choices.some((c) => c.do === 'end' || c.do === 'step')) return pass(choices)
    const s = situationOf(board, seat, choices)
    for (const rule of rules) {
      const decision = rule(s)
      if (decision) return decision
    }
    return goOn(s)
  }

export const marineBot: Bot = botWith(COMPETENT, true)
export const runnerBot: Bot = botWith(RUNNER, false)

/** Questions other than "what does this marine do next". */
function answer(board: Board, seat: Seat, choices: readonly Command[]): Decision | null {
  const agree = first(choices, 'agree')
  if (agree) return { command: agree, why: 'Bots always agree to a swap (ev.swap.6).' }
  switch (choices[0]?.do) {
    case 'choose-start':
      return chooseStart(board, choices)
    case 'place-door':
      return placeDoor(board, choices)
    case 'deploy':
      return deploy(board, choices)
    case 'fire-on':
      return fireOn(board, theMarine(board.state, seat), choices)
    case 'confirm':
      return { command: first(choices, 'cancel') ?? choices[0], why: 'No grenade that kills a marine.' }
    case 'take':
      return takeFind(board, theMarine(board.state, seat), choices)
    default:
      return null
  }
}

/** A marine that is not to act now has nothing to say. */
const pass = (choices: readonly Command[]): Decision => ({
  command: choices[0] as Command,
  why: 'There is nothing this marine has to do now.',
})

/** The squad plan: those in danger act first, the most endangered of all, then by seat. */
export function firstOfSquad(board: Board, seats: readonly Seat[]): Seat {
  const ready = livingMarines(board.state).filter((m) => seats.includes(m.seat))
  const next = least(ready, (m) => [-dangerOf(board, m), seatNumber(m.seat)])
  return next?.seat ?? (seats[0] as Seat)
}
