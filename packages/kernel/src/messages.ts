import { type Bound, hashShape, type Locks } from './bound.ts'
import type { Changes } from './changes.ts'
import type { Shares, Throw } from './dice/index.ts'
import type { HandsChange } from './hands.ts'
import type { OddsResult } from './odds.ts'
import type { OptionValues } from './options.ts'
import type { Pending } from './play.ts'
import type { Refusal } from './refusal.ts'
import type { Save } from './save-shape.ts'
import type { Holder, Seat } from './seat.ts'
import { flag, integer, literal, text } from './shape-scalars.ts'
import { anyJson, list, nullable, object, type Of, optional, variants } from './shape.ts'
import type { GameEvent, Outcome, CausedEvent } from './transaction.ts'

/**
 * What a client and a match host say to each other: plain JSON, the same between a page and its worker and between a
 * browser and a server. `v` is the version of this language; `t` names the message.
 */
export const PROTOCOL = 3

const v = literal(PROTOCOL)
const name = text({ min: 1, max: 64 })
/** Grows with every request of a client; the same id again is the same request again, and gets the same answer. */
const id = integer(0)
const mark = integer(0)
const seats = list(name, { max: 64 })
/** A reason is a sentence or two. */
export const LONGEST_WHY = 1000
/** What is said at a table. */
export const LONGEST_SAYING = 280

export const clientMessage = variants('t', {
  /**
   * Takes seats (none: looks on). `client` names the same client after a lost line; `since` is the last seq it saw.
   * `also`: seats of others at the same screen, who are here, too; the line neither looks nor speaks for them.
   * `brief`: after the first update it is told what has changed.
   */
  join: object({
    v,
    client: name,
    seats,
    also: optional(seats),
    token: optional(text({ max: 256 })),
    since: optional(mark),
    brief: optional(flag),
  }),
  /** `why`: the reason, which bots give, for whoever may know it. */
  command: object({
    v,
    id,
    seat: name,
    decision: nullable(mark),
    command: anyJson,
    why: optional(text({ max: LONGEST_WHY })),
  }),
  /** The face of the die asked for, which is the index-th of the command that waits. */
  'type-die': object({ v, id, seat: name, index: mark, face: integer() }),
  'untype-die': object({ v, id, seat: name }),
  'drop-dice': object({ v, id, seat: name }),
  /** Takes the seat's last command back if that is free, otherwise asks the others. */
  undo: object({ v, id, seat: name }),
  'agree-undo': object({ v, id, seat: name }),
  'decline-undo': object({ v, id, seat: name }),
  /** The seat's person throws real dice from here on, if the others agree; or lets the table throw. */
  hands: object({ v, id, seat: name, byHand: flag }),
  'agree-hands': object({ v, id, seat: name }),
  'decline-hands': object({ v, id, seat: name }),
  /** `after`: what the seat would do before, a walk; whose odds these are is done from there. */
  odds: object({ v, id, seat: name, command: anyJson, after: optional(list(anyJson, { max: 64 })) }),
  /** Facts for people, worked out by the rules from what the seat sees (reach, sight, danger …); the game defines them. */
  hints: object({ v, id, seat: nullable(name), ask: anyJson }),
  /** Words to everybody (`to` null), or to whoever holds a seat: no part of the match. */
  say: object({ v, id, seat: name, to: nullable(name), words: text({ min: 1, max: LONGEST_SAYING }) }),
  /** Locks the seat's own share in committed dice (`lockOf`), before they are first thrown; null for none. */
  share: object({ v, id, seat: name, lock: nullable(hashShape) }),
  /** Opens the share, once all are locked. */
  'open-share': object({ v, id, seat: name, share: text({ min: 1, max: 256 }) }),
  resume: object({ v, since: mark }),
  /** What could be seen after so many commands. */
  replay: object({ v, at: mark }),
  /** The position with nothing hidden, once the match is over. */
  whole: object({ v }),
  /** The log with everything in it, once the match is over. */
  log: object({ v }),
  leave: object({ v }),
})

export type ClientMessage = Of<typeof clientMessage>
/** What a seat asks of the match; it gets an answer with its id. */
export type Request = Extract<ClientMessage, { id: number; seat: Seat }>

/** What one seat (null: whoever looks on) sees and may do. */
export interface Glance {
  readonly seat: Seat | null
  readonly view: unknown
  readonly choices: readonly unknown[]
  /** Null if the seat's last command may be taken back without asking. */
  readonly undo: Refusal | null
}

/** What may be held back of an entry of the log until it is open to all. */
export interface Opened<E = unknown> {
  readonly entry: number
  /** Null while the match goes on, unless the client gave it: its events say what all may know. */
  readonly command: unknown
  /** Something hidden came to light; told to whoever gave the command, and to all once the match is over. */
  readonly revealed: boolean
  /** Why it was done, if whoever did it said so. */
  readonly why: string | null
  /** Everything that came of it, once the match is over and something of it was told to nobody, or to others only. */
  readonly events?: readonly E[]
}

/** One entry of the log as the client may know it. The first (entry -1) is the set-up. */
export interface StoryEntry<E = unknown> extends Opened<E> {
  readonly seat: Seat | null
  /** Some of the dice were thrown by hand. */
  readonly typed: boolean
  readonly rolled: readonly (readonly [clause: string, sides: number, face: number])[]
  /** Committed dice: the number of each roll; 0 for a die that a hand threw. */
  readonly k?: readonly number[]
  /** Committed dice: rolls on a way that was not gone, because a typed die was corrected; with their numbers. */
  readonly lost?: readonly (readonly [clause: string, sides: number, face: number, k: number])[]
  /** Those that a seat of the client may see; all of them once the match is over. */
  readonly events: readonly E[]
}

type Entries = readonly StoryEntry<CausedEvent<GameEvent>>[]

export interface Welcome {
  readonly t: 'welcome'
  readonly game: string
  readonly rules: string
  readonly options: OptionValues
  readonly seats: readonly Seat[]
  readonly holders: Readonly<Record<Seat, Holder>>
  /** The seats this client speaks for. */
  readonly yours: readonly Seat[]
  readonly undoDice: 'same' | 'fresh'
  /** Seats that throw real dice and type them, from the beginning on. */
  readonly physical: readonly Seat[]
  readonly commitment: string | null
  /** What the commitment is to, beside the secret; null without one, and under the older promise. */
  readonly bound: Bound | null
  /** The locks of the seats that give a share, when all are in; their shares, when all are open. */
  readonly locks: Locks | null
  readonly shares: Shares | null
  /** False while the host waits for shares. */
  readonly begun: boolean
}

export interface Update {
  readonly t: 'update'
  readonly seq: number
  /** The seq from which the entries lead to these views; null if the host does not know what the client knows. */
  readonly since: number | null
  /** How many commands the log holds, and how many of those known at `since` were taken back. */
  readonly log: number
  readonly undone: number
  readonly decision: number
  readonly where: string
  readonly pending: Pending | null
  /** The seat whose real die is awaited before anything else; `die-needed` or `waiting` follows. */
  readonly awaits: Seat | null
  /** The seat that may still correct the last typed die. */
  readonly correctable: Seat | null
  /** The story from this entry on is now `entries`; -1 for all of it. Each entry is told once. */
  readonly from: number
  readonly entries: Entries
  /** Of entries that were told before: what was held back and is now open. */
  readonly opened: readonly Opened<CausedEvent<GameEvent>>[]
  readonly glances: readonly Glance[]
  /** Who has come to throw real dice since the beginning, or no more; missing while nobody has. */
  readonly hands?: readonly HandsChange[]
}

/** An update to a line that asked for brief ones, and what has changed in the rest of it since the one before. */
export interface Changed extends Pick<Update, 'seq' | 'since' | 'from' | 'entries'> {
  readonly t: 'changed'
  /** Null where all else is as it was. */
  readonly changes: Changes | null
}

export interface Past {
  readonly t: 'past'
  readonly at: number
  readonly of: number
  readonly where: string
  readonly glances: readonly (Pick<Glance, 'seat' | 'view'> & Pick<Entries[number], 'events'>)[]
}

/** Who has somebody on the line, and no more than that. */
export interface Presence {
  readonly t: 'presence'
  /** Every person's seat. */
  readonly seats: Readonly<Record<Seat, 'here' | 'away'>>
  /** Those of them for which a bot plays at the moment. */
  readonly bots: readonly Seat[]
}

/** What somebody said: to everybody (null), or to whoever holds a seat. */
export interface Saying {
  /** Grows with everything that is said. */
  readonly n: number
  readonly seat: Seat
  readonly to: Seat | null
  readonly words: string
}

/** What was said since the client was told last; after joining, what is kept of it. */
export interface Talk {
  readonly t: 'talk'
  readonly said: readonly Saying[]
  /** Why people may not talk to each other now; null if they may. */
  readonly rests: Refusal | null
}

export type Say =
  | Welcome
  | Update
  | Changed
  | Past
  | Presence
  | Talk
  | { readonly t: 'done'; readonly id: number; readonly seq: number }
  | { readonly t: 'refused'; readonly id: number; readonly refusal: Refusal }
  /** The command is good so far and waits for real dice; `done` or `refused` follows. */
  | { readonly t: 'held'; readonly id: number }
  | { readonly t: 'odds'; readonly id: number; readonly odds: OddsResult }
  | { readonly t: 'hints'; readonly id: number; readonly hints: unknown }
  /** The answer to `whole`: a document as `Game.position` writes it. */
  | { readonly t: 'whole'; readonly position: object }
  /** The answer to `log`: the save of the match. */
  | { readonly t: 'log'; readonly save: Save }
  | {
      readonly t: 'die-needed'
      readonly ask: Throw
      readonly index: number
      readonly typed: readonly number[]
      readonly correctable: Seat | null
    }
  /** Another seat's die is awaited. */
  | { readonly t: 'waiting'; readonly seat: Seat; readonly correctable: Seat | null }
  | { readonly t: 'undo-proposed'; readonly seat: Seat; readonly commands: number; readonly open: readonly Seat[] }
  | { readonly t: 'undo-declined'; readonly seat: Seat }
  /** The seat's person wants to throw real dice. */
  | { readonly t: 'hands-proposed'; readonly seat: Seat; readonly open: readonly Seat[] }
  | { readonly t: 'hands-declined'; readonly seat: Seat }
  /** All shares are locked; the match begins when the seats that are open have opened theirs. */
  | { readonly t: 'locked'; readonly locks: Locks; readonly open: readonly Seat[] }
  | { readonly t: 'begun'; readonly shares: Shares }
  | { readonly t: 'over'; readonly outcome: Outcome; readonly secret: string | null }
  | {
      readonly t: 'error'
      readonly at: string
      readonly why: string
      readonly clause?: string
      readonly id?: number
    }

export type HostMessage = { readonly v: typeof PROTOCOL } & Say
