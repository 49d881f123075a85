/** The one sentence that says who owes what. */
import { type Herd, isHerd, unitOf } from '@shamble/even-death/page'
import { rowOf } from '../../../sure.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { activeUnit, chosenUnit, isAsked, lookOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { seatTitle } from './seats.ts'
import { unitTitle } from './titles.ts'

type Says = (s: DisplayState) => string

/** Whoever is asked about: the unit that acts, by its name. */
function actingName({ view }: DisplayState): string {
  const unit = activeUnit(view)
  return unit ? unitTitle(view, unit) : 'Somebody'
}

/** ed.rambling.2 Who moves it, and why that seat. */
function ramblingQuestion(s: DisplayState, herd: Herd): string {
  const nearest = lookOf(s).mover(herd)?.nearest
  const since = nearest ? `, since your ${unitTitle(s.view, nearest)} is nearest` : ''
  return `${unitTitle(s.view, herd)} rambles, and you move it${since}. Where to?`
}

function actQuestion(s: DisplayState): string {
  const unit = activeUnit(s.view)
  if (unit && isHerd(unit) && unit.rambles) return ramblingQuestion(s, unit)
  const { actions = 0, done = [] } = s.view.active ?? {}
  const left = `${count(actions)} ${plural(actions, 'action')}`
  return `${actingName(s)} has ${left}${done.length > 0 ? ' left' : ''}. ${done.length > 0 ? 'What next?' : 'What first?'}`
}

function selectQuestion(s: DisplayState): string {
  const left = offered(s, 'select').length
  return `Which of your units is next? ${capital(count(left))} ${plural(left, 'has', 'have')} not been used.`
}

function placeQuestion(s: DisplayState): string {
  const [first] = offered(s, 'deploy')
  const chosen = chosenUnit(s)
  const unit =
    chosen && offered(s, 'deploy').some((c) => c.unit === chosen.id) ? chosen : first && unitOf(s.view, first.unit)
  const more = toPlace(s.view, s.seat) - 1
  const then =
    more <= 0 ? 'It is your last.' : `${capital(count(more))} more of yours ${plural(more, 'waits', 'wait')}.`
  return `Where does ${unit ? unitTitle(s.view, unit) : 'the next unit'} stand? Anywhere in the marked zone. ${then}`
}

/** ed.deploy.1 So many units of a seat have no place yet. */
const toPlace = ({ humans, herds }: DisplayState['view'], seat: string | null): number =>
  [...humans, ...herds].filter((unit) => unit.seat === seat && unit.status === 'waiting').length

/** By what the rules call the question. */
const QUESTIONS: Readonly<Record<string, Says>> = {
  'lock a force': () => 'Build your force and lock it. Nobody sees it before all lists are locked.',
  'place a unit': placeQuestion,
  'select a unit': selectQuestion,
  act: actQuestion,
  'go on or stop': (s) => `${actingName(s)} has passed the check. On through dangerous ground, or stop before it?`,
  're-roll': () => 'Nothing comes of this attack so far. Throw one die again?',
  casualties: () => 'Several are equally near to the attacker. Which of them fall?',
  arrange: (s) => `Where do the zombies of ${actingName(s)} go? Drag single ones, or agree.`,
}

/** ed.force.13 Of lists only that they are locked. */
function waiting({ view, pending }: DisplayState): string {
  const owe = listed((pending?.owe ?? []).map((seat) => `the ${seatTitle(seat)}`))
  if (view.phase === 'forces') return `Your list is locked. ${capital(owe)} are still building.`
  if (view.phase !== 'deployment') return `Waiting for ${owe}.`
  const theirs = (pending?.owe ?? []).reduce((sum, seat) => sum + toPlace(view, seat), 0)
  return `${capital(owe)} place a unit: ${count(theirs)} of theirs ${plural(theirs, 'has', 'have')} no place yet.`
}

export function question(s: DisplayState): string {
  const { view, pending } = s
  if (view.outcome) return `The battle is over. ${view.outcome.reason}`
  if (!pending) return ''
  if (!isAsked(s)) return waiting(s)
  return rowOf(QUESTIONS, pending.asks)?.(s) ?? `${actingName(s)}: what now?`
}

/** How many units have still to be placed; in the battle what the unit that acts has left. */
export function left(s: DisplayState): readonly { readonly value: string; readonly words: string }[] {
  const { active } = s.view
  const waiting = s.view.phase === 'deployment' ? toPlace(s.view, s.seat) : 0
  if (waiting > 0) return [{ value: String(waiting), words: `${plural(waiting, 'unit')} to place` }]
  if (active === null) return []
  return [{ value: String(active.actions), words: `${plural(active.actions, 'action')} left` }]
}

export const goal = ({ view, options }: DisplayState): string =>
  lookOf({ view, options }).book.scenario?.title ?? 'the last side on the table wins'

export function time({ view, options }: DisplayState): string {
  const { roundLimit } = lookOf({ view, options }).book
  if (view.phase !== 'battle') return roundLimit === 0 ? '' : `${roundLimit} rounds`
  return roundLimit === 0 ? '' : `round ${view.round} of ${roundLimit}`
}

export const die = (what: string): string => capital(what)
