/** Where nothing is left but an end, or there is one answer only, nobody has to press for it. */
import type { Update } from '@shamble/kernel'
import type { Desk } from './desk.ts'
import type { QuestionShown } from './question.ts'
import type { Screen } from './screen.ts'
import type { Sending } from './sending.ts'
import type { TakingBack } from './taking-back.ts'

export class Finishing {
  readonly #desk: Desk
  readonly #screen: Screen
  readonly #question: QuestionShown
  readonly #sending: Pick<Sending, 'send' | 'goesOn'>
  readonly #takingBack: Pick<TakingBack, 'byHand'>
  #seen: Update | null
  /** Something has happened, and nobody has looked yet whether anything is left to decide. */
  #isNews = false
  /** What was taken back is not done again by itself. */
  #takenBackTo = -1

  /** `seen`: what was on the table before; it is asked although there may be one answer only. */
  constructor(
    desk: Desk,
    screen: Screen,
    question: QuestionShown,
    sending: Pick<Sending, 'send' | 'goesOn'>,
    takingBack: Pick<TakingBack, 'byHand'>,
    seen: Update | null,
  ) {
    this.#desk = desk
    this.#screen = screen
    this.#question = question
    this.#sending = sending
    this.#takingBack = takingBack
    this.#seen = seen
    // What goes on by itself may wait for what the rules answer.
    desk.hints.subscribe(() => this.look())
  }

  /** Once everything that has happened was shown. */
  look(): void {
    const { sending, moving, display, past } = this.#desk
    this.#notice()
    if (!this.#isNews || sending.value || moving.value || past.value || this.#question.asked.length === 0) return
    const s = this.#question.situation()
    const standing = this.#sending.goesOn?.(s) ?? null
    if (standing === 'unknown') return
    this.#isNews = false
    const rest = standing ?? display.orders.finished?.(s) ?? null
    const { goesOn } = this.#sending
    if (rest) void this.#sending.send(goesOn ? { goesOn, ...rest } : rest)
  }

  #notice(): void {
    const line = this.#desk.scene.value?.line
    const update = line?.update
    if (!update || update === this.#seen) return
    if (update.undone > 0) {
      this.#takenBackTo = update.decision
      this.#sending.goesOn = null
    }
    this.#clearRefusal(update)
    const isKnown = this.#seen === null || update.decision === this.#takenBackTo
    this.#seen = update
    const { mine } = this.#screen
    // Real dice are thrown by whoever knows what for: only what one has done oneself goes on by itself.
    const isOwn = line.fresh.every(({ seat }) => seat !== null && mine.includes(seat))
    this.#isNews = !isKnown && (isOwn || this.#takingBack.byHand.size === 0)
  }

  /** What could not be done is over with the question at which it was tried. */
  #clearRefusal({ decision }: Update): void {
    const { notice } = this.#desk
    if (this.#seen?.decision !== decision && notice.value?.tone === 'no') notice.set(null)
  }

  /** Another has the screen, and may know other things. */
  forget(): void {
    this.#seen = null
    this.#isNews = false
  }
}
