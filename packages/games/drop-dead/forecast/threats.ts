/** Which zombies could attack where in the coming zombie phase. */
import { stepDistances } from '@shamble/grid'
import { hasSight, squareOf, tileOfUnit } from '../rules/01-grid.ts'
import { squaresNear } from '../rules/15-behaviour.ts'
import { type Crowd, gather, lift, putDown, squaresInReach, zombieMovement, zombieWays } from '../rules/15-crowd.ts'
import type { Look, Unit, Zombie } from '../state.ts'

/** A zombie, and the squares on which it could stand at the end of its walk, with the steps to each. */
export interface Threat {
  readonly zombie: Zombie
  readonly steps: ReadonlyMap<number, number>
}

/** dd.behaviour.8, dd.zombies.9 Walls, other figures and tiles that are full without it bar its way. */
function threatIn(look: Look, crowd: Crowd, zombie: Zombie): Threat {
  const from = squareOf(look.facts, zombie.at)
  const limit = zombieMovement(look, zombie)
  lift(look, crowd, from)
  const squares = squaresInReach(look, crowd, from, limit)
  const search = { ...zombieWays(look, crowd, [from]), passable: crowd.passable, limit }
  const field = stepDistances(look.facts.l, search)
  putDown(look, crowd, from)
  const steps = new Map([[from, 0]])
  for (const square of squares) steps.set(square, field[square] as number)
  return { zombie, steps }
}

/** The ways of every zombie over the map as it is, all others standing still. */
export function threatsOn(look: Look): Threat[] {
  const crowd = gather(look)
  return look.state.zombies.map((zombie) => threatIn(look, crowd, zombie))
}

export const threatOf = (look: Look, zombie: Zombie): Threat => threatIn(look, gather(look), zombie)

/** dd.behaviour.2 On the same tile at any distance, or in sight. */
export const wouldNotice = (look: Look, zombie: Zombie, unit: Unit): boolean =>
  tileOfUnit(look.facts, zombie.at) === tileOfUnit(look.facts, unit) || hasSight(look, zombie.at, unit)

/** dd.behaviour.3, dd.behaviour.9 Whether it could stand in range 1 of somebody in this unit. */
export const couldReach = (look: Look, { steps }: Threat, unit: Unit): boolean =>
  squaresNear(look, squareOf(look.facts, unit)).some((square) => steps.has(square))

/** dd.undead.12 Whether a zombie in one unit could strike somebody in another. */
export const inStrikingRange = (look: Look, square: number, unit: Unit): boolean =>
  squaresNear(look, squareOf(look.facts, unit)).includes(square)

/** How many zombies notice somebody in this unit and can get there. */
export const dangerAt = (look: Look, threats: readonly Threat[], unit: Unit): number =>
  threats.filter((threat) => couldReach(look, threat, unit) && wouldNotice(look, threat.zombie, unit)).length
