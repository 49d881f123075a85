/** After the game, on paper: what happened, what became of everybody, how it went, and how the dice fell. */
import type { Seal } from '@shamble/host'
import type { ComponentChildren } from 'preact'
import type { AnyDisplay, EndReport, FigureCard, Series } from '../play/game-display.ts'
import { type Judged, judge, rollsWords, verdict } from './luck.ts'
import { SealCheck } from './seal.tsx'
import { charts, labelYs, pathOf, type PlotBox, scaleOf, ticks, turnMarks } from '../ui/plot.ts'

interface ReportProps {
  readonly display: AnyDisplay
  readonly report: EndReport
  readonly reason: string
  /** Who has won, said to whoever played. */
  readonly verdict: string
  readonly figures: readonly FigureCard[]
  readonly rolls: number
  /** How often something was taken back that was no longer free. */
  readonly takeBacks: number
  readonly secret: string | null
  readonly commitment: string | null
  readonly verify: () => Promise<Seal>
  readonly children: ComponentChildren
}

export function Report(props: ReportProps) {
  const { display, report, figures, rolls, takeBacks, secret, commitment, verify, children } = props
  return (
    <>
      <Headline {...props} />
      <Fates display={display} fates={report.fates} figures={figures} />
      <div class="cols">
        <section class="c1">
          <h2 class="blk cap">
            <b aria-hidden="true">1</b>The board
          </h2>
          {children}
        </section>
        <section class="c2">
          <h2 class="blk cap">
            <b aria-hidden="true">2</b>Luck
            <span class="end">{rollsWords(rolls, report.luck)}</span>
          </h2>
          <Luck rows={report.luck.map(judge)} />
          {takeBacks > 0 && <TakeBacks times={takeBacks} />}
          {commitment !== null && <SealCheck commitment={commitment} secret={secret} verify={verify} />}
        </section>
        <section class="c3">
          <h2 class="blk cap">
            <b aria-hidden="true">3</b>How it went
          </h2>
          {charts(report.series).map((group) => (
            <Plot key={group[0]?.label} series={group} round={display.round} />
          ))}
        </section>
      </div>
    </>
  )
}

const Headline = ({ report: { headline, story }, reason, verdict: won }: ReportProps) => (
  <section class="head">
    <div>
      <p class="cap">After-action report</p>
      <h1>{headline}.</h1>
    </div>
    <div class="told book">
      <p class="won">{won}</p> <p class="sum">{reason}</p>
      {story !== undefined && <p>{story}</p>}
    </div>
  </section>
)

const TakeBacks = ({ times }: { readonly times: number }) => (
  <p class="book take-backs">
    {times === 1 ? 'Once' : `${times} times`} something was taken back after dice had fallen or something had come to
    light.
  </p>
)

/** What became of everybody. */
const Fates = ({
  display,
  fates,
  figures,
}: {
  readonly display: AnyDisplay
  readonly fates: EndReport['fates']
  readonly figures: readonly FigureCard[]
}) => (
  <ul class="souls">
    {fates.map(({ figure, words }) => {
      const card = figures.find(({ id }) => id === figure)
      return (
        <li key={figure} class={card?.away ? 'away' : card?.dead ? 'gone' : ''}>
          {card && <display.roster.Mark mark={card.mark} size={38} />}
          <div>
            <b>{card?.name ?? figure}</b>
            <span>{words}</span>
          </div>
        </li>
      )
    })}
  </ul>
)

function Luck({ rows }: { readonly rows: readonly Judged[] }) {
  const whos = [...new Set(rows.map(({ who }) => who))]
  return (
    <>
      <div class="scroll">
        <table class="luck">
          <thead>
            <tr>
              <th scope="col">
                <span class="vh">Rolls of</span>
              </th>
              <th scope="col">rolls</th>
              <th scope="col">expected</th>
              <th scope="col">got</th>
              <th scope="col" class="v">
                <span>less</span>
                <span>95% band</span>
                <span>more</span>
              </th>
            </tr>
          </thead>
          {whos.map((who) => (
            <LuckOf key={who} who={who} rows={rows.filter((row) => row.who === who)} />
          ))}
        </table>
      </div>
      <p class="verdict book">{verdict(rows)}</p>
      <p class="few">
        The line is what fair dice would bring on average, and the box is where 19 of 20 games end. A hollow dot is
        outside it.
      </p>
    </>
  )
}

/** The rolls of one of them, a row for each kind. */
const LuckOf = ({ who, rows }: { readonly who: string; readonly rows: readonly Judged[] }) => (
  <tbody>
    <tr class="gh">
      <th colSpan={5} scope="rowgroup">
        {who}
      </th>
    </tr>
    {rows.map((row) => (
      <tr key={row.what}>
        <th scope="row">
          {row.what}
          <span>{row.unit}</span>
        </th>
        <td>{row.rolls}</td>
        <td>{row.expected.toFixed(1)}</td>
        <td class="a">{row.actual}</td>
        <td class="v">
          <Band row={row} />
        </td>
      </tr>
    ))}
  </tbody>
)

/** Inside the band a dot; outside it the dot is hollow. */
function Band({ row }: { readonly row: Judged }) {
  if (row.half === null) return <span class="few">too few to say</span>
  const x = 80 + Math.max(-74, Math.min(74, row.at * 53))
  const said = row.outside ? 'outside its band' : 'inside its band'
  return (
    <svg viewBox="0 0 160 22" class="lk" role="img" aria-label={said}>
      <rect x="27" y="4" width="106" height="14" class="bnd" />
      <path d="M80 1V21" class="ctr" />
      <circle cx={x} cy="11" r="5.5" class={row.outside ? 'fl' : 'dot'} />
    </svg>
  )
}

const BOX: PlotBox = { width: 392, height: 150, left: 30, right: 126, top: 8, bottom: 20 }
const LINES = { living: 'ww', dead: 'zz', loss: 'rr', plain: 'kk' } as const

function Plot({ series, round }: { readonly series: readonly Series[]; readonly round: string }) {
  const turns = Math.max(...series.map(({ values }) => values.length))
  if (turns < 2)
    return <p class="book">{series.map(({ label, values }) => `${label}: ${values[0] ?? 0}`).join('. ')}.</p>
  const top = Math.max(1, ...series.flatMap(({ values }) => values))
  const marks = ticks(top)
  const scale = scaleOf(BOX, turns, marks.at(-1) ?? top)
  const ends = labelYs(series.map(({ values }) => scale.y(values.at(-1) ?? 0) + 4))
  const said = series.map(({ label, values }) => `${label}: ${values.join(', ')}`).join('. ')
  return (
    <figure class="plot">
      {/* What each line is stands at its end. */}
      <figcaption>
        {round} by {round.toLowerCase()}
      </figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={`By ${round.toLowerCase()}. ${said}`}>
        {marks.map((value) => (
          <g key={value}>
            <path class="gl" d={`M${BOX.left} ${scale.y(value)}H${BOX.width - BOX.right}`} />
            <text class="gt" x={BOX.left - 7} y={scale.y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {turnMarks(turns).map((turn) => (
          <text key={turn} class="gt" x={scale.x(turn)} y={BOX.height - 4} text-anchor="middle">
            {turn}
          </text>
        ))}
        {series.map(({ label, tone, values }, i) => (
          <g key={label} class={LINES[tone]}>
            <path class="pl9" d={pathOf(values, scale)} />
            <circle class="pd" cx={scale.x(values.length - 1)} cy={scale.y(values.at(-1) ?? 0)} r="3.5" />
            <text class="pt9" x={BOX.width - BOX.right + 9} y={ends[i] ?? 0}>
              {label}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
