/** What a scenario asks for, in words. */
import type { Forecast, GoalPart } from '@shamble/run-or-shoot/forecast'
import type { TaskPart } from '../../../play/folds.tsx'
import { capital, count, plural } from '../../../words/plain.ts'
import { placeTitle } from './places.ts'
import { itemTitle } from './titles.ts'

/** How many, where none may be the answer. */
const many = (n: number): string => (n === 0 ? 'none' : count(n))

/** "two so far". */
const soFar = ({ done, of }: GoalPart): string => (of > 1 ? `, ${many(Math.min(done, of))} so far` : '')

function words(part: GoalPart): string {
  const { is, of, done } = part
  const place = placeTitle(part.place)
  switch (is) {
    case 'all inside':
      return `Everybody who is alive inside ${place}${of > 1 ? `: ${many(done)} of ${count(of)}` : ''}`
    case 'doors shut':
      return of === 2 ? 'Both armoured doors shut' : `${capital(count(of))} armoured doors shut`
    case 'no Zed inside':
      return `No Zed in ${place}`
    case 'half alive':
      return `At least ${count(of)} of you alive`
    case 'others out':
      return `${capital(count(of))} of the others away in ${place}${soFar(part)}`
    case 'one out':
      return `At least one of you away in ${place}`
    case 'called':
      return 'The helicopter called'
    case 'half aboard':
      return `At least ${count(of)} of you at ${place} when it leaves${soFar(part)}`
    case 'cans':
      return `${capital(count(of))} ${plural(of, 'can')} of fuel in the tank${soFar(part)}`
    default: {
      const good = itemTitle(
        is === 'bring food' ? 'food' : is === 'bring drugs' ? 'drugs' : is === 'bring weapons' ? 'weapons' : 'fuel',
      )
      return `${capital(count(of))} of ${good} at ${place}${soFar(part)}`
    }
  }
}

/** Met for good, as things stand, or not yet. */
export const tasksOf = (look: Forecast): readonly TaskPart[] =>
  look.goals().map((part) => ({
    words: words(part),
    standing: !part.isMet ? 'open' : part.isFinal || look.view.outcome !== null ? 'met' : 'now',
  }))

/** "the helicopter lands at the end of turn 8". */
export function clockWords(look: Forecast): readonly string[] {
  const { lands, leaves } = look.clocks()
  const { landed, left } = look.view.progress
  if (left) return []
  return [
    lands === null || landed ? '' : `The helicopter lands at the end of turn ${lands}.`,
    leaves === null
      ? ''
      : `It leaves at the end of turn ${leaves}${lands === null ? ', or a turn sooner if all are aboard' : ''}.`,
  ].filter(Boolean)
}

/** "1 still to do": what may be lost again counts as long as it holds. */
export function tasksLeft(parts: readonly TaskPart[]): string {
  const open = parts.filter(({ standing }) => standing === 'open').length
  return open === 0 ? 'all done' : `${open} still to do`
}
