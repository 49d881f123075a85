/** rs.mutant.4 Whom a mutant hunts, and how it walks there. */
import { change, isInPlay, type Look, radiusOf, type Survivor, type Transaction, type Zed, zedOf } from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { asFigure, inContact } from './01-measure.ts'
import type { Spot } from '../content/table-map.ts'
import { type Errand, walkZed } from './23-walk.ts'
import { type Walker, wayToNearest } from './23-ways.ts'
import { walkerOf } from './24-priority.ts'
import { unmask } from './32-mutant.ts'

/** How a mutant is about to walk: where its way leads, how long that is in sixteenths of a unit, and the move itself. */
export interface Prowl {
  readonly walker: Walker
  /** Whom it is after, if anybody. */
  readonly prey: Survivor | null
  readonly target: Spot
  readonly length: number
  readonly go: (t: Transaction) => void
}

/** rs.zed.11 What was chosen at the start of 7c, for one whose turn has come. */
export interface Chosen {
  readonly prey: Survivor | null
  readonly goal: Spot
}

export const livingIn = ({ state }: Look): Survivor[] => state.survivors.filter(isInPlay)

/** rs.zed.6 Those with whom it is in contact. */
export const heldBy = (look: Look, z: Zed): Survivor[] =>
  livingIn(look).filter((s) => inContact(look, asFigure(z), asFigure(s)))

/** Somebody, and how long the way to him is, in sixteenths of a unit. */
export interface Found {
  readonly target: Survivor
  readonly length: number
}

/** rs.mutant.4 The living with the shortest way, of all or of some; of equals the lowest number. */
export function preyOf(look: Look, z: Zed, among: readonly Survivor[] = livingIn(look)): Found | null {
  const found = among.length === 0 ? null : wayToNearest(look, walkerOf(z), z, among)
  const target = found === null ? undefined : among[found.target]
  if (found === null || !target) return null
  return { target, length: Math.max(0, found.route.cost - 16 * (radiusOf(z) + RADIUS.figure)) }
}

/** Whom it hunts: whoever was chosen before, how far he is matters no more; else whoever is nearest. */
export function huntedBy(look: Look, z: Zed, chosen: Chosen | undefined): Found | null {
  if (chosen === undefined) return preyOf(look, z)
  return chosen.prey === null ? null : { target: chosen.prey, length: 0 }
}

/** A Zed as if it stood elsewhere. */
export const standingAt = (z: Zed, { at, level }: Spot): Zed => change(z, { at, level })

/** What can be otherwise than straight into contact with the prey. */
type Manner = Partial<Pick<Errand, 'goal' | 'touches' | 'until' | 'lure' | 'clause'>>

/** A Zed as it is now. */
export function zedNow({ state }: Look, { id }: Zed): Zed {
  const found = zedOf(state, id)
  if (!found) throw new Error(`no Zed ${id}`)
  return found
}

/** rs.mutant.4 A walk after somebody, and what comes of it. */
export function prowlAfter(
  look: Look,
  z: Zed,
  { target, length }: Found,
  manner: Manner = {},
  after: (t: Transaction, z: Zed) => void = () => {},
): Prowl | null {
  if (manner.until?.(z)) return null
  const walker = walkerOf(z)
  const errand: Errand = {
    walker,
    allowance: look.book.zed.attack,
    target,
    crosses: true,
    lure: 'the nearest',
    clause: 'rs.mutant.4',
    goal: target,
    touches: true,
    ...manner,
  }
  const go = (t: Transaction): void => {
    // rs.mutant.3 One that moves is hidden no longer.
    walkZed(t, unmask(t, zedNow(t, z)), errand)
    const moved = t.state.zeds.find(({ id }) => id === z.id)
    if (moved) after(t, moved)
  }
  return { walker, prey: target, target: errand.goal, length, go }
}
