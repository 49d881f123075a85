import { type Bound, commitmentTo, type Locks, lockOf } from './bound.ts'
import type { Shares } from './dice/index.ts'
import type { AnyGame } from './game.ts'
import type { HandsChange } from './hands.ts'
import { digest } from './json.ts'
import { sameJson } from './same-json.ts'
import { historyOf, type Step } from './ledger.ts'
import type { ClientMessage, HostMessage, StoryEntry, Welcome } from './messages.ts'
import type { Save } from './save-shape.ts'
import type { Seat } from './seat.ts'
import type { Fault } from './shape.ts'
import { stockOf } from './supply.ts'
import { type Verified, verifySave } from './verify.ts'
import { playFault } from './verify-play.ts'

/** One message of a conversation with a match host, as the client has it. */
export type Heard = { readonly sent: ClientMessage } | { readonly got: HostMessage }

/** What a seat can say of the dice by what it has said and heard. */
export type HeardVerdict =
  | {
      readonly ok: true
      readonly verified: Verified
      /** A share of the client's own is in the dice: nobody can have arranged them. */
      readonly own: boolean
      /** The same for all who were told the same. Players who compare it know that they played one match. */
      readonly fingerprint: string
    }
  | { readonly ok: false; readonly fault: Fault }

class Found extends Error {
  override readonly name = 'Found'
  readonly at: string
  constructor(at: string, why: string) {
    super(why)
    this.at = at
  }
}

function must(holds: boolean, at: string, why: string): asserts holds {
  if (!holds) throw new Found(at, why)
}

/**
 * Checks the dice of a match by the messages of one client alone, from `welcome` to the answer to `log`. With the
 * rules at hand also that every command was lawful and had just its dice.
 */
export function verifyHeard(heard: readonly Heard[], games: readonly AnyGame[] = []): HeardVerdict {
  const listener = new Listener()
  try {
    for (const message of heard) {
      if ('sent' in message) listener.said(message.sent)
      else listener.hears(message.got)
    }
    return listener.verdict(games)
  } catch (error) {
    if (error instanceof Found) return { ok: false, fault: { at: error.at, why: error.message } }
    throw error
  }
}

type DiceHeard = Pick<StoryEntry, 'entry' | 'seat' | 'rolled' | 'k' | 'lost'>
/** An entry that came, the log cut before an entry, or other hands from there on. */
type Change = DiceHeard | { readonly cut: number } | { readonly hands: HandsChange }

const dieTold = ({ entry, seat, rolled, k, lost }: DiceHeard): DiceHeard => ({
  entry,
  seat,
  rolled,
  ...(k ? { k } : {}),
  ...(lost && lost.length > 0 ? { lost } : {}),
})

const logged = (at: number, seat: Seat | null, { rolled, k, lost }: Save['opening']): DiceHeard =>
  dieTold({ entry: at, seat, rolled, ...(k ? { k: k.rolled } : {}), ...(lost ? { lost: lost.rolls } : {}) })

function changeOf(step: Step): Change {
  if (step.what === 'hands') return { hands: step.change }
  return step.what === 'cut' ? { cut: step.takeBack.at } : logged(step.at, step.entry.seat, step.entry)
}

class Listener {
  #commitment: string | null = null
  #bound: Bound | null = null
  #yours: readonly Seat[] = []
  #begun = false
  readonly #ownLocks: Record<Seat, string> = {}
  readonly #ownShares: Record<Seat, string> = {}
  readonly #sent = new Map<ClientMessage['t'], number>()
  readonly #typed: number[] = []
  #locks: Locks | null = null
  #unopened: readonly Seat[] = []
  #shares: Shares | null = null
  #secret: string | null = null
  #over = false
  #save: Save | null = null
  #seq: number | null = null
  /** To be told where things stand: after that something may have been missed. */
  #asked = false
  #story: DiceHeard[] = []
  /** The story when the client last missed something, and every change since. */
  #from: readonly DiceHeard[] = []
  #changes: Change[] = []
  #hands: readonly HandsChange[] = []
  /** Everything that ever stood in the story. */
  readonly #ever: DiceHeard[] = []

  said(message: ClientMessage): void {
    this.#sent.set(message.t, this.#count(message.t) + 1)
    if (message.t === 'share' && message.lock !== null) this.#ownLocks[message.seat] = message.lock
    if (message.t === 'open-share') this.#ownShares[message.seat] = message.share
    if (message.t === 'join' || message.t === 'resume') this.#asked = true
    if (message.t === 'type-die') this.#typed.push(message.face)
  }

  #count(t: ClientMessage['t']): number {
    return this.#sent.get(t) ?? 0
  }

  hears(message: HostMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcomed(message)
      case 'locked':
        this.#unopened = message.open
        return this.#locked(message.locks)
      case 'begun':
        return this.#opened(message.shares)
      case 'update':
        return this.#updated(message)
      case 'over':
        must(!this.#over || this.#secret === message.secret, 'over', 'the host opened two secrets')
        this.#over = true
        this.#secret = message.secret
        return
      case 'log':
        this.#save = message.save
        return
      default:
    }
  }

  #welcomed(told: Welcome): void {
    const { commitment, bound, locks, shares, yours } = told
    must(commitment !== null, 'welcome', 'the host has committed to nothing')
    must(bound !== null, 'welcome', 'the host is bound to its secret alone, by the older promise')
    must(this.#commitment === null || this.#commitment === commitment, 'welcome', 'a second commitment')
    must(
      this.#bound === null || sameJson(this.#bound, bound),
      'welcome',
      'the host is bound to something else than before',
    )
    const { game, options, holders, undoDice, physical } = told
    const other = told.rules !== bound.rules
    must(told.begun || !other, 'welcome', 'other rules are offered than the host is bound to')
    const same = other || sameJson(options, bound.options)
    must(
      same &&
        sameJson([game, holders, undoDice, physical], [bound.game, bound.holders, bound.undoDice, bound.physical]),
      'welcome',
      'another match is offered than the host is bound to',
    )
    if (this.#commitment === null) this.#begun = told.begun
    this.#commitment = commitment
    this.#bound = bound
    this.#yours = yours
    if (locks) this.#locked(locks)
    if (shares) this.#opened(shares)
  }

  #locked(locks: Locks): void {
    must(this.#locks === null || sameJson(this.#locks, locks), 'locked', 'other locks than before')
    const own = Object.fromEntries(Object.entries(locks).filter(([seat]) => this.#yours.includes(seat)))
    must(
      this.#begun || sameJson(own, this.#ownLocks),
      'locked',
      'the lock of an own seat is not the one that was given',
    )
    this.#locks = locks
  }

  #opened(shares: Shares): void {
    must(this.#shares === null || sameJson(this.#shares, shares), 'begun', 'other shares than before')
    const commitment = this.#commitment ?? ''
    const locks = this.#locks ?? {}
    const unlike = [...new Set([...Object.keys(locks), ...Object.keys(shares)])].find(
      (seat) => locks[seat] !== lockOf(commitment, seat, shares[seat] ?? ''),
    )
    must(unlike === undefined, 'begun', `the share of ${unlike} is not the one that was locked under this commitment`)
    const other = Object.keys(this.#ownShares).find((seat) => shares[seat] !== this.#ownShares[seat])
    must(other === undefined, 'begun', `the share of ${other} is not the one that it opened`)
    this.#shares = shares
  }

  #updated({ seq, since, from, entries, hands = [] }: Extract<HostMessage, { t: 'update' }>): void {
    must(this.#shares !== null, 'update', 'the match began before the dice were settled')
    const changes: Change[] = this.#story.length > 0 && from < this.#story.length - 1 ? [{ cut: from }] : []
    const told = entries.map(dieTold)
    this.#story = [...this.#story.slice(0, from + 1), ...told]
    this.#ever.push(...told)
    changes.push(...told)
    const known = this.#hands.length
    must(sameJson(hands.slice(0, known), this.#hands), 'update', 'other hands threw than was told before')
    changes.push(...hands.slice(known).map((change) => ({ hands: change })))
    this.#hands = hands
    if (this.#seq !== null && follows(this.#seq, since, seq, changes)) this.#changes.push(...changes)
    else {
      must(this.#asked, 'update', 'the host left something out')
      this.#from = this.#story
      this.#changes = []
    }
    this.#seq = seq
    this.#asked = false
  }

  verdict(games: readonly AnyGame[]): HeardVerdict {
    const [commitment, bound, secret, save] = [this.#commitment, this.#bound, this.#secret, this.#save]
    must(commitment !== null && bound !== null, 'welcome', 'nothing was heard')
    must(
      this.#shares !== null,
      'begun',
      `the match did not begin; has not opened a share: ${this.#unopened.join(', ') || 'nobody'}`,
    )
    must(this.#over, 'over', 'the match is not over')
    must(secret !== null, 'over', 'the host has not opened its secret')
    must(commitmentTo(secret, bound) === commitment, 'over', 'the secret is not the one committed to')
    must(save !== null, 'log', 'the host has not opened its log')
    const dice = verifySave(save)
    if (!dice.ok) return dice
    this.#isAsHeard(save, { commitment, bound, secret })
    this.#isAsDone(save)
    const wrong = games.length > 0 ? playFault(save, games) : null
    if (wrong) return { ok: false, fault: wrong }
    const own = Object.keys(this.#ownShares).length > 0
    return { ok: true, verified: dice.verified, own, fingerprint: digest([commitment, this.#shares, save]) }
  }

  /** The log that the host opened is the one that it told. */
  #isAsHeard(
    { dice, ...save }: Save,
    { commitment, bound, secret }: { commitment: string; bound: Bound; secret: string },
  ): void {
    must(dice.kind === 'committed', 'log.dice', 'other dice than were told')
    const told = { commitment, bound, secret, shares: this.#shares }
    const { commitment: c, bound: b, secret: s, shares } = dice
    must(sameJson({ commitment: c, bound: b, secret: s, shares }, told), 'log.dice', 'other dice than were told')
    const changes: Change[] = [logged(-1, null, save.opening), ...(historyOf(save) ?? []).map(changeOf)]
    must(sameJson(save.hands ?? [], this.#hands), 'log.hands', 'other hands threw than was told')
    const live = this.#changes.length
    must(sameJson(changes.slice(changes.length - live), this.#changes), 'log', 'the log is not what was told')
    must(
      sameJson(storyAfter(changes.slice(0, changes.length - live)), this.#from),
      'log',
      'the log is not what was told',
    )
    const all = new Set(changes.map((change) => digest(change)))
    must(
      this.#ever.every((told) => all.has(digest(told))),
      'log',
      'something was told that is not in the log',
    )
  }

  /** What the log says of this client's own hands and agreements, it has done. */
  #isAsDone(save: Save): void {
    const own = (seat: Seat): boolean => this.#yours.includes(seat)
    const takeBacks = save.takenBack ?? []
    const times = (found: readonly unknown[], t: ClientMessage['t'], why: string): void =>
      must(found.length <= this.#count(t), 'log.takenBack', why)
    const plain = takeBacks.filter(({ corrected }) => !corrected)
    times(
      plain.filter(({ agreed }) => agreed.some(own)),
      'agree-undo',
      'something was taken back without the agreement of an own seat',
    )
    times(
      plain.filter(({ by }) => own(by)),
      'undo',
      'something was taken back that no own seat asked for',
    )
    times(
      takeBacks.filter(({ by, corrected }) => corrected && own(by)),
      'untype-die',
      'a die was corrected that no own seat asked for',
    )
    const { hands = [] } = save
    this.#asAsked(hands.filter(({ by }) => own(by)).length, 'hands', 'hands of an own seat changed unasked')
    this.#asAsked(
      hands.filter(({ agreed }) => agreed.some(own)).length,
      'agree-hands',
      'somebody came to throw by hand without the agreement of an own seat',
    )
    const everByHand = [...save.physical, ...hands.flatMap(({ seats }) => seats)]
    if (everByHand.length > 0 && everByHand.every(own)) this.#handsAreOwn(save)
  }

  #asAsked(times: number, t: ClientMessage['t'], why: string): void {
    must(times <= this.#count(t), 'log.hands', why)
  }

  /** All real dice are this client's: every face in the log was typed. */
  #handsAreOwn({ entries, opening }: Save): void {
    const typed = [...this.#typed]
    for (const { value, k } of [opening, ...entries].flatMap((line) => stockOf(line).rolls)) {
      if (k > 0) continue
      const at = typed.indexOf(value)
      must(at >= 0, 'log', `a ${value} stands in the log as thrown by hand, but was not typed`)
      typed.splice(at, 1)
    }
  }
}

/** Nothing was missed between: one change, or a typed die that was corrected, which cuts the log and goes on. */
const follows = (seen: number, since: number | null, seq: number, changes: readonly Change[]): boolean =>
  since === seen && (seq === seen + 1 || (seq === seen + 2 && changes.length === 2 && 'cut' in (changes[0] as Change)))

/** The story that these changes lead to. */
function storyAfter(changes: readonly Change[]): DiceHeard[] {
  const story: DiceHeard[] = []
  for (const change of changes) {
    if ('cut' in change) story.length = change.cut + 1
    else if (!('hands' in change)) story.push(change)
  }
  return story
}
