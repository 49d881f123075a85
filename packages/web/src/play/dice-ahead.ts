/** Digits come faster than dice are asked for: those typed while one is on its way count for the next. */
import { onDie } from './die-keys.ts'
import type { PlaySession } from './session.ts'

type Table = Pick<PlaySession, 'die' | 'digits' | 'typeDie' | 'awaitsDie' | 'person' | 'live' | 'moving' | 'sending'>

export class DiceAhead {
  readonly #table: Table
  #keys: string[] = []
  /** Of whom what was asked when they were typed. */
  #question = ''
  #isTyping = false
  #say: (words: string) => void = () => {}

  constructor(table: Table) {
    this.#table = table
    for (const cell of [table.live, table.moving, table.sending]) cell.subscribe(() => void this.#type())
  }

  press(key: string, say: (words: string) => void): Promise<void> {
    this.#say = say
    this.#dropOld()
    this.#keys.push(key)
    return this.#type()
  }

  /** What was typed for one question is for no other. */
  #dropOld(): void {
    const { person, live } = this.#table
    const question = `${person?.name} ${live.value?.update?.decision}`
    if (question !== this.#question) this.#keys = []
    this.#question = question
  }

  async #type(): Promise<void> {
    if (this.#isTyping || this.#keys.length === 0) return
    this.#isTyping = true
    for (;;) {
      this.#dropOld()
      const { die, awaitsDie } = this.#table
      // Nothing is on its way: whatever is asked next is another matter.
      if (!die && !awaitsDie) this.#keys = []
      const key = die ? this.#keys.shift() : undefined
      if (key === undefined) break
      await onDie(key, this.#table, this.#say)
    }
    this.#isTyping = false
  }
}

const known = new WeakMap<Table, DiceAhead>()

export function diceAhead(table: Table): DiceAhead {
  const before = known.get(table)
  const ahead = before ?? new DiceAhead(table)
  if (!before) known.set(table, ahead)
  return ahead
}
