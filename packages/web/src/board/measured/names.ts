/** Names of figures on a table that is drawn at any size: larger where it is small, and not over its edge. */
import { type NameSide, SIDES, TAKES } from '../names.tsx'

type At = readonly [x: number, y: number]

interface Room {
  /** So many times as large as usual. */
  readonly size: number
  /** Of the board. */
  readonly width: number
}

/** Whether a name that is so long crosses an edge that is so far to the left or to the right. */
const CROSSES: Readonly<Record<NameSide, (length: number, left: number, right: number) => boolean>> = {
  under: (length, left, right) => Math.min(left, right) < length / 2,
  right: (length, _, right) => right < length + BESIDE,
  left: (length, left) => left < length + BESIDE,
  over: (length, left, right) => Math.min(left, right) < length / 2,
}
/** From the middle of a figure to a name beside it. */
const BESIDE = 22

/** About how wide a letter is. */
const LETTER = 6

/** Where the name of whoever stands here goes: rather over the edge than under somebody. */
export function sideFor(name: string, [x, y]: At, figures: readonly At[], { size, width }: Room): NameSide {
  const free = SIDES.filter((side) => !figures.some(([fx, fy]) => TAKES[side]((fx - x) / size, (fy - y) / size)))
  const isWhole = (side: NameSide): boolean => !CROSSES[side](name.length * LETTER * size, x, width - x)
  return free.find(isWhole) ?? free[0] ?? SIDES.find(isWhole) ?? 'under'
}
