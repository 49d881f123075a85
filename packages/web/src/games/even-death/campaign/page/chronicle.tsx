/** A map for every turn to leaf through, points and supplies as lines, and the same as tables. */
import './page.css'
import type { Event, Faction, View } from '@shamble/even-death/campaign/page'
import { useState } from 'preact/hooks'
import type { Shown } from '../../../../campaign/campaign-display.ts'
import { labelYs, type PlotBox, pathOf, scaleOf, ticks } from '../../../../ui/plot.ts'
import { listed } from '../../../../words/plain.ts'
import { Small, SmallSign } from '../map/small.tsx'
import { WIDTH } from '../map/place.ts'
import { lookOf } from '../read.ts'
import { factionTitle, theFaction, tileTitle } from '../words/names.ts'
import { type Turn, turnsOf } from './turns.ts'

type Props = Shown<View, Event>

const held = (turn: Turn, faction: Faction): number => turn.controllers.filter((one) => one === faction).length

/** "Turn 3: the Survivors hold five tiles, 7 points; fought at Scarrow." */
function turnWords(shown: Props, turn: Turn): string {
  const who = turn.players.map(
    ({ faction, points }) => `${theFaction(faction)} hold ${held(turn, faction)} tiles and have ${points.all} points`,
  )
  const fought = turn.fought.length > 0 ? ` Fought at ${listed(turn.fought.map((at) => tileTitle(shown, at)))}.` : ''
  return `${turn.round === 0 ? 'At the beginning' : `Turn ${turn.round}`}: ${listed(who)}.${fought}`
}

/** What is drawn on so small a map. */
const Signs = ({ turn: { players } }: { readonly turn: Turn }) => (
  <p class="war-signs muted">
    {players.map(({ faction }) => (
      <span key={faction}>
        <SmallSign faction={faction} /> {factionTitle(faction)}
      </span>
    ))}
    <span>
      <SmallSign faction={null} /> battle
    </span>
  </p>
)

export function Maps(shown: Props) {
  const turns = turnsOf(shown.story)
  const [at, setAt] = useState<number | null>(null)
  const { map } = lookOf(shown)
  const now = Math.min(at ?? turns.length - 1, turns.length - 1)
  const turn = turns[now]
  if (!turn) return null
  const leaf = (by: number): void => setAt(Math.max(0, Math.min(turns.length - 1, now + by)))
  return (
    <div class="war-leaves">
      <ol
        class="leaves"
        aria-label="A map for every turn"
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') leaf(-1)
          if (event.key === 'ArrowRight') leaf(1)
        }}
      >
        {turns.map((one, i) => (
          <li key={one.round}>
            <button type="button" aria-pressed={i === now} aria-label={turnWords(shown, one)} onClick={() => setAt(i)}>
              <svg viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true">
                <Small {...one} map={map} id={`leaf-${i}`} />
              </svg>
              <span>
                <b class="mono">{one.round}</b>
                {one.fought.length > 0 && <em>{one.fought.length > 1 ? `${one.fought.length} battles` : 'battle'}</em>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p class="book" role="status">
        {turnWords(shown, turn)}
      </p>
      <Signs turn={turn} />
    </div>
  )
}

const BOX: PlotBox = { width: 560, height: 200, left: 30, right: 120, top: 12, bottom: 26 }
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
  readonly limit: number | null
}

const turnsIn = (lines: readonly Line[]): number => Math.max(2, ...lines.map(({ values }) => values.length))

function Curves({ title, lines, limit }: Omit<PlotProps, 'note'>) {
  const most = Math.max(limit ?? 0, 1, ...lines.flatMap(({ values }) => values))
  const marks = ticks(most)
  const scale = scaleOf(BOX, turnsIn(lines), Math.max(most, marks.at(-1) ?? 1))
  const ends = labelYs(lines.map(({ values }) => scale.y(values.at(-1) ?? 0) + 4))
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={`${title}: the table below has the same.`}>
      {marks.map((value) => (
        <g key={value}>
          <path class="gl" d={`M${BOX.left} ${scale.y(value)}H${BOX.width - BOX.right}`} />
          <text class="gt" x={BOX.left - 7} y={scale.y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {limit !== null && <path class="limit" d={`M${BOX.left} ${scale.y(limit)}H${BOX.width - BOX.right}`} />}
      {lines.map(({ faction, values }, i) => (
        <g key={faction} class={`line of-${faction}`}>
          <path d={pathOf(values, scale)} stroke-dasharray={DASHES[faction]} />
          <text x={BOX.width - BOX.right + 8} y={ends[i] ?? 0}>
            {factionTitle(faction)} {values.at(-1)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The same as a table: a column for every turn. */
const Numbers = ({ title, lines }: Pick<PlotProps, 'title' | 'lines'>) => (
  <details>
    <summary>As a table</summary>
    <div class="scroll">
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
  </details>
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

export function Plots(shown: Props) {
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
  return (
    <div class="plots">
      <Plot
        title="Points"
        note={`${needed} wins`}
        lines={factions.map((faction) => lineOf(faction, ({ points }) => points.all))}
        limit={needed}
      />
      <Plot
        title="Supplies"
        note="0 is Deprived, 5 Abundant"
        lines={factions
          .filter((faction) => faction !== 'zombies')
          .map((faction) => lineOf(faction, ({ supplies }) => supplies))}
        limit={null}
      />
    </div>
  )
}
