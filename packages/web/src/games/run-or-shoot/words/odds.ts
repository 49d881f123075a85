/** Outcomes of odds, in words and with a tone for the bar. */
import type { OddsWords } from '../../../play/game-display.ts'
import { rowOf } from '../../../sure.ts'
import { plural } from '../../../words/plain.ts'

const PLAIN: Readonly<Record<string, OddsWords>> = {
  miss: { words: 'nothing', tone: 'bad' },
  done: { words: 'nothing happens', tone: 'bad' },
  alarm: { words: 'the alarm goes off', tone: 'harm' },
  'no alarm': { words: 'the alarm stays quiet', tone: 'good' },
}

/** So many of the Zeds came to this end: "Zed 5 destroyed" is one of them, "3 destroyed" of a blast are three. */
const zedsIn = (parts: readonly string[], end: string): number =>
  parts.reduce((sum, part) => {
    const [, one, n, what] = /^(Zed )?(\d+) (\w+)/.exec(part) ?? []
    if (what !== end) return sum
    return sum + (one === undefined ? Number(n) : 1)
  }, 0)

/** Hits on a Tank: "Zed 9 hurt 2". */
const tankHits = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + Number(/^Zed \d+ hurt (\d+)$/.exec(part)?.[1] ?? 0), 0)

/** "pushes 3". */
function pushed(part: string): OddsWords | null {
  const n = /^pushes (\d+)$/.exec(part)?.[1]
  return n === undefined ? null : { words: `${n} thrown off`, tone: n === '0' ? 'bad' : n === '1' ? 'half' : 'good' }
}

/** "3 destroyed": a blast counts them. */
function destroyedByBlast(part: string): OddsWords | null {
  const n = Number(/^(\d+) destroyed$/.exec(part)?.[1] ?? Number.NaN)
  if (Number.isNaN(n)) return null
  const many = { n, of: 'destroyed' }
  return { words: `${n === 0 ? 'none' : n} destroyed`, tone: n === 0 ? 'bad' : 'good', many }
}

/** Zeds that go or fall count for you; a friend who is hurt is the first thing to know. */
export function oddsWords(key: string): OddsWords {
  const parts = key.split(', ')
  const [first = ''] = parts
  const blast = parts.length === 1 ? destroyedByBlast(first) : null
  if (blast) return blast
  const plain = parts.length === 1 ? (rowOf(PLAIN, first) ?? pushed(first)) : pushed(first)
  if (plain) return plain
  if (parts.some((part) => /^S\d+ dies$/.test(part))) return { words: 'a friend dies', tone: 'harm' }
  if (parts.some((part) => /^S\d+ hurt$/.test(part))) return { words: 'a friend is hurt', tone: 'harm' }
  const gone = zedsIn(parts, 'destroyed')
  const down = zedsIn(parts, 'falls')
  const hits = tankHits(parts)
  if (gone > 0) return { words: gone === 1 ? 'destroyed' : `${gone} destroyed`, tone: 'good' }
  if (hits > 0) return { words: `${hits} ${plural(hits, 'hit')} on the Tank`, tone: 'half' }
  if (down > 0) return { words: down === 1 ? 'thrown back' : `${down} thrown back`, tone: 'half' }
  return parts.includes('alarm') ? { words: 'the alarm goes off', tone: 'harm' } : { words: 'nothing', tone: 'bad' }
}
