import { CLAUSES } from '@shamble/run-or-shoot/page'
import { describe, expect, it } from 'vitest'
import { moments, situationOf } from '../testing.ts'
import type { Selection } from '../../../play/game-display.ts'
import type { DisplayState } from '../types.ts'
import { guide } from './guide.ts'

const wordsOf = (s: DisplayState) => {
  const step = guide.find(({ when }) => when(s))
  const words = typeof step?.words === 'function' ? step.words(s) : (step?.words ?? '')
  return { id: step?.id, press: step?.press?.(s), at: step?.at?.(s), words }
}

/** The first time that this is asked in a random game. */
function at(asks: string, selection: Partial<Selection> = {}): DisplayState {
  for (const moment of moments({ scenario: 'back-lane', survivors: 2 }, [1, 2, 3], { every: 1, most: 60 })) {
    const s = situationOf(moment, selection)
    if (s.pending?.asks === asks) return s
  }
  throw new Error(`nobody is asked to ${asks}`)
}

describe('the guide', () => {
  it('leads through the set-up and the first card of Back Lane', () => {
    expect(wordsOf(at('choose whom to play'))).toMatchObject({
      press: 'Press one of the survivors.',
      at: { order: 'choose p-dot' },
    })
    expect(wordsOf(at('exchange kit'))).toMatchObject({ press: 'Press Ready.', at: { order: 'ready' } })
    expect(wordsOf(at('place'))).toMatchObject({ press: 'Press a place inside the marked zone.' })
    expect(wordsOf(at('place a card'))).toMatchObject({ press: 'Press RUN.', at: { order: 'card RUN' } })
    expect(wordsOf(at('place a card', { order: 'card RUN' }))).toMatchObject({
      press: 'Press Place RUN.',
      at: { commit: true },
    })
  })

  it('is silent about what to press in another scenario', () => {
    const s = at('place a card')
    expect(wordsOf({ ...s, options: { ...s.options, scenario: 'number-nine' } }).press).toBeUndefined()
  })

  it('cites clauses that there are, in short sentences', () => {
    for (const { clause, words } of guide) {
      expect(Object.keys(CLAUSES)).toContain(clause)
      const text = typeof words === 'string' ? words : words(at('move and turn'))
      expect(text.length).toBeLessThan(240)
    }
  })
})
