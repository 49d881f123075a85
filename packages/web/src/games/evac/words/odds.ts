/** Outcomes of odds, in words and with a tone for the bar. */
import { rowOf } from '../../../sure.ts'

export interface OddsWords {
  readonly words: string
  readonly tone: 'good' | 'half' | 'bad' | 'harm'
}

const PLAIN: Readonly<Record<string, OddsWords>> = {
  kill: { words: 'kill', tone: 'good' },
  'knock down': { words: 'knock down', tone: 'half' },
  miss: { words: 'miss', tone: 'bad' },
  'the door breaks': { words: 'the door breaks', tone: 'good' },
  'the door holds': { words: 'the door holds', tone: 'bad' },
  nothing: { words: 'nothing', tone: 'bad' },
  'a zombie rises': { words: 'a zombie rises', tone: 'harm' },
  '0 HP': { words: 'nothing back', tone: 'bad' },
  '1 HP': { words: 'one hit point', tone: 'half' },
  '2 HP': { words: 'two hit points', tone: 'good' },
  done: { words: 'done', tone: 'good' },
}

/** The first thing that happened decides; an end of the game is said with it. */
export function oddsWords(key: string): OddsWords {
  const [head = '', ...rest] = key.split(', ')
  const won = rest.find((part) => part.startsWith('the ') && part.endsWith(' win'))
  const plain = rowOf(PLAIN, head) ?? {
    words: head,
    tone: head.startsWith('a find') || head.endsWith('killed') ? ('good' as const) : ('half' as const),
  }
  return won ? { ...plain, words: `${plain.words}, ${won}` } : plain
}
