/** What is asked, and of whom. */
import type { Seat, Update } from '@shamble/kernel'
import type { Selection, DisplayState } from '../game-display.ts'
import { type Desk, NOTHING_CHOSEN } from './desk.ts'
import type { Screen } from './screen.ts'

export const glanceOf = (update: Update, seat: Seat | null = null): Update['glances'][number] | undefined =>
  update.glances.find((one) => one.seat === seat) ?? update.glances[0]

export class QuestionShown {
  readonly #desk: Desk
  readonly #screen: Screen

  constructor(desk: Desk, screen: Screen) {
    this.#desk = desk
    this.#screen = screen
  }

  /** The seats of this person that owe an answer, then those that may speak. */
  get asked(): readonly Seat[] {
    const { owe = [], may = [] } = this.#desk.scene.value?.pending ?? {}
    const { mine } = this.#screen
    return [...owe, ...may].filter((seat) => mine.includes(seat))
  }

  /** The person who has the screen owes an answer, and everything before it has been shown. */
  get myTurn(): boolean {
    const pending = this.#desk.scene.value?.pending
    return !this.#desk.moving.value && (pending?.owe.some((seat) => this.#screen.mine.includes(seat)) ?? false)
  }

  /** What is shown and asked; `past`: the moment that is looked at instead, if there is one. */
  situation(selection: Selection = this.#desk.selection.value, past = true): DisplayState {
    const scene = this.#desk.scene.value
    const then = past ? this.#desk.past.value : null
    const { options, memory } = this.#desk
    if (!scene || then)
      return {
        view: then?.view ?? null,
        options,
        seat: this.#screen.mine[0] ?? null,
        pending: null,
        choices: [],
        hints: null,
        selection: NOTHING_CHOSEN,
        memory,
      }
    const { update } = scene.line
    const seat = this.#seatFor(selection)
    const glance = update && glanceOf(update, seat)
    return {
      view: scene.isBetween ? scene.view : (glance?.view ?? scene.view),
      options,
      seat,
      pending: scene.pending,
      choices: glance?.seat === seat && !scene.isBetween ? (glance?.choices ?? []) : [],
      hints: this.#desk.hints.value,
      selection,
      memory,
    }
  }

  #seatFor({ figure }: Selection): Seat | null {
    const own = figure === null ? null : this.#desk.display.roster.seatOf(figure, this.#desk.scene.value?.view)
    const { asked } = this
    const { mine } = this.#screen
    if (own !== null && (asked.includes(own) || (asked.length === 0 && mine.includes(own)))) return own
    return asked[0] ?? mine[0] ?? null
  }
}
