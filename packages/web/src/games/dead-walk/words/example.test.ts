import { CLAUSES } from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { cm, situationOf, staged } from '../testing.ts'
import { workedExample } from './example.ts'

const STREET = { scenario: 'lawless-street' }

const men = (lawless: object = {}, dawson: object = {}): object[] => [
  { name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['sub-machinegun'], bmv: 6, ...lawless },
  { name: 'Private Dawson', at: cm(30, 34), weapons: ['pistol'], bmv: 6, ...dawson },
]
const zombies = [{ at: cm(28, 24) }, { at: cm(38.5, 38) }]

const told = (position: object, over: OptionValues = {}): string | undefined => {
  const { options, ...rest } = situationOf(staged({ zombies, ...position }, STREET))
  const s = { ...rest, options: { ...options, ...over } }
  return workedExample.find(({ when }) => when(s))?.id
}

describe('the worked example', () => {
  it('[dw.example.3] is told where it happens, and in its scenario only', () => {
    expect(told({ turn: 1, humans: men() })).toBe('example fear')
    expect(told({ turn: 1, humans: men(), activation: { human: 1 } })).toBe('example burst')
    expect(told({ turn: 1, humans: men({ firedAt: ['Z1'] }), activation: { human: 1 } })).toBe('example again')
    expect(told({ turn: 1, humans: men({}, { doubled: true }), activation: { human: 2 } })).toBe('example shaken')
    expect(told({ turn: 2, humans: men(), activation: { human: 2 } })).toBe('example pistol')
    expect(told({ turn: 2, humans: men({}, { wounds: 2 }) })).toBe('example wounds')
    expect(told({ turn: 3, humans: men({}, { wounds: 2, status: 'dead', died: 2 }) })).toBe('example last')
    expect(told({ turn: 1, humans: men() }, { scenario: 'mercy' })).toBeUndefined()
  })

  it('cites clauses that there are, in short sentences', () => {
    for (const { clause, words } of workedExample) {
      expect(Object.keys(CLAUSES)).toContain(clause)
      expect(words.length).toBeLessThan(240)
    }
  })
})
