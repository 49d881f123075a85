/** How a bot draws a herd round corners and through doors: each goes along a way of its own, behind the leader. */
import type { XY } from '@shamble/table'
import { isAtMost } from '../rules/01-measure.ts'
import { arrangementFault, following, type Stands } from '../rules/12-arrange.ts'
import { isCoherent } from '../rules/12-herd.ts'
import type { Herd, Look, Zombie } from '../state.ts'
import { farBy, type Field, wayFrom } from './ways.ts'

interface Place {
  readonly zombie: number
  readonly at: XY
}

/** The farthest points of its own way first, its own place last. */
const pointsFor = (field: Field, { at }: Zombie, most: number): XY[] => [
  ...wayFrom(field, at)
    .points.filter((point) => isAtMost(at, point, most))
    .reverse(),
  at,
]

/** ed.herd.7 to ed.herd.9 Everybody's place when each goes on along its way; null if they would lose one another. */
export function flowing(look: Look, herd: Herd, leader: Zombie, to: XY, field: Field): Place[] | null {
  if (!isCoherent(look, herd.zombies)) return null
  const { most, mayStand } = following(look, herd, leader, to)
  const placed: Stands[] = [{ at: to, on: leader.on }]
  const found: Place[] = []
  for (const { at, on, locked } of herd.zombies) if (locked !== null) placed.push({ at, on })
  let waiting = herd.zombies
    .filter((z) => z.locked === null && z !== leader)
    .map((z) => ({ z, far: farBy(field, z.at), points: pointsFor(field, z, most) }))
    .sort((a, b) => a.far - b.far || a.z.id - b.z.id)
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length
    waiting = waiting.filter(({ z, points }) => {
      const at = points.find((point) => mayStand(z, point, placed))
      if (at === undefined) return true
      placed.push({ at, on: z.on })
      found.push({ zombie: z.id, at })
      return false
    })
  }
  return waiting.length === 0 && arrangementFault(look, herd, leader, to, found) === null ? found : null
}
