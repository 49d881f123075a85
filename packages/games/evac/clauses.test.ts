import { describe, expect, it } from 'vitest'
import { CHAPTERS, CLAUSES, type ClauseLine } from './clauses.ts'

const KINDS = { c: 'core', r: 'ruling', o: 'optional', k: 'content', n: 'note' } as const

// The kind of every clause, topic by topic: c core, r ruling, o optional, k content, n note. The second clause of `opt`
// stands after the options themselves.
const SNAPSHOT = {
  seat: 'ccrcr',
  info: 'crrr',
  dice: 'cnrrr',
  map: 'crrrcrcrcrrrrr',
  setup: 'crrccrrrcrrcrrrrcr',
  flip: 'crrrrrrrcrrr',
  pop: 'cccrcrrcrccrcrcrrrc',
  spawn: 'crcrcrcrrr',
  turn: 'ccrr',
  marine: 'cccrr',
  act: 'crrrrrrr',
  move: 'crccrrrrrcr',
  stand: 'crrr',
  sprint: 'ccrrr',
  los: 'crrccrrrrrn',
  attack: 'crcrcccrrr',
  auto: 'ccrrcrrrcrrccn',
  ammo: 'ccrr',
  reload: 'crcrrr',
  gren: 'crcrrcrcrrcrr',
  swap: 'crrrrrrrrcrrr',
  close: 'crrrr',
  heal: 'crrrcccrr',
  death: 'crrr',
  zturn: 'ccrrrrr',
  zmove: 'cccrcr',
  zdoor: 'crrrrrcc',
  zatt: 'crrcrrrc',
  win: 'crrrrrcrrr',
  opt: 'nr',
  lt: 'okkkkkk',
  land: 'ok',
  scav: 'okkk',
  night: 'o',
  tile: 'kkkkkkk',
  pos: 'k',
  scen: 'kkkkk',
  house: 'oooooo',
}

const listed: readonly (readonly [string, ClauseLine])[] = Object.entries(CLAUSES)
const topicOf = (id: string): string => id.split('.')[1] ?? ''
const byTopic = (ids: readonly string[], topic: string): string[] => ids.filter((id) => topicOf(id) === topic)

function fromSnapshot(): string[] {
  return Object.entries(SNAPSHOT).flatMap(([topic, kinds]) =>
    [...kinds].map((letter, i) => `ev.${topic}.${i + 1} ${KINDS[letter as keyof typeof KINDS]}`),
  )
}

describe('the clause index', () => {
  it('lists every clause of the rules with its kind', () => {
    expect(listed.map(([id, { kind }]) => `${id} ${kind}`).sort()).toEqual(fromSnapshot().sort())
  })

  it('counts 287 clauses: 89 core, 161 rulings, 10 optional, 23 content, 4 notes', () => {
    const count = (kind: string): number => listed.filter(([, line]) => line.kind === kind).length
    expect(Object.values(KINDS).map(count)).toEqual([89, 161, 10, 23, 4])
  })

  it('marks 22 clauses as ours', () => {
    expect(listed.filter(([, line]) => line.ours === true)).toHaveLength(22)
  })

  it('has one chapter title per topic, in the order of the rules', () => {
    const topics = [...new Set(listed.map(([id]) => topicOf(id)))]
    expect(CHAPTERS.map((chapter) => chapter.topic)).toEqual(topics)
    expect(new Set(CHAPTERS.map((chapter) => chapter.title)).size).toBe(topics.length)
  })

  it('numbers the clauses of a topic from 1 without gaps', () => {
    const ids = listed.map(([id]) => id)
    for (const { topic } of CHAPTERS) {
      expect(byTopic(ids, topic)).toEqual(byTopic(ids, topic).map((_, i) => `ev.${topic}.${i + 1}`))
    }
  })

  it('says each clause in one sentence of at most 200 characters', () => {
    const oneSentence = (says: string): boolean => /^[A-Z][^[\]]*[^.[\]]\.$/.test(says) && !/\. [A-Z]/.test(says)
    const faulty = listed.filter(([, { says }]) => !oneSentence(says) || says.length > 200)
    expect(faulty).toEqual([])
  })
})
