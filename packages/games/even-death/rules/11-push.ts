/** ed.climb.14 Landing against defenders: whoever crowds the head of a ladder is shifted. */
import { distance2, samePoint, type XY } from '@shamble/table'
import { areFriends, isOnTable, type Look, type Transaction, type Unit } from '../state.ts'
import { LATTICE } from '../tables/units.ts'
import { idOfFigure, isZombieFigure, putHuman, putZombies, zombieAt } from './01-figures.ts'
import { basesOverlap } from './01-measure.ts'
import { figuresInWay, isOpenGround, placeOf } from './10-terrain.ts'
import { loosen } from './19-locks.ts'

/** Somebody who is shifted, and where to. */
export interface Push {
  readonly figure: number
  readonly at: XY
}

/** The unit to which a figure belongs. */
export function unitOfFigure({ state }: Look, figure: number): Unit | undefined {
  const id = idOfFigure(figure)
  return isZombieFigure(figure)
    ? state.herds.find(({ zombies }) => zombies.some((z) => z.id === id))
    : state.humans.find((h) => h.id === id)
}

/** How far from where somebody stands a place is looked for, in steps. */
const FARTHEST = 120

/** Places round a point with both coordinates multiples of the step, nearest first; of equals the northern, then the western. */
function* latticeRound(at: XY): Generator<XY> {
  const [cx, cy] = [Math.floor(at.x / LATTICE), Math.floor(at.y / LATTICE)]
  for (let near = 0; near < FARTHEST; near += 4) {
    const ring: XY[] = []
    for (let j = -near - 5; j <= near + 5; j++)
      for (let i = -near - 5; i <= near + 5; i++) ring.push({ x: (cx + i) * LATTICE, y: (cy + j) * LATTICE })
    const [least, most] = [near * LATTICE, (near + 4) * LATTICE]
    yield* ring
      .filter((p) => distance2(p, at) >= least * least && distance2(p, at) < most * most)
      .sort((a, b) => distance2(a, at) - distance2(b, at) || a.y - b.y || a.x - b.x)
  }
}

/** The nearest place for somebody in the way, free of all others and of those already shifted. */
function placeFor(look: Look, figure: number, on: string | null, landing: XY, before: readonly Push[]): XY | null {
  const from = placeOf(look, figure)
  if (from === null) return null
  const isFree = (at: XY): boolean =>
    isOpenGround(look, at, on) &&
    !basesOverlap(at, landing) &&
    before.every((push) => !basesOverlap(at, push.at)) &&
    figuresInWay(look, at, on).every((other) => other === figure || before.some((push) => push.figure === other))
  for (const at of latticeRound(from.at)) if (isFree(at)) return at
  return null
}

/** Who is in the way of a landing and where each goes; null if somebody cannot be shifted, or is no enemy. */
export function pushesFor(
  look: Look,
  unit: Unit,
  inWay: readonly number[],
  landing: XY,
  on: string | null,
): Push[] | null {
  const pushes: Push[] = []
  const byId = [...inWay].sort((a, b) => idOfFigure(a) - idOfFigure(b) || a - b)
  for (const figure of byId) {
    const other = unitOfFigure(look, figure)
    if (!other || areFriends(look.state, unit.seat, other.seat)) return null
    const at = placeFor(look, figure, on, landing, pushes)
    if (at === null) return null
    pushes.push({ figure, at })
  }
  return pushes
}

/** They are shifted, without any other effect; who is held by whom is then looked at anew. */
export function push(t: Transaction, pushes: readonly Push[], on: string | null): void {
  for (const { figure, at } of pushes) {
    const id = idOfFigure(figure)
    const unit = unitOfFigure(t, figure)
    if (!unit) continue
    if ('zombies' in unit)
      putZombies(
        t,
        unit,
        unit.zombies.map((z) => (z.id === id ? zombieAt(z, at, on) : z)),
      )
    else if (!samePoint(unit.at, at)) putHuman(t, unit, at, on)
    t.emit({ e: 'pushed aside', clause: 'ed.climb.14', unit: unit.id, zombie: 'zombies' in unit ? id : null, at })
  }
  for (const human of t.state.humans) if (isOnTable(human)) loosen(t, human)
}
