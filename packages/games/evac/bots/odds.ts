/** Expected results of an attack, from the table of attack results (ev.attack.3) and the length of bursts (ev.auto.2). */
import type { EvacBook } from '../book.ts'

export interface Odds {
  /** Expected kills. */
  readonly kills: number
  /** Expected zombies that were standing and are not any more. */
  readonly stopped: number
}

/** Beyond these numbers more rounds or targets change next to nothing. */
const MOST_ROUNDS = 30
const MOST_TARGETS = 12

interface Table {
  readonly kills: Float64Array
  readonly stopped: Float64Array
}

const tables = new WeakMap<EvacBook, Map<number, Table>>()

/** A burst with so many rounds at so many zombies, each shot at until it is dead; one round is a single attack. */
export function burstOdds(book: EvacBook, modifier: number, rounds: number, targets: number): Odds {
  const { kills, stopped } = tableFor(book, modifier)
  const at = indexOf(Math.min(rounds, MOST_ROUNDS), Math.min(targets, MOST_TARGETS), 0)
  return { kills: kills[at]!, stopped: stopped[at]! }
}

function tableFor(book: EvacBook, modifier: number): Table {
  const own = tables.get(book) ?? new Map<number, Table>()
  tables.set(book, own)
  const known = own.get(modifier)
  if (known) return known
  const fresh = work(book, modifier)
  own.set(modifier, fresh)
  return fresh
}

const indexOf = (rounds: number, targets: number, down: 0 | 1): number =>
  (rounds * (MOST_TARGETS + 1) + targets) * 2 + down

/** By rounds left: what each face of the die does, and what the rest of the burst brings unless it was a 1. */
function work(book: EvacBook, modifier: number): Table {
  const size = indexOf(MOST_ROUNDS + 1, 0, 0)
  const table: Table = { kills: new Float64Array(size), stopped: new Float64Array(size) }
  for (let rounds = 1; rounds <= MOST_ROUNDS; rounds++)
    for (let targets = 1; targets <= MOST_TARGETS; targets++)
      for (const down of [0, 1] as const) fill(book, modifier, table, rounds, targets, down)
  return table
}

function fill(book: EvacBook, modifier: number, table: Table, rounds: number, targets: number, down: 0 | 1): void {
  let kills = 0
  let stopped = 0
  for (let face = 1; face <= 6; face++) {
    const result = book.attackResult(face, face + modifier)
    const killed = result === 'kill' || (result === 'knockDown' && down === 1)
    const falls = result !== 'miss' && down === 0
    const next = indexOf(rounds - 1, killed ? targets - 1 : targets, killed || (down === 0 && !falls) ? 0 : 1)
    kills += (killed ? 1 : 0) + (face === 1 ? 0 : table.kills[next]!)
    stopped += (falls ? 1 : 0) + (face === 1 ? 0 : table.stopped[next]!)
  }
  const at = indexOf(rounds, targets, down)
  table.kills[at] = kills / 6
  table.stopped[at] = stopped / 6
}
