import { describe, expect, it } from 'vitest'
import { ADVANCED_TOPICS, CHAPTERS, CLAUSES, type ClauseLine } from './clauses.ts'

const KINDS = { c: 'core', r: 'ruling', o: 'optional', k: 'content', n: 'note' } as const

// The kind of every clause, topic by topic: c core, r ruling, o optional, k content, n note.
const SNAPSHOT = {
  scope: 'norcrrrrr',
  units: 'coorrrrrrrrrrcrr',
  setup: 'cccrrrrccr',
  turn: 'crcrccrcrcrrr',
  ap: 'ccccccrrcroo',
  movement: 'ccrccrrrcrccrrcrcrrocrrrcrr',
  carry: 'cccrkrrrrrr',
  ammo: 'ccrrcrcrccr',
  weapons: 'cccrcrr',
  los: 'rrrrrrrrrr',
  cover: 'crrr',
  shooting: 'ccrrrrccrccrrccrcccrrrr',
  aim: 'ccccrccr',
  autofire: 'ccrrrcrcrcrcr',
  shotgun: 'cccrrcrcccrrrr',
  machinegun: 'crcrccrccrrcc',
  grenade: 'ccrcrcrrrrcrcccrrcrrrr',
  flame: 'crccrcrr',
  fire: 'crrcrrcrrcrrr',
  jam: 'oorooooroor',
  cc: 'crcrrrcccccrcrcrcrrccrr',
  chainsaw: 'ccrcrcrr',
  break: 'crcrcrccrr',
  harm: 'ccrrrrcr',
  wounds: 'cccrrrn',
  heal: 'crcr',
  zombify: 'oorrrcrr',
  armedz: 'ooorrrrcrr',
  fear: 'crcrrcrr',
  moral: 'cocrcrccrr',
  example: 'nrrrrrrrrrrrrrrnr',
  zsense: 'ccrcrccrorrr',
  zmove: 'crrcrcrcrrcnrr',
  entry: 'crcrcrcrrcrrrrr',
  barrier: 'ccccrrrrrrr',
  lurch: 'oorrc',
  zattack: 'cccccrrrrr',
  zfallen: 'ccr',
  archetype: 'ooooorron',
  restrict: 'ooooror',
  search: 'orooorooorooroorrn',
  items: 'orrrorro',
  vehicle: 'oooorrkooorroorrororroorrrorrrrrrr',
  xp: 'ooorrrr',
  level: 'oorooor',
  skill: 'ooorrrrr',
  gskill: 'oooooooooroooooroo',
  wskill: 'oooooooorr',
  cskill: 'ooorooooooroooroorooorororo',
  quirk: 'oorooooorooooooorrr',
  trauma: 'ooooorrr',
  psychosis: 'oooorooooorooroorr',
  campaign: 'orrrrrrrrno',
  end: 'rrr',
  seat: 'rrrrr',
}

const listed: readonly (readonly [string, ClauseLine])[] = Object.entries(CLAUSES)
const topicOf = (id: string): string => id.split('.')[1] ?? ''
const byTopic = (ids: readonly string[], topic: string): string[] => ids.filter((id) => topicOf(id) === topic)

function fromSnapshot(): string[] {
  return Object.entries(SNAPSHOT).flatMap(([topic, kinds]) =>
    [...kinds].map((letter, i) => `dw.${topic}.${i + 1} ${KINDS[letter as keyof typeof KINDS]}`),
  )
}

describe('the clause index', () => {
  it('lists every clause of the rules with its kind', () => {
    expect(listed.map(([id, { kind }]) => `${id} ${kind}`)).toEqual(fromSnapshot())
  })

  it('counts 655 clauses: 167 core, 327 rulings, 151 optional, 2 content, 8 notes', () => {
    const count = (kind: string): number => listed.filter(([, line]) => line.kind === kind).length
    expect(Object.values(KINDS).map(count)).toEqual([167, 327, 151, 2, 8])
  })

  it('marks as ours the actions and the replay that the book does not know', () => {
    const ours = listed.filter(([, line]) => line.ours === true).map(([id]) => id)
    expect(ours).toEqual(['dw.ap.11', 'dw.ap.12', 'dw.campaign.11'])
  })

  it('has one chapter title per topic, in the order of the rules', () => {
    const topics = [...new Set(listed.map(([id]) => topicOf(id)))]
    expect(CHAPTERS.map((chapter) => chapter.topic)).toEqual(topics)
    expect(new Set(CHAPTERS.map((chapter) => chapter.title)).size).toBe(topics.length)
  })

  it('numbers the clauses of a topic from 1 without gaps', () => {
    const ids = listed.map(([id]) => id)
    for (const { topic } of CHAPTERS) {
      expect(byTopic(ids, topic)).toEqual(byTopic(ids, topic).map((_, i) => `dw.${topic}.${i + 1}`))
    }
  })

  it('says each clause in one sentence of its own, of at most 200 characters', () => {
    const oneSentence = (says: string): boolean =>
      /^[A-Z0-9][^[\]]*[^.[\]]\.$/.test(says) && !/[a-z]\. [A-Z]/.test(says)
    const faulty = listed.filter(([, { says }]) => !oneSentence(says) || says.length > 200)
    expect(faulty).toEqual([])
    expect(new Set(listed.map(([, { says }]) => says)).size).toBe(listed.length)
  })

  it('has 209 clauses of advanced topics', () => {
    const advanced = new Set<string>(ADVANCED_TOPICS)
    expect(listed.filter(([id]) => advanced.has(topicOf(id)))).toHaveLength(209)
  })
})
