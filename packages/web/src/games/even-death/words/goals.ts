/** What a scenario asks for, and how far it has come. */
import type { Forecast, GoalPart } from '@shamble/even-death/forecast'
import type { TaskPart } from '../../../play/folds.tsx'
import { capital, count, plural } from '../../../words/plain.ts'
import { sideWords } from './sides.ts'

/** How many, where none may be the answer. */
const many = (n: number): string => (n === 0 ? 'none' : count(n))

const soFar = ({ done, of }: GoalPart): string => `${many(Math.min(done, of))} of ${count(of)} so far`

function words({ view, book }: Forecast, part: GoalPart): string {
  const { is, side, done, of } = part
  const whose = side === null ? 'somebody' : sideWords(view, side)
  switch (is) {
    case 'destroy':
      return `${capital(count(of))} zombies destroyed when the last round is over: ${many(done)} so far`
    case 'survive':
      return `At least ${count(of)} of ${whose} left then: ${count(done)} still on the table`
    case 'hold':
      return done === 0
        ? `The objective held alone for ${count(of)} ${plural(of, 'round')} running: nobody has it`
        : `The objective held alone by ${whose}: ${soFar(part)}, round after round`
    case 'secure':
      return `${capital(count(of))} supply ${plural(of, 'crate')} home by ${whose}: ${many(done)} so far`
    case 'stand':
      return `At least ${count(of)} of ${whose} near the chapel when help comes: ${many(done)} there now`
    case 'help':
      return `Help comes at the end of round ${of}, a round sooner each time the bell was rung`
    case 'leave':
      return `${capital(count(of))} of ${whose} out over the ${edgeOf(book)} edge: ${many(done)} so far`
    case 'carry off':
      return `${capital(count(of))} fuel ${plural(of, 'drum')} off over the ${edgeOf(book)} edge: ${many(done)} so far`
    case 'run':
      return `The generator run for ${count(of)} ${plural(of, 'round')} with no zombie near it: ${many(done)} so far`
  }
}

const edgeOf = ({ scenario }: Forecast['book']): string =>
  scenario !== null && 'edge' in scenario.goal ? scenario.goal.edge : 'table'

/** What is counted all the time may be lost again; what was brought home or destroyed is met for good. */
const LASTING: readonly GoalPart['is'][] = ['destroy', 'secure', 'leave', 'carry off', 'run']

/** Met for good, as things stand, or not yet; in a plain battle the one thing that everybody wants. */
export function tasksOf(look: Forecast): readonly TaskPart[] {
  const parts = look.goals()
  if (parts.length === 0) return [{ words: 'The last side with a unit on the table wins', standing: 'open' }]
  return parts.map((part) => ({
    words: words(look, part),
    standing: part.done < part.of ? 'open' : LASTING.includes(part.is) ? 'met' : 'now',
  }))
}

/** What happens when the last round is over and nobody has done it. */
export function limitWords({ book }: Forecast): string {
  const { roundLimit, scenario } = book
  if (roundLimit === 0) return 'There is no limit of rounds.'
  const last = `After round ${roundLimit}`
  switch (scenario?.goal.is) {
    case 'cull':
    case 'stand':
      return `${last} it is over.`
    case 'carry-off':
      return `${last} the Military have won.`
    case 'secure':
      return `${last} whoever has brought most home wins, if that is at least two; else the Zombies do.`
    case 'hold':
      return scenario.goal.atLimit === 'zombies'
        ? `${last} the Zombies have won.`
        : `${last} the largest share of what each began with wins.`
    case 'break-out':
    case 'run':
      return `${last} the Zombies have won.`
    case 'last':
    case undefined:
      return `${last} the largest share of what each began with wins.`
  }
}

/** "2 still to do": what may be lost again counts as long as it holds. */
export function tasksLeft(parts: readonly TaskPart[]): string {
  const open = parts.filter(({ standing }) => standing === 'open').length
  return open === 0 ? 'all done' : `${open} still to do`
}
