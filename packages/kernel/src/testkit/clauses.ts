import { describe, expect, it } from 'vitest'
import type { ClauseIndex } from '../clause.ts'

const KINDS = { c: 'core', r: 'ruling', o: 'optional', k: 'content', n: 'note' } as const

/** The clause index of a game, and by topic the kind of every clause: c core, r ruling, o optional, k content, n note. */
interface Index {
  readonly prefix: string
  readonly clauses: ClauseIndex
  readonly chapters: readonly { readonly topic: string; readonly title: string }[]
  readonly kinds: Readonly<Record<string, string>>
}

const topicOf = (id: string): string => id.split('.')[1] ?? ''
const isOneSentence = (says: string): boolean =>
  /^[A-Z0-9][^[\]]*[^.[\]]\.$/.test(says) && !/[a-z]\. [A-Z]/.test(says) && says.length <= 200

/** What every clause index must keep. */
export function clauseIndexMust({ prefix, clauses, chapters, kinds }: Index): void {
  const listed = Object.entries(clauses)
  const ids = listed.map(([id]) => id)
  const inTopic = (topic: string): string[] => ids.filter((id) => topicOf(id) === topic)

  describe('the clause index', () => {
    it('lists every clause of the rules with its kind', () => {
      const expected = Object.entries(kinds).flatMap(([topic, letters]) =>
        [...letters].map((letter, i) => `${prefix}.${topic}.${i + 1} ${KINDS[letter as keyof typeof KINDS]}`),
      )
      expect(listed.map(([id, { kind }]) => `${id} ${kind}`).sort()).toEqual(expected.sort())
    })

    it('has one chapter title per topic, in the order of the rules', () => {
      const topics = [...new Set(ids.map(topicOf))]
      expect(chapters.map((chapter) => chapter.topic)).toEqual(topics)
      expect(new Set(chapters.map((chapter) => chapter.title)).size).toBe(topics.length)
    })

    it('numbers the clauses of a topic from 1 without gaps', () => {
      for (const { topic } of chapters)
        expect(inTopic(topic)).toEqual(inTopic(topic).map((_, i) => `${prefix}.${topic}.${i + 1}`))
    })

    it('says each clause in one sentence of at most 200 characters', () => {
      expect(listed.filter(([, { says }]) => !isOneSentence(says))).toEqual([])
    })
  })
}
