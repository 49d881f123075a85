import type { Match } from './match.ts'
import { type Refusal, refuse, tableRefusal } from './refusal.ts'
import { sealedEntries } from './sealed.ts'
import { type Holder, isBot, samePerson, type Seat } from './seat.ts'
import type { Kit } from './transaction.ts'

/** Somebody asks to take something back that is no longer free. */
export interface Proposal {
  readonly seat: Seat
  /** The log would end before this entry. */
  readonly at: number
  /** Seats whose persons have still to agree, and those that have to in all. */
  readonly open: readonly Seat[]
  readonly asked: readonly Seat[]
}

/** The entry that the seat may take back without asking anybody, or why there is none. */
type Free = { readonly ok: true; readonly at: number } | { readonly ok: false; readonly refusal: Refusal }

/**
 * Its last command, if nobody has done anything since; a sealed answer also if others have sealed theirs after it, as long
 * as one is still to come.
 */
export function freeUndo<K extends Kit>(match: Match<K>, seat: Seat): Free {
  const hindered = undoHindered(match)
  if (hindered) return { ok: false, refusal: hindered }
  const at = lastOpenTo(match, seat)
  const last = match.entries[at]
  const free =
    last !== undefined &&
    last.clock === undefined &&
    last.rolled.length + last.drawn.length === 0 &&
    !last.revealed &&
    match.game.mayTakeBack(last.command, match.told[at + 1] ?? [])
  return free ? { ok: true, at } : { ok: false, refusal: tableRefusal('table.undo') }
}

/** The place of the seat's last command if nothing has happened since, or only answers that are sealed as it is; else -1. */
function lastOpenTo<K extends Kit>({ entries, table }: Match<K>, seat: Seat): number {
  const last = entries.length - 1
  if (entries[last]?.seat === seat) return last
  const { frames } = table.state
  if (frames.every(({ sealed }) => sealed === null)) return -1
  const sealed = sealedEntries(entries, frames)
  let at = last
  while (sealed.has(at) && entries[at]?.seat !== seat) at--
  return sealed.has(at) ? at : -1
}

/** Whether the seat may take back its last command without asking anybody; null if so. */
export function mayUndo<K extends Kit>(match: Match<K>, seat: Seat): Refusal | null {
  const free = freeUndo(match, seat)
  return free.ok ? null : free.refusal
}

export function undo<K extends Kit>(match: Match<K>, seat: Seat): Refusal | null {
  const free = freeUndo(match, seat)
  if (!free.ok) return free.refusal
  match.takeOut(free.at, seat)
  return null
}

function undoHindered<K extends Kit>(match: Match<K>): Refusal | null {
  if (match.table.state.outcome) return tableRefusal('table.over')
  if (match.needs) return tableRefusal('table.dice')
  return null
}

/**
 * Asks the other persons to take everything back from the seat's own last command on. Bots agree; if nobody else has
 * to, it is done at once and the proposal has no seat open.
 */
export function proposeUndo<K extends Kit>(
  match: Match<K>,
  seat: Seat,
): { readonly ok: true; readonly proposal: Proposal } | { readonly ok: false; readonly refusal: Refusal } {
  const hindered = undoHindered(match)
  if (hindered) return { ok: false, refusal: hindered }
  const at = match.entries.findLastIndex((entry) => entry.seat === seat)
  if (at < 0)
    return { ok: false, refusal: refuse('table.undo', 'This seat has done nothing that could be taken back.') }
  const open = mustAgree(match.table.state.holders, seat)
  return { ok: true, proposal: settle(match, { seat, at, open, asked: open }) }
}

/** Whose persons must agree before a seat takes dice back. */
export const mustAgree = (holders: Readonly<Record<Seat, Holder>>, seat: Seat): Seat[] =>
  Object.keys(holders).filter((s) => s !== seat && !isBot(holders[s]) && !samePerson(holders[s], holders[seat]))

/** The person at this seat agrees; when all have, it is done. The log must not have grown since it was proposed. */
export function agreeUndo<K extends Kit>(match: Match<K>, proposal: Proposal, seat: Seat): Proposal {
  const { holders } = match.table.state
  const open = proposal.open.filter((s) => s !== seat && !samePerson(holders[s], holders[seat]))
  return settle(match, { ...proposal, open })
}

function settle<K extends Kit>(match: Match<K>, proposal: Proposal): Proposal {
  const { seat, at, open, asked } = proposal
  if (open.length === 0) match.takeBack(at, { by: seat, agreed: asked })
  return proposal
}
