/** rs.injury Hits: what they cost, and who dies of them. */
import type { XY } from '@shamble/table'
import type { HarmCause } from '../events.ts'
import { change, isPS, type Look, type Pile, type Survivor, type Transaction } from '../state.ts'
import { liftSurvivor } from './01-crowd.ts'
import { carryLoad, loadOf } from './05-carry.ts'
import { markRising, testInfection } from './38-test.ts'
import { learnDeath } from './43-learnt.ts'
import { isAllShared } from './43-shared.ts'

/** rs.injury.1, rs.injury.2 The hits that kill; an NPS who was taken over is as fragile as before (rs.seats.8). */
export const deadlyHits = ({ book }: Pick<Look, 'book'>, s: Survivor): number =>
  isPS(s) ? book.hits.ps : book.hits.nps

/** rs.injury.3, rs.injury.5, rs.injury.8 How far a card takes him with the hits he carries now, in units. */
export const allowanceOf = ({ book }: Pick<Look, 'book'>, s: Survivor, card: 'RUN' | 'BOTH'): number =>
  Math.max(0, book.move[card] - s.hits * book.injury.move)

/** rs.injury.4 What his hits take off a shot. */
export const aimLost = ({ book }: Pick<Look, 'book'>, s: Survivor): number => -s.hits * book.injury.shoot

/** What did it: dice that were thrown for it, and the public number of a Zed. */
interface Source {
  readonly cause: HarmCause
  readonly by?: number | null
  readonly faces?: readonly number[]
}

/** rs.injury.7, rs.infection.6 Hits are counted up to the number that kills; he is tested if a Zed did it, and may die. */
export function harm(t: Transaction, s: Survivor, hits: number, { cause, by = null, faces = [] }: Source): void {
  const most = deadlyHits(t, s)
  const taken = Math.min(hits, most - s.hits)
  if (taken <= 0) return
  s.hits += taken
  t.emit({ e: 'harmed', clause: 'rs.injury.7', survivor: s.n, how: cause, hits: taken, by, faces })
  testInfection(t, s, cause)
  if (s.hits >= most) die(t, s, cause)
}

/** rs.injury.9, rs.carry.10 A corpse is in nobody's way, and what he had lies beside it as one pile. */
export function die(t: Transaction, s: Survivor, cause: HarmCause | 'infection'): void {
  const { state } = t
  liftSurvivor(t, s)
  s.status = 'dead'
  s.pinnedBy = null
  s.torchLit = false
  s.slime = 0
  s.order = null
  s.leader = null
  state.zeds = state.zeds.map((z) => (z.pins === s.n ? change(z, { pins: null }) : z))
  for (const other of state.survivors) if (other.leader === s.n) other.leader = null
  t.emit({ e: 'died', clause: isPS(s) ? 'rs.injury.1' : 'rs.injury.2', survivor: s.n, how: cause })
  markRising(t, s)
  learnDeath(t, s, cause === 'infection')
  leaveThings(t, s)
}

function leaveThings(t: Transaction, s: Survivor): void {
  const load = loadOf(s)
  const things = [...load.weapons.map(({ id }) => id), ...load.items]
  if (things.length === 0) return
  carryLoad(s, { weapons: [], items: [] })
  const pile = layDown(t, s, load)
  t.emit({ e: 'dropped', clause: 'rs.carry.10', survivor: s.n, pile: pile.id, things })
}

/** A new pile of things somewhere. */
export function layDown(
  t: Transaction,
  { at, level }: { at: XY; level: number },
  load: Pick<Pile, 'weapons' | 'items'>,
): Pile {
  const { state } = t
  const pile: Pile = Object.freeze({
    id: `pile ${state.nextPile++}`,
    at: Object.freeze({ x: at.x, y: at.y }),
    level,
    weapons: Object.freeze([...load.weapons]),
    items: Object.freeze([...load.items]),
  })
  state.piles = Object.freeze([...state.piles, pile])
  // Its number tells how many others have made.
  if (!isAllShared(t)) t.reveal()
  return pile
}
