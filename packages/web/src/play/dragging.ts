/**
 * What is dragged: taken up it is in hand, with the order that this means; dropped it is done, or its card opens. It comes
 * with the hand that drags: no table needs it before somebody points.
 */
import type { Grabbed, Selection } from './game-display.ts'
import { NOTHING_CHOSEN, type PlaySession } from './session.ts'

type Dragged = Pick<
  PlaySession,
  'aim' | 'commit' | 'do' | 'display' | 'finish' | 'notice' | 'past' | 'selection' | 'sending' | 'situation'
>

export class Dragging {
  readonly #session: Dragged
  /** Whoever was idle is being activated. */
  #begun: Promise<void> | null = null
  #asks = false

  constructor(session: Dragged) {
    this.#session = session
  }

  lift({ order, figure, asks = false, commands = [] }: Grabbed): void {
    const { selection, notice } = this.#session
    notice.set(null)
    this.#asks = asks
    const { several = null } = selection.value
    const held: Selection = { ...NOTHING_CHOSEN, figure: figure ?? selection.value.figure, order, several }
    this.#session.aim(held)
    if (commands.length === 0) return
    this.#begun = this.#session.do({ commands }).then(() => {
      this.#begun = null
      this.#session.finish()
      this.#session.aim({ ...held, hover: selection.value.hover })
    })
  }

  /** Null: dropped where nothing is. */
  drop(place: string | null): void {
    if (this.#begun) void this.#begun.then(() => this.#dropAt(place))
    else this.#dropAt(place)
  }

  #dropAt(place: string | null): void {
    const { display, selection, sending, past, situation, aim } = this.#session
    const held = selection.value
    if (sending.value || past.value) return
    const meant = place === null ? null : this.#meantAt(place, held)
    // Nothing can be done there: it is back where it was, with nothing in hand.
    if (meant?.figure !== held.figure) return aim({ ...held, order: null, aim: null, hover: null })
    aim(meant)
    const { aim: aimed, order } = selection.value
    if (aimed === null) return aim({ ...held, order: null, aim: null })
    const [only, another] = display.orders.preview(situation())?.variants ?? []
    // Over one of the others the card of an attack opens, whatever it costs.
    const aims = display.orders.list(situation()).find(({ id }) => id === order)?.aims
    const isPlain = only && another === undefined && !only.odds && (order === held.order || aims !== 'figure')
    if (isPlain && !this.#asks) this.#doIt()
  }

  /** With the gesture the order is out of the hand again: the next press means what it is on. */
  #doIt(): void {
    const { selection, sending, commit } = this.#session
    commit()
    if (sending.value) selection.set({ ...selection.value, order: null, aim: null, hover: null })
  }

  /** What is in hand, aimed there; where that means nothing, what pressing the place would mean. */
  #meantAt(place: string, held: Selection): Selection {
    const { display, situation } = this.#session
    const picked = (selection: Selection): Selection => display.orders.pick(place, situation(selection))
    const can = (selection: Selection): boolean =>
      (display.orders.preview(situation(selection))?.variants.length ?? 0) > 0
    const touched = display.orders.drop?.(place, situation(held))
    if (touched) return touched
    const pressed = picked({ ...held, order: null })
    // Over somebody else nothing is meant.
    if (pressed.figure !== held.figure) return pressed
    const aimed = picked(held)
    return !can(aimed) && can(pressed) ? pressed : aimed
  }
}
