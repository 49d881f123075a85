/** What the umpire alone knows of people and dice: who is infected beside what players may believe, and secret rolls. */
import type { DeskForecast, Forecast, InfectionForecast } from '@shamble/run-or-shoot/forecast'
import type { Due, HiddenRoll, View } from '@shamble/run-or-shoot/page'
import { Clause } from '../../../play/clause.tsx'
import { NoteRows } from '../../../play/folds.tsx'
import { percent } from '../../../play/parts.tsx'
import { count, plural } from '../../../words/plain.ts'
import { deskOf, lookOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { rollNotes } from '../words/debrief.ts'
import { dueWords } from '../words/desk.ts'
import { calledIn } from '../words/titles.ts'

const sinceWords = ({ since, face, rolls }: InfectionForecast): string =>
  [
    since === null ? '' : `turn ${since}`,
    face === null ? '' : `d10 = ${face}`,
    rolls === 0 ? '' : `${count(rolls)} ${plural(rolls, 'turn')} alive since`,
  ]
    .filter(Boolean)
    .join(', ')

/** "nobody", "2 infected". */
export function infectedWords(all: readonly InfectionForecast[]): string {
  const infected = all.filter(({ truth }) => truth === 'infected').length
  return infected === 0 ? 'nobody' : `${infected} infected`
}

const Believed = ({ chance }: { readonly chance: number }) => (
  <small>
    <span class="believed" aria-hidden="true">
      <u style={{ width: `${Math.round(chance * 100)}%` }} />
    </span>
    players may believe {percent(chance)} <Clause id="rs.infection.7" />
  </small>
)

/** rs.secrecy.12 Those who were tested, each by himself; the others in a line. */
export function Infections({ view, all }: { readonly view: View; readonly all: readonly InfectionForecast[] }) {
  const tested = all.filter(({ truth }) => truth !== null)
  const others = all.filter(({ truth }) => truth === null).map(({ survivor }) => calledIn(view, survivor))
  return (
    <ul class="desk-rows">
      {tested.map((one) => (
        <li key={one.survivor}>
          <b>{calledIn(view, one.survivor)}</b>
          <span class={one.truth === 'infected' ? 'bad' : 'muted'}>{one.truth}</span>
          {sinceWords(one) !== '' && <small>{sinceWords(one)}</small>}
          {one.believed !== null && <Believed chance={one.believed} />}
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <span class="muted">{others.join(', ')}</span>
          <span class="muted">not tested</span>
        </li>
      )}
    </ul>
  )
}

/** Of this turn and the last. */
export const lately = ({ hidden, turn }: View): readonly HiddenRoll[] =>
  (hidden?.rolls ?? []).filter((roll) => roll.turn >= turn - 1)

/** "2 due", "none lately". */
export const rollsWords = (due: number, rolls: number): string =>
  due > 0 ? `${due} due` : `${rolls === 0 ? 'none' : rolls} lately`

interface Rolls {
  readonly look: Forecast
  readonly due: readonly Due[]
  readonly rolls: readonly HiddenRoll[]
}

/** rs.dice.4 Those that are due, then those of late, the newest first. */
export const SecretRolls = ({ look: { view, book }, due, rolls }: Rolls) => (
  <>
    {due.length + rolls.length === 0 && (
      <p class="fine muted">
        None lately. They are asked for in every turn alike. <Clause id="rs.secrecy.14" />
      </p>
    )}
    <ul class="desk-rows">
      {due.map((one) => (
        <li key={`${one.what} ${one.about}`} class="owes">
          <b>{dueWords(view, book, one)}</b>
          <span class="muted">due</span>
        </li>
      ))}
    </ul>
    <NoteRows notes={[...rollNotes(book, view, rolls)].reverse()} />
  </>
)

const Head = ({ title, end }: { readonly title: string; readonly end: string }) => (
  <h3 class="blk cap">
    {title}
    <span class="end">{end}</span>
  </h3>
)

/** Beside every question, where there is room for it. */
export function Known(s: DisplayState) {
  const desk: DeskForecast | null = deskOf(s)
  if (!desk || s.view.step === 'setup') return null
  const look = lookOf(s)
  const [all, due, rolls] = [desk.infections(), desk.due(), lately(s.view)]
  return (
    <div class="known">
      <section tabIndex={0} aria-label="Infections">
        <Head title="Infections" end={infectedWords(all)} />
        <Infections view={s.view} all={all} />
      </section>
      <section tabIndex={0} aria-label="Secret rolls">
        <Head title="Secret rolls" end={rollsWords(due.length, rolls.length)} />
        <SecretRolls look={look} due={due} rolls={rolls} />
      </section>
    </div>
  )
}
