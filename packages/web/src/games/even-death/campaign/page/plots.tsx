/** Points and supplies turn by turn: as lines, and beneath them the same as a table. */
import type { Event, Faction, View } from '@shamble/even-death/campaign/page'
import type { Shown } from '../../../../campaign/campaign-display.ts'
import { useMedia } from '../../../../play/use-play-state.ts'
import { labelYs, type PlotBox, pathOf, scaleOf, ticks, turnMarks } from '../../../../ui/plot.ts'
import { lookOf } from '../read.ts'
import { factionTitle } from '../words/names.ts'
import './page.css'
import { type Turn, turnsOf } from './turns.ts'

const WIDE: PlotBox = { width: 560, height: 230, left: 30, right: 124, top: 14, bottom: 40 }
const NARROW: PlotBox = { width: 358, height: 230, left: 26, right: 104, top: 14, bottom: 40 }
const DASHES: Readonly<Record<Faction, string>> = {
  survivors: '',
  bandits: '7 4',
  military: '12 4 2 4',
  zombies: '2 4',
}

interface Line {
  readonly faction: Faction
  readonly values: readonly number[]
}

interface PlotProps {
  readonly title: string
  readonly note: string
  readonly lines: readonly Line[]
  /** A value that means something, and what. */
  readonly limit: readonly [value: number, words: string]
}

const turnsIn = (lines: readonly Line[]): number => Math.max(2, ...lines.map(({ values }) => values.length))

function Axes({ box, marks, turns, scale }: AxesProps) {
  return (
    <>
      {marks.map((value) => (
        <g key={value}>
          <path class="gl" d={`M${box.left} ${scale.y(value)}H${box.width - box.right}`} />
          <text class="gt" x={box.left - 7} y={scale.y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {turnMarks(turns).map((turn) => (
        <text key={turn} class="gt" x={scale.x(turn)} y={box.height - 22} text-anchor="middle">
          {turn}
        </text>
      ))}
      <text class="gt" x={(box.left + box.width - box.right) / 2} y={box.height - 5} text-anchor="middle">
        at the end of turn
      </text>
    </>
  )
}

interface AxesProps {
  readonly box: PlotBox
  readonly marks: readonly number[]
  readonly turns: number
  readonly scale: ReturnType<typeof scaleOf>
}

function Curves({ title, lines, limit: [limit, words] }: Omit<PlotProps, 'note'>) {
  const box = useMedia('(max-width: 759px)') ? NARROW : WIDE
  const most = Math.max(limit, 1, ...lines.flatMap(({ values }) => values))
  const marks = ticks(most)
  const turns = turnsIn(lines)
  const scale = scaleOf(box, turns, Math.max(most, marks.at(-1) ?? 1))
  const ends = labelYs(lines.map(({ values }) => scale.y(values.at(-1) ?? 0) + 4))
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={`${title}: the table below has the same.`}>
      <Axes box={box} marks={marks} turns={turns} scale={scale} />
      <path class="limit" d={`M${box.left} ${scale.y(limit)}H${box.width - box.right}`} />
      <text class="limit-words" x={box.left + 6} y={scale.y(limit) - 5}>
        {words}
      </text>
      {lines.map(({ faction, values }, i) => (
        <g key={faction} class={`line of-${faction}`}>
          <path d={pathOf(values, scale)} stroke-dasharray={DASHES[faction]} />
          {values.map((value, turn) => (
            <circle key={turn} cx={scale.x(turn)} cy={scale.y(value)} r="2.500" />
          ))}
          <text x={box.width - box.right + 8} y={ends[i] ?? 0}>
            {factionTitle(faction)} {values.at(-1)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The same as a table: a column for every turn. */
const Numbers = ({ title, lines }: Pick<PlotProps, 'title' | 'lines'>) => (
  <div class="scroll" tabIndex={0} role="region" aria-label={`${title} as a table`}>
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {Array.from({ length: turnsIn(lines) }, (_, i) => (
            <th key={i} scope="col">
              {i}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ faction, values }) => (
          <tr key={faction}>
            <th scope="row">{factionTitle(faction)}</th>
            {values.map((value, i) => (
              <td key={i}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const Plot = ({ title, note, lines, limit }: PlotProps) => (
  <figure class="plot">
    <figcaption>
      {title} <small class="muted">{note}</small>
    </figcaption>
    <Curves title={title} lines={lines} limit={limit} />
    <Numbers title={title} lines={lines} />
  </figure>
)

/** From here on there is plenty. */
const ABUNDANT = 5

export function Plots(shown: Shown<View, Event>) {
  const turns = turnsOf(shown.story)
  const factions = shown.view.players.map(({ faction }) => faction)
  const lineOf = (faction: Faction, value: (player: Turn['players'][number]) => number): Line => ({
    faction,
    values: turns.flatMap(({ players }) => {
      const player = players.find((one) => one.faction === faction)
      return player ? [value(player)] : []
    }),
  })
  const { needed } = lookOf(shown)
  const people = factions.filter((faction) => faction !== 'zombies')
  return (
    <div class="plots war-plots">
      <Plot
        title="Points"
        note={`${needed} win, at the start of one’s own turn`}
        lines={factions.map((faction) => lineOf(faction, ({ points }) => points.all))}
        limit={[needed, `${needed} win`]}
      />
      {people.length > 0 && (
        <Plot
          title="Supplies"
          note="0 is Deprived, 5 Abundant"
          lines={people.map((faction) => lineOf(faction, ({ supplies }) => supplies))}
          limit={[ABUNDANT, 'Abundant']}
        />
      )}
    </div>
  )
}
