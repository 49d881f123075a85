/** What the rules are asked before a decision: hints for what is chosen, odds of what is previewed. */
import type { OddsResult, Seat } from '@shamble/kernel'
import type { Json, Preview } from '../face.ts'
import type { Desk } from './desk.ts'
import type { Question } from './question.ts'
import { sorted } from './same.ts'

export const oddsKey = (seat: Seat | null, decision: number | undefined, command: Json): string =>
  sorted([seat, decision, command])

export class Asking {
  readonly #desk: Desk
  readonly #question: Question
  readonly #wanted = new Set<string>()
  #hintsKey = ''
  #isDrawn = false

  constructor(desk: Desk, question: Question) {
    this.#desk = desk
    this.#question = question
  }

  /** Whatever was asked is no longer of interest. */
  forget(): void {
    this.#hintsKey = ''
  }

  /** The first question is on the page: it did not wait for what works out hints. */
  drawn(): void {
    this.#isDrawn = true
    void this.askHints()
  }

  async askHints(): Promise<void> {
    const { scene: shown, asking, past, face, hints, open } = this.#desk
    const scene = shown.value
    if (scene?.line.over) asking.set(false)
    if (!this.#isDrawn || !scene || past.value || scene.line.over) return
    const s = this.#question.situation()
    const ask = face.hintsFor(s)
    const decision = scene.line.update?.decision
    const key = ask === null ? '' : sorted([decision, s.seat, ask])
    if (ask === null) asking.set(false)
    if (key === this.#hintsKey) return
    this.#hintsKey = key
    if (ask === null) return hints.set(null)
    asking.set(true)
    try {
      const answer = await open.hints(s.seat, ask)
      if (key !== this.#hintsKey) return
      hints.set(answer)
      asking.set(false)
      // What is known now may lead to another question.
      void this.askHints()
    } catch {
      if (key !== this.#hintsKey) return
      this.#hintsKey = ''
      asking.set(false)
    }
  }

  /** Asks for the odds of what is previewed; they arrive in `odds`. */
  wantOdds(preview: Preview | null): void {
    const { odds: known, open, scene } = this.#desk
    const decision = scene.value?.line.update?.decision
    const { seat } = this.#question.situation()
    if (seat === null) return
    for (const { odds, commands } of preview?.variants ?? []) {
      const [command] = commands
      if (!odds || command === undefined) continue
      const key = oddsKey(seat, decision, command)
      if (known.value.has(key) || this.#wanted.has(key)) continue
      this.#wanted.add(key)
      void open.odds(seat, command).then((reply) => {
        this.#wanted.delete(key)
        if (reply.ok) known.set(new Map([...known.value, [key, reply.odds]].slice(-200) as [string, OddsResult][]))
      })
    }
  }
}
