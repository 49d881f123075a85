import { describe, expect, it } from 'vitest'
import { plain } from '../play/log-item.ts'
import { line, type Line } from './phrases.ts'
import { type ChapterOf, logWords, marked, rowsOf, silent } from './telling.ts'

interface Cited {
  readonly clause: string
}
type Event = Cited &
  (
    | { e: 'came'; who: string }
    | { e: 'spoke'; who: string; words: string }
    | { e: 'nodded' }
    | { e: 'left'; who: string }
  )
type Chapter = ChapterOf<Event, string>
const row = rowsOf<Event, string>()

const said = (text: string): Line => line('rule', '', [text])

const doors = {
  came: {
    alone: ({ who }, { view }) => said(`${who} comes to ${view}`),
    together: row('came', {
      passing: ['nodded'],
      ending: ['left'],
      says: (run) => (run.length < 2 ? null : said(`${run.map(({ who }) => who).join(' and ')} come`)),
    }),
  },
  left: marked('died', ({ who }) => said(`${who} leaves`)),
} satisfies Chapter

const talk = {
  spoke: {
    together: row('spoke', {
      same: (later, first) => later.who === first.who,
      says: (run, { after }) => said(`${run.map(({ words }) => words).join(', ')}; ${after.length} after`),
    }),
  },
  nodded: { alone: () => said('A nod'), together: silent },
} satisfies Chapter

const { log, lines } = logWords<Event, string>()([doors, talk])

const clause = 'x.y.1'
const came = (who: string): Event => ({ e: 'came', who, clause })
const left = (who: string): Event => ({ e: 'left', who, clause })
const spoke = (who: string, words: string): Event => ({ e: 'spoke', who, words, clause })
const nodded: Event = { e: 'nodded', clause }

const told = (events: readonly Event[]): string[] =>
  lines(events, 'town').map(({ words, first, last }) => `${first}-${last} ${plain(words, (figure) => figure)}`)

describe('the words of a log', () => {
  it('says each event by itself, from what is seen, with its mark', () => {
    expect(log(came('Ada'), 'town')?.words).toEqual(['Ada comes to town'])
    expect(log(left('Ada'), 'town')?.mark).toBe('died')
    expect(log(nodded, 'town')?.words).toEqual(['A nod'])
  })

  it('says events in a row in one line, with what lies between and what follows at once', () => {
    expect(told([came('Ada'), nodded, came('Bo'), left('Bo'), left('Ada'), nodded])).toEqual(['0-4 Ada and Bo come'])
  })

  it('says one by itself where the row is none', () => {
    expect(told([came('Ada'), left('Ada')])).toEqual(['0-0 Ada comes to town', '1-1 Ada leaves'])
  })

  it('ends a row with whatever is not the same, and knows what was told after its first', () => {
    expect(told([spoke('Ada', 'a'), spoke('Ada', 'b'), spoke('Bo', 'c')])).toEqual([
      '0-1 a, b; 2 after',
      '2-2 c; 0 after',
    ])
  })

  it('does not compile with an event untold or told twice', () => {
    // @ts-expect-error nobody tells 'spoke' and 'nodded'
    expect(logWords<Event, string>()([doors]).lines([nodded], '')).toEqual([])
    const again = { left: silent } satisfies Chapter
    // @ts-expect-error 'left' is told twice
    expect(logWords<Event, string>()([doors, talk, again]).lines([nodded], '')).toEqual([])
    // @ts-expect-error there is no such event
    const strange = { danced: silent } satisfies Chapter
    expect(Object.keys(strange)).toEqual(['danced'])
  })
})
