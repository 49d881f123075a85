/** Where the dead fell for good: faint bitten outlines, which block nothing. */
import type { Body } from '../play/game-display.ts'
import { bite } from './art.tsx'

/** Both eyes crossed out, in a box of 40. */
const CROSSED = 'M12.500 17.500l4 4M16.500 17.500l-4 4M22.500 18.500l4 4M26.500 18.500l-4 4'

export const Fallen = ({
  bodies,
  middleOf,
}: {
  readonly bodies: readonly Body[]
  /** In the units of the board; null: not on it. */
  readonly middleOf: (place: string) => readonly [x: number, y: number] | null
}) => (
  <g class="fallen-dead">
    {apartFrom(bodies.flatMap((body) => placed(body, middleOf))).map(({ n, at, x, y }) => (
      <path key={`${n} ${at}`} transform={`translate(${x - 20} ${y - 20})`} d={bite(n) + CROSSED} />
    ))}
  </g>
)

interface Placed extends Body {
  readonly x: number
  readonly y: number
}

function placed(body: Body, middleOf: (place: string) => readonly [x: number, y: number] | null): readonly Placed[] {
  const middle = middleOf(body.at)
  return middle ? [{ ...body, x: middle[0], y: middle[1] }] : []
}

/** Nearer than this one outline is drawn for all: several would be a scribble. */
const ONE = 14

/** The last who fell wherever several did. */
export const apartFrom = (bodies: readonly Placed[]): readonly Placed[] =>
  bodies.filter(({ x, y }, i) => !bodies.some((other, j) => j > i && Math.hypot(other.x - x, other.y - y) < ONE))
