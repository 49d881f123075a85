/** dw.zmove.10 Zombies that climb, with the switch `zombiesClimb`: at the places and for the cost of humans. */
import { costFrom, type Field, nearestPlace, placeStopper, type Rings, wayFrom, type XY } from '@shamble/table'
import type { Look, Surface, Zombie } from '../state.ts'
import { zombieBody } from './01-figures.ts'
import { MOVER, wayField } from './01-ground.ts'
import { climbCost, endOfClimb, type Steps, stepsOf } from './05-climbing.ts'
import type { Goal } from './24-senses.ts'
import type { Way } from './25-zombie-ways.ts'

/** What leads off the level of a zombie towards the level of its goal: down from where it stands, or up to the goal. */
function stepsTowards(look: Look, zombie: Zombie, goal: Goal): readonly Steps[] {
  if (zombie.on === goal.on || !look.book.mayZombiesClimb()) return []
  const level = zombie.on ?? goal.on
  return stepsOf(look).filter(({ top }) => top.id === level)
}

/** Where a climb takes it now, if it stands at a ladder or piece, can pay for it, and there is room. */
export function climbOf(look: Look, zombie: Zombie, goal: Goal): { at: XY; on: Surface } | null {
  for (const steps of stepsTowards(look, zombie, goal)) {
    if (!steps.isAt(look, zombie) || climbCost(look, steps) > look.book.zombieAP) continue
    const end = endOfClimb(look, zombieBody(zombie), steps)
    if (end !== null) return end
  }
  return null
}

/** On top of something: the point from which it gets down, which is a ladder or the rim towards its goal. */
export const wayDown = (look: Look, zombie: Zombie, goal: Goal): XY | null => {
  const [steps] = stepsTowards(look, zombie, goal)
  return steps ? (steps.ladder ?? goal.at) : null
}

/** On the ground: the cheapest way to the foot of what leads up to its goal. */
export function wayUp(look: Look, zombie: Zombie, goal: Goal): Way | null {
  let best: { field: Field; cost: number } | null = null
  for (const steps of stepsTowards(look, zombie, goal)) {
    const foot = footOf(look, steps, goal)
    if (foot === null || climbCost(look, steps) > look.book.zombieAP) continue
    const field = wayField(look, foot)
    const cost = costFrom(field, zombie.at, best?.cost)
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { field, cost }
  }
  const way = best && wayFrom(best.field, zombie.at)
  return best && way && { goal, path: way.path, walk: way.path, field: best.field, clause: 'dw.zmove.10' }
}

const RINGS: Rings = { step: 25, rings: 400, everyDegrees: 15, fromDegrees: 0 }

/** Where one can stand at the foot: nearest to the ladder, or to the goal on top of a piece. */
function footOf(look: Look, { ladder, isFoot }: Steps, goal: Goal): XY | null {
  const { layout, closed } = look.facts
  return nearestPlace(
    ladder ?? goal.at,
    RINGS,
    (place) => isFoot(look, place, place) && placeStopper({ layout, closed }, MOVER, null, place) === null,
  )
}
