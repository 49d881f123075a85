/** Seats that change hands: a person leaves the seat to a bot in the middle of a game, and takes it back. */
import { frozenHolders } from './frozen.ts'
import type { Anytime } from './game.ts'
import { type Refusal, refuse } from './refusal.ts'
import { type Holder, isBot, type Seat } from './seat.ts'
import { object } from './shape.ts'
import type { Kit, Standing, Transaction } from './transaction.ts'

/** The commands of it, for the game's own list. */
export const SEAT_COMMANDS = { resign: object({}), 'take-seat': object({}) } as const

/** How it is told, under the clause that lets seats change hands. */
export type SeatTold = 'seat handed over' | 'seat taken back'

export interface ChangingHands<K extends Kit> {
  readonly clause: K['event']['clause']
  tell(what: SeatTold, seat: Seat): K['event']
}

/**
 * At any time a person may leave the seat to a bot, who decides for it from then on, and take it back; nothing else
 * changes. Who had it stays with the seat: nobody else can take it.
 */
export const changingHands = <K extends Kit>({ clause, tell }: ChangingHands<K>): Anytime<K> => ({
  dos: Object.keys(SEAT_COMMANDS),
  check: ({ state }, seat, command) =>
    command.do === 'resign' ? leaveRefusal(state, seat, clause) : returnRefusal(state, seat, clause),
  take: (t, seat, command) => {
    const isLeft = command.do === 'resign'
    give(t, seat, isLeft ? botFor(t.state.holders[seat]) : { person: owner(t.state, seat) ?? seat })
    t.emit(tell(isLeft ? 'seat handed over' : 'seat taken back', seat))
  },
})

const leaveRefusal = ({ holders }: Standing, seat: Seat, clause: string): Refusal | null =>
  isBot(holders[seat]) ? refuse(clause, 'A bot holds this seat already.') : null

function returnRefusal(state: Standing, seat: Seat, clause: string): Refusal | null {
  if (!isBot(state.holders[seat])) return refuse(clause, 'A person holds this seat already.')
  return owner(state, seat) === null ? refuse(clause, 'Nobody has handed this seat over.') : null
}

const botFor = (holder: Holder | undefined): Holder =>
  holder && 'person' in holder ? { bot: 'competent', for: holder.person } : { bot: 'competent' }

/** The person for whom a bot plays; null if the seat was never anybody's. */
function owner({ holders }: Standing, seat: Seat): string | null {
  const holder = holders[seat]
  return holder && 'bot' in holder ? (holder.for ?? null) : null
}

function give<K extends Kit>({ state }: Transaction<K>, seat: Seat, holder: Holder): void {
  state.holders = frozenHolders({ ...state.holders, [seat]: holder })
}
