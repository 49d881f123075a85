/** Taking back what was done, and whose real die it is. */
import { handsAfter, type Refusal, type Seat } from '@shamble/kernel'
import type { DieNeeded, Reply } from '../../engine/client.ts'
import type { Person } from '@shamble/host'
import type { Desk } from './desk.ts'
import type { Screen } from './screen.ts'
import type { Sending } from './sending.ts'

const NOTHING_DONE: Refusal = { clause: 'table.undo', reason: 'You have done nothing yet.' }

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
    const isOwn = (seat: Seat | null): boolean => seat !== null && this.#screen.mine.includes(seat)
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
    const seat = this.undoSeat
    const refusal = this.undoRefusal
    if (seat === null) return this.#desk.refused(NOTHING_DONE, 'Nothing to undo')
    if (!refusal) return void this.#takeBack(seat)
    const { isAlone } = this
    this.#desk.notice.set({
      tone: 'note',
      title: isAlone ? 'Take it back?' : 'The others have to agree',
      reason: this.#diceWords(seat),
      clause: refusal.clause,
      places: [],
      way: {
        label: isAlone ? 'Take it back all the same' : 'Ask to take it back',
        act: () => void this.#takeBack(seat),
      },
    })
  }

  /** Nobody else here has to agree: bots do. */
  get isAlone(): boolean {
    return this.#screen.people.length < 2
  }

  /** What happens to the dice if all is taken back from this seat's last command on. */
  #diceWords(seat: Seat): string {
    const { story = [] } = this.#desk.live.value ?? {}
    const from = story.findLastIndex((entry) => entry.seat === seat)
    if (story.slice(from).every(({ rolled }) => rolled.length === 0)) return 'No dice were thrown since then.'
    const { undoDice } = this.#desk.open.model.value.card.setup
    return undoDice === 'same'
      ? 'The dice thrown since then will fall the same again.'
      : 'The dice thrown since then are forgotten, and new ones will be thrown.'
  }

  async #takeBack(seat: Seat): Promise<void> {
    this.#desk.notice.set(null)
    const { before } = this.#sending
    this.#sending.before = null
    let reply: Reply
    do reply = await this.#desk.open.undo(seat)
    while (reply.ok && before !== null && this.#isSince(before, seat) && (this.isAlone || !this.undoRefusal))
    if (!reply.ok) this.#desk.refused(reply.refusal, 'Not taken back')
  }

  /** More of what was sent as one. */
  #isSince(entry: number, seat: Seat): boolean {
    const last = this.#desk.live.value?.story.at(-1)
    return last !== undefined && last.entry > entry && last.seat === seat
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
