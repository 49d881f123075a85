/** dw.machinegun.1, dw.machinegun.2, dw.machinegun.3 Where the template may lie, and whom it can hit. */
import { type Refusal, refuse } from '@shamble/kernel'
import {
  compareDistance,
  compareGapToPoint,
  figuresAlong,
  figuresWithin,
  frontEdge,
  HARD,
  isInCircle,
  passesBase,
  towards,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import type { Human, Look, Surface, Weapon } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { COVERED_LINES, MACHINEGUN } from '../tables/weapons.ts'
import { crowdOf } from './01-crowd.ts'
import { type Placed, type Figure, humanBody, isApart, theFigure, zombieBody } from './01-figures.ts'
import { isThroughRoof, middleRays, seesPoint } from './09-sight.ts'
import { compareToSpot, farTo, isSpot, nearestFirst, pointOf, rowOf } from './12-templates.ts'

/** dw.machinegun.3, dw.machinegun.4 Whom a template there can hit, nearest to the gunner first. */
export function rakeTargets(look: Look, human: Human, at: XY, on: Surface = null): number[] {
  const { radius } = look.book.machinegun
  const template: Placed = { at, on }
  const found = figuresWithin(crowdOf(look), at, 0, radius)
    .filter((figure) => figure !== human.n)
    .map((figure) => theFigure(look, figure))
    .filter((one) => isInCircle(at, radius, one.at) && !isApart(look, template, one) && !isSafe(look, human, one))
  return nearestFirst(look, human, found)
}

/** dw.machinegun.4 More than half behind something hard. */
const isSafe = (look: Look, human: Human, target: Figure): boolean =>
  isThroughRoof(look, human, target) ||
  middleRays(look, humanBody(human), target).filter((ray) => ray === HARD).length >= COVERED_LINES

/** dw.machinegun.2 Why the template cannot lie there. */
export function placeRefusal(look: Look, human: Human, weapon: Weapon, { at, on }: Placed): Refusal | null {
  const { radius } = look.book.machinegun
  const gunner = humanBody(human)
  if (on !== null && !isSpot(look, at, on)) return refuse('dw.machinegun.2', 'There is no such place on the table.')
  if (compareGapToPoint({ ...human.at, radius: BASE_RADIUS }, at, radius) <= 0)
    return refuse('dw.machinegun.2', 'The template may not touch the base of the gunner.')
  const front = frontEdge(at, radius, human.at)
  const range = rowOf(look, weapon).range ?? 0
  const edge = { at: front, on }
  if (compareToSpot(look, human, edge, range) > 0)
    return refuse('dw.machinegun.2', `The front edge is out of range: ${farTo(look, human, edge, range)}.`)
  if (!seesPoint(look, gunner, front, on, MACHINEGUN.frontHeight))
    return refuse('dw.machinegun.1', 'The front edge of the template is not in line of sight.')
  if (isFrontCovered(look, gunner, front, { at, on }))
    return refuse('dw.machinegun.1', 'Somebody stands before the front edge of the template.')
  return rakeTargets(look, human, at, on).length === 0
    ? refuse('dw.machinegun.3', 'Nobody under the template can be hit.')
    : null
}

/** dw.machinegun.2 Standing figures outside the circle on the way to its front edge. */
function isFrontCovered(look: Look, gunner: Figure, front: XY, template: Placed): boolean {
  const isInTheWay = (figure: number): boolean => {
    const one = theFigure(look, figure)
    return (
      figure !== gunner.figure &&
      !one.low &&
      !isInCircle(template.at, look.book.machinegun.radius, one.at) &&
      !(isApart(look, one, gunner) && isApart(look, one, template)) &&
      passesBase(gunner.at, front, one.at, BASE_RADIUS)
    )
  }
  return figuresAlong(crowdOf(look), gunner.at, front, BASE_RADIUS).some(isInTheWay)
}

export type Rake = CommandOf<'rake'>

export const templateOf = ({ at, on }: Pick<Rake, 'at' | 'on'>): Placed => ({
  at: Object.freeze(pointOf(at)),
  on: on ?? null,
})

/** A sample: the template on each of the nearest zombies, pushed away where it would touch the gunner. */
export function rakesFor(look: Look, human: Human, weapon: Weapon, accepts: (template: Placed) => boolean): Rake[] {
  const found: Rake[] = []
  let tried = 0
  for (const figure of nearestFirst(look, human, look.state.zombies.map(zombieBody))) {
    const { at, on } = theFigure(look, figure)
    const template = { at: pushedOff(look, human, at), on }
    if (++tried > MOST_TRIES || found.length >= MOST_RAKES) break
    if (!accepts(template) || placeRefusal(look, human, weapon, template) !== null) continue
    const rake: Rake = { do: 'rake', weapon: weapon.id, at: [template.at.x, template.at.y] }
    found.push(on === null ? rake : { ...rake, on })
  }
  return found
}
const MOST_RAKES = 3
const MOST_TRIES = 6

/** Pushed away where it would touch the gunner. */
export function pushedOff({ book }: Look, human: Human, at: XY): XY {
  const nearest = book.machinegun.radius + BASE_RADIUS + 2
  return compareDistance(human.at, at, nearest) < 0 ? towards(human.at, at, nearest) : at
}
