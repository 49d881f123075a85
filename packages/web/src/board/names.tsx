/** Names of figures: under them, or to the right where somebody else stands below; where both are taken, where there is room. */
import type { Size } from '../play/camera.ts'

type At = readonly [x: number, y: number]
export type NameSide = 'under' | 'right' | 'left' | 'over'

/** Nearer than this, another figure would be under a name: half the name's width, and down to its foot. */
const HALF_NAME = 26
const FOOT = 50
/** Beside a figure it has so much room, above and below the middle. */
const LENGTH = 60
const HALF_LINE = 16
/** Others at the same place are no neighbours. */
const APART = 6

/** Whether somebody so far away, across and down, stands where the name would. */
const TAKES: Readonly<Record<NameSide, (dx: number, dy: number) => boolean>> = {
  under: (dx, dy) => Math.abs(dx) < HALF_NAME && dy > APART && dy < FOOT,
  right: (dx, dy) => dx > APART && dx < LENGTH && Math.abs(dy) < HALF_LINE,
  left: (dx, dy) => dx < -APART && dx > -LENGTH && Math.abs(dy) < HALF_LINE,
  over: (dx, dy) => Math.abs(dx) < HALF_NAME && dy < -APART && dy > -FOOT,
}
export const SIDES = ['under', 'right', 'left', 'over'] as const

/** How far a name reaches: beyond the edge of the board it would be cut off. */
const REACHES: Readonly<Record<NameSide, At>> = {
  under: [0, 36],
  right: [LENGTH, 0],
  left: [-LENGTH, 0],
  over: [0, -36],
}

const isOn = ([x, y]: At, { width, height }: Size): boolean => x >= 0 && y >= 0 && x <= width && y <= height

/** Where the name of whoever stands here goes, in units of a board, on the board if it has an edge. */
export function nameSide([x, y]: At, figures: readonly At[], board: Size | null = null): NameSide {
  const isOnBoard = (side: NameSide): boolean => {
    const [dx, dy] = REACHES[side]
    return board === null || isOn([x + dx, y + dy], board)
  }
  const isTaken = (side: NameSide): boolean => figures.some(([fx, fy]) => TAKES[side](fx - x, fy - y))
  const on = SIDES.filter(isOnBoard)
  return on.find((side) => !isTaken(side)) ?? on[0] ?? 'under'
}

const PLACES = { under: { y: 31 }, right: { x: 22, y: 4.5 }, left: { x: -22, y: 4.5 }, over: { y: -23 } } as const

export const Name = ({
  name,
  side,
  look = 'mname',
}: {
  readonly name: string
  readonly side: NameSide
  readonly look?: string
}) => (
  <text class={`${look} ${side}`} {...PLACES[side]}>
    {name}
  </text>
)

/** What tells somebody apart where his name is too small to read. */
export const Initial = ({ name }: { readonly name: string }) => (
  <text class="initial" y="6">
    {name.slice(0, 1)}
  </text>
)
