/** Names of figures: under them, or to the right where somebody else stands below. */

type At = readonly [x: number, y: number]
export type NameSide = 'under' | 'right'

/** Nearer than this, another figure would be under a name: half the name's width, and down to its foot. */
const HALF_NAME = 26
const FOOT = 50
/** To the right it has so much room, above and below the middle. */
const LENGTH = 60
const HALF_LINE = 16
/** Others at the same place are no neighbours. */
const APART = 6

/** Where the name of whoever stands here goes, in units of a board. */
export function nameSide([x, y]: At, figures: readonly At[]): NameSide {
  const isBelow = ([fx, fy]: At): boolean => Math.abs(fx - x) < HALF_NAME && fy - y > APART && fy - y < FOOT
  const isRight = ([fx, fy]: At): boolean => fx - x > APART && fx - x < LENGTH && Math.abs(fy - y) < HALF_LINE
  return figures.some(isBelow) && !figures.some(isRight) ? 'right' : 'under'
}

export const Name = ({
  name,
  side,
  look = 'mname',
}: {
  readonly name: string
  readonly side: NameSide
  readonly look?: string
}) =>
  side === 'right' ? (
    <text class={`${look} beside`} x="22" y="4.5">
      {name}
    </text>
  ) : (
    <text class={look} y="31">
      {name}
    </text>
  )

/** What tells somebody apart where his name is too small to read. */
export const Initial = ({ name }: { readonly name: string }) => (
  <text class="initial" y="6">
    {name.slice(0, 1)}
  </text>
)
