/** What the rules are asked before a decision: hints for what is chosen, odds of what is previewed. */
import type { Seat } from '@shamble/kernel'
import type { Preview, Variant } from '../game-display.ts'
import type { Desk } from './desk.ts'
import type { QuestionShown } from './question.ts'
import { sorted } from './same.ts'

export const oddsKey = (seat: Seat | null, decision: number | undefined, variant: Variant): string =>
  sorted([seat, decision, asksFor(variant)])

/** The command whose odds are shown, and those before it. */
const asksFor = ({ odds, commands }: Variant): readonly [unknown, (readonly unknown[])?] =>
  odds === 'last' ? [commands.at(-1), commands.slice(0, -1)] : [commands[0]]

/** Odds of so many variants are worked out at once, and so many are kept. */
const MOST_AT_ONCE = 8
const MOST_KEPT = 200
/** Of whom nothing is asked, the rules are asked nothing before others have done nothing for so long. */
const LOOKING_MS = 150

export class Asking {
  readonly #desk: Desk
  readonly #question: QuestionShown
  readonly #wanted = new Set<string>()
  #hintsKey = ''
  #isDrawn = false
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(desk: Desk, question: QuestionShown) {
    this.#desk = desk
    this.#question = question
  }

  /** Whatever was asked is no longer of interest. */
  forget(): void {
    this.#hintsKey = ''
  }

  /** From now on. */
  drawn(): void {
    this.#isDrawn = true
    this.askHints()
  }

  askHints(): void {
    clearTimeout(this.#later)
    if (this.#question.asked.length > 0) void this.#askHints()
    else this.#later = setTimeout(() => void this.#askHints(), LOOKING_MS)
  }

  async #askHints(): Promise<void> {
    const { scene: shown, asking, past, display, hints, open } = this.#desk
    const scene = shown.value
    if (scene?.line.over) asking.set(false)
    if (!this.#isDrawn || !scene || past.value || scene.line.over) return
    const s = this.#question.situation()
    // Nobody looks at what passes at once.
    const isPassing = this.#desk.isAtOnce && this.#question.asked.length === 0
    const ask = isPassing ? null : display.orders.hintsFor(s)
    const decision = scene.line.update?.decision
    const key = ask === null ? '' : sorted([decision, s.seat, ask])
    if (ask === null) asking.set(false)
    if (key === this.#hintsKey) return
    this.#hintsKey = key
    if (ask === null) return hints.set(null)
    asking.set(true)
    try {
      const [answer] = await Promise.all([open.hints(s.seat, ask), display.orders.rest?.()])
      if (key !== this.#hintsKey) return
      hints.set(answer)
      asking.set(false)
      // What is known now may lead to another question.
      this.askHints()
    } catch {
      if (key !== this.#hintsKey) return
      this.#hintsKey = ''
      asking.set(false)
    }
  }

  /** The odds of what is previewed, of which one variant is chosen; those that are asked for arrive in `odds`. */
  wantOdds(preview: Preview | null): void {
    const { odds: known, scene, variant, display } = this.#desk
    const decision = scene.value?.line.update?.decision
    const s = this.#question.situation()
    const { seat } = s
    const variants = preview?.variants ?? []
    if (seat === null) return
    const found = new Map(known.value)
    for (const [i, one] of variants.entries()) {
      const [command, after] = asksFor(one)
      if (!one.odds || command === undefined) continue
      const key = oddsKey(seat, decision, one)
      if (found.has(key)) continue
      // Of many, those that are not shown can wait.
      const isShown = variants.length <= MOST_AT_ONCE || i === variant.value
      const atOnce = isShown && !after ? display.orders.oddsAtOnce?.(s, command) : null
      if (atOnce) found.set(key, atOnce)
      else if (!this.#wanted.has(key)) this.#ask(seat, key, command, after)
    }
    if (found.size > known.value.size) known.set(found)
  }

  #ask(seat: Seat, key: string, command: unknown, after?: readonly unknown[]): void {
    const { odds, open } = this.#desk
    this.#wanted.add(key)
    void open.odds(seat, command, after).then((reply) => {
      this.#wanted.delete(key)
      if (reply.ok) odds.set(new Map([...odds.value].slice(1 - MOST_KEPT)).set(key, reply.odds))
    })
  }
}
