/** A survivor's turn: its record, its end, and what a command of it is. The procedure stands in 04-survivor-turn.ts. */
import type { Refusal } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { type Look, type Survivor, type Transaction, theSurvivor, type Turn } from '../state.ts'

/** One kind of command the active survivor's seat can give: what is on offer, why not, and what it does. */
export interface Action<D extends Command['do']> {
  readonly choices: (look: Look, survivor: Survivor) => CommandOf<D>[]
  readonly check: (look: Look, survivor: Survivor, command: CommandOf<D>) => Refusal | null
  readonly take: (t: Transaction, survivor: Survivor, command: CommandOf<D>) => void
}

/** The record of this survivor's turn; null while it is somebody else's or nobody's. */
export const ownTurn = ({ state }: Look, survivor: Survivor): Turn | null =>
  state.turn !== null && state.turn.seat === survivor.seat ? state.turn : null

/** The turn that a rule knows to be on. */
export function theTurn({ state }: Look): Turn {
  if (state.turn === null) throw new Error('no survivor is on turn')
  return state.turn
}

/** dd.turn.10, dd.cycle.7 Whether the turn goes on: the active survivor lives and the game is not over. */
export const turnGoesOn = ({ state }: Look): boolean => state.turn !== null && state.outcome === null

/** dd.turn.7 The turn is over; what was not used of it is lost. */
export function endTurn(t: Transaction): void {
  const { turn } = t.state
  if (turn === null) return
  t.state.turn = null
  t.emit({ e: 'turn ended', clause: 'dd.turn.7', survivor: theSurvivor(t.state, turn.seat).id })
}
