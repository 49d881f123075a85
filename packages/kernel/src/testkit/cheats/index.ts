/** Hosts that cheat with committed dice, in every way we could think of, and what finds them out. */
import { commitmentTo, lockOf } from '../../bound.ts'
import { sourceOf } from '../../dice/index.ts'
import { type HeardVerdict, verifyHeard } from '../../heard.ts'
import type { Fault } from '../../shape.ts'
import { verifySave } from '../../verify.ts'
import { playFault } from '../../verify-play.ts'
import {
  dealt,
  type Die,
  diceIn,
  forged,
  isGot,
  isSent,
  lastThrow,
  lockedBy,
  looseDie,
  published,
  put,
  type Transcript,
  turned,
  unheard,
  withHands,
} from './forging.ts'
import { GAME, played, SECRET, SHARES } from './played.ts'

export { played } from './played.ts'
/** A match of its own for each of them, from what they cannot see of each other: only comparing shows it. */
export const twoMatches = (): readonly [HeardVerdict, HeardVerdict] => [
  verifyHeard(played().ann, [GAME]),
  verifyHeard(played({ secret: OTHER_SECRET }).bob, [GAME]),
]

export interface Cheat {
  readonly title: string
  /** Why the save alone cannot show it. */
  readonly unseen?: string
  readonly play: () => Transcript
}

/** By what a cheat is found: the messages of one seat alone, the save alone. */
export interface Finding {
  readonly heard: Fault | null
  readonly save: Fault | null
}

export function findingOf({ ann, save }: Transcript): Finding {
  const heard = verifyHeard(ann, [GAME])
  return { heard: heard.ok ? null : heard.fault, save: saveFault(save) }
}

function saveFault(save: Transcript['save']): Fault | null {
  const dice = verifySave(save)
  if (!dice.ok) return dice.fault
  if (dice.verified.otherRules) return { at: 'rules', why: 'the match was committed to under other rules' }
  return playFault(save, [GAME])
}

const OTHER_SECRET = 'badd1ce5'.repeat(8)
const FRESH = { undoDice: 'fresh', physical: [] } as const
const ANN_BY_HAND = { undoDice: 'same', physical: ['K1'] } as const
const BOB_BY_HAND = { undoDice: 'same', physical: ['K2'] } as const
const ALL_BY_HAND = { undoDice: 'same', physical: ['K1', 'K2'] } as const

/** A share of Bob's with which the first dice are low, for whoever knows the secret and Ann's share. */
function groundShare(): string {
  const low = (share: string): boolean => {
    const source = sourceOf({ secret: SECRET, shares: { ...SHARES, K2: share }, match: 'friday' })
    return [1, 2, 3].every((k) => source('roll', k, 6) < 2)
  }
  const tries = Array.from({ length: 1000 }, (_, i) => `brains ${i}`)
  return tries.find(low) ?? 'brains'
}

const SETTLING: readonly Cheat[] = [
  {
    title: 'another secret, chosen when the shares are known',
    play: () => published(played({ secret: OTHER_SECRET }), { secret: SECRET }),
  },
  {
    title: 'the committed secret is opened, but the dice came from another',
    play: () => {
      const match = published(played({ secret: OTHER_SECRET }), { secret: SECRET })
      return forged(match, {
        told: (m) => m.t === 'over' && put(m, { secret: SECRET }),
        save: (save) => put(diceIn(save), { secret: SECRET }),
      })
    },
  },
  {
    title: 'another name of the match, chosen when the shares are known',
    play: () => published(played({ match: 'friday 900' }), { bound: { match: 'friday' } }),
  },
  {
    title: 'the last to share picks his share with the host, when the others are open',
    play: () => {
      const match = played({ shares: { ...SHARES, K2: groundShare() } })
      const lock = lockOf(diceIn(match.save).commitment, 'K2', SHARES.K2)
      return forged(match, { told: lockedBy('K2', lock), save: (save) => put(diceIn(save).locks, { K2: lock }) })
    },
  },
  {
    title: 'a share that was locked is not opened, and the match begins without it',
    play: () => {
      const match = played({ shares: { K1: SHARES.K1 } })
      const lock = lockOf(diceIn(match.save).commitment, 'K2', SHARES.K2)
      return forged(match, { told: lockedBy('K2', lock), save: (save) => put(diceIn(save).locks, { K2: lock }) })
    },
  },
  {
    title: "Ann's own share is taken for another",
    play: () => {
      const match = played({ shares: { ...SHARES, K1: 'cherry pie' } })
      const lock = lockOf(diceIn(match.save).commitment, 'K1', SHARES.K1)
      return forged(match, {
        told: lockedBy('K1', lock),
        sent: (m) => {
          if (m.t === 'share') put(m, { lock })
          if (m.t === 'open-share') put(m, { share: SHARES.K1 })
        },
        save: (save) => put(diceIn(save).locks, { K1: lock }),
      })
    },
  },
  {
    title: "Ann's lock and share are both taken for others",
    unseen: 'it has the others alone',
    play: () => {
      const match = played({ shares: { ...SHARES, K1: 'cherry pie' } })
      const lock = lockOf(diceIn(match.save).commitment, 'K1', SHARES.K1)
      return forged(match, { sent: (m) => m.t === 'share' && put(m, { lock }) })
    },
  },
  {
    title: "Ann's share is left out, as if she had declined",
    unseen: 'it has the others alone',
    play: () => {
      const match = played({ shares: { K2: SHARES.K2 } })
      const lock = lockOf(diceIn(match.save).commitment, 'K1', SHARES.K1)
      return forged(match, { sent: (m) => m.t === 'share' && put(m, { lock }) })
    },
  },
  {
    title: 'a lock and its opening are played again from another match',
    play: () => {
      const match = played()
      const lock = lockOf(commitmentTo(OTHER_SECRET, diceIn(match.save).bound), 'K2', SHARES.K2)
      return forged(match, { told: lockedBy('K2', lock), save: (save) => put(diceIn(save).locks, { K2: lock }) })
    },
  },
  {
    title: 'a second commitment, when a client comes back',
    unseen: 'it keeps one of the two',
    play: () => {
      const { ann, save } = played()
      const commitment = commitmentTo(OTHER_SECRET, diceIn(save).bound)
      const welcomes = ann.filter((one) => isGot(one, 'welcome'))
      const second = forged({ ann: welcomes, save }, { told: (m) => put(m as { commitment?: string }, { commitment }) })
      return { ann: [...ann.slice(0, -2), ...second.ann, ...ann.slice(-2)], save }
    },
  },
  {
    title: 'Bob is told another commitment than Ann',
    unseen: 'it keeps one of the two',
    play: () => {
      const { ann, save } = played()
      const lock = lockOf(commitmentTo(OTHER_SECRET, diceIn(save).bound), 'K2', SHARES.K2)
      return { ann: forged({ ann, save }, { told: lockedBy('K2', lock) }).ann, save }
    },
  },
  {
    title: 'other options are played than were committed to',
    play: () =>
      published(played({ nights: 9 }), { bound: { options: { ...diceIn(played().save).bound.options, nights: 5 } } }),
  },
  {
    title: 'other options are offered than were committed to',
    play: () =>
      forged(played(), {
        told: (m) => m.t === 'welcome' && put(m, { options: { ...m.options, nights: 5 } }),
        save: (save) => put(save.options, { nights: 5 }),
      }),
  },
  {
    title: 'other rules are played than were committed to',
    play: () => {
      const match = published(played(), { bound: { rules: '0' } })
      return forged(match, { told: (m) => m.t === 'welcome' && put(m, { rules: '1' }) })
    },
  },
  {
    title: 'others sit there than were committed to',
    play: () => published(played(), { bound: { holders: { K1: { person: 'Ann' }, K2: { person: 'Zed' } } } }),
  },
  {
    title: 'a seat throws by hand that was not announced',
    play: () => published(played({ terms: BOB_BY_HAND }), { bound: { physical: [] } }),
  },
]

const THROWING: readonly Cheat[] = [
  { title: 'a face is changed', play: () => dealt(played(), ([die]) => die && put(die, { face: turned(die.face) })) },
  {
    title: 'rolls are dealt in another order',
    play: () =>
      dealt(played(), ([, a, b]) => {
        const [early, late] = [{ ...a }, { ...b }] as [Die, Die]
        put(a, { face: late.face, k: late.k })
        put(b, { face: early.face, k: early.k })
      }),
  },
  { title: 'rolls are left out, and nothing says so', play: () => played({ skipped: { rolls: 3, draws: 0 } }) },
  {
    title: 'rolls are left out as spent, with nothing taken back',
    play: () => {
      const match = played({ skipped: { rolls: 1, draws: 0 } })
      return forged(match, { save: (save) => put(save, { spent: { rolls: [looseDie(save, 1)], draws: [] } }) })
    },
  },
  {
    title: 'rolls are left out as lost to a typed die, where nobody types',
    play: () => {
      const match = played({ skipped: { rolls: 1, draws: 0 } })
      return forged(match, { save: (save) => put(save.opening, { lost: { rolls: [looseDie(save, 1)], draws: [] } }) })
    },
  },
  {
    title: 'a roll is thrown by hand, where nobody throws by hand',
    play: () => {
      const match = dealt(played(), (dice) => put(dice.at(-1), { k: 0, face: turned(dice.at(-1)?.face ?? 1) }))
      return forged(match, { save: (save) => put(diceIn(save).at, { rolls: diceIn(save).at.rolls - 1 }) })
    },
  },
  {
    title: "another seat's roll is thrown by hand, where only Bob's are",
    play: () => {
      const match = played({ terms: BOB_BY_HAND })
      const byHand = dealt(match, (dice) =>
        put(
          dice.findLast(({ k }) => k > 0),
          { k: 0 },
        ),
      )
      return forged(byHand, { save: (save) => put(diceIn(save).at, { rolls: diceIn(save).at.rolls - 1 }) })
    },
  },
  {
    title: 'a face stands in the log that Ann did not type',
    play: () =>
      dealt(played({ terms: ANN_BY_HAND }), (dice) =>
        put(
          dice.findLast(({ k }) => k === 0),
          { face: 6 },
        ),
      ),
  },
  {
    title: 'hidden draws are changed: another shuffle',
    play: () => forged(played(), { save: ({ opening }) => opening.drawn[0] && put(opening.drawn[0], { 2: 0 }) }),
  },
  {
    title: 'hidden draws are left out, for another shuffle, and nothing says so',
    play: () => played({ skipped: { rolls: 0, draws: 3 } }),
  },
  {
    title: 'a roll is moved to another command',
    play: () =>
      forged(played(), {
        save: (save) => {
          const { at, entry } = lastThrow(save)
          const next = save.entries[at + 1]
          next?.rolled.unshift(...entry.rolled.splice(0))
          next?.k?.rolled.unshift(...(entry.k?.rolled.splice(0) ?? []))
        },
      }),
  },
  {
    title: 'Ann is told another face than Bob',
    unseen: 'it has the right one',
    play: () => {
      const match = played()
      const { ann } = dealt(match, ([die]) => die && put(die, { face: turned(die.face) }))
      const file = match.ann.filter((one) => isGot(one, 'log'))
      return { ann: [...ann.filter((one) => !isGot(one, 'log')), ...file], save: match.save }
    },
  },
]

const TAKING_BACK: readonly Cheat[] = [
  {
    title: 'what was taken back does not come again, although that was settled',
    play: () =>
      forged(published(played({ terms: FRESH }), { bound: { undoDice: 'same' } }), {
        save: (save) => put(save, { undoDice: 'same' }),
      }),
  },
  {
    title: 'a roll is taken back to roll again, and nobody was asked',
    play: () =>
      forged(played({ terms: FRESH }), {
        save: ({ takenBack = [] }) => takenBack.forEach((back) => put(back, { agreed: [] })),
      }),
  },
  {
    title: "a roll is taken back at Bob's wish, and Ann was not asked",
    unseen: 'it says that she agreed',
    play: () => {
      const { ann, save } = played({ terms: FRESH })
      const unasked = ann.filter((one) => !isSent(one, 'undo'))
      return forged(
        { ann: unasked, save },
        { save: ({ takenBack = [] }) => takenBack.forEach((back) => put(back, { by: 'K2', agreed: ['K1'] })) },
      )
    },
  },
  {
    title: 'a command is invented that was taken back, to leave its roll out',
    unseen: 'it stands there as taken back, for all to see',
    play: () =>
      unheard(played({ terms: FRESH }), ({ undone, entries }) => undone > 0 || entries.some(({ k }) => k?.includes(1))),
  },
  {
    title: 'what was taken back is left out of the log',
    play: () => forged(played({ terms: FRESH }), { save: (save) => delete save.takenBack }),
  },
  {
    title: 'a typed die is corrected that nobody corrected',
    unseen: 'it stands there as corrected, for all to see',
    play: () =>
      forged(played({ terms: ALL_BY_HAND }), {
        save: (save) => {
          const { at, entry } = lastThrow(save)
          const corrected = { at, entries: [structuredClone(entry)], by: 'K1', agreed: [], corrected: true as const }
          save.takenBack = [...(save.takenBack ?? []), corrected]
        },
      }),
  },
]

/** Bob throws by hand in the middle of the match, which Ann agreed to; the die that he threw is in this entry. */
const CHANGED = { bobChanges: true } as const
const byHandIn = ({ entries }: Transcript['save']): number => entries.findIndex(({ k }) => k?.rolled.includes(0))

const CHANGING: readonly Cheat[] = [
  {
    title: 'Bob throws by hand in mid-game, and that is announced after the roll',
    unseen: 'it stands there before the roll',
    play: () => {
      const match = played(CHANGED)
      const thrown = byHandIn(match.save)
      return withHands(match, (changes, log) => (log !== null && log <= thrown + 1 ? null : changes))
    },
  },
  {
    title: 'Bob throws by hand in mid-game, and that is written before the roll when all is over',
    unseen: 'it stands there before the roll',
    play: () => withHands(played(CHANGED), (changes, log) => (log === null ? changes : null)),
  },
  {
    title: 'Bob throws by hand in mid-game, and nothing says so',
    play: () => withHands(played(CHANGED), () => null),
  },
  {
    title: 'Bob throws by hand before the moment that was announced',
    play: () =>
      withHands(played(CHANGED), (changes) => changes.map((one) => (one.byHand ? { ...one, at: one.at + 6 } : one))),
  },
  {
    title: 'Bob throws by hand after he has left it to the table',
    play: () => withHands(played(CHANGED), (changes) => changes.map((one) => (one.byHand ? one : { ...one, at: 9 }))),
  },
  {
    title: 'Bob throws by hand in mid-game, and Ann was not asked',
    play: () => withHands(played(CHANGED), (changes) => changes.map((one) => ({ ...one, agreed: [] }))),
  },
  {
    title: 'Bob throws by hand in mid-game, and Ann did not agree',
    unseen: 'it says that she agreed',
    play: () => {
      const { ann, save } = played(CHANGED)
      return { ann: ann.filter((one) => !isSent(one, 'agree-hands')), save }
    },
  },
  {
    title: "Ann's hands change, and she did not ask",
    unseen: 'it says that she asked',
    play: () => {
      const match = played(CHANGED)
      const { entries, takenBack = [] } = match.save
      const at = takenBack.reduce((sum, cut) => sum + cut.entries.length + 1, entries.length)
      const own = { at, by: 'K1', seats: ['K1'], byHand: true, agreed: ['K2'] }
      return withHands(match, (changes, log) => (log === null || log === entries.length ? [...changes, own] : changes))
    },
  },
]

const OPENING: readonly Cheat[] = [
  {
    title: 'the secret is never opened',
    play: () =>
      forged(played(), {
        told: (m) => m.t === 'over' && put(m, { secret: null }),
        save: (save) => delete (save.dice as { secret?: string }).secret,
      }),
  },
  {
    title: 'two secrets are opened',
    unseen: 'it keeps one of the two',
    play: () => {
      const { ann, save } = played()
      const over = ann.filter((one) => isGot(one, 'over'))
      const second = forged({ ann: over, save }, { told: (m) => m.t === 'over' && put(m, { secret: OTHER_SECRET }) })
      return { ann: [...ann.slice(0, -2), ...second.ann, ...ann.slice(-2)], save }
    },
  },
  {
    title: 'the match is played before the shares are settled',
    unseen: 'it does not tell when',
    play: () => {
      const { ann, save } = played()
      return { ann: ann.filter((one) => !isGot(one, 'begun')), save }
    },
  },
  {
    title: 'the log is never opened',
    unseen: 'there is none',
    play: () => {
      const { ann, save } = played()
      return { ann: ann.filter((one) => !isGot(one, 'log')), save }
    },
  },
  {
    title: 'a change is not told, so that nobody hears what was between',
    unseen: 'it has everything',
    play: () => {
      const { ann, save } = played()
      const fourth = ann.filter((one) => isGot(one, 'update'))[3]
      return { ann: ann.filter((one) => one !== fourth), save }
    },
  },
  {
    title: 'the log is written anew when all is over',
    play: () => forged(played(), { save: (save) => put(save, { entries: save.entries.slice(0, -1) }) }),
  },
]

export const CHEATS: readonly Cheat[] = [...SETTLING, ...THROWING, ...TAKING_BACK, ...CHANGING, ...OPENING]
