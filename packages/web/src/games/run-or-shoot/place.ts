/** What can be pointed at: "24.5,17.3" in centimetres, "24.5,17.3 up 1", "Zed 9", "S1", "1,0 door2", "pile 3". */
import { isCorpse, isInPlay, RADIUS, radiusOf, type Spot, type View } from '@shamble/run-or-shoot/page'
import { bookFor } from '@shamble/run-or-shoot/forecast'
import { disc, line, type Shape, type XY } from '@shamble/table'
import { type Base, NEAR, type Place, placesOf } from '../../board/measured/place.ts'
import { survivorCalled, survivorName, survivorNumbered, zedCalled, zedName } from './words/titles.ts'
import type { Seen } from './types.ts'

export { aimName, clockHour, pointName } from '../../board/measured/place.ts'

type Sort = 'zed' | 'survivor'

const whereIs = (sort: Sort, n: number, view: View): XY | null => {
  if (sort === 'zed') return view.zeds.find((z) => z.n === n)?.at ?? null
  const one = survivorNumbered(view, n)
  return one && (isInPlay(one) || isCorpse(view, one)) ? one.at : null
}

function* bases(view: View): Iterable<Base> {
  for (const z of view.zeds) yield { name: zedName(z.n), at: z.at, radius: radiusOf(z) }
  for (const s of view.survivors.filter(isInPlay)) yield { name: survivorName(s.n), at: s.at, radius: RADIUS.figure }
}

/** As large as its sign. */
const SIGN = 70

/** Things that are no terrain to the rules, and can be pointed at all the same: where they are, and on which level. */
export function signAt(id: string, { view, options }: Seen): Spot | null {
  const { lairs, caches, climbs } = bookFor(options).map
  const climb = climbs.find((one) => one.id === id)
  if (climb) return climb.foot
  return [...lairs, ...caches, ...view.piles].find((one) => one.id === id) ?? null
}

/** The outline of a sign, or of a door or gate. */
function shapeOf(id: string, seen: Seen): Shape | undefined {
  const spot = signAt(id, seen)
  if (spot) return disc(spot.at.x, spot.at.y, SIGN)
  const opening = bookFor(seen.options).map.openings.find((one) => one.id === id)
  return opening && line(opening.from.x, opening.from.y, opening.to.x, opening.to.y)
}

export const places = placesOf<View, Sort>({
  sorts: {
    zed: { before: 'Zed ', radius: RADIUS.figure },
    survivor: { before: 'S', radius: RADIUS.figure },
  },
  terrainNames: /^(?:\d+,\d+ [a-z][\w -]*|pile \d+)$/,
  terrain: ({ options }) => bookFor(options).map.terrain,
  where: (sort, n, { view }) => whereIs(sort, n, view),
  moved: shapeOf,
  bases,
})

export const { parse: parsePlace } = places

export const centreNamed = (name: string | null, seen: Seen): XY | null => places.centreNamed(name, seen)

/** The mark of whoever is called so: people and mutants have marks of their own. */
export function figureMark(view: View, figure: string): string {
  const zed = zedCalled(view, figure)
  if (zed) return zed.kind === 'ordinary' ? figure : zed.kind
  return survivorCalled(view, figure)?.who ?? figure
}

/** The level of a place; null where it has none of its own. */
export function levelOf(place: Place<Sort> | null, seen: Seen): number | null {
  switch (place?.kind) {
    case 'point':
      return place.level ?? 0
    case 'numbered':
      return place.sort === 'zed'
        ? (seen.view.zeds.find(({ n }) => n === place.n)?.level ?? null)
        : (survivorNumbered(seen.view, place.n)?.level ?? null)
    case 'terrain': {
      const { openings } = bookFor(seen.options).map
      return signAt(place.id, seen)?.level ?? openings.find(({ id }) => id === place.id)?.level ?? 0
    }
    default:
      return null
  }
}

/** A place of the table by its name, with its level. */
export function spotNamed(name: string | null, seen: Seen): Spot | null {
  const place = parsePlace(name)
  const at = places.centre(place, seen)
  return at && { at, level: levelOf(place, seen) ?? 0 }
}

/** Whoever stands on this level at a point; where nobody does, whoever is above or below it. */
export function figureAt(view: View, p: XY, level: number): string | null {
  const isHere = (one: { readonly level: number }): boolean => one.level === level
  const here = { ...view, zeds: view.zeds.filter(isHere), survivors: view.survivors.filter(isHere) }
  return places.figureAt(here, p) ?? places.figureAt(view, p)
}

/** The door, window, ladder, cache, pile or lair at a point of this level. */
export function signNear(seen: Seen, p: XY, level: number, ids: readonly string[]): string | null {
  return places.terrainAt(
    seen,
    p,
    ids.filter((id) => levelOf({ kind: 'terrain', id }, seen) === level),
    NEAR,
  )
}
