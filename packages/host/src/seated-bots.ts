/** The bots of a table: those of its set-up, and those that play for persons. */
import { type BotClientSpec, botClient, type Budget } from '@shamble/bots'
import type { AnyMatch, MatchHost, Seat } from '@shamble/kernel'
import type { BotMaker } from './bots.ts'
import type { HostedSpec } from './hosted-spec.ts'
import { Pacer } from './pacer.ts'
import type { SeatChoice } from './protocol.ts'
import { faultOf } from './refused.ts'
import { botSeats, levelOf } from './seats.ts'

/** How long a searching bot may think about a decision, in milliseconds. */
const SEARCH_MS = 300

interface Room {
  readonly spec: HostedSpec
  readonly host: MatchHost
  readonly match: AnyMatch
  /** What comes of their thinking is written and told, too. */
  patiently(work: () => void): void
  isWhole(): boolean
  whole(): Promise<void>
  onChoice: NonNullable<BotClientSpec['onChoice']>
}

export class SeatedBots {
  readonly pacer = new Pacer(null)
  readonly #room: Room
  readonly #bots: { close(): void }[]
  /** At seats that persons have handed over during the game, or left. */
  readonly #handed = new Map<Seat, { close(): void }>()

  constructor(room: Room) {
    this.#room = room
    const { bots, card } = room.spec
    this.#bots = [...botSeats(card.setup.seats)].flatMap(([level, seats]) => {
      const bot = bots.get(level)
      return bot ? [this.#seat(`bot: ${level}`, seats, bot)] : []
    })
  }

  /**
   * A person may hand a seat to a bot in the middle of a game, by the rules or beside them, or be absent, and take it
   * back.
   */
  follow(seats: Readonly<Record<Seat, SeatChoice>>, isAbsent: (seat: Seat) => boolean): void {
    const { holders } = this.#room.match.table.state
    for (const [seat, choice] of Object.entries(seats)) {
      if (choice.kind === 'bot') continue
      const level = choice.lent || isAbsent(seat) ? 'competent' : levelOf(holders[seat])
      const bot = level && this.#room.spec.bots.get(level)
      if (!bot) {
        const handed = this.#handed.get(seat)
        this.#handed.delete(seat)
        handed?.close()
      } else if (!this.#handed.has(seat)) this.#handed.set(seat, this.#seat(`bot at ${seat}`, [seat], bot))
    }
  }

  close(): void {
    this.pacer.stop()
    for (const bot of [...this.#bots, ...this.#handed.values()]) bot.close()
  }

  #seat(name: string, seats: readonly Seat[], bot: BotMaker): { close(): void } {
    const { host, match, spec, onChoice, patiently, isWhole } = this.#room
    const budget: Budget = { ms: SEARCH_MS, now: spec.clock }
    const think = (work: () => void): void => {
      if (!isWhole() && this.#owesAny(seats)) return this.#whenWhole(() => think(work))
      patiently(work)
    }
    return botClient({
      connect: (send) => host.connect(send, { isBot: true }),
      game: match.game,
      name,
      seats,
      bot,
      seed: spec.botSeed,
      budget,
      later: (work) => this.pacer.later(() => think(work)),
      onChoice: (choice) => {
        this.pacer.decided()
        onChoice(choice)
      },
    })
  }

  #owesAny(seats: readonly Seat[]): boolean {
    return this.#room.match.pending()?.owe.some((seat) => seats.includes(seat)) ?? false
  }

  #whenWhole(work: () => void): void {
    const { whole, spec } = this.#room
    whole().then(
      () => this.pacer.due(work),
      (error: unknown) => {
        spec.post({ t: 'trouble', table: spec.card.id, fault: faultOf(error) })
      },
    )
  }
}
