/** The table of a set-up from above, with who begins where. */
import { bookFor } from '@shamble/even-death/forecast'
import { INCH } from '@shamble/even-death/page'
import type { OptionValues } from '@shamble/kernel'
import { px } from '../../board/measured/units.ts'
import '../../board/board.css'
import '../../board/measured/measured.css'
import './board.css'
import './plan-drawn.css'
import { count, listed } from '../../words/plain.ts'
import { Ladders, Terrain } from './terrain.tsx'
import { seatTitle } from './words/seats.ts'

const MIDDLE = 2

export function PlanDrawn({ options }: { readonly options: OptionValues }) {
  const { field, plans, scenario } = bookFor(options)
  const { width, depth, doors } = field
  const closed = Object.keys(doors).filter((id) => doors[id])
  const seats = listed(plans.map(({ seat }) => seatTitle(seat)))
  const says = `${width / INCH} by ${depth / INCH} inches, ${count(field.pieces.length)} pieces; ${seats}`
  return (
    <figure class="ed-plan">
      <svg class="brd msr" viewBox={`0 0 ${px(width)} ${px(depth)}`} role="img" aria-label={`Plan: ${says}`}>
        <rect class="ed-ground" width={px(width)} height={px(depth)} />
        <Terrain pieces={field.pieces} closed={closed} />
        <Ladders ladders={field.ladders} />
        {plans.map(({ seat, zones }, i) =>
          zones.map(({ x, y }, j) => (
            <g key={`${seat} ${j}`} class={`ed-zone z${i + 1}`}>
              <rect x={px(x[0])} y={px(y[0])} width={px(x[1] - x[0])} height={px(y[1] - y[0])} />
              {j === 0 && (
                <text x={px((x[0] + x[1]) / MIDDLE)} y={px((y[0] + y[1]) / MIDDLE)}>
                  {seatTitle(seat)}
                </text>
              )}
            </g>
          )),
        )}
        {scenario?.markers?.map(({ at: [x, y], within }, i) => (
          <circle key={i} class="ed-within" cx={px(x * INCH)} cy={px(y * INCH)} r={px(within * INCH)} />
        ))}
        {scenario?.things?.map(({ at: [x, y] }, i) => (
          <circle key={i} class="ed-thing" cx={px(x * INCH)} cy={px(y * INCH)} r={px(INCH / MIDDLE)} />
        ))}
      </svg>
      <figcaption class="muted">{says}.</figcaption>
    </figure>
  )
}
