/** Beside the umpire's board: what every seat owes, what is hidden, who is infected, what was thrown in secret. */
import type { DeskForecast, Forecast } from '@shamble/run-or-shoot/forecast'
import { type Folded, NoteRows } from '../../../play/folds.tsx'
import type { Note } from '../../../plan/plan.ts'
import { capital } from '../../../words/plain.ts'
import { deskOf, lookOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { seatWords } from '../words/seats.ts'
import { Infections, infectedWords, lately, rollsWords, SecretRolls } from './known.tsx'
import { cacheWords, holderWords, hordeWords, lurkerWords, owedWords } from '../words/desk.ts'
import { cacheTitle, lairTitle, whereWords } from '../words/places.ts'
import { calledIn } from '../words/titles.ts'

/** rs.secrecy.4 Of cards only that they lie. */
function owesFold(s: DisplayState): Folded {
  const { view, pending } = s
  const owe = pending?.owe ?? []
  const seats = Object.keys(view.holders)
  return {
    id: 'owes',
    icon: 'clock',
    title: 'Who owes what',
    end: owe.length === 0 ? 'nobody' : `${owe.length} of ${seats.length}`,
    content: (
      <ul class="desk-rows">
        {seats.map((seat) => {
          const owes = owe.includes(seat) ? (pending?.asks ?? '') : null
          const holder = holderWords(view, seat)
          return (
            <li key={seat} class={owes === null ? '' : 'owes'}>
              <b>
                {seatWords(view, seat)} {holder !== '' && <i>{holder}</i>}
              </b>
              <span class="muted">{owedWords(view, seat, owes)}</span>
            </li>
          )
        })}
      </ul>
    ),
  }
}

function hiddenNotes({ view, book }: Forecast): Note[] {
  const { hidden } = view
  if (!hidden) return []
  const note = (value: string, words: string, clause: string): Note => ({ value, words: capital(words), clause })
  return [
    ...hidden.hordes.map((one) =>
      note(String(one.n), `${lairTitle(book, one.lair)}: ${hordeWords(one)}`, 'rs.horde.2'),
    ),
    ...hidden.zeds.map((one) => note('', `${lurkerWords(one)}, ${whereWords(book, one)}`, 'rs.secrecy.10')),
    ...Object.entries(hidden.people).map(([n, spot]) =>
      note('', `${calledIn(view, Number(n))} waits ${whereWords(book, spot)}`, 'rs.secrecy.11'),
    ),
    ...Object.entries(hidden.caches).map(([id, card]) =>
      note('', `${cacheTitle(book, id)}: ${cacheWords(book, id, card)}`, 'rs.scenario.5'),
    ),
  ]
}

function hiddenFold(look: Forecast): Folded {
  const { hidden } = look.view
  const inside = (hidden?.hordes ?? []).reduce((sum, one) => sum + one.inside, 0)
  return {
    id: 'hidden',
    icon: 'eyeoff',
    title: 'Hidden',
    end: look.view.step === 'setup' && inside === 0 ? 'not yet' : inside === 0 ? 'no horde left' : `${inside} in lairs`,
    content: <NoteRows notes={hiddenNotes(look)} />,
  }
}

/** rs.secrecy.12 The truth beside what players may believe. */
function infectionsFold(look: Forecast, desk: DeskForecast): Folded {
  const all = desk.infections()
  return {
    id: 'infections',
    icon: 'heart',
    title: 'Infections',
    end: infectedWords(all),
    content: <Infections view={look.view} all={all} />,
  }
}

/** rs.dice.4 Those that are due, then those of late. */
function secretFold(look: Forecast, desk: DeskForecast): Folded {
  const rolls = lately(look.view)
  return {
    id: 'secret',
    icon: 'dice',
    title: 'Secret rolls',
    end: rollsWords(desk.due().length, rolls.length),
    content: <SecretRolls look={look} due={desk.due()} rolls={rolls} />,
  }
}

/** None for whoever sees no more than the others. */
export function umpireFolds(s: DisplayState): readonly Folded[] {
  const desk = deskOf(s)
  if (!desk) return []
  const look = lookOf(s)
  return [owesFold(s), hiddenFold(look), infectionsFold(look, desk), secretFold(look, desk)]
}
