/** ed.sight Who sees whom: nine rays to a silhouette, woods and fire between, night. */
import { type Gaze, raysStopped, sixteenthsInside, type XY } from '@shamble/table'
import { terrainKind } from '../content/terrain.ts'
import { isHerd, type Look, type Unit } from '../state.ts'
import { inches, LOOK_OUT, LYING, SILHOUETTE, STANDING } from '../tables/units.ts'
import { isWithin } from './01-measure.ts'
import { groundHeight } from './10-terrain.ts'

/** A figure as it is looked at and looks. */
export interface Seen {
  readonly at: XY
  readonly on: string | null
  readonly down: boolean
}

/** ed.measure.3 */
const bodyOf = ({ down }: Seen): { readonly height: number; readonly eye: number } => (down ? LYING : STANDING)

/** ed.sight.2 From one figure's eye to the silhouette of another: three columns, three heights. */
export function gazeAt(look: Pick<Look, 'book' | 'facts'>, from: Seen, to: Seen): Gaze {
  const ground = groundHeight(look, to)
  const { height } = bodyOf(to)
  return {
    eye: { x: from.at.x, y: from.at.y, z: groundHeight(look, from) + bodyOf(from).eye },
    target: to.at,
    offsets: SILHOUETTE.columns,
    heights: SILHOUETTE.sixths.map((sixths) => ground + Math.floor((sixths * height) / 6)),
  }
}

/** ed.sight.2, ed.sight.3 How many of nine rays from one figure's eye to the other are stopped. */
export const hiddenRays = (look: Look, from: Seen, to: Seen): number =>
  raysStopped(look.facts.layout, look.facts.solid, gazeAt(look, from, to))

/** ed.sight.6 The length of the ground line inside woods and fire, in sixteenths of a unit; areas below both do not count. */
export function obscuredSixteenths(look: Look, from: Seen, to: Seen): number {
  const lower = Math.min(groundHeight(look, from), groundHeight(look, to))
  const areas = look.book.field.pieces.filter(({ kind }) => {
    const { sight, height } = terrainKind(kind)
    return sight === 'obscuring' && lower < height
  })
  return sixteenthsInside(
    from.at,
    to.at,
    areas.map(({ shape }) => shape),
    LOOK_OUT,
  )
}

/** ed.sight.7 Where the scenario has a night, it is dark until its generator runs. */
function isInTheDark({ book, state }: Look, from: Seen, to: Seen): boolean {
  const night = book.scenario?.night
  if (night === undefined || state.things.some(({ kind, running }) => kind === 'generator' && running)) return false
  return !isWithin(from.at, to.at, inches(night))
}

/** ed.sight.4, ed.sight.5, ed.sight.6 Figures stop nothing. */
export function sees(look: Look, from: Seen, to: Seen): boolean {
  if (isInTheDark(look, from, to) || hiddenRays(look, from, to) > look.book.sightUpTo) return false
  return obscuredSixteenths(look, from, to) <= 16 * look.book.obscuringDepth
}

/** ed.sight.8, ed.herd.13 A unit sees another when one of its figures sees one of the other's. */
export const seesUnit = (look: Look, from: Unit, to: Unit): boolean => {
  const targets: readonly Seen[] = isHerd(to) ? to.zombies : [to]
  const eyes: readonly Seen[] = isHerd(from) ? from.zombies : [from]
  return eyes.some((eye) => targets.some((target) => sees(look, eye, target)))
}
