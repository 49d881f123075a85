import { describe, expect, it } from 'vitest'
import { verifyHeard } from '../../heard.ts'
import { CHEATS, findingOf, played, twoMatches } from './index.ts'

describe('an honest host', () => {
  it.each([
    {},
    { terms: { undoDice: 'fresh', physical: [] } },
    { terms: { undoDice: 'same', physical: ['K2'] } },
    { terms: { undoDice: 'fresh', physical: ['K1', 'K2'] } },
  ] as const)('is found honest by both seats and by its save: %j', (wanted) => {
    const match = played(wanted)
    expect(findingOf(match)).toEqual({ heard: null, save: null })
    const [ann, bob] = [verifyHeard(match.ann), verifyHeard(match.bob)]
    expect(ann).toMatchObject({ ok: true, own: true, verified: { older: false } })
    expect(ann).toEqual(bob)
  })
})

describe('a cheating host', () => {
  it.each(CHEATS.map((cheat) => [cheat.title, cheat] as const))('is found out: %s', (_, { play, unseen }) => {
    const { heard, save } = findingOf(play())
    expect(heard).not.toBeNull()
    if (unseen) expect(save).toBeNull()
    else expect(save).not.toBeNull()
  })

  it('is found out by comparing one line, if it plays another match with each seat', () => {
    const [ann, bob] = twoMatches()
    if (!ann.ok || !bob.ok) throw new Error('each match is whole')
    expect(ann.fingerprint).not.toBe(bob.fingerprint)
  })
})
