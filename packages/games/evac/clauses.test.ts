import { clauseIndexMust } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { CHAPTERS, CLAUSES, type ClauseLine } from './clauses.ts'

const KINDS = ['core', 'ruling', 'optional', 'content', 'note']

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
clauseIndexMust({ prefix: 'ev', clauses: CLAUSES, chapters: CHAPTERS, kinds: SNAPSHOT })

describe("the clause index's numbers", () => {
  it('counts 287 clauses: 89 core, 161 rulings, 10 optional, 23 content, 4 notes', () => {
    const count = (kind: string): number => listed.filter(([, line]) => line.kind === kind).length
    expect(KINDS.map(count)).toEqual([89, 161, 10, 23, 4])
  })

  it('marks 22 clauses as ours', () => {
    expect(listed.filter(([, line]) => line.ours === true)).toHaveLength(22)
  })
})
