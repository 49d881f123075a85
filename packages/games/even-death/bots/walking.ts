/** How a bot walks a human: places around, along a way, over what is in the way, off the table. */
import { displaced, distance2, samePoint, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { terrainKind } from '../content/terrain.ts'
import { isAtMost } from '../rules/01-measure.ts'
import { allowanceOn, farthestWay, othersOf, wayFault } from '../rules/08-walk.ts'
import { interacting } from '../rules/24-interact.ts'
import type { Human, Look } from '../state.ts'
import { inches, RADIUS } from '../tables/units.ts'
import { featureOf } from './marching.ts'
import type { Edge } from '../content/scenarios.ts'
import { farBy, type Field, wayOn } from './ways.ts'

export type Move = CommandOf<'move'>

export const moveTo = ({ x, y }: XY): Move => ({ do: 'move', to: [x, y] })

const DIRECTIONS: readonly number[] = Array.from({ length: 16 }, (_, i) => (360 * i) / 16)

/** Places somebody can walk to: in sixteen directions as far as it goes, and half of that; never into danger. */
export function placesAround(look: Look, human: Human): XY[] {
  if (human.down) return []
  const others = othersOf(look, human, human.on)
  const far = inches(40)
  const found: XY[] = []
  for (const degrees of DIRECTIONS) {
    const end = farthestWay(look, human, human.at, displaced(human.at, far, degrees), { others, mayEnter: false })
    const half = { x: (human.at.x + end.x) >> 1, y: (human.at.y + end.y) >> 1 }
    for (const to of [end, half])
      if (!samePoint(to, human.at) && wayFault(look, human, human.at, to, human.on, others) === null) found.push(to)
  }
  return found
}

/** The Move to the farthest point of a way that is lawful, and that will do. */
function moveAlong(look: Look, human: Human, points: readonly XY[], suits: (at: XY) => boolean): Move | null {
  const reach = inches(allowanceOn(look, human, []).inches)
  const others = othersOf(look, human, human.on)
  for (const to of points.filter((point) => isAtMost(human.at, point, reach)).reverse())
    if (suits(to) && wayFault(look, human, human.at, to, human.on, others) === null) return moveTo(to)
  return null
}

/** Opening or climbing what the way leads through, if that is offered. */
function through(
  look: Look,
  number: number,
  behind: XY | null,
  choices: readonly Command[],
  human: Human,
): Command | null {
  const piece = look.book.field.pieces[number]
  if (!piece) return null
  if (terrainKind(piece.kind).door === true) {
    const command: Command = { do: 'interact', object: piece.id }
    return interacting.check(look, human, command) === null ? command : null
  }
  const feature = featureOf(look, piece)
  const climbs = choices.filter((one): one is CommandOf<'climb'> => one.do === 'climb' && one.feature === feature)
  const far = ({ landing: [x, y] = [0, 0] }: CommandOf<'climb'>): number =>
    behind === null ? 0 : distance2({ x, y }, behind)
  return climbs.reduce<CommandOf<'climb'> | null>(
    (best, one) => (best === null || far(one) < far(best) ? one : best),
    null,
  )
}

/** On along the cheapest way; where others bar it, to whichever place around is nearest to its end. */
export function goTowards(
  look: Look,
  human: Human,
  field: Field,
  choices: readonly Command[],
  suits: (at: XY) => boolean = () => true,
): Command | null {
  const { points, piece, behind } = wayOn(look, field, human.at)
  const over = piece === null ? null : through(look, piece, behind, choices, human)
  if (over) return over
  const straight = moveAlong(look, human, points, suits)
  const far = straight === null ? farBy(field, human.at) : farBy(field, endOf(straight))
  const reach = inches(allowanceOn(look, human, []).inches)
  if (straight !== null && (farBy(field, human.at) - far) * 2 > reach) return straight
  return nearestPlace(field, placesAround(look, human).filter(suits), far) ?? straight
}

const endOf = ({ to: [x, y] }: Move): XY => ({ x, y })

/** The Move to the place from which it is least far, if that is nearer than so much. */
function nearestPlace(field: Field, places: readonly XY[], than: number): Move | null {
  let best: XY | null = null
  let least = than
  for (const at of places) {
    const far = farBy(field, at)
    if (far >= least) continue
    best = at
    least = far
  }
  return best && moveTo(best)
}

/** The place at an edge straight ahead. */
export function atEdge({ book }: Look, { x, y }: XY, edge: Edge): XY {
  const { width, depth } = book.field
  switch (edge) {
    case 'north':
      return { x, y: RADIUS }
    case 'south':
      return { x, y: depth - RADIUS }
    case 'west':
      return { x: RADIUS, y }
    case 'east':
      return { x: width - RADIUS, y }
  }
}

/** ed.victory.6 Off the table, if the edge is near enough. */
export function leaveBy(look: Look, human: Human, edge: Edge): Move | null {
  const to = atEdge(look, human.at, edge)
  return wayFault(look, human, human.at, to, human.on) === null ? { ...moveTo(to), withdraw: true } : null
}
