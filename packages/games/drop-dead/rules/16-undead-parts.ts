/** The parts of an undead player's turn: their order, their limits, and what is refused outside of them. */
import { type Refusal, refuse, type Seat } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'
import type { Look, Transaction, UndeadTurn } from '../state.ts'
import { undeadSeats } from './18-end.ts'

export function theUndeadTurn({ state }: Look): UndeadTurn {
  if (state.undeadTurn === null) throw new Error('no undead player is on turn')
  return state.undeadTurn
}

export const inPart = ({ state }: Look, part: UndeadTurn['part']): boolean => state.undeadTurn?.part === part

/** dd.undead.4 The steps of the turn say what comes next. */
const NEXT_PART = { summon: 'move', move: 'attack', attack: null } as const

/** What is counted in each part, and the clause that limits it. */
const COUNTED = {
  summon: { as: 'summons', clause: 'dd.undead.5', over: 'No more zombies are summoned' },
  move: { as: 'moves', clause: 'dd.undead.9', over: 'No more zombies are moved' },
  attack: { as: 'attacks', clause: 'dd.undead.11', over: 'No more zombies attack by order' },
} as const

export const isUsedUp = (look: Look, part: UndeadTurn['part']): boolean =>
  theUndeadTurn(look)[COUNTED[part].as] >= look.book.undead[COUNTED[part].as]

export function endPart(t: Transaction, clause: Clause): void {
  const turn = theUndeadTurn(t)
  t.emit({ e: 'undead part ended', clause, seat: turn.seat, part: turn.part })
  const next = NEXT_PART[turn.part]
  if (next === null) t.state.undeadTurn = null
  else turn.part = next
}

/** A part in which something was done ends by itself at its limit, or when nothing more can be done (dd.undead.4). */
export function closePart(t: Transaction): void {
  const { part, ...turn } = theUndeadTurn(t)
  if (turn[COUNTED[part].as] > 0) endPart(t, isUsedUp(t, part) ? COUNTED[part].clause : 'dd.undead.4')
}

const PART_OF: Readonly<Partial<Record<Command['do'], UndeadTurn['part']>>> = {
  summon: 'summon',
  move: 'move',
  strike: 'attack',
}

/** dd.undead.4 Summoning comes first, moving second, attacking last; what is used up is refused by its limit. */
export function otherPart(look: Look, command: Command, what: string): Refusal {
  const part = PART_OF[command.do]
  if (part === undefined || !isUsedUp(look, part))
    return refuse('dd.undead.4', `Now is the time to ${what}, or to pass.`)
  const { clause, over, as } = COUNTED[part]
  return refuse(clause, `${over} this turn: the limit is ${look.book.undead[as]}.`)
}

const UNDEAD_COMMANDS: readonly Command['do'][] = ['summon', 'move', 'strike', 'pass']

/** dd.undead.2, dd.undead.3 Why an undead player who is not asked anything commands nobody; null for other seats. */
export function outOfTurn({ state }: Look, seat: Seat, command: Command): Refusal | null {
  if (!UNDEAD_COMMANDS.includes(command.do) || !undeadSeats(state).includes(seat)) return null
  return state.phase === 'zombies'
    ? refuse('dd.undead.3', 'Undead players act one after the other, and now it is the turn of another.')
    : refuse('dd.undead.2', 'An undead player acts in the zombie phase.')
}
