/** What came of a command in a few words: odds are counted by it, and the page reads it. */
import type { Event } from './events.ts'

/** What comes of dice, as odds name it. */
export const OUTCOMES = {
  none: 'no wound',
  wounds: 'wounds',
  dies: 'dies',
  gone: 'herd gone',
  passed: 'passed',
  failed: 'failed',
  again: 'second throw',
  done: 'done',
} as const

/** Wounds by their number, and whether somebody is gone; checks as passed or failed. */
export function oddsKey(events: readonly Event[]): string {
  const words = events.flatMap(wordsFor)
  if (words.length > 0) return words.join(', ')
  // The dice have fallen, and somebody is asked: who of the equally near falls, or whether a die is thrown again.
  const isTold = events.some(({ e }) => e === 'resisted')
  if (!isTold) return events.some((event) => event.e === 're-rolled' && event.success) ? ONE_WOUND : OUTCOMES.done
  const wounds = successesOf(events, 'attacked') - successesOf(events, 'resisted')
  return wounds > 0 ? `${wounds} ${OUTCOMES.wounds}` : OUTCOMES.again
}

/** ed.perks.12 One die more is one success more than the other side's at most. */
const ONE_WOUND = `1 ${OUTCOMES.wounds}`

const successesOf = (events: readonly Event[], side: 'attacked' | 'resisted'): number =>
  events.flatMap((event) => (event.e === side && 'dice' in event ? event.dice : [])).filter(({ success }) => success)
    .length

function wordsFor(event: Event): string[] {
  switch (event.e) {
    case 'nothing came of it':
      return [OUTCOMES.none]
    case 'wounded':
    case 'zombies fell':
      return [`${event.wounds} ${OUTCOMES.wounds}`]
    case 'died':
      return [OUTCOMES.dies]
    case 'herd gone':
      return [OUTCOMES.gone]
    case 'shoved':
    case 'brain check':
    case 'psych check':
    case 'infection check':
      return [event.passed ? OUTCOMES.passed : OUTCOMES.failed]
    default:
      return []
  }
}
