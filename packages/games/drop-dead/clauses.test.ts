import { describe, expect, it } from 'vitest'
import { CHAPTERS, CLAUSES, type ClauseLine } from './clauses.ts'

const KINDS = { c: 'core', r: 'ruling', o: 'optional', k: 'content', n: 'note' } as const

// The kind of every clause, topic by topic: c core, r ruling, o optional, k content, n note.
const SNAPSHOT = {
  components: 'ccccccrnr',
  grid: 'rrrrrcrrcrrrrrrrrrrrr',
  players: 'crrrrr',
  setup: 'crckcccrcrkccrr',
  cycle: 'crrcrrrr',
  turn: 'cccccrrrrr',
  movement: 'ccrrcccrrrrr',
  explore: 'crcrcrrcrrrrcrrrrrr',
  symbols: 'cckrrrr',
  cards: 'cccccrrcrrrrrrrr',
  items: 'ccccrrkkkkkrc',
  events: 'ckckkrkkkkkrkrk',
  parts: 'crcrrrrrcrrcrr',
  combat: 'ccrrcrcrrcrrrn',
  survivors: 'ccrcccccccrrcccrc',
  zombies: 'ccrccrrcrr',
  health: 'crrrr',
  overrun: 'ccrrrrr',
  spawn: 'ccrrcrrr',
  placement: 'crrrrr',
  behaviour: 'cccrrrrrrrrrr',
  shamble: 'crcrrcrrrccrrr',
  death: 'ccrrrrr',
  undead: 'ccrrcrcrcrcrrrrr',
  doors: 'crrrrrrrrr',
  end: 'ccrrrcrrrr',
  variant: 'oooooooooooo',
  tiles: 'kkk',
  scenario: 'kkkkk',
}

const listed: readonly (readonly [string, ClauseLine])[] = Object.entries(CLAUSES)
const topicOf = (id: string): string => id.split('.')[1] ?? ''
const byTopic = (ids: readonly string[], topic: string): string[] => ids.filter((id) => topicOf(id) === topic)

function fromSnapshot(): string[] {
  return Object.entries(SNAPSHOT).flatMap(([topic, kinds]) =>
    [...kinds].map((letter, i) => `dd.${topic}.${i + 1} ${KINDS[letter as keyof typeof KINDS]}`),
  )
}

describe('the clause index', () => {
  it('lists every clause of the rules with its kind', () => {
    expect(listed.map(([id, { kind }]) => `${id} ${kind}`).sort()).toEqual(fromSnapshot().sort())
  })

  it('counts 322 clauses: 103 core, 179 rulings, 12 optional, 26 content, 2 notes', () => {
    const count = (kind: string): number => listed.filter(([, line]) => line.kind === kind).length
    expect(Object.values(KINDS).map(count)).toEqual([103, 179, 12, 26, 2])
  })

  it('marks 16 clauses as ours: the house rules and all scenarios but the first', () => {
    expect(listed.filter(([, line]) => line.ours === true)).toHaveLength(16)
  })

  it('has one chapter title per topic, in the order of the rules', () => {
    const topics = [...new Set(listed.map(([id]) => topicOf(id)))]
    expect(CHAPTERS.map((chapter) => chapter.topic)).toEqual(topics)
    expect(new Set(CHAPTERS.map((chapter) => chapter.title)).size).toBe(topics.length)
  })

  it('numbers the clauses of a topic from 1 without gaps', () => {
    const ids = listed.map(([id]) => id)
    for (const { topic } of CHAPTERS) {
      expect(byTopic(ids, topic)).toEqual(byTopic(ids, topic).map((_, i) => `dd.${topic}.${i + 1}`))
    }
  })

  it('says each clause in one sentence of at most 200 characters', () => {
    const oneSentence = (says: string): boolean => /^[A-Z0-9][^[\]]*[^.[\]]\.$/.test(says) && !/\. [A-Z]/.test(says)
    const faulty = listed.filter(([, { says }]) => !oneSentence(says) || says.length > 200)
    expect(faulty).toEqual([])
  })
})
