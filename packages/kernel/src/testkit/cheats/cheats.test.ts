import { describe, expect, it } from 'vitest'
import { verifyHeard } from '../../heard.ts'
import { faultText } from '../../shape.ts'
import { CHEATS, findingOf, played, twoMatches } from './index.ts'

describe('an honest host', () => {
  it.each([
    {},
    { terms: { undoDice: 'fresh', physical: [] } },
    { terms: { undoDice: 'same', physical: ['K2'] } },
    { terms: { undoDice: 'fresh', physical: ['K1', 'K2'] } },
    { bobChanges: true },
    { terms: { undoDice: 'fresh', physical: [] }, bobChanges: true },
    { terms: { undoDice: 'same', physical: ['K1'] }, bobChanges: true },
  ] as const)('is found honest by both seats and by its save: %j', (wanted) => {
    const match = played(wanted)
    expect(findingOf(match)).toEqual({ heard: null, save: null })
    const [ann, bob] = [verifyHeard(match.ann), verifyHeard(match.bob)]
    expect(ann).toMatchObject({ ok: true, own: true, verified: { older: false } })
    expect(ann).toEqual(bob)
  })
})

/** What gives each cheat away: to a seat that heard it, and to whoever has the save. */
const REASONS: Readonly<Record<string, readonly [heard: string, save: string | null]>> = {
  'another secret, chosen when the shares are known': [
    'over: the secret is not the one committed to',
    'dice: the secret is not the one committed to, or not with this match',
  ],
  'the committed secret is opened, but the dice came from another': [
    'draw 1: the secret gives 6, not 3',
    'draw 1: the secret gives 6, not 3',
  ],
  'another name of the match, chosen when the shares are known': [
    'draw 1: the secret gives 6, not 5',
    'draw 1: the secret gives 6, not 5',
  ],
  'the last to share picks his share with the host, when the others are open': [
    'begun: the share of K2 is not the one that was locked under this commitment',
    'dice.shares: the shares are not those that were locked',
  ],
  'a share that was locked is not opened, and the match begins without it': [
    'begun: the share of K2 is not the one that was locked under this commitment',
    'dice.shares: the shares are not those that were locked',
  ],
  "Ann's own share is taken for another": [
    'begun: the share of K1 is not the one that was locked under this commitment',
    'dice.shares: the shares are not those that were locked',
  ],
  "Ann's lock and share are both taken for others": [
    'locked: the lock of an own seat is not the one that was given',
    null,
  ],
  "Ann's share is left out, as if she had declined": [
    'locked: the lock of an own seat is not the one that was given',
    null,
  ],
  'a lock and its opening are played again from another match': [
    'begun: the share of K2 is not the one that was locked under this commitment',
    'dice.shares: the shares are not those that were locked',
  ],
  'a second commitment, when a client comes back': ['welcome: a second commitment', null],
  'Bob is told another commitment than Ann': [
    'begun: the share of K2 is not the one that was locked under this commitment',
    null,
  ],
  'other options are played than were committed to': [
    'options: the match was sealed with something else',
    'options: the match was sealed with something else',
  ],
  'other options are offered than were committed to': [
    'welcome: another match is offered than the host is bound to',
    'options: the match was sealed with something else',
  ],
  'other rules are played than were committed to': [
    'welcome: other rules are offered than the host is bound to',
    'rules: the match was committed to under other rules',
  ],
  'others sit there than were committed to': [
    'holders: the match was sealed with something else',
    'holders: the match was sealed with something else',
  ],
  'a seat throws by hand that was not announced': [
    'physical: the match was sealed with something else',
    'physical: the match was sealed with something else',
  ],
  'a face is changed': ['roll 1: the secret gives 4, not 5', 'roll 1: the secret gives 4, not 5'],
  'rolls are dealt in another order': ['roll 2: is missing', 'roll 2: is missing'],
  'rolls are left out, and nothing says so': ['roll 1: is missing', 'roll 1: is missing'],
  'hidden draws are left out, for another shuffle, and nothing says so': ['draw 1: is missing', 'draw 1: is missing'],
  'rolls are left out as spent, with nothing taken back': [
    'spent: dice are left out without an entry that was taken back',
    'spent: dice are left out without an entry that was taken back',
  ],
  'rolls are left out as lost to a typed die, where nobody types': [
    'opening: dice were thrown and left out, although nothing was taken back',
    'opening: dice were thrown and left out, although nothing was taken back',
  ],
  'a roll is thrown by hand, where nobody throws by hand': [
    'entries[27]: a die was thrown by hand, but nobody throws by hand',
    'entries[27]: a die was thrown by hand, but nobody throws by hand',
  ],
  "another seat's roll is thrown by hand, where only Bob's are": [
    'entries[28]: table.dice: ln.wind.1 d6 (the gust) was thrown by hand, but K1 throws no dice by hand',
    'entries[28]: table.dice: ln.wind.1 d6 (the gust) was thrown by hand, but K1 throws no dice by hand',
  ],
  'a face stands in the log that Ann did not type': [
    'log: a 6 stands in the log as thrown by hand, but was not typed',
    'entries[28]: ln.climb.1: This is the time to climb.',
  ],
  'hidden draws are changed: another shuffle': [
    'draw 1: the secret gives 6, not 0',
    'draw 1: the secret gives 6, not 0',
  ],
  'a roll is moved to another command': [
    'log: the log is not what was told',
    'entries[27]: table.dice: the record has no die for ln.wind.1 d6 (the gust)',
  ],
  'Ann is told another face than Bob': ['log: the log is not what was told', null],
  'what was taken back does not come again, although that was settled': [
    'entries[1]: what was taken back did not come again',
    'entries[1]: what was taken back did not come again',
  ],
  'a roll is taken back to roll again, and nobody was asked': [
    'takenBack[0].agreed: dice were taken back although not everybody agreed',
    'takenBack[0].agreed: dice were taken back although not everybody agreed',
  ],
  "a roll is taken back at Bob's wish, and Ann was not asked": [
    'log.takenBack: something was taken back without the agreement of an own seat',
    null,
  ],
  'a command is invented that was taken back, to leave its roll out': ['log: the log is not what was told', null],
  'what was taken back is left out of the log': ['roll 1: is missing', 'roll 1: is missing'],
  'a typed die is corrected that nobody corrected': ['log: the log is not what was told', null],
  'Bob throws by hand in mid-game, and that is announced after the roll': ['log: the log is not what was told', null],
  'Bob throws by hand in mid-game, and that is written before the roll when all is over': [
    'log.hands: other hands threw than was told',
    null,
  ],
  'Bob throws by hand in mid-game, and nothing says so': [
    'entries[9]: a die was thrown by hand, but nobody throws by hand',
    'entries[9]: a die was thrown by hand, but nobody throws by hand',
  ],
  'Bob throws by hand before the moment that was announced': [
    'entries[9]: a die was thrown by hand, but nobody throws by hand',
    'entries[9]: a die was thrown by hand, but nobody throws by hand',
  ],
  'Bob throws by hand after he has left it to the table': [
    'entries[9]: a die was thrown by hand, but nobody throws by hand',
    'entries[9]: a die was thrown by hand, but nobody throws by hand',
  ],
  'Bob throws by hand in mid-game, and Ann was not asked': [
    'hands[0]: somebody came to throw by hand although not everybody agreed',
    'hands[0]: somebody came to throw by hand although not everybody agreed',
  ],
  'Bob throws by hand in mid-game, and Ann did not agree': [
    'log.hands: somebody came to throw by hand without the agreement of an own seat',
    null,
  ],
  "Ann's hands change, and she did not ask": ['log.hands: hands of an own seat changed unasked', null],
  'the secret is never opened': [
    'over: the host has not opened its secret',
    'dice.secret: missing: the secret is published when the match is over',
  ],
  'two secrets are opened': ['over: the host opened two secrets', null],
  'the match is played before the shares are settled': ['update: the match began before the dice were settled', null],
  'the log is never opened': ['log: the host has not opened its log', null],
  'a change is not told, so that nobody hears what was between': ['update: the host left something out', null],
  'the log is written anew when all is over': [
    'log: the log is not what was told',
    'entries[28]: table.error: the state after it differs from the recorded one',
  ],
}

describe('a cheating host', () => {
  it.each(CHEATS.map((cheat) => [cheat.title, cheat] as const))('is found out: %s', (title, { play, unseen }) => {
    const { heard, save } = findingOf(play())
    expect([heard && faultText(heard), save && faultText(save)]).toEqual(REASONS[title])
    expect(save === null).toBe(unseen !== undefined)
  })

  it('is found out by comparing one line, if it plays another match with each seat', () => {
    const [ann, bob] = twoMatches()
    if (!ann.ok || !bob.ok) throw new Error('each match is whole')
    expect(ann.fingerprint).not.toBe(bob.fingerprint)
  })
})
