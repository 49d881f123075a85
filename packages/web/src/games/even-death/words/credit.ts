/** Who brought whom down, by the attack under way. */
import type { Event } from '@shamble/even-death/page'

export interface Felled {
  /** People and zombies that it brought down. */
  readonly people: number
  readonly zombies: number
}

export interface Ending {
  readonly round: number
  /** Whoever did it; null for the infection and the ground. */
  readonly by: number | null
  readonly how: string
}

export interface Credit {
  readonly felled: ReadonlyMap<number, Felled>
  /** When and how people died. */
  readonly died: ReadonlyMap<number, Ending>
  /** When herds were gone. */
  readonly gone: ReadonlyMap<number, Ending>
  /** How many zombies of each herd fell, and how many people rose into it. */
  readonly lost: ReadonlyMap<number, number>
  readonly rose: ReadonlyMap<number, number>
}

const NOBODY: Felled = { people: 0, zombies: 0 }

class Reader implements Credit {
  readonly felled = new Map<number, Felled>()
  readonly died = new Map<number, Ending>()
  readonly gone = new Map<number, Ending>()
  readonly lost = new Map<number, number>()
  readonly rose = new Map<number, number>()
  #round = 0
  #attack: { readonly by: number; readonly target: number } | null = null

  /** Whoever attacks this unit just now. */
  #attacker(target: number): number | null {
    return this.#attack?.target === target ? this.#attack.by : null
  }

  #credit(by: number | null, more: Partial<Felled>): void {
    if (by === null) return
    const { people, zombies } = this.felled.get(by) ?? NOBODY
    this.felled.set(by, { people: people + (more.people ?? 0), zombies: zombies + (more.zombies ?? 0) })
  }

  read(event: Event): void {
    switch (event.e) {
      case 'round began':
        this.#round = event.round
        return
      case 'attacked':
        this.#attack = { by: event.unit, target: event.target }
        return
      case 'selected':
        this.#attack = null
        return
      case 'zombies fell':
        this.lost.set(event.unit, (this.lost.get(event.unit) ?? 0) + event.zombies.length)
        this.#credit(this.#attacker(event.unit), { zombies: event.zombies.length })
        return
      case 'herd gone':
        this.gone.set(event.unit, { round: this.#round, by: this.#attacker(event.unit), how: event.how })
        return
      case 'died': {
        const isAttack = event.how === 'shot' || event.how === 'blow' || event.how === 'bite'
        const by = isAttack ? this.#attacker(event.unit) : null
        this.died.set(event.unit, { round: this.#round, by, how: event.how })
        this.#credit(by, { people: 1 })
        return
      }
      case 'rose':
        this.rose.set(event.herd, (this.rose.get(event.herd) ?? 0) + 1)
        return
      default:
    }
  }
}

export function creditOf(events: readonly Event[]): Credit {
  const reader = new Reader()
  for (const event of events) reader.read(event)
  return reader
}
