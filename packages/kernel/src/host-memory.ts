import { canonical } from './json.ts'
import type { Say } from './messages.ts'
import type { Seat } from './seat.ts'

const CLIENTS = 256
const ANSWERS = 64

interface Remembered {
  readonly answers: Map<number, Say>
  /** Ids up to this one may have been answered and forgotten. */
  forgotten: number
}

/** The answers already given: a request that comes twice is carried out once. */
export class Memory {
  readonly #clients = new Map<string, Remembered>()

  /** The answer given before; 'forgotten' if there may have been one. By seat, so that no name gives away another's. */
  recall(client: string, seat: Seat, id: number): Say | 'forgotten' | null {
    const known = this.#clients.get(canonical([client, seat]))
    if (!known) return null
    return known.answers.get(id) ?? (id <= known.forgotten ? 'forgotten' : null)
  }

  keep(client: string, seat: Seat, id: number, answer: Say): void {
    const key = canonical([client, seat])
    const known = this.#clients.get(key) ?? { answers: new Map<number, Say>(), forgotten: -1 }
    this.#clients.delete(key)
    this.#clients.set(key, known)
    known.answers.set(id, answer)
    for (const old of known.answers.keys()) {
      if (known.answers.size <= ANSWERS) break
      known.answers.delete(old)
      known.forgotten = Math.max(known.forgotten, old)
    }
    for (const old of this.#clients.keys()) {
      if (this.#clients.size <= CLIENTS) break
      this.#clients.delete(old)
    }
  }
}

/** The id of a message that could not be read, so that its sender knows which. */
export function idOf(message: unknown): { id?: number } {
  try {
    const id = (message as { id?: unknown } | null | undefined)?.id
    return Number.isSafeInteger(id) ? { id: id as number } : {}
  } catch {
    return {}
  }
}
