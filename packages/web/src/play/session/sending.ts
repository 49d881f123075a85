/** What is sent: the commands of an order one after the other, held back where something has changed on the way. */
import type { Seat } from '@shamble/kernel'
import type { LogItem } from '../log-item.ts'
import type { Variant } from '../game-display.ts'
import type { Desk, Notice } from './desk.ts'
import type { QuestionShown } from './question.ts'
import { same } from './same.ts'
import type { Screen } from './screen.ts'

/** What is sent of a variant. */
export type Sent = Pick<Variant, 'commands' | 'by' | 'asOne' | 'anytime' | 'throughDice' | 'goesOn'>

interface Given {
  readonly seat: Seat
  readonly command: unknown
  readonly anytime: boolean
  readonly throughDice: boolean
}

const STOPPED: Notice = {
  tone: 'note',
  title: 'Stopped on the way',
  reason: 'Something has changed. Look again before going on.',
  clause: null,
  places: [],
}

export class Sending {
  readonly #desk: Desk
  readonly #screen: Screen
  readonly #question: QuestionShown
  /** Everything was sent, or the rest was held back. */
  readonly #onSent: () => void
  /** The last entry before the person's last decision. */
  #decided = Number.POSITIVE_INFINITY
  /** The last entry before what is taken back as one; null: the last command is. */
  before: number | null = null
  /** What was sent last goes on by itself. */
  goesOn: Variant['goesOn'] | null = null

  constructor(desk: Desk, screen: Screen, question: QuestionShown, onSent: () => void) {
    this.#desk = desk
    this.#screen = screen
    this.#question = question
    this.#onSent = onSent
  }

  forget(): void {
    this.goesOn = null
    this.#decided = Number.POSITIVE_INFINITY
  }

  /** Sends a variant that was not previewed: from the menu or the table in words. */
  async do(variant: Sent): Promise<void> {
    if (!this.#desk.sending.value) await this.send(variant)
  }

  async send({ commands, by, asOne, anytime = false, throughDice = false, goesOn }: Sent): Promise<void> {
    const { seat } = this.#question.situation()
    this.goesOn = goesOn ?? null
    if (seat === null) return
    this.before = asOne ? this.#lastEntry : null
    await this.#sendAll(commands.map((command, i) => ({ seat: by?.[i] ?? seat, command, anytime, throughDice })))
  }

  /** One after the other; stops at a refusal and where something new has come to light. */
  async #sendAll(all: readonly Given[]): Promise<void> {
    const { sending, warned, notice, open } = this.#desk
    sending.set(true)
    this.#decided = this.#lastEntry
    warned.set(null)
    this.#screen.dismissRibbon()
    try {
      let known = 0
      const line = this.#screen.lineName
      for (const [i, given] of all.entries()) {
        if (i > 0 && !this.#mayGoOn(known, all[i - 1], given)) return notice.set(STOPPED)
        known = this.#entries
        const reply = await open.command(given.seat, given.command)
        // The screen has changed hands meanwhile: whoever has it now did not ask for this.
        if (this.#screen.lineName !== line) return
        if (!reply.ok) return this.#desk.refused(reply.refusal)
      }
    } finally {
      sending.set(false)
      this.#onSent()
    }
  }

  get #lastEntry(): number {
    return this.#desk.live.value?.story.at(-1)?.entry ?? -1
  }

  /** What was told since the person last decided. */
  get recent(): readonly LogItem[] {
    return this.#desk.scene.value?.items?.filter(({ until }) => until > this.#decided) ?? []
  }

  get #entries(): number {
    return this.#desk.live.value?.story.length ?? 0
  }

  /** Since so many entries nothing was rolled or came to light, nobody else did anything, and this is still allowed. */
  #mayGoOn(known: number, before: Given | undefined, { seat, command, anytime, throughDice }: Given): boolean {
    const { story = [], update } = this.#desk.live.value ?? {}
    const quiet = story
      .slice(known)
      .every((one) => one.seat === before?.seat && (throughDice || one.rolled.length === 0) && !one.revealed)
    const glance = update?.glances.find((one) => one.seat === seat)
    return quiet && (anytime || (glance?.choices.some((one) => same(one, command)) ?? false))
  }
}
