/** Which zombies could attack where in the coming zombie phase. */
import { DIRECTIONS8, type XY } from '@shamble/grid'
import { hasSight, squareOf, tileOfUnit } from '../rules/01-grid.ts'
import { zombieMovement } from '../rules/15-crowd.ts'
import { isAlive, type Look, type Unit, type Zombie } from '../state.ts'

/** A zombie, and the squares on which it could stand at the end of its walk, with the steps to each. */
export interface Threat {
  readonly zombie: Zombie
  readonly steps: ReadonlyMap<number, number>
}

/** The squares on which figures stand, and how many zombies each tile holds. */
interface Standing {
  readonly figures: ReadonlySet<number>
  readonly zombies: readonly number[]
}

function standingOn({ state, facts }: Look): Standing {
  const figures = new Set<number>()
  const zombies = facts.tiles.map(() => 0)
  for (const one of state.survivors) if (isAlive(one) && one.at !== null) figures.add(squareOf(facts, one.at))
  for (const z of state.zombies) {
    figures.add(squareOf(facts, z.at))
    const tile = tileOfUnit(facts, z.at)
    zombies[tile] = (zombies[tile] ?? 0) + 1
  }
  return { figures, zombies }
}

/** A step as one of the eight directions, clockwise from north. */
function directionOf([dx, dy]: XY): number {
  const name = `${dy < 0 ? 'N' : dy > 0 ? 'S' : ''}${dx > 0 ? 'E' : dx < 0 ? 'W' : ''}`
  return DIRECTIONS8.findIndex((direction) => direction === name)
}

/** dd.behaviour.8, dd.zombies.9 Walls, other figures and tiles that are full without it bar its way. */
function walkOf(look: Look, { figures, zombies }: Standing, zombie: Zombie): Map<number, number> {
  const { facts, book } = look
  const start = squareOf(facts, zombie.at)
  const home = facts.tileAt[start] as number
  const full = book.fullTilesStopZombies() ? book.zombies.perTile : Number.POSITIVE_INFINITY
  const ways = book.huntingSteps.map(directionOf)
  const mayEnter = (square: number): boolean => {
    const tile = facts.tileAt[square] as number
    return !figures.has(square) && (zombies[tile] ?? 0) - (tile === home ? 1 : 0) < full
  }
  const steps = new Map([[start, 0]])
  const movement = zombieMovement(look, zombie)
  for (const [square, far] of steps) {
    if (far === movement) continue
    for (const way of ways) {
      const to = facts.steps[8 * square + way] as number
      if (to >= 0 && !steps.has(to) && mayEnter(to)) steps.set(to, far + 1)
    }
  }
  return steps
}

/** The ways of every zombie over the map as it is, all others standing still. */
export function threatsOn(look: Look): Threat[] {
  const standing = standingOn(look)
  return look.state.zombies.map((zombie) => ({ zombie, steps: walkOf(look, standing, zombie) }))
}

export const threatOf = (look: Look, zombie: Zombie): Threat => ({
  zombie,
  steps: walkOf(look, standingOn(look), zombie),
})

/** dd.behaviour.2 On the same tile at any distance, or in sight. */
export const wouldNotice = (look: Look, zombie: Zombie, unit: Unit): boolean =>
  tileOfUnit(look.facts, zombie.at) === tileOfUnit(look.facts, unit) || hasSight(look, zombie.at, unit)

/** dd.grid.21 The squares from which a unit is in range 1. */
function squaresBeside({ facts, book }: Look, unit: Unit): number[] {
  const square = squareOf(facts, unit)
  const diagonally = book.distance(1, 1) <= 1
  return DIRECTIONS8.flatMap((_, direction) => {
    const to = facts.l.neighbours8[8 * square + direction] as number
    if (to < 0) return []
    const straight = (direction & 1) === 0
    const near = straight
      ? (facts.steps[8 * square + direction] as number) >= 0
      : diagonally && facts.sight.sees(square, to)
    return near ? [to] : []
  })
}

/** dd.behaviour.3, dd.behaviour.9 Whether it could stand in range 1 of somebody in this unit. */
export const couldReach = (look: Look, { steps }: Threat, unit: Unit): boolean =>
  squaresBeside(look, unit).some((square) => steps.has(square))

/** dd.undead.12 Whether a zombie in one unit could strike somebody in another. */
export const inStrikingRange = (look: Look, square: number, unit: Unit): boolean =>
  squaresBeside(look, unit).includes(square)

/** How many zombies notice somebody in this unit and can get there. */
export const dangerAt = (look: Look, threats: readonly Threat[], unit: Unit): number =>
  threats.filter((threat) => couldReach(look, threat, unit) && wouldNotice(look, threat.zombie, unit)).length
