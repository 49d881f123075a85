/** rs.secrecy.20 What was hidden, once the game is over: where hordes lurked, who waited where, who carried the infection. */
import { cacheCard, type Forecast } from '@shamble/run-or-shoot/forecast'
import { type HiddenRoll, isInPlay, type View } from '@shamble/run-or-shoot/page'
import type { Note } from '../../../plan/plan.ts'
import { rowOf } from '../../../sure.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { cacheTitle, type Ground, lairTitle, whereWords } from './places.ts'
import { calledIn, loadWords, mutantTitle } from './titles.ts'

const note = (value: string, words: string, clause: string): Note => ({ value, words, clause })

/** "in the cellar of the general store: all thirty came out". */
function hordeNotes(ground: Ground, { hidden }: View): Note[] {
  return (hidden?.hordes ?? []).map(({ lair, size, inside, active }) => {
    const out = size - inside
    const became = active === 0 ? 'slept to the end' : inside === 0 ? 'all came out' : `${count(out)} came out`
    return note(String(size), `in ${lairTitle(ground, lair)}: ${became}`, 'rs.horde.2')
  })
}

/** Who was never seen. */
function ambushNotes(ground: Ground, { hidden }: View): Note[] {
  return (hidden?.zeds ?? []).map((zed) =>
    note(
      '',
      `${zed.kind === 'ordinary' ? 'a Zed' : mutantTitle(zed.kind)} ${whereWords(ground, zed)}, never seen`,
      'rs.secrecy.10',
    ),
  )
}

function peopleNotes(ground: Ground, view: View): Note[] {
  return Object.entries(view.hidden?.people ?? {}).map(([n, spot]) =>
    note('', `${calledIn(view, Number(n))} ${whereWords(ground, spot)}, never found`, 'rs.secrecy.11'),
  )
}

const CAUGHT = { infected: 'was infected', immune: 'was immune' } as const

/** rs.infection.4 The turn in which somebody was hurt first is when it was decided. */
function infectionNotes({ hidden, learnt, survivors }: View): Note[] {
  return Object.entries(hidden?.tested ?? {}).map(([n, result]) => {
    const since = learnt.hurt[Number(n)]
    const when = since === undefined ? '' : `, since turn ${since}`
    const will = hidden !== null && Object.hasOwn(hidden.rising, n) ? ', and would have risen' : ''
    return note('', `${calledIn({ survivors }, Number(n))} ${CAUGHT[result]}${when}${will}`, 'rs.infection.4')
  })
}

/** "in the fridge of the flat: a torch, never searched". */
const cacheNotes = (book: Forecast['book'], { hidden }: View): Note[] =>
  Object.entries(hidden?.caches ?? {}).map(([id, number]) => {
    const { guns = [], melee = [], items = [], zed } = cacheCard(book, id, number)
    const lay = loadWords([...guns, ...melee], items)
    const inIt = [lay, zed === true ? 'a Zed' : ''].filter(Boolean).join(' and ') || 'nothing'
    return note('', `in ${cacheTitle(book, id)}, never searched: ${inIt}`, 'rs.scenario.5')
  })

const ROLLS: Readonly<Record<string, string>> = {
  'rs.groan.3': 'groans heard by',
  'rs.infection.1': 'infection test of',
  'rs.infection.7': 'whether the infection kills',
}

/** Whom or what a secret roll was about. */
function aboutWords(ground: Ground, view: View, { clause, about }: HiddenRoll): string {
  const horde = clause === 'rs.groan.3' ? view.hidden?.hordes.find(({ n }) => n === about) : undefined
  if (horde) return `the horde in ${lairTitle(ground, horde.lair)}`
  return calledIn(view, about)
}

/** rs.secrecy.20 Every secret roll with its turn and step. */
const rollNotes = (ground: Ground, view: View): Note[] =>
  (view.hidden?.rolls ?? []).map((roll) => {
    const what = rowOf(ROLLS, roll.clause) ?? 'a roll about'
    const when = `in turn ${roll.turn}, ${roll.step.startsWith('U') ? 'upkeep' : `step ${roll.step}`}`
    return note('', `${what} ${aboutWords(ground, view, roll)} ${when} (rolled ${roll.value})`, roll.clause)
  })

/** All of it, for the fold beside the board. */
export const debriefNotes = (ground: Forecast['book'], view: View): readonly Note[] =>
  view.hidden === null || view.outcome === null
    ? []
    : [
        ...hordeNotes(ground, view),
        ...infectionNotes(view),
        ...ambushNotes(ground, view),
        ...peopleNotes(ground, view),
        ...cacheNotes(ground, view),
        ...rollNotes(ground, view),
      ]

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
