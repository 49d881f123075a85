/** rs.zed.15 Step 7c on the umpire's desk: what the next attacker goes for, where it would go by itself, where it may be sent. */
import { best, seeded } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Spot } from '../content/table-map.ts'
import type { Lure } from '../events.ts'
import { zedFigure } from '../rules/01-crowd.ts'
import { asFigure, asPoint, gapOf } from '../rules/01-measure.ts'
import { contactSpots } from '../rules/23-contact.ts'
import { goByItself, mustTouch, nextOf, sendRefusal } from '../rules/45-send.ts'
import { deskOf } from '../rules/45-umpire.ts'
import { copyState, type Errand7c, radiusOf, type Transaction, type Zed, zedOf } from '../state.ts'
import { cm, RADIUS } from '../tables/units.ts'

/** rs.priority.7 The list, in its order. */
export const PRIORITIES: readonly (readonly [Lure, Clause])[] = [
  ['WP', 'rs.priority.1'],
  ['slime', 'rs.priority.12'],
  ['the open', 'rs.priority.2'],
  ['a known building', 'rs.priority.3'],
  ['noise', 'rs.priority.4'],
  ['groans', 'rs.priority.5'],
  ['the nearest', 'rs.priority.6'],
  ['nobody', 'rs.priority.7'],
]

export interface SentForecast {
  /** By its public number. */
  readonly zed: number
  /** rs.hunter and others: mutants go in a way of their own, without a list. */
  readonly isMutant: boolean
  /** How many Zeds have still to go, this one included. */
  readonly left: number
  readonly lure: Lure
  readonly clause: Clause
  /** Whom it goes for, by number. */
  readonly target: number | null
  readonly goal: Spot
  /** In units, in a straight line. */
  readonly gap: number
  /** Where the automatic umpire would send it, and by which way; null if it would not go. */
  readonly byItself: { readonly to: Spot; readonly path: readonly XY[] } | null
}

/** On a copy of the table. */
function walkByItself(table: Transaction, z: Zed, errand: Errand7c): SentForecast['byItself'] {
  const fork = table.fork(copyState, seeded('by itself'))
  fork.events = []
  const own = zedOf(fork.state, z.id)
  if (!own) return null
  goByItself(fork, own, errand)
  const moved = zedOf(fork.state, z.id)
  const path = fork.events.flatMap((event) => (event.e === 'zed moved' ? event.path : []))
  const [last] = path.slice(-1)
  if (moved && path.length > 0) return { to: { at: moved.at, level: moved.level }, path }
  return last ? { to: { at: last, level: z.level }, path } : null
}

/** Of the attacker about whom the umpire is asked; null if he is asked something else. */
export function sentForecast(table: Transaction): SentForecast | null {
  const next = table.state.frames.at(-1)?.at === 'send' ? nextOf(table) : null
  if (next === null) return null
  const { z, errand } = next
  const target = table.state.survivors.find(({ n }) => n === errand.target)
  return {
    zed: z.n,
    isMutant: z.kind !== 'ordinary',
    left: deskOf(table).errands.length,
    lure: errand.lure,
    clause: errand.clause,
    target: errand.target,
    goal: target ?? errand.goal,
    gap: Math.max(0, gapOf(asFigure(z), target ? asFigure(target) : asPoint(errand.goal))),
    byItself: walkByItself(table, z, errand),
  }
}

/** So fine is the lattice on which lawful places are shown. */
export const REGION_STEP = cm(2)

/** Places on its own level where it may be sent, and how far apart they are: those around whom it must touch, else a lattice. */
export interface Region {
  readonly touches: number | null
  /** Worked out one by one, as there are many ways to look for. */
  readonly rows: readonly (() => readonly XY[])[]
}

const NOWHERE: Region = { touches: null, rows: [] }

/** rs.zed.15 */
export function regionOf(table: Transaction): Region {
  const next = table.state.frames.at(-1)?.at === 'send' ? nextOf(table) : null
  if (next === null) return NOWHERE
  const { z, errand } = next
  const isLawful = (at: XY): boolean => sendRefusal(table, z, errand, { at, level: z.level }) === null
  const prey = mustTouch(table, z, errand)
  if (prey) {
    const spots = (): readonly XY[] =>
      [...contactSpots(table, radiusOf(z), asFigure(prey), z.at, [zedFigure(z.id)])]
        .map(({ at }) => at)
        .filter(isLawful)
    return { touches: prey.n, rows: [spots] }
  }
  return { touches: null, rows: latticeAround(z, table.book.zed.attack).map((row) => () => row.filter(isLawful)) }
}

/** A press so near to a spot means that spot. */
const PRESSED = 3 * RADIUS.figure

/** rs.zed.15 Where it must touch its target, the spot that is meant by a press beside it, or on whom it touches; null if there is none. */
export function spotMeant(spots: readonly XY[], touched: XY | undefined, { at, level }: Spot): Spot | null {
  const isOnHim = touched !== undefined && distance2(touched, at) <= RADIUS.figure * RADIUS.figure
  const near = spots.filter((spot) => distance2(spot, at) <= PRESSED * PRESSED)
  const meant = isOnHim ? (spots[0] ?? null) : best(near, (spot) => -distance2(spot, at))
  return meant && { at: meant, level }
}

/** Rows of points no farther from it than its move. */
function latticeAround({ at: { x: x0, y: y0 } }: Zed, reach: number): XY[][] {
  const first = (middle: number): number => Math.ceil((middle - reach) / REGION_STEP) * REGION_STEP
  const rows: XY[][] = []
  for (let y = first(y0); y <= y0 + reach; y += REGION_STEP) {
    const row: XY[] = []
    for (let x = first(x0); x <= x0 + reach; x += REGION_STEP)
      if ((x - x0) * (x - x0) + (y - y0) * (y - y0) <= reach * reach) row.push({ x, y })
    rows.push(row)
  }
  return rows
}
