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
  return events.some(({ e }) => e === 'resisted') ? OUTCOMES.again : OUTCOMES.done
}

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
