/** A match between two persons with committed dice, played to its end, with every message that each of them heard. */
import { lockOf } from '../../bound.ts'
import { anyMatch, startMatch } from '../../begin.ts'
import { anyGame } from '../../game.ts'
import type { Heard } from '../../heard.ts'
import { MatchHost } from '../../host.ts'
import type { Terms } from '../../log.ts'
import { type ClientMessage, type HostMessage, PROTOCOL } from '../../messages.ts'
import { commandOdds } from '../../odds.ts'
import type { Save } from '../../save-shape.ts'
import type { Seat } from '../../seat.ts'
import { Settling } from '../../settling.ts'
import { committedDice } from '../../source.ts'
import { lantern } from '../sample/lantern.ts'
import { RandomPlayer, setUp } from '../walk.ts'

export const SEATS = ['K1', 'K2'] as const
const PERSONS = { K1: { person: 'Ann' }, K2: { person: 'Bob' } }
export const GAME = anyGame(lantern)
export const SECRET = '5ec2e7'.repeat(10) + 'abcd'

export const SHARES = { K1: 'apple pie', K2: 'brains' } as const

/** What Ann and Bob each said and heard, and the save that the host left. */
export interface Played {
  readonly ann: readonly Heard[]
  readonly bob: readonly Heard[]
  readonly save: Save
}

export interface Wanted {
  readonly secret?: string
  readonly match?: string
  readonly nights?: number
  readonly terms?: Terms
  /** Without shares: the match begins as if so many rolls, and so many hidden draws, had been made before. */
  readonly skipped?: { readonly rolls: number; readonly draws: number }
  readonly shares?: Readonly<Record<Seat, string>>
  /** Bob comes to throw by hand in the middle, and lets the table throw again near the end. */
  readonly bobChanges?: boolean
}

type Said<M> = M extends unknown ? Omit<M, 'v' | 'id' | 'seat'> : never

class Client {
  readonly heard: Heard[] = []
  readonly seat: Seat
  readonly #line: { receive(message: unknown): void }
  #id = 0

  constructor(host: MatchHost, seat: Seat) {
    this.seat = seat
    this.#line = host.connect((got) => this.heard.push({ got: structuredClone(got) }))
    this.#say({ v: PROTOCOL, t: 'join', client: seat, seats: [seat] })
  }

  #say(sent: ClientMessage): void {
    this.heard.push({ sent })
    this.#line.receive(sent)
  }

  ask(request: Said<Extract<ClientMessage, { id: number; seat: Seat }>>): void {
    this.#say({ v: PROTOCOL, id: ++this.#id, seat: this.seat, ...request } as ClientMessage)
  }

  askForLog(): void {
    this.#say({ v: PROTOCOL, t: 'log' })
  }

  got<T extends HostMessage['t']>(t: T): Extract<HostMessage, { t: T }> | undefined {
    return this.heard
      .map((one) => ('got' in one ? one.got : null))
      .findLast((one): one is Extract<HostMessage, { t: T }> => one?.t === t)
  }
}

const setupOf = (nights: number) => setUp(lantern, { options: { nights }, holders: PERSONS })

/** The match as an honest host tells it. Where `shares` are wanted they are locked and opened. */
export function played(wanted: Wanted = {}): Played {
  const { secret = SECRET, match = 'friday', nights = 9, terms = { undoDice: 'same', physical: [] } } = wanted
  const setup = setupOf(nights)
  const sealed = new Settling({ game: GAME, setup, terms, secret, match })
  const begun = (skipped: NonNullable<Wanted['skipped']>) =>
    anyMatch(startMatch(lantern, setup, committedDice({ secret, shares: {}, match }, skipped), terms))
  const host = new MatchHost({
    match: wanted.skipped === undefined ? sealed : begun(wanted.skipped),
    odds: commandOdds,
  })
  const clients = SEATS.map((seat) => new Client(host, seat))
  if (wanted.skipped === undefined) share(clients, wanted.shares ?? SHARES)
  play(host, clients, wanted.bobChanges ?? false)
  for (const client of clients) client.askForLog()
  const [ann, bob] = clients as [Client, Client]
  return { ann: ann.heard, bob: bob.heard, save: ann.got('log')?.save as Save }
}

function share(clients: readonly Client[], shares: Readonly<Record<Seat, string>>): void {
  for (const client of clients) {
    const commitment = client.got('welcome')?.commitment ?? ''
    const own = shares[client.seat]
    client.ask({ t: 'share', lock: own === undefined ? null : lockOf(commitment, client.seat, own) })
  }
  for (const client of clients) {
    const own = shares[client.seat]
    if (own !== undefined) client.ask({ t: 'open-share', share: own })
  }
}

/** To the end, by chance; the first dice of Ann's are taken back once, and Bob agrees. */
function play(host: MatchHost, clients: readonly Client[], bobChanges: boolean): void {
  const player = new RandomPlayer(lantern, 3)
  let takenBack = false
  for (let i = 0; i < 400; i++) {
    const { match } = host
    const asked = match?.pending()
    if (!match || !asked) return
    if (bobChanges && !match.needs) changeBob(match.entries.length, match.hands.length, clients)
    if (match.needs) typeDie(match.needs, clients)
    else if (!takenBack && match.entries.at(-1)?.rolled.length && match.entries.some(({ seat }) => seat === 'K1')) {
      takenBack = true
      clients[0]?.ask({ t: 'undo' })
      clients[1]?.ask({ t: 'agree-undo' })
    } else {
      const pick = player.pick(lantern, match.table as never, asked)
      clients.find(({ seat }) => seat === pick?.seat)?.ask({ t: 'command', decision: null, command: pick?.command })
    }
  }
  throw new Error('the match does not end')
}

/** After these many entries Bob comes to throw by hand, if Ann agrees, and lets the table throw again. */
export const BOB_FROM = 6
export const BOB_TO = 20

function changeBob(entries: number, changes: number, [ann, bob]: readonly Client[]): void {
  if (entries >= BOB_FROM && changes === 0) {
    bob?.ask({ t: 'hands', byHand: true })
    ann?.ask({ t: 'agree-hands' })
  } else if (entries >= BOB_TO && changes === 1) bob?.ask({ t: 'hands', byHand: false })
}

function typeDie(
  { ask, index }: NonNullable<NonNullable<MatchHost['match']>['needs']>,
  clients: readonly Client[],
): void {
  clients.find(({ seat }) => seat === ask.seat)?.ask({ t: 'type-die', index, face: 1 + (index % ask.sides) })
}
