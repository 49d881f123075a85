/** Several people at one match, at screens of their own: who is here, and what they write to each other. */
import type { AnyMatch } from './begin.ts'
import { sameJson } from './same-json.ts'
import type { Presence, Request, Say, Saying, Talk } from './messages.ts'
import { type Refusal, refuse, tableRefusal } from './refusal.ts'
import { MOST_REPEATS } from './repeats.ts'
import { type Holder, samePerson, type Seat } from './seat.ts'

/** Whose line it is. */
export interface Party {
  /** Lines of one screen have the same; a line without one is a party by itself. */
  readonly of?: string
  /** It plays for others: nobody is here by it. */
  readonly isBot?: true
  /** The seats it may ask for; by default any. */
  readonly seats?: readonly Seat[]
}

/** A line to the host. */
export interface Present {
  readonly name: string | null
  readonly seats: readonly Seat[]
  /** Seats of others at the same screen. */
  readonly also: readonly Seat[]
  readonly party: Party
}

/** What company is kept at. */
export interface Hall<L extends Present> {
  readonly lines: ReadonlySet<L>
  readonly match: AnyMatch | null
  readonly holders: Holders
  send(line: L, message: Say): void
}

type Holders = Readonly<Record<Seat, Holder>>

/** Who comes later is told this much of what was said. */
const KEPT = 100

const holds = ({ name, seats, also }: Present, seat: Seat): boolean =>
  name !== null && (seats.includes(seat) || also.includes(seat))

/** There is somebody to talk to. */
const isCompany = (holders: Holders): boolean =>
  new Set(Object.values(holders).flatMap((holder) => ('person' in holder ? [holder.person] : []))).size > 1

const isHeard = (holders: Holders, { seat, to }: Saying, own: readonly Seat[]): boolean =>
  to === null ||
  own.some((one) => [seat, to].some((other) => one === other || samePerson(holders[one], holders[other])))

/** Why people may not talk to each other now, if the game says so. */
const restOf = ({ game, table }: AnyMatch): Refusal | null =>
  table.state.outcome === null ? (game.talkRests?.(table) ?? null) : null

export interface Manners {
  /** One party a seat: who asks for a seat that another party has is refused. */
  readonly isAlone?: true
  /** Somebody came or went, or a bot plays for a person or no more. */
  readonly onPresence?: (presence: Presence) => void
}

export class Company {
  readonly #manners: Manners
  readonly #said: Saying[] = []
  readonly #count = new Map<Seat, number>()
  #n = 0
  #turn = -1
  #rests: Refusal | null = null
  #presence: Presence | null = null

  constructor(manners: Manners = {}) {
    this.#manners = manners
  }

  /** Why this line may not have one of these seats. */
  refusal<L extends Present>(hall: Hall<L>, line: L, seats: readonly Seat[], key: string): Say | null {
    for (const [i, seat] of seats.entries()) {
      const { clause, reason } = this.#seatRefusal(hall, line, seat) ?? {}
      if (clause !== undefined && reason !== undefined) return { t: 'error', at: `${key}[${i}]`, why: reason, clause }
    }
    return null
  }

  #seatRefusal<L extends Present>({ lines }: Hall<L>, { party }: L, seat: Seat): Refusal | null {
    if (party.isBot) return null
    if (party.seats?.includes(seat) === false) return tableRefusal('table.guest')
    const isOthers = (line: L): boolean =>
      !line.party.isBot && line.party !== party && (line.party.of === undefined || line.party.of !== party.of)
    const isTaken = [...lines].some((line) => isOthers(line) && holds(line, seat))
    return this.#manners.isAlone && isTaken ? tableRefusal('table.taken') : null
  }

  /** Somebody has sat down, or looks on. */
  came<L extends Present>(hall: Hall<L>, line: L): void {
    const presence = presenceOf(hall)
    if (sameJson(presence, this.#presence)) hall.send(line, presence)
    else this.moved(hall)
    this.#rests = hall.match && restOf(hall.match)
    this.#talkTo(hall, [line], this.#said)
  }

  /** Somebody may have come or gone. */
  moved<L extends Present>(hall: Hall<L>): void {
    const presence = presenceOf(hall)
    if (sameJson(presence, this.#presence)) return
    this.#presence = presence
    for (const line of hall.lines) if (line.name !== null) hall.send(line, presence)
    this.#manners.onPresence?.(presence)
  }

  /** The match has gone on. */
  wentOn<L extends Present>(hall: Hall<L>): void {
    const before = this.#rests
    this.#rests = hall.match && restOf(hall.match)
    if (before?.clause !== this.#rests?.clause) this.#talkTo(hall, hall.lines, [])
  }

  /** Why it may not be said now; null if it was. */
  say<L extends Present>(hall: Hall<L>, match: AnyMatch, request: Extract<Request, { t: 'say' }>): Refusal | null {
    const { seat, to, words } = request
    const refusal = this.#sayRefusal(match, seat, to)
    if (refusal) return refusal
    const said: Saying = { n: this.#n++, seat, to, words }
    this.#said.push(said)
    if (this.#said.length > KEPT) this.#said.shift()
    const hearers = [...hall.lines].filter((line) => isHeard(hall.holders, said, line.seats))
    this.#talkTo(hall, hearers, [said])
    return null
  }

  #sayRefusal(match: AnyMatch, seat: Seat, to: Seat | null): Refusal | null {
    const { holders } = match.start.setup
    const other = to === null ? undefined : holders[to]
    if (to !== null && !other) return { ...refuse('table.shape', 'There is no such seat.'), at: 'to' }
    if (other && 'bot' in other) return refuse('table.seat', 'A bot sits there, and does not read.')
    const rests = samePerson(other, holders[seat]) ? null : restOf(match)
    return rests ?? (this.#isAgain(match, seat) ? tableRefusal('table.again') : null)
  }

  #isAgain({ game, table }: AnyMatch, seat: Seat): boolean {
    const turn = game.progress?.(table.state).turn ?? 0
    if (turn !== this.#turn) this.#count.clear()
    this.#turn = turn
    const before = this.#count.get(seat) ?? 0
    this.#count.set(seat, before + 1)
    return before >= MOST_REPEATS
  }

  /** What may be heard of it, and whether talk rests, where there is somebody to talk to. */
  #talkTo<L extends Present>(hall: Hall<L>, lines: Iterable<L>, said: readonly Saying[]): void {
    const { match, holders } = hall
    if (!match?.begun || !isCompany(holders)) return
    const rests = restOf(match)
    const told = (seats: readonly Seat[]): Talk => ({
      t: 'talk',
      said: said.filter((one) => isHeard(holders, one, seats)),
      rests,
    })
    for (const line of lines) if (line.name !== null) hall.send(line, told(line.seats))
  }
}

/** Every person's seat is here or away; and for which of them a bot plays. */
function presenceOf<L extends Present>({ holders, lines }: Hall<L>): Presence {
  const all = [...lines]
  const persons = Object.keys(holders).filter((seat) => 'person' in (holders[seat] as Holder))
  const isAt = (seat: Seat, byBot: boolean): boolean =>
    all.some((line) => (line.party.isBot ?? false) === byBot && holds(line, seat))
  return {
    t: 'presence',
    seats: Object.fromEntries(persons.map((seat) => [seat, isAt(seat, false) ? 'here' : 'away'] as const)),
    bots: persons.filter((seat) => isAt(seat, true)),
  }
}
