/** How people grew and who was lost, over the battles: a drawing, and the same as a table. */
import { labelYs, type PlotBox, scaleOf, ticks } from '../ui/plot.ts'
import { useMedia } from '../play/use-play-state.ts'
import type { History, Fought } from './campaign-display.ts'

const WIDE: PlotBox = { width: 620, height: 220, left: 30, right: 160, top: 10, bottom: 26 }
const NARROW: PlotBox = { width: 358, height: 220, left: 24, right: 132, top: 10, bottom: 26 }
/** Lines that differ without colour. */
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '14 5', '4 2 1 2', '1 6', '8 2']

type Growth = NonNullable<History['growth']>

/** A line for everybody; after a single scenario there is nothing to join, and the table alone says it. */
export function GrowthPlot({ growth }: { readonly growth: Growth }) {
  const { title, battles } = growth
  if (battles.length < 2)
    return (
      <figure class="plot">
        <figcaption>{title} after the first scenario</figcaption>
        <GrowthTable {...growth} />
      </figure>
    )
  return (
    <figure class="plot">
      <figcaption>{title} after every scenario</figcaption>
      <GrowthLines {...growth} />
      <details>
        <summary>As a table</summary>
        <GrowthTable {...growth} />
      </details>
    </figure>
  )
}

function GrowthLines({ title, battles, people }: Growth) {
  const box = useMedia('(max-width: 759px)') ? NARROW : WIDE
  const marks = ticks(Math.max(1, ...people.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const scale = scaleOf(box, battles.length, marks.at(-1) ?? 1)
  const last = people.map(({ values }) => values.findLastIndex((value) => value !== null))
  const ends = labelYs(people.map(({ values }, i) => scale.y(values[last[i] ?? 0] ?? 0) + 4))
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={`${title}: the table below has the same.`}>
      {marks.map((value) => (
        <g key={value}>
          <path class="gl" d={`M${box.left} ${scale.y(value)}H${box.width - box.right}`} />
          <text class="gt" x={box.left - 7} y={scale.y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {battles.map((battle, i) => (
        <text key={`${battle} ${i}`} class="gt" x={scale.x(i)} y={box.height - 6} text-anchor="middle">
          {i + 1}
        </text>
      ))}
      {people.map(({ name, values }, i) => (
        <g key={name} class={`line l${i % DASHES.length}`}>
          <path d={pathOf(values, scale)} stroke-dasharray={DASHES[i % DASHES.length] ?? ''} />
          {values.map((value, at) =>
            value === null ? null : <circle key={at} cx={scale.x(at)} cy={scale.y(value)} r="3" />,
          )}
          <path
            class="lead"
            d={`M${scale.x(last[i] ?? 0) + 5} ${scale.y(values[last[i] ?? 0] ?? 0)}L${box.width - box.right + 6} ${(ends[i] ?? 0) - 4}`}
          />
          <text x={box.width - box.right + 9} y={ends[i] ?? 0}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

const GrowthTable = ({ title, battles, people }: Growth) => (
  <div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {battles.map((battle, i) => (
            <th key={`${battle} ${i}`} scope="col">
              {i + 1} {battle}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, i) => (
              <td key={i}>{value ?? 'not there'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Broken where there is no value. */
function pathOf(values: readonly (number | null)[], { x, y }: ReturnType<typeof scaleOf>): string {
  let path = ''
  let isDrawing = false
  values.forEach((value, i) => {
    if (value !== null) path += `${isDrawing ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`
    isDrawing = value !== null
  })
  return path
}

/** One disc a person: whole who came home, crossed who did not. */
export function LossPlot({ fought }: { readonly fought: readonly Fought[] }) {
  return (
    <figure class="plot losses">
      <figcaption>Who came home</figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            <th scope="col">Set out, came home</th>
          </tr>
        </thead>
        <tbody>
          {fought.map(({ title, starters, survivors }, i) => (
            <tr key={`${title} ${i}`}>
              <th scope="row">
                <span class="mono faint">{i + 1}</span> {title}
              </th>
              <td>
                <svg viewBox={`0 0 ${starters * 20} 20`} width={starters * 20} height="20" aria-hidden="true">
                  {Array.from({ length: starters }, (_, n) => (
                    <g key={n} transform={`translate(${n * 20 + 10} 10)`} class={n < survivors ? 'home' : 'lost'}>
                      <circle r="7" />
                      {n >= survivors && <path d="M-4-4 4 4M4-4-4 4" />}
                    </g>
                  ))}
                </svg>
                <span class="vh">
                  {survivors} of {starters}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
