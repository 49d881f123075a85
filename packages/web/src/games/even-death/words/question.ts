/** The one sentence that says who owes what. */
import type { View } from '@shamble/even-death/page'
import type { RollShown } from '../../../play/game-display.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { activeUnit, isAsked, lookOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { seatTitle } from './seats.ts'
import { unitTitle } from './titles.ts'

export function question(s: DisplayState): string {
  const { view, pending } = s
  if (view.outcome) return `The battle is over. ${view.outcome.reason}`
  if (!pending) return ''
  const owe = listed(pending.owe.map(seatTitle))
  if (!isAsked(s)) return `Waiting for ${owe}.`
  const unit = activeUnit(view)
  return `${unit ? unitTitle(view, unit) : owe}: ${pending.asks}?`
}

/** What the unit that acts has left. */
export function left(s: DisplayState): readonly { readonly value: string; readonly words: string }[] {
  const { active } = s.view
  if (active === null) return []
  return [{ value: String(active.actions), words: `${plural(active.actions, 'action')} left` }]
}

export const goal = ({ view, options }: DisplayState): string =>
  lookOf({ view, options }).book.scenario?.title ?? 'the last side on the table wins'

export function time({ view, options }: DisplayState): string {
  const { roundLimit } = lookOf({ view, options }).book
  return roundLimit === 0 ? '' : `round ${Math.max(1, view.round)} of ${roundLimit}`
}

export const die = (what: string): string => capital(what)

/** Dice that lie while somebody decides about them: told by whether they succeeded. */
export function lying({ view }: DisplayState): RollShown | null {
  return lyingIn(view)
}

function lyingIn({ attack }: View): RollShown | null {
  if (attack === null || attack.hits.length === 0) return null
  const hits = attack.hits.filter(Boolean).length
  return {
    title: capital(attack.kind),
    dice: [],
    clause: 'ed.perks.12',
    parts: [],
    verdict: `${count(hits)} ${plural(hits, 'success', 'successes')}`,
    seat: '',
  }
}
