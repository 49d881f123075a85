/** Several people at a table, perhaps at screens of their own. Loaded with the first table at which more than one person sits. */
import { Brief, Company, type MatchHost, type Presence, PROTOCOL, type Seat } from '@shamble/kernel'

/** Who reloads a page, or loses the line for a moment, is not away, in milliseconds. */
const GRACE_MS = 6000

/** Whose line is gone for longer than a moment is absent: a bot plays for him until he is back. */
export class Sitting {
  readonly company: Company
  /** Somebody has become absent, or is back. */
  onChange: () => void = () => {}
  readonly #grace: number
  readonly #absent = new Set<Seat>()
  readonly #timers = new Map<Seat, ReturnType<typeof setTimeout>>()

  constructor(grace = GRACE_MS) {
    this.#grace = grace
    this.company = new Company({ isAlone: true, onPresence: (presence) => this.#follow(presence) })
  }

  /** A line from another window is told only what has changed. */
  brief(): Brief {
    return new Brief()
  }

  isAbsent(seat: Seat): boolean {
    return this.#absent.has(seat)
  }

  #follow({ seats }: Presence): void {
    // At a table at which nobody sits nobody waits either.
    const isAnybody = Object.values(seats).includes('here')
    let isBack = false
    for (const [seat, where] of Object.entries(seats)) {
      if (isAnybody && where === 'away') this.#wait(seat)
      else {
        clearTimeout(this.#timers.get(seat))
        this.#timers.delete(seat)
        isBack = this.#absent.delete(seat) || isBack
      }
    }
    if (isBack) this.onChange()
  }

  #wait(seat: Seat): void {
    if (this.#absent.has(seat) || this.#timers.has(seat)) return
    const timer = setTimeout(() => {
      this.#timers.delete(seat)
      this.#absent.add(seat)
      this.onChange()
    }, this.#grace)
    this.#timers.set(seat, timer)
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.onChange = () => {}
  }
}

/** Nobody is there who could throw: the table does, until the person asks for real dice again. */
export function throwFor(host: MatchHost, seat: Seat): void {
  const line = host.connect(() => {}, { isBot: true })
  line.receive({ v: PROTOCOL, t: 'join', client: `table for ${seat}`, seats: [seat] })
  line.receive({ v: PROTOCOL, t: 'hands', id: host.feed.seq, seat, byHand: false })
  line.close()
}
