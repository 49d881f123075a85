import { describe, expect, it } from 'vitest'
import { type Heard, verifyHeard } from './heard.ts'
import { forged, isGot, put } from './testkit/cheats/forging.ts'
import { played } from './testkit/cheats/played.ts'

const { ann, save } = played()
const whyOf = (heard: readonly Heard[]): string => {
  const verdict = verifyHeard(heard)
  return verdict.ok ? 'as committed' : verdict.fault.why
}
const before = (t: Parameters<typeof isGot>[1]): readonly Heard[] =>
  ann.slice(
    0,
    ann.findIndex((one) => isGot(one, t)),
  )
/** The last message of a kind comes once more, said otherwise. */
const again = (t: Parameters<typeof isGot>[1], change: (message: object) => void): readonly Heard[] => {
  const last = ann.findLast((one) => isGot(one, t)) as Heard
  return [
    ...before('over'),
    ...forged({ ann: [last], save }, { told: change }).ann,
    ...ann.slice(before('over').length),
  ]
}

describe('what a seat heard', () => {
  it('says how far it goes', () => {
    expect(whyOf(ann)).toBe('as committed')
    expect(whyOf([])).toBe('nothing was heard')
    expect(whyOf(before('locked'))).toMatch(/did not begin; has not opened a share: nobody/)
    expect(whyOf(before('begun').filter((one, i, all) => !(isGot(one, 'locked') && i === all.length - 1)))).toMatch(
      /did not begin; has not opened a share: K/,
    )
    expect(whyOf(before('over'))).toBe('the match is not over')
  })

  it('is said once: nothing is bound, locked or opened anew', () => {
    const other = { locks: { K1: '0'.repeat(64) }, shares: { K1: 'x' } }
    expect(whyOf(again('welcome', (m) => put(m as { bound?: object }, { bound: {} })))).toMatch(
      /something else than before/,
    )
    expect(whyOf(again('locked', (m) => put(m as typeof other, { locks: other.locks })))).toBe(
      'other locks than before',
    )
    expect(whyOf(again('begun', (m) => put(m as typeof other, { shares: other.shares })))).toBe(
      'other shares than before',
    )
    expect(whyOf(again('welcome', (m) => put(m as { commitment?: null }, { commitment: null })))).toMatch(
      /committed to nothing/,
    )
  })

  it('is the match of the log', () => {
    const log = played({ match: 'saturday' }).save
    expect(whyOf(forged({ ann, save: log }, {}).ann)).toBe('other dice than were told')
  })
})
