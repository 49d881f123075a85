import { expect, it } from 'vitest'
import { sealWords } from './seal.tsx'

it('says whether every roll is as it was sealed, and which dice nobody can check', () => {
  expect(sealWords({ ok: true, rolls: 61, draws: 1, byHand: 0, older: false, otherRules: false })).toBe(
    'Verified: 61 rolls and 1 hidden draw are as sealed.',
  )
  expect(sealWords({ ok: true, rolls: 1, draws: 14, byHand: 3, older: false, otherRules: false })).toMatch(
    /1 roll and .*by hand.*: 3\.$/,
  )
  expect(sealWords({ ok: true, rolls: 1, draws: 1, byHand: 0, older: true, otherRules: false })).toBe(
    'Verified: 1 roll and 1 hidden draw are as sealed. They were rolled under the older promise, which sealed the secret alone.',
  )
  expect(sealWords({ ok: true, rolls: 1, draws: 1, byHand: 0, older: false, otherRules: true })).toMatch(
    /as sealed\. The rules were changed while it was played\.$/,
  )
  expect(sealWords({ ok: false, fault: { at: 'roll 4', why: 'the secret gives 2, not 6' } })).toBe(
    'Not as sealed. roll 4: the secret gives 2, not 6.',
  )
})
