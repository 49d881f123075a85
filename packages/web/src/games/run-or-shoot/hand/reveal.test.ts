import { describe, expect, it } from 'vitest'
import { moments, situationOf } from '../testing.ts'
import { openedIn, openedWords } from './reveal.tsx'

describe('the cards that turn over', () => {
  it('are shown beside whoever placed them, with why one is of no use', () => {
    let [all, idle] = [0, 0]
    for (const moment of moments({ scenario: 'back-lane', survivors: 3 }, [1, 2, 3], { every: 1 })) {
      const opened = openedIn(moment.events, situationOf(moment))
      all += opened.length
      const lost = opened.filter(({ cards }) => cards.some((one) => one.idle !== null))
      idle += lost.length
      for (const one of lost) expect(openedWords([one])).toContain('no use as things stand, ')
    }
    expect(all).toBeGreaterThan(9)
    expect(idle).toBeGreaterThan(0)
  })
})
