/** What a scenario asks for, and how far it has come. */
import type { Forecast, GoalPart } from '@shamble/even-death/forecast'
import { isOnTable } from '@shamble/even-death/page'
import type { TaskPart } from '../../../play/folds.tsx'
import { capital, count, plural } from '../../../words/plain.ts'
import { sideWords } from './sides.ts'

/** "half of the Survivors", "57 percent of the zombies". */
const percentOf = (share: number, whom: string): string =>
  `${share === 50 ? 'half' : share === 100 ? 'all' : `${share} percent`} of ${whom}`

/** "at least half of the Survivors", "all of the Survivors" */
const atLeast = (share: number, whom: string): string => `${share === 100 ? '' : 'at least '}${percentOf(share, whom)}`

/** Of how many a share is made is known once everybody has deployed. */
const hasCounted = ({ view }: Forecast): boolean => view.phase === 'battle'

/** A share of those who set out, while nobody has: nothing is counted yet. */
function shareWords(look: Forecast, { is, side, share }: GoalPart): string | null {
  if (share === undefined || hasCounted(look)) return null
  const whose = side === null ? 'somebody' : sideWords(look.view, side)
  switch (is) {
    case 'destroy':
      return `${capital(percentOf(share, 'the zombies'))} destroyed when the last round is over`
    case 'survive':
      return `${capital(atLeast(share, whose))} left then`
    case 'stand':
      return `${capital(atLeast(share, whose))} near the chapel when help comes`
    case 'leave':
      return `${capital(atLeast(share, whose))} out over the ${edgeOf(look.book)} edge`
    default:
      return null
  }
}

/** "at least five", "all nine" */
const asMany = ({ of, share }: GoalPart): string => `${share === 100 ? 'all' : 'at least'} ${count(of)}`

/** How many, where none may be the answer. */
const many = (n: number): string => (n === 0 ? 'none' : count(n))

const soFar = ({ done, of }: GoalPart): string => `${many(Math.min(done, of))} of ${count(of)} so far`

/** "none so far"; when all is over "five in the end". */
const counted = ({ outcome }: Forecast['view'], n: number): string => `${many(n)} ${outcome ? 'in the end' : 'so far'}`

function words({ view, book }: Forecast, part: GoalPart): string {
  const { is, side, done, of } = part
  const whose = side === null ? 'somebody' : sideWords(view, side)
  switch (is) {
    case 'destroy':
      return `${capital(count(of))} zombies destroyed when the last round is over: ${counted(view, done)}`
    case 'survive':
      return `${capital(asMany(part))} of ${whose} left then: ${count(done)} still on the table`
    case 'hold':
      return done === 0
        ? `The objective held alone for ${count(of)} ${plural(of, 'round')} running: nobody has it`
        : `The objective held alone by ${whose}: ${soFar(part)}, round after round`
    case 'secure':
      return `${capital(count(of))} supply ${plural(of, 'crate')} home by ${whose}: ${counted(view, done)}`
    case 'stand':
      return `${capital(asMany(part))} of ${whose} near the chapel when help comes: ${many(done)} there ${view.outcome ? 'in the end' : 'now'}${tooFew(view, part)}`
    case 'help':
      return helpWords(book, view, of)
    case 'leave':
      return `${capital(count(of))} of ${whose} out over the ${edgeOf(book)} edge: ${counted(view, done)}`
    case 'carry off':
      return `${capital(count(of))} fuel ${plural(of, 'drum')} off over the ${edgeOf(book)} edge: ${counted(view, done)}`
    case 'run':
      return `The generator run for ${count(of)} ${plural(of, 'round')} with no zombie near it: ${counted(view, done)}`
  }
}

/** Where so many are gone that it can no longer be done, that is said; the battle goes on all the same. */
function tooFew({ humans, seats, outcome }: Forecast['view'], { side, of }: GoalPart): string {
  const own = seats.filter((one) => one.side === side).map(({ seat }) => seat)
  const left = humans.filter((human) => isOnTable(human) && own.includes(human.seat)).length
  return outcome === null && left < of ? `, and only ${many(left)} left` : ''
}

/** The first ringings bring nothing that the last round would not bring. */
function helpWords({ scenario, roundLimit }: Forecast['book'], view: Forecast['view'], round: number): string {
  if (view.outcome) return `Help ${view.round < round ? 'would have come' : 'came'} at the end of round ${round}`
  const goal = scenario?.goal
  const comes = `Help comes at the end of round ${round}`
  if (goal?.is !== 'stand' || round <= goal.first) return comes
  if (round !== roundLimit) return `${comes}; each further round in which the bell is rung brings it one nearer`
  const spare = goal.first + goal.rings - roundLimit
  return `${comes}; of round ${roundLimit - 1} if the bell is rung in ${count(spare + 1)} rounds, of round ${goal.first} if in ${count(goal.rings)}`
}

const edgeOf = ({ scenario }: Forecast['book']): string =>
  scenario !== null && 'edge' in scenario.goal ? scenario.goal.edge : 'table'

/** What is counted all the time may be lost again; what was brought home or destroyed is met for good. */
const LASTING: readonly GoalPart['is'][] = ['destroy', 'secure', 'leave', 'carry off', 'run']

const isForGood = ({ view }: Forecast, { is }: GoalPart): boolean => view.outcome !== null || LASTING.includes(is)

/** Met for good, as things stand, or not yet; in a plain battle the one thing that everybody wants. */
export function tasksOf(look: Forecast): readonly TaskPart[] {
  const parts = look.goals()
  if (parts.length === 0) return [{ words: 'The last side with a unit on the table wins', standing: 'open' }]
  return parts.map((part) => ({
    words: shareWords(look, part) ?? words(look, part),
    standing: part.done < part.of || !hasCounted(look) ? 'open' : isForGood(look, part) ? 'met' : 'now',
  }))
}

/** For somebody who has no task himself: whose it is, and that he wins if they fail; null for all others. */
export function foiling(look: Forecast, seat: string | null): string | null {
  const sides = look.goals().flatMap(({ is, side }) => (is === 'hold' || side === null ? [] : [side]))
  const own = look.view.seats.find((one) => one.seat === seat)?.side
  const [side] = sides
  if (side === undefined || own === undefined || sides.includes(own)) return null
  return `${capital(sideWords(look.view, side))} have to do this: you win if they fail, or if nobody of them is left.`
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
