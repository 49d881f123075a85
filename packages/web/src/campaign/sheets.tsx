/** People on paper, the fallen, and what belongs to nobody. */
import { Clause, Unfold } from '../play/clause.tsx'
import type { HistoryLine, Gone, Sheet, SheetGauge, SheetLine, TeamDisplay } from './campaign-display.ts'

type Marks = Pick<TeamDisplay, 'Mark'>

export function Sheets({
  display,
  people,
  told,
}: {
  readonly display: Marks
  readonly people: readonly Sheet[]
  readonly told: readonly HistoryLine[]
}) {
  return (
    <ul class="people">
      {people.map((sheet) => (
        <li key={sheet.name} class={sheet.isNew ? 'person changed' : 'person'}>
          <SheetHead display={display} sheet={sheet} fate={sheet.isNew ? 'new' : ''} />
          <SheetBody sheet={sheet} />
          <Story name={sheet.name} told={told} />
        </li>
      ))}
    </ul>
  )
}

export function Fallen({
  display,
  gone,
  told,
}: {
  readonly display: Marks
  readonly gone: readonly Gone[]
  readonly told: readonly HistoryLine[]
}) {
  return (
    <ul class="fallen">
      {gone.map(({ sheet, fate }) => (
        <li key={sheet.name}>
          <details>
            <summary>
              <display.Mark mark={sheet.mark} size={28} />
              <span>
                <b>{sheet.name}</b> <span class="muted">{fate}</span>
              </span>
            </summary>
            <div class="person">
              <p class="muted">{sheet.says}</p>
              <SheetBody sheet={sheet} />
              <Story name={sheet.name} told={told} open />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

function SheetHead({
  display,
  sheet,
  fate,
}: {
  readonly display: Marks
  readonly sheet: Sheet
  readonly fate: string
}) {
  return (
    <header>
      <display.Mark mark={sheet.mark} size={40} />
      <div>
        <h3>{sheet.name}</h3>
        <p class="muted">{sheet.says}</p>
      </div>
      {fate && <span class="tag cap">{fate}</span>}
    </header>
  )
}

function SheetBody({ sheet }: { readonly sheet: Sheet }) {
  return (
    <>
      <dl class="gauges">
        {sheet.gauges.map((gauge) => (
          <GaugeRow key={gauge.label} gauge={gauge} />
        ))}
      </dl>
      {sheet.lists.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h4 class="cap">{title}</h4>
          <SheetLines lines={lines} />
        </section>
      ))}
      {sheet.record.map((says) => (
        <p key={says} class="record muted">
          {says}
        </p>
      ))}
    </>
  )
}

export function SheetLines({ lines }: { readonly lines: readonly SheetLine[] }) {
  return (
    <Unfold>
      <ul class="things">
        {lines.map(({ label, says, clause, isNew }, i) => (
          <li key={`${label} ${i}`} class={isNew ? 'changed' : ''}>
            <span>{label}</span>
            {says && <span class="muted">{says}</span>}
            {clause && <Clause id={clause} />}
          </li>
        ))}
      </ul>
    </Unfold>
  )
}

function GaugeRow({ gauge }: { readonly gauge: SheetGauge }) {
  const { label, value, of, says, tone, isNew } = gauge
  const share = of > 0 ? Math.min(1, value / of) : 0
  return (
    <div class={isNew ? 'changed' : ''}>
      <dt>{label}</dt>
      <dd>
        <span class={`meter ${tone}`} aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </span>
        <span class="mono">{says}</span>
      </dd>
    </div>
  )
}

function Story({
  name,
  told,
  open = false,
}: {
  readonly name: string
  readonly told: readonly HistoryLine[]
  readonly open?: boolean
}) {
  const own = told.filter(({ about }) => about === name)
  if (own.length === 0) return null
  return (
    <details class="story" open={open}>
      <summary>What happened to {name}</summary>
      <ol class="book">
        {own.map(({ says }, i) => (
          <li key={i}>{says}</li>
        ))}
      </ol>
    </details>
  )
}
