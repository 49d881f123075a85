/** The board as it was at a line of the log. */
import { ONLOOKER } from '../../engine/client.ts'
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
    try {
      if (!open.model.value.lines[ONLOOKER]) open.join(ONLOOKER, [])
      const then = await open.past(ONLOOKER, item.until + 1)
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
    if (this.#screen.lineName !== ONLOOKER) this.#desk.open.leave(ONLOOKER)
    this.#onBack()
  }
}
