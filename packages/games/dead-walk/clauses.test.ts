import { clauseIndexMust } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { ADVANCED_TOPICS, CHAPTERS, CLAUSES, type ClauseLine } from './clauses.ts'

const KINDS = ['core', 'ruling', 'optional', 'content', 'note']

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
clauseIndexMust({ prefix: 'dw', clauses: CLAUSES, chapters: CHAPTERS, kinds: SNAPSHOT })

describe("the clause index's numbers", () => {
  it('counts 655 clauses: 167 core, 327 rulings, 151 optional, 2 content, 8 notes', () => {
    const count = (kind: string): number => listed.filter(([, line]) => line.kind === kind).length
    expect(KINDS.map(count)).toEqual([167, 327, 151, 2, 8])
  })

  it('marks as ours the actions and the replay that the book does not know', () => {
    const ours = listed.filter(([, line]) => line.ours === true).map(([id]) => id)
    expect(ours).toEqual(['dw.ap.11', 'dw.ap.12', 'dw.campaign.11'])
  })

  it('has 209 clauses of advanced topics', () => {
    const advanced = new Set<string>(ADVANCED_TOPICS)
    expect(listed.filter(([id]) => advanced.has(id.split('.')[1] ?? ''))).toHaveLength(209)
  })
})
