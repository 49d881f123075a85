import { clauseIndexMust } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { ABOUT } from './about.ts'
import { CHAPTERS, CLAUSES } from './clauses.ts'

// The kind of every clause, topic by topic: c core, r ruling, o optional, k content, n note.
const SNAPSHOT = {
  credit: 'nn',
  measure: 'rcrrrrrrcrr',
  setup: 'crrcrrn',
  force: 'ccrrcccccrrrrr',
  deploy: 'crrrrkrr',
  priority: 'ccrc',
  turn: 'ccccrrrrrrc',
  activation: 'rrrrc',
  move: 'ccrcrrccrcrrrr',
  facing: 'rrrrrrrrr',
  terrain: 'cccrrrrrrrkccr',
  climb: 'crcrrcrrrrrrrrr',
  herd: 'ccrrcrrrrrccc',
  rambling: 'crrcrcrr',
  sight: 'crrrrrrrr',
  cover: 'crcrc',
  contact: 'ccrrr',
  shoot: 'ccrcrrcccorccccrrcrcr',
  melee: 'cccorrcccrcr',
  bite: 'ccrcrcrcrrccrcrorr',
  aim: 'cr',
  command: 'cccrrrrr',
  donothing: 'c',
  getup: 'ccrr',
  interact: 'crkcr',
  reload: 'ccrr',
  shove: 'ccrcrr',
  'zombie-actions': 'ccrcr',
  split: 'crrrcr',
  merge: 'crrrr',
  wounds: 'ccccccrc',
  death: 'cccrrcrrcr',
  infection: 'ccrcccccccr',
  morale: 'cccrccrcr',
  psych: 'crrccrccrcrcrcccrcr',
  brain: 'ccrrcccc',
  weapons: 'ccr',
  profiles: 'ccccc',
  perks: 'ccrcrcrcrccrcrccrr',
  'human-state': 'cccrcccrrr',
  'zombie-state': 'ccccr',
  victory: 'ccccrrrrrr',
  'camp-setup': 'ccrrcrcrccrrcr',
  'camp-rules': 'cccccrcrrr',
  'camp-turn': 'cccrcrcrcr',
  'camp-move': 'cr',
  'camp-control': 'ccrr',
  'camp-battle': 'ccrccrrccrrrrrrrr',
  'camp-build': 'cccr',
  'camp-heal': 'cr',
  'camp-train': 'crrrrc',
  'camp-search': 'cccrrcrc',
  'camp-raid': 'cr',
  'camp-pillage': 'cr',
  'camp-drop': 'ccr',
  'camp-zombify': 'crr',
  'camp-feast': 'cr',
  'camp-vp': 'crcrcr',
  'camp-map': 'ccckck',
}

clauseIndexMust({ prefix: 'ed', clauses: CLAUSES, chapters: CHAPTERS, kinds: SNAPSHOT })

describe("the clause index's numbers", () => {
  it('counts 468 clauses: 224 core, 233 rulings, 3 optional, 5 content, 3 notes', () => {
    const count = (kind: string): number => Object.values(CLAUSES).filter((line) => line.kind === kind).length
    expect(['core', 'ruling', 'optional', 'content', 'note'].map(count)).toEqual([224, 233, 3, 5, 3])
  })

  it('names the author wherever the game is offered', () => {
    expect(ABOUT.credit).toContain('Liam Thomas')
  })
})
