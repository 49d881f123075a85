/** Automation, zombie bot 6: a large herd between two people splits up, half of it towards the farther one. */
import type { Advice } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { alongFrom, isWithin } from '../rules/01-measure.ts'
import { closestZombie } from '../rules/09-facing.ts'
import { type Leaving, proposedPlaces } from '../rules/28-placing.ts'
import { splitFault, splitting } from '../rules/28-split.ts'
import type { Herd, Human, Look } from '../state.ts'
import { SPLIT } from '../tables/numbers.ts'
import { inches } from '../tables/units.ts'
import { freeOnes, nearest2 } from './marching.ts'

const LARGE = 12
const NEAR = inches(10)
const APART = inches(8)

/** The farther of two people who are near a herd and far from each other; null if there are no such two. */
export function fartherOf(herd: Herd, prey: readonly Human[]): Human | null {
  const near = prey
    .filter(({ at }) => herd.zombies.some((z) => isWithin(z.at, at, NEAR)))
    .sort((a, b) => nearest2(herd.zombies, a.at) - nearest2(herd.zombies, b.at) || a.id - b.id)
  return near.find((human, i) => near.slice(0, i).some((other) => !isWithin(other.at, human.at, APART))) ?? null
}

export function splitTowards(look: Look, herd: Herd, prey: readonly Human[]): Advice<Command> | null {
  if (herd.zombies.length < LARGE) return null
  const human = fartherOf(herd, prey)
  const free = freeOnes(herd)
  if (human === null || free.length === 0) return null
  const { id } = closestZombie({ ...herd, zombies: free }, human.at)
  if (placesOfSplit(look, herd, id, prey) === null) return null
  const command: Command = { do: 'split', zombie: id }
  return splitting.check(look, herd, command) === null
    ? { command, why: 'There is somebody on either side of it.' }
    : null
}

/** How the half that goes is placed: towards the farther human; null if that is not lawful. */
export function placesOfSplit(look: Look, herd: Herd, target: number, prey: readonly Human[]): Command | null {
  const zombie = herd.zombies.find(({ id }) => id === target)
  const human = fartherOf(herd, prey)
  if (!zombie || human === null) return null
  const to = alongFrom(zombie.at, human.at, inches(SPLIT.target) - 1)
  const going = freeOnes(herd)
    .filter((z) => z !== zombie)
    .sort((a, b) => distance2(a.at, to) - distance2(b.at, to) || a.id - b.id)
    .slice(0, Math.floor(herd.zombies.length / 2) - 1)
  const leaving = going.map((one): Leaving => ({ zombie: one, herd }))
  const before = [{ zombie: target, at: to, on: zombie.on }]
  const wish = { most: inches(SPLIT.follower), within: inches(SPLIT.apart), of: [to], orPlaced: false }
  const places = proposedPlaces(look, leaving, wish, before)
  if (places === null || splitFault(look, herd, [target], places) !== null) return null
  return arrange(places)
}

const arrange = (places: readonly { readonly zombie: number; readonly at: XY }[]): CommandOf<'arrange'> => ({
  do: 'arrange',
  places: places.map(({ zombie, at }) => ({ zombie, at: [at.x, at.y] })),
})
