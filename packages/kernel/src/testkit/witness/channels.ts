/** What a seat hears, by the way on which something hidden could come to it. */
import { utf8 } from '../../sha256.ts'
import type { HostMessage, StoryEntry, Update } from '../../messages.ts'
import { firstDifference } from '../data.ts'

export const CHANNELS = [
  'view',
  'choices',
  'pending',
  'where',
  'log',
  'decision',
  'undo',
  'next question',
  'past',
  'odds',
  'hints',
  'refusals',
  'reasons',
  'clock',
  'messages',
] as const

export type Channel = (typeof CHANNELS)[number]

/** What was done when a message came: the question after a command and all that the clock does are channels of their own. */
export type Occasion = 'look' | 'command' | 'clock'

type Part = readonly [Channel, unknown]

const untold = ({ why: _, ...rest }: StoryEntry): object => rest

function partsOfUpdate(update: Update, occasion: Occasion): Part[] {
  const { glances, pending, where, decision, entries, opened, ...rest } = update
  const of = (channel: Channel): Channel => (occasion === 'command' ? 'next question' : channel)
  return [
    ['view', glances.map(({ seat, view }) => [seat, view])],
    [of('choices'), glances.map(({ choices }) => choices)],
    ['undo', glances.map(({ undo }) => undo)],
    [of('pending'), pending],
    [of('where'), where],
    [of('decision'), decision],
    ['log', [rest, entries.map(untold), opened.map(({ why: _, ...told }) => told)]],
    ['reasons', [...entries, ...opened].map(({ why }) => why)],
  ]
}

/** A message in its parts, each under the channel by which it comes. */
function partsOf(message: HostMessage, occasion: Occasion): Part[] {
  if (occasion === 'clock') return [['clock', message]]
  switch (message.t) {
    case 'update':
      return partsOfUpdate(message, occasion)
    case 'past':
    case 'odds':
    case 'hints':
      return [[message.t, message]]
    case 'refused':
      return [['refusals', message]]
    default:
      return [['messages', message]]
  }
}

/** Bytes that stand at another place in the other text, or beyond its end. */
function bytesThatDiffer(a: string, b: string): number {
  const [left, right] = [utf8(a), utf8(b)]
  let count = Math.abs(left.length - right.length)
  for (let i = Math.min(left.length, right.length) - 1; i >= 0; i--) if (left[i] !== right[i]) count++
  return count
}

/** What was compared on one channel. */
export interface Line {
  readonly channel: Channel
  /** Pairs in which something came by it. */
  pairs: number
  /** Characters that were compared. */
  size: number
  /** Bytes that were not the same. */
  differ: number
  /** Where the first of them stood. */
  example: string | null
}

/** Counts, channel by channel, what two worlds say to the same seat. */
export class Tally {
  readonly lines: readonly Line[] = CHANNELS.map((channel) => ({
    channel,
    pairs: 0,
    size: 0,
    differ: 0,
    example: null,
  }))
  /** Answers of a seat that knows all, which were not the same in both worlds. */
  otherwise = 0
  readonly #heard = new Set<Channel>()

  get differ(): number {
    return this.lines.reduce((sum, line) => sum + line.differ, 0)
  }

  lineOf(channel: Channel): Line {
    return this.lines[CHANNELS.indexOf(channel)] as Line
  }

  /** What was said on one occasion in either world; `about` says which, should it not be the same. */
  hear(occasion: Occasion, a: readonly HostMessage[], b: readonly HostMessage[], about: () => string): void {
    const sizes = (messages: readonly HostMessage[]): unknown => messages.map((m) => [m.t, JSON.stringify(m).length])
    this.compare('messages', sizes(a), sizes(b), about)
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const parts = [a[i], b[i]].map((message) => (message ? partsOf(message, occasion) : [])) as [Part[], Part[]]
      const [ours, theirs] = parts
      const kinds = ours.length >= theirs.length ? ours : theirs
      for (const [n, [channel]] of kinds.entries()) this.compare(channel, ours[n]?.[1], theirs[n]?.[1], about)
    }
  }

  compare(channel: Channel, a: unknown, b: unknown, about: () => string): void {
    const line = this.lineOf(channel)
    this.#heard.add(channel)
    const [left, right] = [JSON.stringify(a) ?? '', JSON.stringify(b) ?? '']
    line.size += left.length
    if (left === right) return
    line.differ += bytesThatDiffer(left, right)
    line.example ??= `${about()}: ${firstDifference(a ?? null, b ?? null) ?? 'the order of keys'}`
  }

  /** A pair has been compared. */
  endPair(): void {
    for (const channel of this.#heard) this.lineOf(channel).pairs++
    this.#heard.clear()
  }
}
