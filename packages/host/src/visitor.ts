/** Another window at the tables that are open here. Loaded with the first that comes. */
import { parse, type Seat } from '@shamble/kernel'
import type { HostedMatch } from './hosted.ts'
import type { Page } from './pages.ts'
import { cardFor } from './pages.ts'
import type { FromHost, Seal, ToHost } from './protocol.ts'
import { faultOf, Refused } from './refused.ts'
import { toHost } from './shapes.ts'

interface House {
  hosted(table: string): HostedMatch
  verify(table: string): Promise<Seal>
}

let visitors = 0

/** It sits down, plays and looks on; the library, files, the pace and the table itself stay with the window that has it. */
export class Visitor {
  readonly #house: House
  readonly #page: Page
  readonly #at = new Set<string>()

  constructor(house: House, post: (message: FromHost) => void) {
    this.#house = house
    this.#page = { id: `visitor ${++visitors}`, isVisitor: true, post }
  }

  /** Never fails: whatever is wrong with a message is said to the window. */
  async receive(message: unknown): Promise<void> {
    const read = parse(toHost, message)
    const { id, table = null } = (message ?? {}) as { id?: unknown; table?: string | null }
    try {
      if (!read.ok) throw new Refused(read.fault.at, read.fault.why)
      await this.#perform(read.value)
    } catch (error) {
      const fault = faultOf(error)
      this.#page.post(typeof id === 'number' ? { t: 'failed', id, fault } : { t: 'trouble', table, fault })
    }
  }

  async #perform(message: ToHost): Promise<void> {
    switch (message.t) {
      case 'open': {
        const hosted = this.#house.hosted(message.table)
        this.#at.add(message.table)
        hosted.admit(this.#page)
        return this.#page.post({ t: 'opened', id: message.id, card: cardFor(this.#page, hosted.card) })
      }
      case 'close':
        this.#at.delete(message.table)
        return this.#house.hosted(message.table).dismiss(this.#page)
      case 'say': {
        const hosted = this.#own(message.table)
        await hosted.prepare(message.message)
        return hosted.say(message.line, message.message, this.#page)
      }
      case 'lend':
        return this.#seated(message.table, message.seat).lend(message.seat, message.lent)
      case 'time-up': {
        const hosted = this.#seated(message.table, message.seat)
        await hosted.whole()
        return hosted.timeUp(message.seat)
      }
      case 'verify':
        this.#own(message.table)
        return this.#page.post({ t: 'verified', id: message.id, seal: await this.#house.verify(message.table) })
      // The window that has the table sets how fast it goes.
      case 'pace':
      case 'step-bots':
        return
      default:
        throw new Refused('t', 'Only the window that has the table does this.')
    }
  }

  #own(table: string): HostedMatch {
    if (!this.#at.has(table)) throw new Refused('table', 'This table is not open.')
    return this.#house.hosted(table)
  }

  #seated(table: string, seat: Seat): HostedMatch {
    const hosted = this.#own(table)
    if (!hosted.isAt(this.#page, seat)) throw new Refused('seat', 'Somebody else sits there.')
    return hosted
  }

  /** The window is gone. */
  close(): void {
    for (const table of this.#at) {
      try {
        this.#house.hosted(table).dismiss(this.#page)
      } catch {
        // The table was closed before.
      }
    }
    this.#at.clear()
  }
}
