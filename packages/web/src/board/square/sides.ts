/** Sides of squares, walls and doors, that an order can be aimed at. */
import type { Planned } from '../../plan/plan.ts'
import { distanceToSide, type Point } from './places.ts'

/** How near to a side a pointer must be: with nothing else to aim at, and otherwise. */
const NEAR = 26
const ON_IT = 9

type Ends = readonly [x1: number, y1: number, x2: number, y2: number]

/** The nearest side to which a pointer is near enough, of all that can be aimed at or of those of the order in hand. */
export function sideNear(
  at: Point,
  inHand: Planned | null,
  all: readonly Planned[],
  endsOf: (place: string) => Ends | null,
): string | null {
  const most = inHand?.order.aims === 'side' ? NEAR : ON_IT
  let best: { readonly place: string; readonly far: number } | null = null
  for (const { order, targets } of inHand ? [inHand] : all) {
    if (!order.enabled || order.aims !== 'side') continue
    for (const place of targets()) {
      const ends = endsOf(place)
      const far = ends ? distanceToSide(ends, at) : Infinity
      if (far <= most && (best === null || far < best.far)) best = { place, far }
    }
  }
  return best?.place ?? null
}
