/** The end of the game: escape by van, every survivor dead, standstill, the limit of cycles; and handing a seat over. */
import { changingHands, type Refusal, refuse, type Seat } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import {
  isAlive,
  living,
  type DropDeadKit,
  type Look,
  type State,
  type Survivor,
  type Transaction,
  unitOfSurvivor,
} from '../state.ts'
import { onVanTile } from './01-grid.ts'
import type { Action } from './04-turn.ts'
import { isBound } from './13-overrun.ts'

/** dd.end.10 Something has happened in this cycle that counts against a standstill. */
export function stir(t: Transaction): void {
  t.state.stirred = true
}

function finish(t: Transaction, winners: readonly Seat[], clause: Clause, reason: string): void {
  t.win(winners, clause, reason)
  t.emit({ e: 'game over', clause, winners, reason })
}

const seatsThat = (s: State, status: Survivor['status']): Seat[] =>
  s.survivors.filter((one) => one.status === status).map((one) => one.seat)

/** dd.undead.3 Undead seats in the order in which they act: whoever was undead from the beginning comes first. */
export const undeadSeats = (s: State): Seat[] => [
  ...(s.patientZero === null ? [] : [s.patientZero]),
  ...seatsThat(s, 'undead'),
]

/** dd.end.7 Whoever got away (dd.variant.4), or else the seats that are undead already. */
function winnersWithoutTheLiving(s: State): Seat[] {
  const away = seatsThat(s, 'escaped')
  return away.length > 0 ? away : undeadSeats(s)
}

/**
 * dd.end.6 The game is over as soon as no living survivor is on the map. It is asked after deaths and before the dead
 * become undead, so that those who died last do not win with the others (dd.end.7).
 */
export function checkEnd(t: Transaction): void {
  const { state } = t
  if (state.outcome !== null || state.phase === 'setup' || state.survivors.some(isAlive)) return
  if (state.survivors.some((one) => one.status === 'escaped'))
    return finish(t, winnersWithoutTheLiving(state), 'dd.variant.4', 'No living survivor is left on the map.')
  finish(t, winnersWithoutTheLiving(state), 'dd.end.6', 'Every survivor is dead.')
}

/** dd.end.1, dd.end.3 Why this survivor cannot escape now. */
export function escapeRefusal(look: Look, survivor: Survivor): Refusal | null {
  const { state, book } = look
  if (!onVanTile(look, unitOfSurvivor(survivor))) return refuse('dd.end.3', 'Escape begins on the van tile.')
  if (state.installed < book.partsRequired)
    return refuse('dd.end.1', `Parts installed: ${state.installed}. The van needs ${book.partsRequired}.`)
  if (isBound(look, survivor)) return refuse('dd.overrun.3', 'The van tile is overrun: nobody gets away.')
  return null
}

/** dd.end.4 One van: every living survivor on its tile comes along, asked or not. */
export const everyoneOnVanTile = (look: Look): Survivor[] =>
  living(look.state).filter((one) => onVanTile(look, unitOfSurvivor(one)))

/** dd.end.5 Who is not on the van when it leaves for good has lost. */
function leaveBehind(t: Transaction): void {
  const left = living(t.state)
  for (const one of left) one.status = 'left behind'
  if (left.length > 0) t.emit({ e: 'left behind', clause: 'dd.end.2', survivors: left.map((one) => one.id) })
}

/** dd.variant.4 What a survivor who leaves alone held, the others may still draw. */
function handInItems(t: Transaction, survivor: Survivor): void {
  const cards = survivor.items
  if (cards.length === 0) return
  t.state.discard = Object.freeze([...t.state.discard, ...cards])
  survivor.items = []
  t.emit({ e: 'items discarded', clause: 'dd.variant.4', survivor: survivor.id, cards: cards.slice() })
}

/** dd.end.4, dd.end.5 The van leaves once and for all. */
function driveOff(t: Transaction): void {
  leaveBehind(t)
  finish(t, seatsThat(t.state, 'escaped'), 'dd.end.5', 'The van has left.')
}

/** dd.variant.4 One is away, and the van is still there for the others. */
function slipAway(t: Transaction, survivor: Survivor): void {
  handInItems(t, survivor)
  t.emit({ e: 'turn ended', clause: 'dd.variant.4', survivor: survivor.id })
  checkEnd(t)
}

export const escape: Action<'escape'> = {
  choices: (look, survivor) => (escapeRefusal(look, survivor) === null ? [{ do: 'escape' }] : []),
  check: (look, survivor) => escapeRefusal(look, survivor),
  take: (t, survivor) => {
    const away = t.book.escapesWith(t, survivor)
    for (const one of away) {
      one.status = 'escaped'
      one.at = null
    }
    t.state.turn = null
    t.emit({ e: 'escaped', clause: 'dd.end.3', survivors: away.map((one) => one.id) })
    if (t.book.vanLeaves()) driveOff(t)
    else slipAway(t, survivor)
  },
}

/** dd.variant.10 After the last cycle it is as if every survivor had died. */
export function checkCycleLimit(t: Transaction): void {
  const { state, book } = t
  if (book.cycleLimit > 0 && state.cycle >= book.cycleLimit)
    finish(t, winnersWithoutTheLiving(state), 'dd.variant.10', `Cycle ${state.cycle} was the last.`)
}

/** dd.end.10 Too many cycles in a row without anything that counts: nobody wins. */
export function checkStandstill(t: Transaction): void {
  const { state, book } = t
  state.idle = state.stirred ? 0 : state.idle + 1
  state.stirred = false
  if (state.idle >= book.standstill) finish(t, [], 'dd.end.10', `Nothing has happened for ${book.standstill} cycles.`)
}

/** dd.end.7 Survivors win one by one and count as a side if anybody gets away; with no undead seat the zombies win. */
export function winningSides({ outcome, survivors }: State): string[] {
  if (survivors.some((one) => one.status === 'escaped')) return ['survivors']
  if ((outcome?.winners ?? []).length > 0) return ['undead']
  return [outcome?.clause === 'dd.end.10' ? 'nobody' : 'zombies']
}

/** dd.end.9 A person may leave the seat to a bot, who goes on for him, and take it back; nothing else changes. */
const seatsChangeHands = changingHands<DropDeadKit>({
  clause: 'dd.end.9',
  tell: (e, seat) => ({ e, clause: 'dd.end.9', seat }),
})
export const handingOver = { anytime: seatsChangeHands, repeatable: seatsChangeHands.dos } as const
