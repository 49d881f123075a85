/** Taking back what was done, with what happens to the dice. Loaded when somebody does. */
import type { Seat } from '@shamble/kernel'
import type { Reply } from '../../engine/client.ts'
import type { Desk } from './desk.ts'
import type { Sending } from './sending.ts'
import { NOTHING_DONE, type TakingBack } from './taking-back.ts'

export class Undoing {
  readonly #desk: Desk
  readonly #sending: Pick<Sending, 'before'>
  readonly #takingBack: Pick<TakingBack, 'undoSeat' | 'undoRefusal' | 'isAlone'>

  constructor(
    desk: Desk,
    sending: Pick<Sending, 'before'>,
    takingBack: Pick<TakingBack, 'undoSeat' | 'undoRefusal' | 'isAlone'>,
  ) {
    this.#desk = desk
    this.#sending = sending
    this.#takingBack = takingBack
  }

  undo(): void {
    const { undoSeat: seat, undoRefusal: refusal, isAlone } = this.#takingBack
    if (seat === null) return this.#desk.refused(NOTHING_DONE, 'Nothing to undo')
    if (!refusal) return void this.#takeBack(seat)
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
    while (
      reply.ok &&
      before !== null &&
      this.#isSince(before, seat) &&
      (this.#takingBack.isAlone || !this.#takingBack.undoRefusal)
    )
    if (!reply.ok) this.#desk.refused(reply.refusal, 'Not taken back')
  }

  /** More of what was sent as one. */
  #isSince(entry: number, seat: Seat): boolean {
    const last = this.#desk.live.value?.story.at(-1)
    return last !== undefined && last.entry > entry && last.seat === seat
  }
}
