/** Every chapter of the rules begins with what it is about. */
import { CHAPTERS as DW } from '@shamble/dead-walk/page'
import { CHAPTERS as DD } from '@shamble/drop-dead/page'
import { CHAPTERS as EV } from '@shamble/evac/page'
import { describe, expect, it } from 'vitest'
import { faultsIn } from '../words/testing.ts'
import { leads as deadWalk } from './dead-walk/words/leads.ts'
import { leads as dropDead } from './drop-dead/words/leads.ts'
import { leads as evac } from './evac/words/leads.ts'

describe.each([
  ['Evac', EV, evac],
  ['Drop Dead', DD, dropDead],
  ['Dead Walk Again', DW, deadWalk],
] as const)('the rules of %s', (_game, chapters, leads) => {
  it('say of every chapter what it is about, and of no other', () => {
    expect(Object.keys(leads).toSorted()).toEqual(['', ...chapters.map(({ topic }) => topic)].toSorted())
  })

  it('say it in one sentence or two that anybody would say', () => {
    for (const lead of Object.values(leads)) {
      expect(lead).toMatch(/^[A-Z][^.]*\.( [A-Z][^.]*\.)?$/)
      expect(faultsIn(lead)).toEqual([])
    }
  })
})
