import { CLAUSES } from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { cm, situationOf, staged } from '../testing.ts'
import type { Selection } from '../../../play/game-display.ts'
import type { DisplayState } from '../types.ts'
import { workedExample } from './example.ts'

const STREET = { scenario: 'lawless-street' }

const men = (lawless: object = {}, dawson: object = {}): object[] => [
  { name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['sub-machinegun'], bmv: 6, ...lawless },
  { name: 'Private Dawson', at: cm(30, 34), weapons: ['pistol'], bmv: 6, ...dawson },
]
const zombies = [{ at: cm(28, 24) }, { at: cm(38.5, 38) }]

const situation = (position: object, selection: Partial<Selection> = {}): DisplayState =>
  situationOf(staged({ zombies, ...position }, STREET), selection)

/** What the step that applies says. */
function said(position: object, selection: Partial<Selection> = {}) {
  const s = situation(position, selection)
  const step = workedExample.find(({ when }) => when(s))
  const words = typeof step?.words === 'function' ? step.words(s) : step?.words
  return { press: step?.press?.(s), at: step?.at?.(s), words }
}

const told = (position: object, over: OptionValues = {}): string | undefined => {
  const { options, ...rest } = situationOf(staged({ zombies, ...position }, STREET))
  const s = { ...rest, options: { ...options, ...over } }
  return workedExample.find(({ when }) => when(s))?.id
}

describe('the worked example', () => {
  it('[dw.example.3] is told where it happens, and in its scenario only', () => {
    expect(told({ turn: 1, humans: men() })).toBe('example fear')
    expect(told({ turn: 1, humans: men(), activation: { human: 1 } })).toBe('example aim')
    expect(told({ turn: 1, humans: men({ firedAt: ['Z1'] }), activation: { human: 1 } })).toBe('example again')
    expect(told({ turn: 1, humans: men({}, { doubled: true }), activation: { human: 2 } })).toBe('example shaken')
    expect(told({ turn: 2, humans: men(), activation: { human: 2 } })).toBe('example aim')
    expect(told({ turn: 2, humans: men({}, { wounds: 2 }) })).toBe('example wounds')
    expect(told({ turn: 3, humans: men({}, { wounds: 2, status: 'dead', died: 2 }) })).toBe('example last')
    expect(told({ turn: 1, humans: men() }, { scenario: 'mercy' })).toBeUndefined()
  })

  it('says what to press, with the numbers of this game and not of the book', () => {
    expect(said({ turn: 1, humans: men() }, { figure: 'H2' })).toMatchObject({
      press: 'Press Lawless.',
      at: { place: 'H1' },
    })
    expect(said({ turn: 1, humans: men() })).toMatchObject({
      press: 'Press Activate.',
      at: { order: 'activate' },
      words: expect.stringContaining('at most 6 for Lawless') as unknown,
    })
    expect(said({ turn: 1, humans: men(), activation: { human: 1 } }, { figure: 'H1' })).toMatchObject({
      press: expect.stringMatching(/^Press zombie \d\.$/) as unknown,
      at: { place: expect.stringMatching(/^zombie \d$/) as unknown },
    })
  })

  it('cites clauses that there are, in short sentences, and tells no die that the book threw', () => {
    for (const { clause, words } of workedExample) {
      expect(Object.keys(CLAUSES)).toContain(clause)
      const text = typeof words === 'string' ? words : words(situation({ turn: 1, humans: men() }))
      expect(text.length).toBeLessThan(240)
      expect(text).not.toMatch(/in the book/i)
    }
  })
})
