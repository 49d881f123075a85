/** What is dragged: taken up it is in hand, with the order that this means; dropped it is done, or its card opens. */
import type { Grabbed, Selection } from '../game-display.ts'
import type { Choice } from './choice.ts'
import { type Desk, NOTHING_CHOSEN } from './desk.ts'
import type { Playback } from './playback.ts'
import type { Question } from './question.ts'
import type { Sending } from './sending.ts'

export class Dragging {
  readonly #desk: Desk
  readonly #question: Question
  readonly #choice: Choice
  readonly #sending: Sending
  readonly #playback: Playback
  /** Whoever was idle is being activated. */
  #begun: Promise<void> | null = null
  #asks = false

  constructor(desk: Desk, question: Question, choice: Choice, sending: Sending, playback: Playback) {
    this.#desk = desk
    this.#question = question
    this.#choice = choice
    this.#sending = sending
    this.#playback = playback
  }

  lift({ order, figure, asks = false, commands = [] }: Grabbed): void {
    this.#asks = asks
    const { selection, notice } = this.#desk
    notice.set(null)
    const held: Selection = { ...NOTHING_CHOSEN, figure: figure ?? selection.value.figure, order }
    this.#choice.aim(held)
    if (commands.length === 0) return
    this.#begun = this.#sending.send({ commands }).then(() => {
      this.#begun = null
      this.#playback.finish()
      this.#choice.aim({ ...held, hover: selection.value.hover })
    })
  }

  /** Null: dropped where nothing is. */
  drop(place: string | null): void {
    if (this.#begun) void this.#begun.then(() => this.#dropAt(place))
    else this.#dropAt(place)
  }

  #dropAt(place: string | null): void {
    const { display, selection, sending, past } = this.#desk
    const held = selection.value
    if (sending.value || past.value) return
    const meant = place === null ? null : this.#meantAt(place, held)
    // Nothing can be done there: it is back where it was, with nothing in hand.
    if (place === null || meant?.figure !== held.figure)
      return this.#choice.aim({ ...held, order: null, aim: null, hover: null })
    this.#choice.aim(meant)
    const { aim, order } = selection.value
    if (aim === null) return this.#choice.aim({ ...held, order: null, aim: null })
    const preview = display.orders.preview(this.#question.situation())
    const [only, another] = preview?.variants ?? []
    const isPlain = only && another === undefined && !only.odds && order === held.order
    if (isPlain && !this.#asks) this.#choice.commit()
  }

  /** What is in hand, aimed there; where that means nothing, what pressing the place would mean. */
  #meantAt(place: string, held: Selection): Selection {
    const { orders } = this.#desk.display
    const picked = (selection: Selection): Selection => orders.pick(place, this.#question.situation(selection))
    const can = (selection: Selection): boolean =>
      (orders.preview(this.#question.situation(selection))?.variants.length ?? 0) > 0
    const pressed = picked({ ...held, order: null })
    // Over somebody else nothing is meant.
    if (pressed.figure !== held.figure) return pressed
    const aimed = picked(held)
    return !can(aimed) && can(pressed) ? pressed : aimed
  }
}
