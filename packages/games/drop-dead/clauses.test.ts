import { clauseIndexMust } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { CHAPTERS, CLAUSES, type ClauseLine } from './clauses.ts'

const KINDS = ['core', 'ruling', 'optional', 'content', 'note']

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
clauseIndexMust({ prefix: 'dd', clauses: CLAUSES, chapters: CHAPTERS, kinds: SNAPSHOT })

describe("the clause index's numbers", () => {
  it('counts 322 clauses: 103 core, 179 rulings, 12 optional, 26 content, 2 notes', () => {
    const count = (kind: string): number => listed.filter(([, line]) => line.kind === kind).length
    expect(KINDS.map(count)).toEqual([103, 179, 12, 26, 2])
  })

  it('marks 16 clauses as ours: the house rules and all scenarios but the first', () => {
    expect(listed.filter(([, line]) => line.ours === true)).toHaveLength(16)
  })
})
