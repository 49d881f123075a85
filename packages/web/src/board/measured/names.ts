/** Names of figures on a table that is drawn at any size: larger where it is small, and not over its edge. */
import { type NameSide, SIDES } from '../names.tsx'

type At = readonly [x: number, y: number]

interface Room {
  /** So many times as large as usual. */
  readonly size: number
  /** Of the board. */
  readonly width: number
  readonly depth?: number
}

/** From the middle of a figure to a name beside it. */
const BESIDE = 22

/** About how wide a letter is. */
const LETTER = 6

/** Somebody whose name is written. */
export interface Named {
  readonly name: string
  readonly at: At
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** From the middle of a figure to a name under or over it, and how high a name is. */
const AWAY = 16
const HEIGHT = 12
/** How large a figure is. */
const FIGURE = 14

function boxOf({ name, at: [x, y] }: Named, side: NameSide, size: number): Box {
  const [width, height] = [name.length * LETTER * size, HEIGHT * size]
  const across = { under: -width / 2, over: -width / 2, right: BESIDE * 0.84, left: -width - BESIDE * 0.84 }[side]
  const down = { under: AWAY, over: -AWAY - height, right: -height / 2, left: -height / 2 }[side]
  return { x: x + across, y: y + down, width, height }
}

const isOver = (a: Box, b: Box, air = 0): boolean =>
  a.x < b.x + b.width + air && b.x < a.x + a.width + air && a.y < b.y + b.height && b.y < a.y + a.height

/** So much stays free between two names. */
const BETWEEN = 5

/** What it costs a name to lie over another one, over a figure, over the edge. */
const COSTS = { name: 8, figure: 5, edge: 3 } as const

/** Around the middles of figures. */
export const figureBoxes = (figures: readonly At[]): readonly Box[] =>
  figures.map(([x, y]) => ({ x: x - FIGURE, y: y - FIGURE, width: 2 * FIGURE, height: 2 * FIGURE }))

const isOff = ({ x, y, width, height }: Box, on: Pick<Room, 'width' | 'depth'>): boolean =>
  x < 0 || x + width > on.width || (on.depth !== undefined && (y < 0 || y + height > on.depth))

/** What it costs a text to lie there; nothing where it lies over nobody, and on the board. */
export const costOf = (
  box: Box,
  written: readonly Box[],
  figures: readonly Box[],
  on: Pick<Room, 'width' | 'depth'>,
): number =>
  written.filter((other) => isOver(box, other, BETWEEN)).length * COSTS.name +
  figures.filter((other) => isOver(box, other)).length * COSTS.figure +
  (isOff(box, on) ? COSTS.edge : 0)

/** Of some places for a text the one that lies over the fewest other texts and figures, and on the board. */
export function freest<Spot extends { readonly box: Box }>(
  [first, ...others]: readonly [Spot, ...Spot[]],
  written: readonly Box[],
  figures: readonly Box[],
  on: Pick<Room, 'width' | 'depth'>,
): Spot {
  const cost = ({ box }: Spot): number => costOf(box, written, figures, on)
  return others.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), first)
}

/** Where all names go, one after the other: over no other name if that can be, over as few figures, and on the board. */
export function sidesFor(people: readonly Named[], figures: readonly At[], { size, width }: Room): readonly NameSide[] {
  const taken = figureBoxes(figures)
  const written: Box[] = []
  return people.map((one) => {
    const [under, ...others] = SIDES
    const spotAt = (side: NameSide) => ({ side, box: boxOf(one, side, size) })
    const { side, box } = freest([spotAt(under), ...others.map(spotAt)], written, taken, { width })
    written.push(box)
    return side
  })
}
