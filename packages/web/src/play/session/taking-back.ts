/** Whose last deed can be taken back, and whose real die it is. */
import { handsAfter, type Refusal, type Seat } from '@shamble/kernel'
import type { DieNeeded } from '../../engine/client.ts'
import type { Person } from '@shamble/host'
import type { Desk } from './desk.ts'
import type { Screen } from './screen.ts'
import type { Sending } from './sending.ts'

export const NOTHING_DONE: Refusal = { clause: 'table.undo', reason: 'You have done nothing yet.' }

export class TakingBack {
  readonly #desk: Desk
  readonly #screen: Screen
  readonly #sending: Pick<Sending, 'before'>

  constructor(desk: Desk, screen: Screen, sending: Pick<Sending, 'before'>) {
    this.#desk = desk
    this.#screen = screen
    this.#sending = sending
  }

  /** The seat whose last command would be taken back. */
  get undoSeat(): Seat | null {
    const story = this.#desk.live.value?.story ?? []
    // What was decided before anybody sat down is nobody's to take back.
    const { opened = 0 } = this.#desk.open.model.value.card.setup
    const { mine } = this.#screen
    const isOwn = (seat: Seat | null): boolean => seat !== null && mine.includes(seat)
    return story.findLast(({ seat, entry }) => entry >= opened && isOwn(seat))?.seat ?? null
  }

  /** Null if it is free; otherwise why not. */
  get undoRefusal(): Refusal | null {
    const seat = this.undoSeat
    const update = this.#desk.live.value?.update
    if (seat === null || !update) return NOTHING_DONE
    return update.glances.find((one) => one.seat === seat)?.undo ?? null
  }

  undo(): void {
    void import('./undoing.ts').then(({ Undoing }) => new Undoing(this.#desk, this.#sending, this).undo())
  }

  /** Nobody else here has to agree: bots do. */
  get isAlone(): boolean {
    return this.#screen.isAlone
  }

  /** The seats whose dice are thrown by hand now. */
  get byHand(): ReadonlySet<Seat> {
    const { welcome, update } = this.#desk.live.value ?? {}
    return handsAfter(welcome?.physical ?? [], update?.hands ?? [])
  }

  /** The real die that somebody at this screen must throw now. */
  get die(): DieNeeded | null {
    return this.#desk.moving.value ? null : (this.#desk.live.value?.die ?? null)
  }

  /** Whoever at this screen threw the last real die, as long as a mistype can be corrected. */
  get typist(): Person | undefined {
    const seat = this.#desk.live.value?.correctable ?? null
    return seat === null ? undefined : this.#screen.people.find(({ seats }) => seats.includes(seat))
  }
}
