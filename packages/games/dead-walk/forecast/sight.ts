/** dw.los.2, dw.cover.2 The rays to a target as they are judged, where each of them is stopped, and by what. */
import {
  type Barrier,
  CLEAR,
  fanBlocks,
  type Ignored,
  rayBlockers,
  rayIsClear,
  silhouette,
  type XY,
  type XYZ,
} from '@shamble/table'
import type { Figure } from '../rules/01-figures.ts'
import { floorOf } from '../rules/01-ground.ts'
import { type CoverKind, coverOf, eyeOf, ignoredBetween, OFFSETS, sees } from '../rules/09-sight.ts'
import type { Look, Surface } from '../state.ts'
import { EYES } from '../tables/units.ts'

export interface Sighting {
  readonly sees: boolean
  readonly cover: CoverKind
  /** `stop`: where something stops it; null if nothing does. */
  readonly rays: readonly { readonly end: XY; readonly stop: XY | null }[]
  /** Pieces, doors, windows and buildings that stop rays, those that stop most first. */
  readonly by: readonly string[]
}

const idOf = (barrier: Barrier): string =>
  barrier.part === 'piece' ? barrier.piece.id : barrier.part === 'opening' ? barrier.opening.id : barrier.building.id

const between = (a: XYZ, b: XYZ, part: number): XYZ => ({
  x: Math.round(a.x + (b.x - a.x) * part),
  y: Math.round(a.y + (b.y - a.y) * part),
  z: Math.round(a.z + (b.z - a.z) * part),
})

/** How finely the place is looked for at which a ray ends: halved so often. */
const HALVES = 8

/** The first place of a ray from which it is not clear any more. */
function stopOf({ facts: { layout, blocks } }: Look, eye: XYZ, end: XYZ, ignored: Ignored): XY {
  let [clear, blocked] = [0, 1]
  for (let i = 0; i < HALVES; i++) {
    const middle = (clear + blocked) / 2
    if (rayIsClear(layout, blocks, eye, between(eye, end, middle), ignored)) clear = middle
    else blocked = middle
  }
  const { x, y } = between(eye, end, blocked)
  return { x, y }
}

/** A target in sight is judged by the middle of its silhouette, one out of sight by the top. */
export function coverTo(look: Look, from: Figure, to: Figure): Sighting {
  const { layout, blocks } = look.facts
  const isSeen = sees(look, from, to)
  const eye = eyeOf(look, from)
  const height = to.low ? EYES.prone : EYES.standing
  const z = floorOf(look, to) + (isSeen ? height / 2 : height)
  const ignored = ignoredBetween(look, from, to)
  const judged = fanBlocks(layout, blocks, { eye, target: to.at, offsets: OFFSETS, z, ignored })
  const stopped = new Map<string, number>()
  const rays = silhouette(eye, to.at, OFFSETS).map((end, i) => {
    if (judged[i] === CLEAR) return { end, stop: null }
    const far: XYZ = { ...end, z }
    // What cuts a point off from its own base stops its ray, too.
    const found = [eye, { ...to.at, z }].flatMap((other) => rayBlockers(layout, blocks, other, far, ignored))
    for (const id of new Set(found.map((n) => idOf(layout.barriers[n] as Barrier))))
      stopped.set(id, (stopped.get(id) ?? 0) + 1)
    return { end, stop: stopOf(look, eye, far, ignored) }
  })
  const by = to.aboard ? [to.aboard] : [...stopped].sort((a, b) => b[1] - a[1]).map(([id]) => id)
  return { sees: isSeen, cover: isSeen ? coverOf(look, from, to) : 'none', rays, by }
}

/** dw.los.9 What stands between somebody and a point that he does not see. */
export function blockersTo(look: Look, from: Figure, at: XY, on: Surface): readonly string[] {
  const { layout, blocks } = look.facts
  const point = { at, on }
  const end = { x: at.x, y: at.y, z: floorOf(look, point) }
  const found = rayBlockers(layout, blocks, eyeOf(look, from), end, ignoredBetween(look, from, point))
  return [...new Set(found.map((n) => idOf(layout.barriers[n] as Barrier)))]
}
