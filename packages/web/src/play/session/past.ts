/** The board at a line of the log, as whoever has the screen saw it then. */
import type { LogItem } from '../log-item.ts'
import type { Desk } from './desk.ts'
import type { Screen } from './screen.ts'

export class Past {
  readonly #desk: Desk
  readonly #screen: Screen
  readonly #onBack: () => void

  constructor(desk: Desk, screen: Screen, onBack: () => void) {
    this.#desk = desk
    this.#screen = screen
    this.#onBack = onBack
  }

  async show(item: LogItem): Promise<void> {
    const { open, past } = this.#desk
    const { lineName } = this.#screen
    try {
      const then = await open.past(lineName, item.until + 1)
      // What only one person could see is not for whoever has the screen by now.
      if (lineName !== this.#screen.lineName) return
      const [glance] = then.glances
      if (glance) past.set({ at: then.at, view: glance.view, item })
      this.#desk.onReveal(item.line.about)
    } catch {
      this.#desk.refused({ clause: 'table.past', reason: 'This moment cannot be shown.' }, 'Not shown')
    }
  }

  backToNow(): void {
    if (!this.#desk.past.value) return
    this.#desk.past.set(null)
    this.#onBack()
  }
}
