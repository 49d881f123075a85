/** ed.deploy.6 Deployment zones, in inches. */

/** A rectangle, both ends included. */
export interface Zone {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
}
/** One seat's zone: rectangles of which a base lies wholly inside one. */
export type Zones = readonly Zone[]

/** The size on which layouts are printed. */
const PRINTED = 60

const zone = (x1: number, x2: number, y1: number, y2: number): Zone => ({ x: [x1, x2], y: [y1, y2] })

export const LAYOUT_IDS = ['two', 'three', 'four', 'last-stand'] as const
export type LayoutId = (typeof LAYOUT_IDS)[number]

/** Within six inches of an edge: north, east, south, west. */
const RIM: Zones = [zone(0, 60, 0, 6), zone(54, 60, 0, 60), zone(0, 60, 54, 60), zone(0, 6, 0, 60)]

export const LAYOUTS: Readonly<Record<LayoutId, readonly Zones[]>> = {
  two: [[zone(0, 60, 0, 12)], [zone(0, 60, 48, 60)]],
  three: [[zone(18, 42, 0, 12)], [zone(0, 18, 42, 60)], [zone(42, 60, 42, 60)]],
  four: [[zone(0, 15, 0, 15)], [zone(45, 60, 0, 15)], [zone(45, 60, 45, 60)], [zone(0, 15, 45, 60)]],
  'last-stand': [[zone(21, 39, 21, 39)], RIM],
}

/** Several attackers of a last stand split the edges, each the next one clockwise from the north, round and round. */
const rimOf = (attacker: number, attackers: number): Zones => RIM.filter((_, i) => i % attackers === attacker)

/** ed.deploy.6 The zones of a layout for so many seats, on a table of this size. */
export function zonesOf(id: LayoutId, seats: number, width: number, depth: number): readonly Zones[] {
  const printed = LAYOUTS[id]
  const all =
    id === 'last-stand'
      ? [printed[0] as Zones, ...Array.from({ length: seats - 1 }, (_, i) => rimOf(i, seats - 1))]
      : printed
  return all
    .slice(0, seats)
    .map((zones) => zones.map(({ x, y }) => ({ x: stretched(x, width), y: stretched(y, depth) })))
}

/** What reaches an edge stays at it, what spans the table spans it, what is in the middle stays there. */
function stretched([from, to]: readonly [number, number], size: number): readonly [number, number] {
  const more = size - PRINTED
  if (from === 0 && to === PRINTED) return [0, size]
  if (from === 0) return [from, to]
  if (to === PRINTED) return [from + more, to + more]
  return [from + more / 2, to + more / 2]
}

/** ed.deploy.6 The layout for so many seats. */
export const layoutFor = (seats: number): LayoutId => (seats <= 2 ? 'two' : seats === 3 ? 'three' : 'four')
