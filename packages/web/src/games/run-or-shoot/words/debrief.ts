/** rs.secrecy.20 What was hidden, once the game is over: where hordes lurked, who waited where, who carried the infection. */
import { cacheCard, type Forecast } from '@shamble/run-or-shoot/forecast'
import { type HiddenRoll, isInPlay, type View } from '@shamble/run-or-shoot/page'
import type { Note } from '../../../plan/plan.ts'
import { rowOf } from '../../../sure.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { cacheTitle, type Ground, lairTitle, whereWords } from './places.ts'
import { calledIn, loadWords, mutantTitle } from './titles.ts'

const note = (words: string, clause: string): Note => ({ value: '', words: capital(words), clause })

/** "30 Zeds lurked in the cellar of the general store. All of them came out." */
function hordeNotes(ground: Ground, { hidden }: View): Note[] {
  return (hidden?.hordes ?? []).map(({ lair, size, inside, active }) => {
    const out = size - inside
    const became =
      active === 0
        ? 'They slept to the end.'
        : inside === 0
          ? 'All of them came out.'
          : out === 0
            ? 'They woke, and nobody came out any more.'
            : `They woke, and ${count(out)} came out.`
    return note(`${size} Zeds lurked in ${lairTitle(ground, lair)}. ${became}`, 'rs.horde.2')
  })
}

/** Who was never seen. */
function ambushNotes(ground: Ground, { hidden }: View): Note[] {
  return (hidden?.zeds ?? []).map((zed) =>
    note(
      `${zed.kind === 'ordinary' ? 'a Zed' : mutantTitle(zed.kind)} stood ${whereWords(ground, zed)}, and nobody ever saw it.`,
      'rs.secrecy.10',
    ),
  )
}

function peopleNotes(ground: Ground, view: View): Note[] {
  return Object.entries(view.hidden?.people ?? {}).map(([n, spot]) =>
    note(`${calledIn(view, Number(n))} waited ${whereWords(ground, spot)}, and nobody ever came.`, 'rs.secrecy.11'),
  )
}

const CAUGHT = { infected: 'was infected', immune: 'was immune' } as const

/** rs.infection.4 The turn in which somebody was hurt first is when it was decided. */
function infectionNotes({ hidden, learnt, survivors }: View): Note[] {
  return Object.entries(hidden?.tested ?? {}).map(([n, result]) => {
    const since = learnt.hurt[Number(n)]
    const when = since === undefined ? '' : `, decided by the first wound in turn ${since}`
    const will = hidden !== null && Object.hasOwn(hidden.rising, n) ? ', and would have risen' : ''
    return note(`${calledIn({ survivors }, Number(n))} ${CAUGHT[result]}${when}${will}.`, 'rs.infection.4')
  })
}

/** "A torch lay in the fridge of the flat: nobody searched there." */
const cacheNotes = (book: Forecast['book'], { hidden }: View): Note[] =>
  Object.entries(hidden?.caches ?? {}).map(([id, number]) => {
    const { guns = [], melee = [], items = [], zed } = cacheCard(book, id, number)
    const lay = loadWords([...guns, ...melee], items)
    const inIt = [lay, zed === true ? 'a Zed' : ''].filter(Boolean).join(' and ') || 'nothing'
    return note(`nobody searched ${cacheTitle(book, id)}. In it: ${inIt}.`, 'rs.scenario.5')
  })

const ROLLS: Readonly<Record<string, (whom: string) => string>> = {
  'rs.groan.3': (whom) => `would ${whom} hear the groans?`,
  'rs.infection.1': (whom) => `was ${whom} infected?`,
  'rs.infection.7': (whom) => `would the infection kill ${whom}?`,
}

/** Whom or what a secret roll was about. */
function aboutWords(ground: Ground, view: View, { clause, about }: HiddenRoll): string {
  const horde = clause === 'rs.groan.3' ? view.hidden?.hordes.find(({ n }) => n === about) : undefined
  if (horde) return `the horde in ${lairTitle(ground, horde.lair)}`
  return calledIn(view, about)
}

/** rs.secrecy.20 Every secret roll with its turn and step. */
export const rollNotes = (ground: Ground, view: View, rolls: readonly HiddenRoll[]): Note[] =>
  rolls.map((roll) => {
    const asks = rowOf(ROLLS, roll.clause) ?? ((whom: string): string => `what about ${whom}?`)
    const when = `turn ${roll.turn}, ${roll.step.startsWith('U') ? 'upkeep' : `step ${roll.step}`}`
    return note(`${when}: ${asks(aboutWords(ground, view, roll))} The die said ${roll.value}.`, roll.clause)
  })

/** rs.seats.7 How often he laid hand on the table: what it was stands in the log. */
function handNotes({ umpire }: View): Note[] {
  const acts = umpire?.acts ?? 0
  return acts === 0
    ? []
    : [note(`${count(acts)} ${plural(acts, 'act', 'acts')} by hand, each in the log with its reason.`, 'rs.seats.7')]
}

interface DebriefPart {
  readonly title: string
  readonly notes: readonly Note[]
}

/** All of it, as one would tell it: where they lurked, who carried it, who and what was missed, and the dice behind it. */
export function debriefParts(ground: Forecast['book'], view: View): readonly DebriefPart[] {
  if (view.hidden === null || view.outcome === null) return []
  const parts: readonly DebriefPart[] = [
    { title: 'Where the hordes lurked', notes: hordeNotes(ground, view) },
    { title: 'Who was infected', notes: infectionNotes(view) },
    { title: 'Who was never met', notes: [...ambushNotes(ground, view), ...peopleNotes(ground, view)] },
    { title: 'What was never found', notes: cacheNotes(ground, view) },
    { title: 'By the umpire’s hand', notes: handNotes(view) },
    { title: 'Dice thrown in secret', notes: rollNotes(ground, view, view.hidden.rolls) },
  ]
  return parts.filter(({ notes }) => notes.length > 0)
}

export const debriefNotes = (ground: Forecast['book'], view: View): readonly Note[] =>
  debriefParts(ground, view).flatMap(({ notes }) => notes)

/** In a few sentences. */
export function debriefStory(view: View, ground: Ground): string {
  const { hidden, survivors } = view
  if (hidden === null || view.outcome === null) return ''
  const hordes = hidden.hordes.map(({ lair, size }) => `${size} Zeds in ${lairTitle(ground, lair)}`)
  const slept = hidden.hordes.filter(({ active }) => active === 0).length
  const infected = survivors.filter(({ n }) => hidden.tested[n] === 'infected')
  const alive = infected.filter((s) => isInPlay(s) || s.status === 'safe')
  return [
    hordes.length === 0
      ? ''
      : `${hordes.length === 1 ? 'A horde lurked here' : 'Hordes lurked here'}: ${listed(hordes)}${sleptWords(slept, hordes.length)}.`,
    infected.length === 0
      ? 'Nobody was infected.'
      : `${capital(listed(infected.map(({ n }) => calledIn(view, n))))} ${plural(infected.length, 'was', 'were')} infected${alive.length > 0 ? `, and ${count(alive.length)} of them still ${plural(alive.length, 'lives', 'live')}` : ''}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function sleptWords(slept: number, of: number): string {
  if (slept === 0) return ''
  if (slept === of) return of === 1 ? '; it never woke' : '; none of them ever woke'
  return `; ${count(slept)} of them never woke`
}
