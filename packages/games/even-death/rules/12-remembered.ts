/** ed.herd.5 How a herd was arranged, as long as everybody stands as he did: choices, checks and bots ask for it again. */
import type { XY } from '@shamble/table'
import type { Placed } from '../events.ts'
import { type Herd, isOnTable, type Look, type Zombie } from '../state.ts'
import type { Stander } from './08-walk.ts'

/** Where everybody stands; null if the others cannot follow. */
type Arrangement = readonly Placed[] | null

/** What Impassable, and whom, those of a herd can run into, however they go. */
export interface Surroundings {
  readonly barriers: readonly number[]
  readonly figures: readonly Stander[]
}

interface Known {
  readonly zombies: readonly Zombie[]
  /** The doors that were closed. */
  readonly shut: readonly string[]
  /** Everybody on the table, as `marksOf` lists them. */
  readonly marks: readonly unknown[]
  /** By how far any of them may go. */
  readonly round: Map<number, Surroundings>
  readonly found: { readonly leader: number; readonly to: XY; readonly facing: XY; readonly places: Arrangement }[]
}

/** Of each match the herd that was asked for last: whoever looks at another has seen this one to its end. */
const KNOWN = new WeakMap<Look['book'], Known>()
const MOST_KNOWN = 32

/** What is replaced as a whole when somebody on the table moves, falls, gets up or leaves. */
function marksOf({ state: { humans, herds } }: Look): unknown[] {
  const marks: unknown[] = []
  for (const human of humans) if (isOnTable(human)) marks.push(human.id, human.at, human.on, human.down)
  for (const herd of herds) if (isOnTable(herd)) marks.push(herd.zombies)
  return marks
}

function isAlike(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function knownOf(look: Look, { zombies }: Herd): Known {
  const { shut } = look.facts
  const marks = marksOf(look)
  const before = KNOWN.get(look.book)
  if (before && before.zombies === zombies && before.shut === shut && isAlike(before.marks, marks)) return before
  const known: Known = { zombies, shut, marks, round: new Map(), found: [] }
  KNOWN.set(look.book, known)
  return known
}

/** What is round a herd of which nobody goes farther than so: worked out if it was not asked for since anybody moved. */
export function surroundings(look: Look, herd: Herd, most: number, workOut: () => Surroundings): Surroundings {
  const { round } = knownOf(look, herd)
  const known = round.get(most) ?? workOut()
  round.set(most, known)
  return known
}

/** The arrangement round a leader at a place: worked out if it was not asked for since anybody moved. */
export function remembered(look: Look, herd: Herd, leader: Zombie, to: XY, workOut: () => Arrangement): Arrangement {
  const { found } = knownOf(look, herd)
  const { facing } = herd
  for (const one of found)
    if (one.leader === leader.id && one.to.x === to.x && one.to.y === to.y && one.facing === facing) return one.places
  const places = workOut()
  if (found.length >= MOST_KNOWN) found.length = 0
  found.push({ leader: leader.id, to: { x: to.x, y: to.y }, facing, places })
  return places
}
