/** What a cheating host can do with a match: say something else than is so, and write something else into its save. */
import { type Bound, commitmentTo, locksOf } from '../../bound.ts'
import { sourceOf } from '../../dice/index.ts'
import type { HandsChange } from '../../hands.ts'
import type { Heard } from '../../heard.ts'
import type { ClientMessage, HostMessage } from '../../messages.ts'
import type { Save } from '../../save-shape.ts'
import type { Played } from './played.ts'

/** A match as Ann heard it, and the save that the host left. */
export type Transcript = Pick<Played, 'ann' | 'save'>
type Committed = Extract<Save['dice'], { kind: 'committed' }> & { secret: string; bound: Bound }

export const diceIn = ({ dice }: Save): Committed => {
  if (dice.kind !== 'committed' || !dice.secret || !dice.bound) throw new Error('other dice')
  return dice as Committed
}

interface Forgery {
  /** What the host says. */
  readonly told?: (message: HostMessage) => void
  /** What Ann says to it, who goes by what she heard. */
  readonly sent?: (message: ClientMessage) => void
  readonly save?: (save: Save) => void
}

/** The same match, told and saved otherwise. */
export function forged({ ann, save }: Transcript, { told, sent, save: write }: Forgery): Transcript {
  const file = structuredClone(save)
  write?.(file)
  const heard: Heard[] = structuredClone([...ann])
  for (const one of heard) {
    if ('sent' in one) sent?.(one.sent)
    else {
      told?.(one.got)
      if (one.got.t === 'log') put(one.got, { save: file })
    }
  }
  return { ann: heard, save: file }
}

export const put = <T extends object>(into: T | undefined, values: Partial<Record<keyof T, unknown>>): void =>
  void Object.assign(into ?? {}, values)

export const isGot = (one: Heard, t: HostMessage['t']): boolean => 'got' in one && one.got.t === t
export const isSent = (one: Heard, t: ClientMessage['t']): boolean => 'sent' in one && one.sent.t === t

/** Another lock for a seat, wherever locks are told. */
export const lockedBy =
  (seat: string, lock: string): NonNullable<Forgery['told']> =>
  (message) => {
    if (message.t === 'locked') put(message.locks as Record<string, string>, { [seat]: lock })
  }

/** The commitment that was published was to another secret, or to another match. The dice are those of the save. */
export function published(
  match: Transcript,
  to: { readonly secret?: string; readonly bound?: Partial<Bound> },
): Transcript {
  const { secret, bound: now, shares } = diceIn(match.save)
  const bound = { ...now, ...to.bound }
  const commitment = commitmentTo(to.secret ?? secret, bound)
  const locks = locksOf(commitment, shares)
  return forged(match, {
    told: (message) => {
      if (message.t === 'welcome') put(message, { commitment, bound, ...bound, options: bound.options })
      if (message.t === 'locked') put(message, { locks })
    },
    sent: (message) => {
      if (message.t === 'share') put(message, { lock: locks[message.seat] })
    },
    save: (save) => put(diceIn(save), { commitment, bound, locks }),
  })
}

/** An open die of the log. */
export interface Die {
  readonly entry: number
  readonly index: number
  face: number
  k: number
}

/** Every open die as it is told and saved, dealt otherwise. */
export function dealt(match: Transcript, deal: (dice: Die[]) => void): Transcript {
  const dice = match.save.entries.flatMap(({ rolled, k }, entry): Die[] =>
    rolled.map(([, , face], index) => ({ entry, index, face, k: k?.rolled[index] ?? 0 })),
  )
  deal(dice)
  const write = (entry: number, rolled: readonly (readonly unknown[])[], k: readonly number[] = []): void => {
    for (const die of dice) {
      if (die.entry !== entry) continue
      put(rolled[die.index] as unknown[], { 2: die.face })
      put(k as number[], { [die.index]: die.k })
    }
  }
  return forged(match, {
    told: (message) => {
      if (message.t === 'update') for (const { entry, rolled, k } of message.entries) write(entry, rolled, k)
    },
    save: ({ entries }) => {
      for (const [at, { rolled, k }] of entries.entries()) write(at, rolled, k?.rolled)
    },
  })
}

/** The die of the wind with this number, as a save keeps dice that are in no command. */
export function looseDie(save: Save, k: number): [string, number, number, number] {
  const { secret, shares, bound } = diceIn(save)
  return ['ln.wind.1', 6, 1 + sourceOf({ secret, shares, match: bound.match })('roll', k, 6), k]
}

/** The next face of a d6. */
export const turned = (face: number): number => (face % 6) + 1

/** The log and its last entry that threw a die. */
export function lastThrow({ entries }: Save): { readonly at: number; readonly entry: Save['entries'][number] } {
  const at = entries.findLastIndex(({ rolled }) => rolled.length > 0)
  const entry = entries[at]
  if (!entry) throw new Error('no die was thrown')
  return { at, entry }
}

/** The changes of hands as they are told and saved, written otherwise; null: not at all. */
export function withHands(
  match: Transcript,
  write: (changes: readonly HandsChange[], log: number | null) => readonly HandsChange[] | null,
): Transcript {
  const put = (into: { hands?: readonly HandsChange[] }, log: number | null): void => {
    const hands = write(into.hands ?? [], log)
    if (hands === null || hands.length === 0) delete into.hands
    else into.hands = hands
  }
  return forged(match, {
    told: (message) => message.t === 'update' && put(message, message.log),
    save: (save) => put(save as { hands?: readonly HandsChange[] }, null),
  })
}

/** Ann hears nothing of these updates, and the others are numbered as if they had never been. */
export function unheard(
  { ann, save }: Transcript,
  isHidden: (update: Extract<HostMessage, { t: 'update' }>) => boolean,
): Transcript {
  let hidden = 0
  const heard: Heard[] = []
  for (const one of structuredClone([...ann])) {
    if ('got' in one && one.got.t === 'update') {
      const { seq, since } = one.got
      if (isHidden(one.got)) {
        hidden++
        continue
      }
      put(one.got, { seq: seq - hidden, since: since === null ? null : since - hidden })
    }
    heard.push(one)
  }
  return { ann: heard, save }
}
