/** What is chosen and aimed at: a figure, an order, a place. */
import type { Order, Preview, Selection, Variant } from '../game-display.ts'
import type { Again } from './again.ts'
import type { Asking } from './asking.ts'
import { AGAIN, type Desk, NOTHING_CHOSEN } from './desk.ts'
import type { Playback } from './playback.ts'
import { isAimless } from '../../plan/sights.ts'
import type { QuestionShown } from './question.ts'
import { same, sorted } from './same.ts'

/** What a choice leads to. */
interface Ways {
  send(variant: Variant): void
  backToNow(): void
  again(): ReturnType<Again['find']>
  /** With the last attack once more before them, where it can be done again. */
  withAgain(all: readonly Order[]): readonly Order[]
}

export class Choice {
  readonly #desk: Desk
  readonly #question: QuestionShown
  readonly #asking: Asking
  readonly #playback: Playback
  readonly #ways: Ways
  /** The question for which the choice was last looked over, and what it was about. */
  #decision = -1
  #topic = ''
  /** The order that a press on the board meant: nobody has taken it in hand, and the next press may mean another. */
  #meant: string | null = null
  /** The place that keys have gone to. */
  #cursor: string | null = null
  /** The question at which something was last supposed. */
  #supposedAt = -1

  constructor(desk: Desk, question: QuestionShown, asking: Asking, playback: Playback, ways: Ways) {
    this.#desk = desk
    this.#question = question
    this.#asking = asking
    this.#playback = playback
    this.#ways = ways
  }

  /** After something has changed: whoever was chosen stays if that still makes sense, and nothing stays armed. */
  reconcile(): void {
    const { scene: shown, past, moving, selection, warned, variant, supposing } = this.#desk
    const scene = shown.value
    if (!scene || past.value) return
    const { asked } = this.#question
    let next: Selection = { ...selection.value, aim: null, several: null }
    if (asked.length === 0) next = { ...next, order: null }
    else if (!moving.value) next = this.#settled(next)
    if (scene.pending === null) next = NOTHING_CHOSEN
    if (asked.length === 0 || this.#now !== this.#supposedAt) {
      supposing.set(false)
      next = { ...next, whatIf: null }
    }
    warned.set(null)
    variant.set(0)
    this.#choose(next)
  }

  get #now(): number {
    return this.#desk.scene.value?.line.update?.decision ?? -1
  }

  /** The turn and the question: as long as these stay, an order that is still to be aimed stays in its figure's hand. */
  #isSameTopic(): boolean {
    const { scene, display } = this.#desk
    const { view, pending } = scene.value ?? {}
    const before = this.#topic
    this.#topic = sorted([display.words.standing(view).turn, pending?.asks])
    return this.#topic === before
  }

  /** The same choice if whoever is chosen is still asked, else that of somebody who is. */
  #settled(given: Selection): Selection {
    const { scene, display } = this.#desk
    const { view, pending } = scene.value ?? {}
    const { asked } = this.#question
    const own = given.figure === null ? null : display.roster.seatOf(given.figure, view)
    const owing = asked.filter((seat) => pending?.owe.includes(seat))
    const decision = this.#now
    // Whoever has nothing left to do makes room for somebody who has, once a question is new.
    const isNew = decision !== this.#decision
    const able = !isNew || owing.length === 0 ? asked : owing
    this.#decision = decision
    const kept = own === null || !able.includes(own) ? NOTHING_CHOSEN : given
    const figure = kept.figure ?? display.orders.defaultFigure(this.#question.situation(kept))
    const before = this.#isSameTopic() ? kept.order : null
    const next = display.orders.settled(this.#question.situation({ ...kept, figure, order: before }))
    const order = display.orders
      .list(this.#question.situation({ ...next, aim: null }))
      .find(({ id, enabled }) => id === next.order && enabled)
    // What needs no aim is armed as soon as it is in hand: it does not outlast its question, which others' answers in secret leave as it is.
    const isArmed = isNew && !pending?.sealed && order !== undefined && isAimless(order) && order.id === before
    return order === undefined || isArmed ? { ...next, order: null } : next
  }

  #choose(next: Selection): void {
    const { selection, onReveal } = this.#desk
    const before = selection.value
    const revealed = next.figure !== null && next.figure !== before.figure
    if (!same(before, next)) selection.set(next)
    this.#asking.askHints()
    if (revealed && next.figure !== null) onReveal([next.figure])
  }

  chooseFigure(figure: string): void {
    this.#playback.finish()
    this.#ways.backToNow()
    this.#desk.notice.set(null)
    this.#desk.supposing.set(false)
    this.#choose({ ...NOTHING_CHOSEN, figure })
  }

  hover(place: string | null, byKeys = false): void {
    const { selection, past, supposing } = this.#desk
    const { value } = selection
    this.#cursor = byKeys ? place : null
    if (value.hover === place || past.value) return
    const whatIf = supposing.value && place !== null ? place : (value.whatIf ?? null)
    selection.set({ ...value, hover: place, whatIf })
    this.#asking.askHints()
  }

  /** Where keys have gone: a pointer that merely rests on somebody has chosen nobody. */
  get cursor(): string | null {
    const { hover } = this.#desk.selection.value
    return hover === this.#cursor ? hover : null
  }

  /** For as long as a key is held. */
  whatIf(place: string | null): void {
    if (this.#desk.supposing.value) return
    const { value } = this.#desk.selection
    if (place !== null) this.#supposedAt = this.#now
    if ((value.whatIf ?? null) !== place) this.#choose({ ...value, whatIf: place, aim: null })
  }

  /** Until it is switched off, or something else is asked: whatever is pointed at is where the chosen figure would stand. */
  suppose(on: boolean): void {
    const { supposing, selection } = this.#desk
    const { value } = selection
    this.#supposedAt = this.#now
    supposing.set(on && value.figure !== null && this.#question.asked.length > 0)
    this.#choose({ ...value, aim: null, order: null, whatIf: supposing.value ? value.hover : null })
  }

  /** What pointing at something, or having picked it, would do. */
  preview(selection: Selection = this.#desk.selection.value): Preview | null {
    const { scene, past, moving, sending, display } = this.#desk
    if (!scene.value || past.value || moving.value || sending.value) return null
    if (!this.#question.asked.length) return null
    return display.orders.preview(this.#question.situation(selection))
  }

  orders(): readonly Order[] {
    const all = this.#all()
    return all.length === 0 ? all : this.#ways.withAgain(all)
  }

  #all(): readonly Order[] {
    const { scene, past, moving, display } = this.#desk
    if (!scene.value || past.value || this.#question.asked.length === 0 || moving.value) return []
    return display.orders.list(this.#question.situation())
  }

  /** The last attack once more, as its button says. */
  #again(): void {
    const found = this.#ways.again()
    if (!found || this.#desk.sending.value) return
    this.aim(found.selection)
    this.#desk.variant.set(found.variant)
    this.commit()
  }

  order(id: string): void {
    if (this.#playback.finish()) return
    if (id === AGAIN) return this.#again()
    const { notice, selection, variant, warned } = this.#desk
    const order = this.orders().find((one) => one.id === id)
    if (!order) return
    notice.set(null)
    this.#meant = null
    const { value } = selection
    if (!order.enabled) return this.#refuseOrder(order, value)
    if (this.#desk.supposing.value) this.suppose(false)
    const again = value.order === id
    const next: Selection = { ...value, order: again ? null : id, aim: null, hover: null, whatIf: null }
    variant.set(0)
    warned.set(null)
    this.#choose(next)
    if (!again && order.aims === 'figure') this.#revealFirst(next)
    if (again || order.aims !== 'none') return
    const preview = this.preview(next)
    const [only] = preview?.variants ?? []
    if (preview?.refusal) this.#refuse(preview)
    else if (only && preview?.variants.length === 1 && !only.odds) this.#sendOrAsk(only)
  }

  /** Somebody to aim at is in sight, with whoever aims. */
  #revealFirst(selection: Selection): void {
    const [first] = this.#desk.display.orders.targets(this.#question.situation(selection))
    const { figure } = selection
    if (first !== undefined) this.#desk.onReveal(figure === null ? [first] : [first, figure])
  }

  /** A button that has asked is armed; pressed again it does what it asked about. */
  #sendOrAsk(only: Variant): void {
    if (only.warning === undefined) this.#ways.send(only)
    else this.#desk.warned.set(only.warning)
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
    const { past, sending, notice, selection, display, supposing } = this.#desk
    if (this.#playback.finish() || past.value || sending.value) return
    notice.set(null)
    // Supposing decides nothing.
    if (supposing.value) return this.hover(place)
    if (sure && selection.value.aim === place) return this.commit()
    const { value } = selection
    const isOpen = value.order === null || value.order === this.#meant
    const pick = (from: Selection): Selection => display.orders.pick(place, this.#question.situation(from))
    const free = isOpen ? pick({ ...value, order: null, aim: null }) : null
    // A press that means the same once more, on a tile that is turned by it, goes on from there.
    const next = free === null || free.order === value.order ? pick(value) : free
    this.#meant = isOpen ? next.order : null
    this.aim(next)
  }

  /** The next of what can be aimed at. It is in hand what goes there: picking it aims just that, and chooses no friend who stands there. */
  step(place: string): void {
    const { selection, supposing } = this.#desk
    const { value } = selection
    this.#meant = null
    this.#cursor = place
    const order = value.order ?? (supposing.value ? null : this.#orderFor(place))
    this.aim({ ...value, order, aim: null, hover: place })
  }

  /** The first order that can be aimed there. */
  #orderFor(place: string): string | null {
    const { orders } = this.#desk.display
    const aims = (id: string): readonly string[] =>
      orders.targets(this.#question.situation({ ...this.#desk.selection.value, order: id }))
    const goesThere = (one: Order): boolean => one.enabled && !isAimless(one) && aims(one.id).includes(place)
    return this.#all().find(goesThere)?.id ?? null
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
    const { notice, past, selection, warned, supposing } = this.#desk
    if (notice.value) {
      notice.set(null)
      return true
    }
    if (past.value) {
      this.#ways.backToNow()
      return true
    }
    const { value } = selection
    if (supposing.value) this.suppose(false)
    else if (warned.value !== null) warned.set(null)
    else if (value.aim !== null)
      this.#choose({ ...value, aim: null, hover: null, order: value.order === this.#meant ? null : value.order })
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
    const order = this.#all().find(({ id }) => id === value.order)
    if (value.aim === null && !(order && isAimless(order))) return
    const { warning } = chosen
    if (warning !== undefined && warned.value !== warning) return warned.set(warning)
    this.#ways.send(chosen)
  }
}
