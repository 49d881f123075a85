/** What is chosen and aimed at: a figure, an order, a place. */
import type { Order, Preview, Selection, Variant } from '../game-display.ts'
import type { Asking } from './asking.ts'
import { type Desk, NOTHING_CHOSEN } from './desk.ts'
import type { Playback } from './playback.ts'
import type { Question } from './question.ts'
import { same } from './same.ts'

/** What a choice leads to. */
interface Ways {
  send(variant: Variant): void
  backToNow(): void
}

export class Choice {
  readonly #desk: Desk
  readonly #question: Question
  readonly #asking: Asking
  readonly #playback: Playback
  readonly #ways: Ways
  /** The question for which the choice was last looked over. */
  #decision = -1

  constructor(desk: Desk, question: Question, asking: Asking, playback: Playback, ways: Ways) {
    this.#desk = desk
    this.#question = question
    this.#asking = asking
    this.#playback = playback
    this.#ways = ways
  }

  /** After something has changed: the choice stays as far as it still makes sense. */
  reconcile(): void {
    const { scene: shown, past, moving, selection, warned, variant } = this.#desk
    const scene = shown.value
    if (!scene || past.value) return
    const before = selection.value
    let next = before
    if (!moving.value && this.#question.asked.length > 0) next = this.#settled(before)
    if (before.aim !== null) next = { ...next, aim: null }
    if (scene.pending === null) next = NOTHING_CHOSEN
    warned.set(null)
    variant.set(0)
    this.#choose(next)
  }

  /** The same choice if whoever is chosen is still asked, else that of somebody who is. */
  #settled(before: Selection): Selection {
    const { scene, display } = this.#desk
    const { view, pending, line } = scene.value ?? {}
    const { asked } = this.#question
    const own = before.figure === null ? null : display.roster.seatOf(before.figure, view)
    const owing = asked.filter((seat) => pending?.owe.includes(seat))
    const decision = line?.update?.decision ?? -1
    // Whoever has nothing left to do makes room for somebody who has, once a question is new.
    const able = decision === this.#decision || owing.length === 0 ? asked : owing
    this.#decision = decision
    const kept = own === null || !able.includes(own) ? NOTHING_CHOSEN : before
    const figure = kept.figure ?? display.orders.defaultFigure(this.#question.situation(kept))
    const next = display.orders.settled(this.#question.situation({ ...kept, figure }))
    const orders = display.orders.list(this.#question.situation({ ...next, aim: null }))
    const isOffered = next.order === null || orders.some(({ id, enabled }) => id === next.order && enabled)
    return isOffered ? next : { ...next, order: null }
  }

  #choose(next: Selection): void {
    const { selection, onReveal } = this.#desk
    const before = selection.value
    const revealed = next.figure !== null && next.figure !== before.figure
    if (!same(before, next)) selection.set(next)
    void this.#asking.askHints()
    if (revealed && next.figure !== null) onReveal([next.figure])
  }

  chooseFigure(figure: string): void {
    this.#playback.finish()
    this.#ways.backToNow()
    this.#desk.notice.set(null)
    this.#choose({ ...NOTHING_CHOSEN, figure })
  }

  hover(place: string | null): void {
    const { selection, past } = this.#desk
    const { value } = selection
    if (value.hover === place || past.value) return
    selection.set({ ...value, hover: place })
    void this.#asking.askHints()
  }

  whatIf(place: string | null): void {
    const { value } = this.#desk.selection
    if ((value.whatIf ?? null) !== place) this.#choose({ ...value, whatIf: place, aim: null })
  }

  /** What pointing at something, or having picked it, would do. */
  preview(selection: Selection = this.#desk.selection.value): Preview | null {
    const { scene, past, moving, sending, display } = this.#desk
    if (!scene.value || past.value || moving.value || sending.value) return null
    if (!this.#question.asked.length) return null
    return display.orders.preview(this.#question.situation(selection))
  }

  orders(): readonly Order[] {
    const { scene, past, moving, display } = this.#desk
    if (!scene.value || past.value || this.#question.asked.length === 0 || moving.value) return []
    return display.orders.list(this.#question.situation())
  }

  order(id: string): void {
    if (this.#playback.finish()) return
    const { notice, selection, variant, warned } = this.#desk
    const order = this.orders().find((one) => one.id === id)
    if (!order) return
    notice.set(null)
    const { value } = selection
    if (!order.enabled) return this.#refuseOrder(order, value)
    const again = value.order === id
    const next: Selection = { ...value, order: again ? null : id, aim: null, hover: null }
    variant.set(0)
    warned.set(null)
    this.#choose(next)
    if (again || order.aims !== 'none') return
    const preview = this.preview(next)
    const [only] = preview?.variants ?? []
    if (preview?.refusal) this.#refuse(preview)
    else if (only && preview?.variants.length === 1 && !only.odds && !only.warning) this.#ways.send(only)
  }

  /** The whole reason, where the display knows more than fits under the order. */
  #refuseOrder({ id, label, detail, clause }: Order, selection: Selection): void {
    const refusal = this.preview({ ...selection, order: id, aim: null, hover: null })?.refusal
    this.#desk.notice.set({
      tone: 'no',
      title: label,
      reason: refusal?.reason ?? detail,
      clause: refusal?.clause ?? clause ?? null,
      places: [],
    })
  }

  /** A place was pressed. The first press aims; a second with a mouse does it. */
  pick(place: string, sure: boolean): void {
    const { past, sending, notice, selection, display } = this.#desk
    if (this.#playback.finish() || past.value || sending.value) return
    notice.set(null)
    if (sure && selection.value.aim === place) return this.commit()
    this.aim(display.orders.pick(place, this.#question.situation()))
  }

  aim(next: Selection): void {
    const { selection, warned, variant, onReveal } = this.#desk
    const before = selection.value
    warned.set(null)
    variant.set(0)
    this.#choose(next)
    if (next.aim === null || (next.aim === before.aim && next.order === before.order)) return
    const preview = this.preview(next)
    if (preview?.refusal && preview.variants.length === 0) {
      this.#refuse(preview, next.aim)
      this.#choose({ ...next, aim: null })
    } else if (preview) onReveal([next.aim, ...(next.figure === null ? [] : [next.figure])])
  }

  #refuse({ title, refusal }: Preview, place?: string): void {
    if (!refusal) return
    this.#desk.notice.set({
      tone: 'no',
      title,
      reason: refusal.reason,
      clause: refusal.clause,
      places: place === undefined ? [] : [place],
    })
  }

  /** One beat back: the question, the aim, the order, the figure. True if there was something to go back from. */
  back(): boolean {
    if (this.#playback.finish()) return true
    const { notice, past, selection, warned } = this.#desk
    if (notice.value) {
      notice.set(null)
      return true
    }
    if (past.value) {
      this.#ways.backToNow()
      return true
    }
    const { value } = selection
    if (warned.value !== null) warned.set(null)
    else if (value.aim !== null) this.#choose({ ...value, aim: null, hover: null })
    else if (value.whatIf) this.#choose({ ...value, whatIf: null })
    else if (value.order !== null) this.#choose({ ...value, order: null, hover: null })
    else return false
    return true
  }

  /** What was previewed is done. A warning is asked once. */
  commit(): void {
    const { sending, variant, selection, warned } = this.#desk
    if (this.#playback.finish() || sending.value) return
    const preview = this.preview()
    const chosen = preview?.variants[variant.value] ?? preview?.variants[0]
    if (!preview || !chosen) return
    const { value } = selection
    // Only what was picked or needs no aim is sent; pointing alone does nothing.
    const order = this.orders().find(({ id }) => id === value.order)
    const aimless = order?.aims === 'none' || order?.aims === 'dialog'
    if (value.aim === null && !aimless) return
    if (chosen.warning !== undefined && warned.value !== chosen.warning) return warned.set(chosen.warning)
    this.#ways.send(chosen)
  }
}
