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
    {bodies.map(({ n, at }) => {
      const middle = middleOf(at)
      return (
        middle && (
          <path key={`${n} ${at}`} transform={`translate(${middle[0] - 20} ${middle[1] - 20})`} d={bite(n) + CROSSED} />
        )
      )
    })}
  </g>
)
