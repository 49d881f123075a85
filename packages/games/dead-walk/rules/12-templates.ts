/** What cones, circles and blasts have in common: who may use them, whom they reach, and in which order. */
import {
  compareGapInSpace,
  compareGapToPoint,
  comparePointToShape,
  type Cone,
  figuresWithin,
  isOnTable,
  OUTSIDE,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { Human, Look, Surface, Weapon } from '../state.ts'
import { BASE_RADIUS, LEVEL_STEP } from '../tables/units.ts'
import type { FireMode, FireRow } from '../tables/weapons.ts'
import { crowdOf } from './01-crowd.ts'
import { type Placed, distance2Of, farWords, type Figure, leastReach, theFigure } from './01-figures.ts'
import { floorOf, outlineOf, platformOf } from './01-ground.ts'
import { fireRow, weaponOf } from './08-weapons.ts'
import { shootRefusal } from './10-targets.ts'
import { muzzleOf } from './43-aboard.ts'

/** A point of a command. */
export const pointOf = ([x, y]: readonly [number, number]): XY => ({ x, y })

/** A weapon that a rule knows him to carry. */
export function theWeapon(human: Human, id: number): Weapon {
  const found = weaponOf(human, id)
  if (!found) throw new Error(`${human.name} has no weapon ${id}`)
  return found
}

/** The row of a weapon that a rule knows to fire. */
export function rowOf(look: Look, weapon: Pick<Weapon, 'type'>): FireRow {
  const row = fireRow(look, weapon)
  if (row === null) throw new Error(`${weapon.type} does not fire`)
  return row
}

/** dw.shotgun.4, dw.flame.2, dw.vehicle.33 The cone of a weapon, its apex on the edge of the firer's base or vehicle. */
export function coneOf(look: Look, human: Human, weapon: Weapon, towards: XY): Cone {
  const { cone } = rowOf(look, weapon)
  if (cone === null) throw new Error(`${weapon.type} has no cone`)
  return {
    from: { ...human.at, radius: muzzleOf(look, human, towards) },
    through: towards,
    length: cone.length,
    width: cone.width,
  }
}

/** Everybody who may be in a cone, the firer left out. */
export const aroundCone = (look: Look, human: Human, { from, length, width }: Cone): Figure[] =>
  figuresWithin(crowdOf(look), from, from.radius, length + width)
    .filter((figure) => figure !== human.n)
    .map((figure) => theFigure(look, figure))

/** dw.shotgun.13, dw.grenade.12, dw.flame.5 The crowd numbers, nearest first; ties by id. */
export function nearestFirst(look: Look, from: Placed, figures: readonly Figure[]): number[] {
  return figures
    .map((one) => ({ figure: one.figure, far: distance2Of(look, from, one) }))
    .sort((a, b) => a.far - b.far || a.figure - b.figure)
    .map(({ figure }) => figure)
}

/** Can he use this weapon in this way now, whatever it is pointed at? */
export const isUsable = (look: Look, human: Human, { id, type }: Weapon, mode: FireMode): boolean =>
  look.book.weapons[type].fire?.mode === mode && shootRefusal(look, human, id, [mode]) === null

/** dw.grenade.3, dw.units.9 The sign of (distance from the edge of the base to a point) - d. */
export function compareToSpot(look: Look, human: Human, spot: Placed, d: number): number {
  if (human.aboard !== null && spot.on === null) return comparePointToShape(spot.at, outlineOf(look, human.aboard), d)
  const base = { ...human.at, radius: BASE_RADIUS }
  const up = floorOf(look, spot) - floorOf(look, human)
  return Math.abs(up) >= LEVEL_STEP
    ? compareGapInSpace(base, { ...spot.at, radius: 0 }, up, d)
    : compareGapToPoint(base, spot.at, d)
}

/** How far a spot is, against the range, in the words of a refusal. */
export const farTo = (look: Look, human: Human, spot: Placed, range: number): string =>
  farWords(
    leastReach((d) => compareToSpot(look, human, spot, d) <= 0),
    range,
  )

/** Is there such a place: on the table, and on the roof or piece that is named? */
export function isSpot(look: Look, at: XY, on: Surface): boolean {
  const { width, depth } = look.facts.layout
  if (!isOnTable(at, 0, width, depth)) return false
  return on === null || whereInPolygon(platformOf(look, on)?.outline ?? [], at) !== OUTSIDE
}
