import type { Shares, Throw } from './dice/index.ts'
import type { OddsResult } from './odds.ts'
import type { OptionValues } from './options.ts'
import type { Pending } from './play.ts'
import type { Refusal } from './refusal.ts'
import type { Holder, Seat } from './seat.ts'
import { anyJson, integer, list, literal, nullable, object, type Of, optional, text, variants } from './shape.ts'
import type { GameEvent, Outcome, Told } from './table.ts'

/**
 * What a client and a match host say to each other: plain JSON, the same between a page and its worker and between a
 * browser and a server. `v` is the version of this language; `t` names the message.
 */
export const PROTOCOL = 1

const v = literal(PROTOCOL)
const name = text({ min: 1, max: 64 })
/** Grows with every request of a client; the same id again is the same request again, and gets the same answer. */
const id = integer(0)
const mark = integer(0)
const seats = list(name, { max: 64 })

export const clientMessage = variants('t', {
  /** Takes seats (none: looks on). `client` names the same client after a lost line; `since` is the last seq it saw. */
  join: object({ v, client: name, seats, token: optional(text({ max: 256 })), since: optional(mark) }),
  command: object({ v, id, seat: name, decision: nullable(mark), command: anyJson }),
  /** The face of the die asked for, which is the index-th of the command that waits. */
  'type-die': object({ v, id, seat: name, index: mark, face: integer() }),
  'untype-die': object({ v, id, seat: name }),
  'drop-dice': object({ v, id, seat: name }),
  /** Takes the seat's last command back if that is free, otherwise asks the others. */
  undo: object({ v, id, seat: name }),
  'agree-undo': object({ v, id, seat: name }),
  'decline-undo': object({ v, id, seat: name }),
  odds: object({ v, id, seat: name, command: anyJson }),
  /** A seat's own contribution to committed dice, before they are first thrown; null for none. */
  share: object({ v, id, seat: name, share: nullable(text({ min: 1, max: 256 })) }),
  resume: object({ v, since: mark }),
  /** What could be seen after so many commands. */
  replay: object({ v, at: mark }),
  /** The position with nothing hidden, once the match is over. */
  whole: object({ v }),
  leave: object({ v }),
})

export type ClientMessage = Of<typeof clientMessage>
/** A message that gets an answer with its id. */
export type Request = Extract<ClientMessage, { id: number }>

/** What one seat (null: whoever looks on) sees and may do. */
export interface Glance {
  readonly seat: Seat | null
  readonly view: unknown
  readonly choices: readonly unknown[]
  /** Null if the seat's last command may be taken back without asking. */
  readonly undo: Refusal | null
  readonly events: readonly Told<GameEvent>[]
}

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
  /** Seats that throw real dice and type them. */
  readonly physical: readonly Seat[]
  readonly commitment: string | null
  /** False while the host waits for shares. */
  readonly begun: boolean
}

export interface Update {
  readonly t: 'update'
  readonly seq: number
  /** The seq from which the events lead to these views; null if what happened before is not told. */
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
  readonly glances: readonly Glance[]
}

export interface Past {
  readonly t: 'past'
  readonly at: number
  readonly of: number
  readonly where: string
  readonly glances: readonly Omit<Glance, 'choices' | 'undo'>[]
}

export type Say =
  | Welcome
  | Update
  | Past
  | { readonly t: 'done'; readonly id: number; readonly seq: number }
  | { readonly t: 'refused'; readonly id: number; readonly refusal: Refusal }
  /** The command is good so far and waits for real dice; `done` or `refused` follows. */
  | { readonly t: 'held'; readonly id: number }
  | { readonly t: 'odds'; readonly id: number; readonly odds: OddsResult }
  /** The answer to `whole`: a document as `Game.position` writes it. */
  | { readonly t: 'whole'; readonly position: object }
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
  | { readonly t: 'begun'; readonly shares: Shares }
  | { readonly t: 'over'; readonly outcome: Outcome; readonly secret: string | null }
  | { readonly t: 'error'; readonly at: string; readonly why: string; readonly id?: number }

export type HostMessage = { readonly v: typeof PROTOCOL } & Say
