/** What the requests of clients work on, and how they are answered. */
import type { AnyMatch } from './begin.ts'
import type { HandsProposal } from './hands.ts'
import type { Feed } from './host-feed.ts'
import type { Memory } from './host-memory.ts'
import type { Reasons } from './host-story.ts'
import type { Answer } from './log.ts'
import type { Request, Say } from './messages.ts'
import type { OddsOf } from './odds.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seat.ts'
import type { Settling } from './settling.ts'
import type { Kit } from './transaction.ts'
import type { Proposal } from './undo.ts'

/** A client and the seat for which it asked something: whoever only bears its name hears nothing of it. */
export interface Asker {
  readonly client: string
  readonly seat: Seat
}

/** What the requests of clients work on. */
export interface Desk {
  readonly match: AnyMatch | null
  readonly feed: Feed
  readonly memory: Memory
  readonly reasons: Reasons
  readonly odds: OddsOf
  readonly settling: Settling | null
  /** Says it to those it is for; why not, if it may not be said. */
  say(match: AnyMatch, request: Extract<Request, { t: 'say' }>): Refusal | null
  proposal: Proposal | null
  /** Somebody wants to throw real dice. */
  handsProposal: HandsProposal | null
  /** Whose command waits for dice. */
  holding: (Asker & { readonly id: number }) | null
  /** A share was locked or opened. */
  goOn(): void
  /** The match is not as it was; from this entry on its log is another one. */
  changed(from?: number): void
  /** Sends everybody what is new. */
  publish(): void
  /** To all lines of one client that sit at its seat, or to everybody. */
  tell(client: Asker | null, message: Say): void
}

export interface Performed {
  /** What takes its time is answered later, and changes nothing. */
  readonly answer: Say | Promise<Say>
  /** Whether there is something new for everybody. */
  readonly publish: boolean
}

export interface Answered extends Performed {
  readonly answer: Say
}

export const no = ({ id }: Request, refusal: Refusal): Answered => ({
  answer: { t: 'refused', id, refusal },
  publish: false,
})
export const done = (desk: Desk, { id }: Request, publish = true): Answered => ({
  answer: { t: 'done', id, seq: desk.feed.seq },
  publish,
})

export function settled(desk: Desk, request: Request, answer: Answer<Kit>): Answered {
  if (answer.ok === false) return no(request, answer.refusal)
  if (answer.ok === 'dice')
    return request.t === 'command' ? { answer: { t: 'held', id: request.id }, publish: true } : done(desk, request)
  desk.changed()
  return done(desk, request)
}

/** The command that waited has been carried out, or withdrawn. */
export function release(desk: Desk, refusal: Refusal | null): void {
  const { holding } = desk
  if (!holding) return
  desk.holding = null
  const { client, seat, id } = holding
  const answer: Say = refusal ? { t: 'refused', id, refusal } : { t: 'done', id, seq: desk.feed.seq }
  desk.memory.keep(client, seat, id, answer)
  desk.tell(holding, answer)
}
