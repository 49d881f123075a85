import { describe, expect, it } from 'vitest'
import { handover } from './handover.ts'

const ann = { name: 'Ann', seats: ['M1', 'M2'] }
const bea = { name: 'Bea', seats: ['M3'] }
const open = (...owe: string[]) => ({ pending: { owe, sealed: false }, die: null })
const secret = (...owe: string[]) => ({ pending: { owe, sealed: true }, die: null })

describe('the screen changes hands', () => {
  it('not while bots decide, nor while the person who has it is asked', () => {
    expect(handover([ann, bea], ann, open('Z'), false)).toEqual({ how: 'stay' })
    expect(handover([ann, bea], ann, open('M3', 'M2'), false)).toEqual({ how: 'stay' })
  })

  it('by a ribbon where nothing is secret', () => {
    expect(handover([ann, bea], ann, open('M3'), false)).toEqual({ how: 'ribbon', to: bea })
    expect(handover([ann, bea], null, open('M1'), false)).toEqual({ how: 'ribbon', to: ann })
  })

  it('by a curtain where the decision is secret, also to the same person', () => {
    expect(handover([ann, bea], ann, secret('M3'), true)).toEqual({ how: 'curtain', to: bea })
    expect(handover([ann, bea], ann, secret('M1', 'M3'), false)).toEqual({ how: 'curtain', to: ann })
    expect(handover([ann, bea], ann, secret('M1', 'M3'), true)).toEqual({ how: 'stay' })
  })

  it('by a curtain wherever each knows something else, as long as the next has not opened it', () => {
    const differing = { ...open('M3'), differ: () => true }
    expect(handover([ann, bea], ann, differing, true)).toEqual({ how: 'curtain', to: bea })
    expect(handover([ann, bea], bea, differing, true)).toEqual({ how: 'stay' })
    expect(handover([ann, bea], bea, differing, false)).toEqual({ how: 'curtain', to: bea })
    expect(handover([ann, bea], ann, { ...differing, die: 'M3' }, true)).toEqual({ how: 'curtain', to: bea })
    expect(handover([ann, bea], ann, { ...open('Z'), differ: () => true }, true)).toEqual({ how: 'stay' })
  })

  it('by a curtain only between two of whom one sees more than the other', () => {
    const uma = { name: 'Uma', seats: ['U'] }
    const all = [ann, bea, uma]
    const differ = (one: { name: string }, other: { name: string }): boolean =>
      (one.name === 'Uma') !== (other.name === 'Uma')
    expect(handover(all, ann, { ...open('M3'), differ }, true)).toEqual({ how: 'ribbon', to: bea })
    expect(handover(all, ann, { ...open('U'), differ }, true)).toEqual({ how: 'curtain', to: uma })
    expect(handover(all, uma, { ...open('M3'), differ }, true)).toEqual({ how: 'curtain', to: bea })
    expect(handover(all, uma, { ...open('U'), differ }, true)).toEqual({ how: 'stay' })
    expect(handover(all, uma, { ...open('U'), differ }, false)).toEqual({ how: 'curtain', to: uma })
    expect(handover(all, null, { ...open('M3'), differ }, false)).toEqual({ how: 'curtain', to: bea })
  })

  it('never at a table with one person', () => {
    expect(handover([ann], ann, secret('M1'), false)).toEqual({ how: 'stay' })
  })

  it('to whoever throws the real die that is awaited', () => {
    expect(handover([ann, bea], ann, { ...open('M1'), die: 'M3' }, false)).toEqual({ how: 'ribbon', to: bea })
  })
})
