/** Outcomes of odds, in words and with a tone for the bar. */
import { isKeyOf, rowOf } from '../../../sure.ts'

export interface OddsWords {
  readonly words: string
  readonly tone: 'good' | 'half' | 'bad' | 'harm'
}

const PLAIN: Readonly<Record<string, OddsWords>> = {
  miss: { words: 'nothing', tone: 'bad' },
  done: { words: 'nothing happens', tone: 'bad' },
  'breaks away': { words: 'breaks away', tone: 'good' },
  held: { words: 'held', tone: 'bad' },
  lands: { words: 'lands', tone: 'good' },
  falls: { words: 'falls', tone: 'bad' },
  'fire out': { words: 'fire out', tone: 'good' },
  'still burning': { words: 'still burning', tone: 'bad' },
  'finds nothing': { words: 'nothing', tone: 'bad' },
  'finds a survivor': { words: 'a survivor', tone: 'good' },
  'finds an item': { words: 'an item', tone: 'good' },
  'finds a weapon': { words: 'a weapon', tone: 'good' },
  starts: { words: 'it starts', tone: 'good' },
  'does not start': { words: 'it does not start', tone: 'bad' },
  'drives off': { words: 'off the table', tone: 'good' },
  stalls: { words: 'the engine stalls', tone: 'bad' },
  thrown: { words: 'thrown aside', tone: 'half' },
  killed: { words: 'killed', tone: 'good' },
  skids: { words: 'it skids', tone: 'bad' },
  crash: { words: 'a crash', tone: 'harm' },
}

/** So many of the dead have come to this: "Z4 falls" is one of them, "3 falls" of a blast are three. */
const zombiesIn = (parts: readonly string[], ends: readonly string[]): number =>
  parts.reduce((sum, part) => {
    const [, who = '', end = ''] = /^(Z?\d+) (\w+)$/.exec(part) ?? []
    return ends.includes(end) ? sum + (who.startsWith('Z') ? 1 : Number(who)) : sum
  }, 0)

/** The dead who go or fall count for you; a friend who is hit is the first thing to know. */
export function oddsWords(key: string): OddsWords {
  const parts = key.split(', ')
  const plain = rowOf(PLAIN, parts[0] ?? '')
  if (plain && parts.length === 1) return plain
  const found = parts.find((part) => part.startsWith('finds '))
  if (found !== undefined) return rowOf(PLAIN, found) ?? { words: found, tone: 'half' }
  if (parts.includes('crash')) return { words: 'a crash', tone: 'harm' }
  const wild = parts.find((part) => part.startsWith('fires at H'))
  if (wild !== undefined) return { words: 'fires at a friend', tone: 'harm' }
  const friend = parts.some((part) => /^H\d+ (wounded|eliminated|burns)$/.test(part))
  const gone = zombiesIn(parts, ['eliminated'])
  const down = zombiesIn(parts, ['falls', 'stunned'])
  const burning = zombiesIn(parts, ['burns'])
  if (friend) return { words: gone > 0 ? 'a friend is hit, too' : 'a friend is hit', tone: 'harm' }
  if (gone > 1) return { words: `${gone} eliminated`, tone: 'good' }
  if (gone === 1) return { words: 'eliminated', tone: 'good' }
  if (burning > 0) return { words: burning === 1 ? 'burns' : `${burning} burn`, tone: 'half' }
  if (down > 0) return { words: down === 1 ? 'down' : `${down} down`, tone: 'half' }
  if (parts.includes('jam')) return { words: 'jam', tone: 'bad' }
  return rowOf(PLAIN, parts.find((part) => isKeyOf(PLAIN, part)) ?? 'miss') ?? { words: 'nothing', tone: 'bad' }
}
