/** Places on rings around a point. */
import { displaced } from './directions.ts'
import type { XY } from './geometry.ts'

/** How the places around a point are tried: rings so far apart, so many, a place every so many degrees. */
export interface Rings {
  readonly step: number
  readonly rings: number
  readonly everyDegrees: number
  /** Where each ring begins, clockwise from north. */
  readonly fromDegrees: number
}

/** rs.measure.12: the place itself, or the first free one on rings around it, each walked clockwise; null if none is. */
export function firstOnRings(at: XY, rings: Rings, isFree: (place: XY) => boolean): XY | null {
  if (isFree(at)) return at
  for (let ring = 1; ring <= rings.rings; ring++) {
    for (let turned = 0; turned < 360; turned += rings.everyDegrees) {
      const place = displaced(at, ring * rings.step, rings.fromDegrees + turned)
      if (isFree(place)) return place
    }
  }
  return null
}
