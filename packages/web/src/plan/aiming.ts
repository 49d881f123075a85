/** What is in hand and in the sights: from orders with their targets to previews, the same way in every game. */
import type * as table from '../play/game-display.ts'
import type { DisplayState } from '../play/game-display.ts'
import type * as plan from './plan.ts'
import type { Planned } from './plan.ts'
import { previewing } from './previewing.ts'
import { type Aiming, type AimedGame, isAimless } from './sights.ts'

interface Known<Command> {
  readonly hints: unknown
  readonly view: unknown
  readonly figure: string | null
  readonly seat: string | null
  readonly several: unknown
  readonly plan: readonly Planned<Command>[]
}

const isSame = (a: DisplayState, b: DisplayState): boolean =>
  a.selection === b.selection &&
  a.choices === b.choices &&
  a.view === b.view &&
  a.hints === b.hints &&
  a.seat === b.seat &&
  a.options === b.options

/** The orders of a moment, worked out once and again only when something they depend on has changed. */
function planning<View, Command, Hints>(game: AimedGame<View, Command, Hints>): Aiming<View, Command, Hints>['planOf'] {
  const known = new WeakMap<readonly Command[], Known<Command>>()
  return (s) => {
    const before = known.get(s.choices)
    const { hints, view, seat } = s
    const { figure, several } = s.selection
    if (
      before?.hints === hints &&
      before.view === view &&
      before.figure === figure &&
      before.seat === seat &&
      before.several === several
    )
      return before.plan
    const plan = game.plan(s)
    known.set(s.choices, { hints, view, figure, seat, several, plan })
    return plan
  }
}

type Sights<View, Command, Hints> = Pick<
  Aiming<View, Command, Hints>,
  'chosenOrder' | 'inHandAt' | 'targetAt' | 'meant' | 'inSights'
>

/** Board, preview and orders all ask for it with every move of the pointer. */
function remembered<State extends DisplayState, Target>(
  targetIn: (s: State, place: string) => Target | null,
): (s: State) => Target | null {
  const sighted = new WeakMap<State['selection'], { readonly s: State; readonly target: Target | null }>()
  return (s) => {
    const place = s.selection.aim ?? s.selection.hover
    if (place === null) return null
    const before = sighted.get(s.selection)
    if (before && isSame(before.s, s)) return before.target
    const target = targetIn(s, place)
    sighted.set(s.selection, { s, target })
    return target
  }
}

/** What a place means: to the order in hand, else to the first that could be meant by pointing there. */
function sighting<View, Command, Hints>(
  game: AimedGame<View, Command, Hints>,
  planOf: Aiming<View, Command, Hints>['planOf'],
): Sights<View, Command, Hints> {
  type State = table.DisplayState<View, Command, Hints>
  type Planned = plan.Planned<Command>
  type Target = plan.Target<Command>

  const chosenOrder = (s: State): Planned | null =>
    s.selection.order === null ? null : (planOf(s).find((p) => p.order.id === s.selection.order) ?? null)

  const targetAt = (s: State, planned: Planned, place: string): Target | null => {
    const own = planned.at(place)
    if (own) return own
    for (const name of game.names(s, place)) {
      const target = planned.at(name)
      if (target) return target
    }
    return null
  }

  const inHandAt = (s: State, place: string): Planned | null => {
    const chosen = chosenOrder(s)
    return chosen && game.makesWay?.(s, chosen, place) && !targetAt(s, chosen, place) ? null : chosen
  }

  const meant = (s: State, place: string): { planned: Planned; target: Target } | null => {
    for (const planned of planOf(s)) {
      if (!planned.order.enabled || isAimless(planned.order) || game.isOnPurpose(s, planned, place)) continue
      const target = targetAt(s, planned, place)
      if (target) return { planned, target }
    }
    return null
  }

  const inSights = remembered((s: State, place): Target | null => {
    const chosen = inHandAt(s, place)
    return chosen ? targetAt(s, chosen, place) : (meant(s, place)?.target ?? null)
  })

  return { chosenOrder, inHandAt, targetAt, meant, inSights }
}

export function aiming<View, Command, Hints>(game: AimedGame<View, Command, Hints>): Aiming<View, Command, Hints> {
  type State = table.DisplayState<View, Command, Hints>
  const planOf = planning(game)
  const sights = sighting(game, planOf)
  const { chosenOrder } = sights
  const able = (s: State): readonly Planned<Command>[] =>
    planOf(s).filter(({ order }) => order.enabled && !isAimless(order))
  return {
    ...sights,
    preview: previewing(game, { planOf, ...sights }),
    planOf,
    orders: (s) => planOf(s).map(({ order }) => order),
    aimingOrder: (s) => {
      const chosen = chosenOrder(s)
      if (chosen) return chosen
      const [only, another] = able(s)
      return another === undefined ? (only ?? null) : null
    },
    again: (s, { order, aim }) => {
      const same = able(s).find((one) => one.order.id === order)
      return same && sights.targetAt(s, same, aim) ? { ...s.selection, order, aim, hover: null } : null
    },
    targets: (s) => {
      const chosen = chosenOrder(s)
      if (chosen) return chosen.targets().filter((place) => place !== '')
      const all = able(s)
      const first = all.find((p) => p.order.aims === 'figure' && !game.isAside(p.order))
      return (first ?? all[0])?.targets() ?? []
    },
  }
}
