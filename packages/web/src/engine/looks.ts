/** What is answered on its line in the order in which it was asked: the past, and the whole. */
import type { Fault, HostMessage } from '@shamble/kernel'
import { EngineFault } from './engine-fault.ts'

export type Looked = Extract<HostMessage, { t: 'past' | 'whole' }>

interface Asked {
  readonly line: string
  done(found: Looked): void
  fail(error: EngineFault): void
}

export class Looks {
  readonly #asked: Asked[] = []
  readonly #onTrouble: (fault: Fault) => void

  /** Of what nobody has asked. */
  constructor(onTrouble: (fault: Fault) => void) {
    this.#onTrouble = onTrouble
  }

  ask<T extends Looked['t']>(line: string, t: T): Promise<Extract<Looked, { t: T }>> {
    return new Promise((done, fail) => {
      const take = (found: Looked): void => {
        if (found.t === t) done(found as Extract<Looked, { t: T }>)
      }
      this.#asked.push({ line, done: take, fail })
    })
  }

  answer(name: string, message: Looked | Extract<HostMessage, { t: 'error' }>): void {
    const at = this.#asked.findIndex(({ line }) => line === name)
    const [asked] = at < 0 ? [] : this.#asked.splice(at, 1)
    if (message.t !== 'error') asked?.done(message)
    else if (asked) asked.fail(new EngineFault(message))
    else this.#onTrouble({ at: message.at, why: message.why })
  }

  fail(trouble: Fault): void {
    for (const { fail } of this.#asked.splice(0)) fail(new EngineFault(trouble))
  }
}
