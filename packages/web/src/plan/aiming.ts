/** What is in hand and in the sights: from orders with their targets to previews, the same way in every game. */
import type { Order, Preview, Situation } from '../table/face.ts'
import type { Planned, Target } from './plan.ts'

interface Known {
  readonly hints: Situation['hints']
  readonly view: Situation['view']
  readonly figure: string | null
  readonly seat: string | null
  readonly plan: readonly Planned[]
}

/** What a game says about its own orders. */
interface Game {
  /** Everything that can be decided now. */
  plan(s: Situation): readonly Planned[]
  /** The names a place may go by: its own, the figure on it, its tile. */
  names(s: Situation, place: string): readonly string[]
  /** Pointing at a place does not mean this order, even if it could be aimed there. */
  isOnPurpose(s: Situation, planned: Planned, place: string): boolean
  /** An order in hand that cannot be aimed at a place makes way there for what pointing at it means. */
  makesWay?(s: Situation, planned: Planned, place: string): boolean
  /** Keys do not go through its aims unless it is in hand. */
  isAside(order: Order): boolean
}

export interface Aiming {
  /** What can be decided now. The same answer as long as nothing it depends on has changed. */
  planOf(s: Situation): readonly Planned[]
  orders(s: Situation): readonly Order[]
  /** The order that was chosen. */
  chosenOrder(s: Situation): Planned | null
  /** The order that was chosen, unless it makes way at this place. */
  inHandAt(s: Situation, place: string): Planned | null
  /** The order in hand: chosen, or the only one that can be aimed at all. */
  aimingOrder(s: Situation): Planned | null
  /** What an order would do at a place. */
  targetAt(s: Situation, planned: Planned, place: string): Target | null
  /** The order that pointing at a place most likely means. */
  meant(s: Situation, place: string): { planned: Planned; target: Target } | null
  /** What is aimed at or pointed to, if an order can be aimed at it. */
  inSights(s: Situation): Target | null
  /** What would be done; null: nothing can be done there, or nothing is aimed at. */
  previewed(s: Situation): Preview | null
  /** The aims of the order in hand; without one, those of the first order that has some. */
  targets(s: Situation): readonly string[]
}

export const isAimless = ({ aims }: Order): boolean => aims === 'none' || aims === 'dialog'

const previewOf = ({ title, subtitle, mark, variants, notes }: Target): Preview => ({
  title,
  subtitle,
  mark,
  variants,
  notes,
  refusal: null,
})

const isSame = (a: Situation, b: Situation): boolean =>
  a.selection === b.selection &&
  a.choices === b.choices &&
  a.view === b.view &&
  a.hints === b.hints &&
  a.seat === b.seat &&
  a.options === b.options

export function aiming(game: Game): Aiming {
  const known = new WeakMap<readonly unknown[], Known>()

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
  let sighted: { readonly s: Situation; readonly target: Target | null } | null = null
  const inSights = (s: Situation): Target | null => {
    const place = s.selection.aim ?? s.selection.hover
    if (place === null) return null
    if (sighted && isSame(sighted.s, s)) return sighted.target
    const chosen = inHandAt(s, place)
    const target = chosen ? targetAt(s, chosen, place) : (meant(s, place)?.target ?? null)
    sighted = { s, target }
    return target
  }

  return {
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
    previewed: (s) => {
      const chosen = chosenOrder(s)
      const target = chosen && isAimless(chosen.order) ? chosen.at('') : inSights(s)
      return target && previewOf(target)
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
