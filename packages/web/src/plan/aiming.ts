/** What is in hand and in the sights: from orders with their targets to previews, the same way in every game. */
import type * as face from '../table/face.ts'
import type { Order, Preview, Situation } from '../table/face.ts'
import type * as plan from './plan.ts'
import type { Planned, Target } from './plan.ts'
import { previewing } from './previewing.ts'

interface Known<Command> {
  readonly hints: unknown
  readonly view: unknown
  readonly figure: string | null
  readonly seat: string | null
  readonly plan: readonly Planned<Command>[]
}

/** What a game says about its own orders. */
export interface Game<View, Command, Hints> {
  /** Everything that can be decided now. */
  plan(s: Situation<View, Command, Hints>): readonly Planned<Command>[]
  /** The names a place may go by: its own, the figure on it, its tile. */
  names(s: Situation<View, Command, Hints>, place: string): readonly string[]
  /** Pointing at a place does not mean this order, even if it could be aimed there. */
  isOnPurpose(s: Situation<View, Command, Hints>, planned: Planned<Command>, place: string): boolean
  /** An order in hand that cannot be aimed at a place makes way there for what pointing at it means. */
  makesWay?(s: Situation<View, Command, Hints>, planned: Planned<Command>, place: string): boolean
  /** Keys do not go through its aims unless it is in hand. */
  isAside(order: Order): boolean
  /** Whoever is chosen, as a mark. */
  mark(s: Situation<View, Command, Hints>): string
  /** A figure of the other side that stands there, with why nothing can be done to it; null if there is none. */
  looked(s: Situation<View, Command, Hints>, place: string, chosen: Planned<Command> | null): Looked | null
  /** Without an order in hand, these say why nothing can be done at a place. */
  readonly walks: readonly string[]
  /** What a place is called where no order is in hand. */
  placeTitle(place: string): string
}

/** Something that is looked at, since nothing can be done with it. */
export type Looked = Omit<Preview<never>, 'variants'>

export interface Aiming<View, Command, Hints> {
  /** What can be decided now. The same answer as long as nothing it depends on has changed. */
  planOf(s: Situation<View, Command, Hints>): readonly Planned<Command>[]
  orders(s: Situation<View, Command, Hints>): readonly Order[]
  /** The order that was chosen. */
  chosenOrder(s: Situation<View, Command, Hints>): Planned<Command> | null
  /** The order that was chosen, unless it makes way at this place. */
  inHandAt(s: Situation<View, Command, Hints>, place: string): Planned<Command> | null
  /** The order in hand: chosen, or the only one that can be aimed at all. */
  aimingOrder(s: Situation<View, Command, Hints>): Planned<Command> | null
  /** What an order would do at a place. */
  targetAt(s: Situation<View, Command, Hints>, planned: Planned<Command>, place: string): Target<Command> | null
  /** The order that pointing at a place most likely means. */
  meant(
    s: Situation<View, Command, Hints>,
    place: string,
  ): { planned: Planned<Command>; target: Target<Command> } | null
  /** What is aimed at or pointed to, if an order can be aimed at it. */
  inSights(s: Situation<View, Command, Hints>): Target<Command> | null
  /** What would be done, or why nothing can be done there; null: nothing is aimed at or worth telling. */
  preview(s: Situation<View, Command, Hints>): Preview<Command> | null
  /** The aims of the order in hand; without one, those of the first order that has some. */
  targets(s: Situation<View, Command, Hints>): readonly string[]
}

export const isAimless = ({ aims }: Order): boolean => aims === 'none' || aims === 'dialog'

const isSame = (a: Situation, b: Situation): boolean =>
  a.selection === b.selection &&
  a.choices === b.choices &&
  a.view === b.view &&
  a.hints === b.hints &&
  a.seat === b.seat &&
  a.options === b.options

export function aiming<View, Command, Hints>(game: Game<View, Command, Hints>): Aiming<View, Command, Hints> {
  type Situation = face.Situation<View, Command, Hints>
  type Planned = plan.Planned<Command>
  type Target = plan.Target<Command>
  const known = new WeakMap<readonly Command[], Known<Command>>()

  const planOf = (s: Situation): readonly Planned[] => {
    const before = known.get(s.choices)
    const { hints, view, seat } = s
    const { figure } = s.selection
    if (before && before.hints === hints && before.view === view && before.figure === figure && before.seat === seat)
      return before.plan
    const plan = game.plan(s)
    known.set(s.choices, { hints, view, figure, seat, plan })
    return plan
  }

  const chosenOrder = (s: Situation): Planned | null =>
    s.selection.order === null ? null : (planOf(s).find((p) => p.order.id === s.selection.order) ?? null)

  const targetAt = (s: Situation, planned: Planned, place: string): Target | null => {
    const own = planned.at(place)
    if (own) return own
    for (const name of game.names(s, place)) {
      const target = planned.at(name)
      if (target) return target
    }
    return null
  }

  const inHandAt = (s: Situation, place: string): Planned | null => {
    const chosen = chosenOrder(s)
    return chosen && game.makesWay?.(s, chosen, place) && !targetAt(s, chosen, place) ? null : chosen
  }

  const meant = (s: Situation, place: string): { planned: Planned; target: Target } | null => {
    for (const planned of planOf(s)) {
      if (!planned.order.enabled || isAimless(planned.order) || game.isOnPurpose(s, planned, place)) continue
      const target = targetAt(s, planned, place)
      if (target) return { planned, target }
    }
    return null
  }

  /** Board, preview and orders all ask for it with every move of the pointer. */
  const sighted = new WeakMap<Situation['selection'], { readonly s: Situation; readonly target: Target | null }>()
  const inSights = (s: Situation): Target | null => {
    const place = s.selection.aim ?? s.selection.hover
    if (place === null) return null
    const before = sighted.get(s.selection)
    if (before && isSame(before.s, s)) return before.target
    const chosen = inHandAt(s, place)
    const target = chosen ? targetAt(s, chosen, place) : (meant(s, place)?.target ?? null)
    sighted.set(s.selection, { s, target })
    return target
  }

  return {
    preview: previewing(game, { planOf, chosenOrder, inHandAt, inSights }),
    planOf,
    chosenOrder,
    inHandAt,
    targetAt,
    meant,
    inSights,
    orders: (s) => planOf(s).map(({ order }) => order),
    aimingOrder: (s) => {
      const chosen = chosenOrder(s)
      if (chosen) return chosen
      const able = planOf(s).filter(({ order }) => order.enabled && !isAimless(order))
      return able.length === 1 ? (able[0] ?? null) : null
    },
    targets: (s) => {
      const chosen = chosenOrder(s)
      if (chosen) return chosen.targets().filter((place) => place !== '')
      const able = planOf(s).filter(({ order }) => order.enabled && !isAimless(order))
      const first = able.find((p) => p.order.aims === 'figure' && !game.isAside(p.order))
      return (first ?? able[0])?.targets() ?? []
    },
  }
}
