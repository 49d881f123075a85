/** Names of figures: under them, or to the right where somebody else stands below; where both are taken, where there is room. */

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

/** Where the name of whoever stands here goes, in units of a board. */
export const nameSide = ([x, y]: At, figures: readonly At[]): NameSide =>
  SIDES.find((side) => !figures.some(([fx, fy]) => TAKES[side](fx - x, fy - y))) ?? 'under'

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
