import { clauseIndexMust } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { CHAPTERS, CLAUSES } from './clauses.ts'

// The kind of every clause, topic by topic: c core, r ruling, o optional, k content, n note.
const SNAPSHOT = {
  seats: 'crrcrrrrr',
  secrecy: 'ccrrrcrrrrrcrrrrrrrrr',
  measure: 'crrrrrrrrrrrrrrr',
  terrain: 'krrrrrrr',
  sight: 'rrrrrrrrrr',
  setup: 'ncccrrrrrrr',
  carry: 'cccccrrrrr',
  items: 'rrrrrrr',
  cards: 'cccrrrrrrrrcr',
  turn: 'crrrrrrrrrc',
  melee: 'crcrcrccccccrrrrrrrr',
  damage: 'crrcrcr',
  injury: 'ccccrrrrr',
  down: 'ccrcrrrrr',
  move: 'ccrrrrrrrrrr',
  door: 'ccrrrrcccrrrrr',
  fence: 'crrrr',
  climb: 'crrrrrrr',
  give: 'crrr',
  aid: 'cccrrrc',
  assist: 'crrrrrrr',
  grenade: 'crrcccccrrrrrrr',
  fire: 'ccrrrrcrrr',
  wp: 'cccrrrrr',
  zed: 'ccrrcrrrrrrcrrr',
  priority: 'cccccrrrrrrr',
  drift: 'cccccrcrrrrr',
  horde: 'ccccccrrrrrrrrr',
  noise: 'crcrcrr',
  groan: 'ccrrc',
  shoot: 'cccccrccrrrrcrrrrrrrrrr',
  snipe: 'crr',
  reload: 'ccrr',
  mutant: 'onrrrr',
  hunter: 'cccrrrrcrccrrrrrrn',
  tank: 'cccrrcrcrcrrrrrrr',
  boomer: 'crccrrrrrn',
  smoker: 'ccrrrcrrrn',
  witch: 'cccccrrrrrrr',
  infection: 'cccrrrcrocrrrrrr',
  nps: 'cccrrrrrrrrcrrrr',
  order: 'ccrrrcrkrrrr',
  end: 'rkrrrrrr',
  scenario: 'kkkkkkkkkkkkkkkkkkkknk',
  dice: 'crrrr',
}

clauseIndexMust({ prefix: 'rs', clauses: CLAUSES, chapters: CHAPTERS, kinds: SNAPSHOT })

describe("the clause index's numbers", () => {
  it('counts 500 clauses: 141 core, 327 rulings, 2 optional, 24 content, 6 notes', () => {
    const count = (kind: string): number => Object.values(CLAUSES).filter((line) => line.kind === kind).length
    expect(['core', 'ruling', 'optional', 'content', 'note'].map(count)).toEqual([141, 327, 2, 24, 6])
  })
})
