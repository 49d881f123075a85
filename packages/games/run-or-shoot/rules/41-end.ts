/** rs.end How a game ends: nobody left, the limit, conceding. */
import { isBot, procedure, type Refusal, refuse, type Seat, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { isInPlay, type Look, type Survivor, type Transaction, UMPIRE } from '../state.ts'
import { beginStep } from './08-parts.ts'

/** rs.end.1, rs.seats.8 A PS, or an NPS that somebody plays. */
export const countsAsPS = (s: Survivor): boolean => s.seat !== null

export const SURVIVORS = 'survivors'
export const ZEDS = 'zeds'

function lose(t: Transaction, clause: 'rs.end.1' | 'rs.end.3' | 'rs.end.7', reason: string): void {
  t.emit({ e: 'ended', clause, won: false, grade: null, saved: [] })
  t.win([ZEDS], clause, reason)
}

/** rs.end.1 Nobody of the players is alive in play, and none has reached safety. */
const isNobodyLeft = ({ state }: Look): boolean =>
  !state.survivors.some((s) => countsAsPS(s) && (isInPlay(s) || s.status === 'safe'))

/** rs.end.1, rs.end.3 Looked at in U4 of every turn, after the scenario's own condition (rs.end.2). */
function judge(t: Transaction): void {
  beginStep(t, 'U4')
  if (isNobodyLeft(t)) lose(t, 'rs.end.1', 'No player survivor is left.')
  else if (t.state.turn >= t.book.scenario.limit) lose(t, 'rs.end.3', 'The last turn of the scenario is over.')
}

/** U4. */
export const objective = procedure<Transaction, Command>('objective', [step('rs.end.1', 'judge', judge)])

/** The seats of people: those who concede together. */
const peoplesSeats = ({ state }: Look): Seat[] =>
  Object.keys(state.holders).filter((seat) => seat !== UMPIRE && !isBot(state.holders[seat]))

/** rs.end.7 */
export function checkConcede(look: Look, seat: Seat, command: Command): Refusal | null {
  if (seat === UMPIRE) return refuse('rs.end.7', 'Only survivors can give up.')
  if (look.state.step !== '1') return refuse('rs.end.7', 'You can give up while cards are chosen.')
  const isConceding = look.state.conceding.includes(seat)
  if (command.do === 'concede') return isConceding ? refuse('rs.end.7', 'You want to give up already.') : null
  return isConceding ? null : refuse('rs.end.7', 'You have not asked to give up.')
}

/** rs.end.7 Together: when every person wants it. */
export function concede(t: Transaction, seat: Seat, command: Command): void {
  const { state } = t
  const yes = command.do === 'concede'
  state.conceding = Object.freeze(yes ? [...state.conceding, seat] : state.conceding.filter((other) => other !== seat))
  t.emit({ e: 'conceding', clause: 'rs.end.7', seat, yes })
  if (peoplesSeats(t).every((one) => state.conceding.includes(one))) lose(t, 'rs.end.7', 'The survivors have given up.')
}
