/** Outcomes of odds, in words and with a tone for the bar. */
import { OUTCOMES } from '@shamble/even-death/page'
import type { OddsWords } from '../../../play/game-display.ts'
import { rowOf } from '../../../sure.ts'
import { plural } from '../../../words/plain.ts'

const PLAIN: Readonly<Record<string, OddsWords>> = {
  [OUTCOMES.none]: { words: 'nothing', tone: 'bad' },
  [OUTCOMES.done]: { words: 'done', tone: 'half' },
  [OUTCOMES.again]: { words: 'nothing yet, a second throw', tone: 'half' },
  [OUTCOMES.passed]: { words: 'passed', tone: 'good' },
  [OUTCOMES.failed]: { words: 'failed', tone: 'bad' },
}

export function oddsWords(key: string): OddsWords {
  const parts = key.split(', ')
  const [first = ''] = parts
  if (parts.includes(OUTCOMES.gone)) return { words: 'the herd is gone', tone: 'good' }
  if (parts.includes(OUTCOMES.dies)) return { words: 'killed', tone: 'good' }
  const wounds = Number.parseInt(first, 10)
  if (wounds > 0) return { words: `${wounds} ${plural(wounds, 'wound')}`, tone: 'good' }
  return rowOf(PLAIN, first) ?? { words: first, tone: 'half' }
}
