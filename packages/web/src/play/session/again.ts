/** The last attack once more: one press instead of an order, an aim and a button. */
import type { Done, Order, Preview, Selection, Variant } from '../game-display.ts'
import { AGAIN, type Desk } from './desk.ts'
import type { QuestionShown } from './question.ts'

interface Found {
  readonly order: Order
  readonly selection: Selection
  readonly variant: number
}

export class Again {
  readonly #desk: Desk
  readonly #question: QuestionShown
  #last: (Done & { readonly turn: number }) | null = null

  constructor(desk: Desk, question: QuestionShown) {
    this.#desk = desk
    this.#question = question
  }

  /** Something is sent: an attack that was aimed may be wanted again, anything else is in between. */
  note({ label, odds }: Variant, { figure, order, aim }: Selection): void {
    const isAttack = odds === true && figure !== null && order !== null && aim !== null
    this.#last = isAttack ? { figure, order, aim, label, turn: this.#turn } : null
  }

  forget(): void {
    this.#last = null
  }

  get #turn(): number {
    const { scene, display } = this.#desk
    return display.words.standing(scene.value?.view).turn
  }

  /** Null: the same cannot be done again, or somebody else acts. */
  find(): Found | null {
    const { display, selection } = this.#desk
    const last = this.#last
    if (!last || last.figure !== selection.value.figure || last.turn !== this.#turn) return null
    const s = this.#question.situation({ ...selection.value, order: null, aim: null })
    const next = display.orders.again?.(s, last) ?? null
    const preview: Preview | null = next && display.orders.preview({ ...s, selection: next })
    if (!next || !preview) return null
    const same = preview.variants.findIndex(({ label }) => label === last.label)
    const variant = Math.max(0, same)
    const chosen = preview.variants[variant]
    const icon = display.orders.list(s).find(({ id }) => id === next.order)?.icon
    if (!chosen || icon === undefined) return null
    const order: Order = {
      id: AGAIN,
      label: 'Again',
      icon,
      key: ',',
      detail: chosen.commit,
      enabled: true,
      aims: 'none',
    }
    return { order, selection: next, variant }
  }

  /** Before the orders that there are. Two buttons for one thing: the shorter one stands for both. */
  among(all: readonly Order[]): readonly Order[] {
    const again = this.find()
    if (!again) return all
    const same = all.find((order) => this.#isNoMore(order, again.selection))
    return same ? [{ ...again.order, key: same.key }, ...all.filter((one) => one !== same)] : [again.order, ...all]
  }

  /** An order by which nothing else could be done than what was done last. */
  #isNoMore({ id }: Order, again: Selection): boolean {
    const { orders } = this.#desk.display
    if (id !== again.order) return false
    const [only, ...others] = orders.targets(this.#question.situation({ ...again, aim: null, hover: null }))
    const preview = orders.preview(this.#question.situation(again))
    return only === again.aim && others.length === 0 && preview?.variants.length === 1
  }
}
