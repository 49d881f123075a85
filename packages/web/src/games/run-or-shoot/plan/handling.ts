/** Steps 5b to 5e: climbing, giving, first aid, help. */
import type { AssistAct, CommandOf, Survivor } from '@shamble/run-or-shoot/page'
import { plain } from '../../../plan/plan.ts'
import { pointName, spotNamed } from '../place.ts'
import { groundFor, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'
import { cacheTitle, climbTitle } from '../words/places.ts'
import { calledBy, calledIn, survivorName, thingsWords } from '../words/titles.ts'
import { aimedOrders, listedOrders, shownFor } from './aimed.ts'

/** rs.climb.1, rs.climb.2 */
const ladderOrders = (s: DisplayState, one: Survivor): Planned[] =>
  aimedOrders(
    { id: 'climb', label: 'Climb', icon: 'climb', key: 'C', detail: 'by the ladder', aims: 'figure' },
    offered(s, 'climb'),
    ({ ladder }) => ladder,
    (own, ladder) => {
      const title = climbTitle(groundFor(s.options), ladder)
      const variants = own.map((c) => plain(`Climb ${title}`, [c]))
      return shownFor(one, `Climb ${title}`, 'to its other end', variants, [
        { value: '', words: 'the climb fails if Zeds fill the other end', clause: 'rs.climb.4' },
      ])
    },
  )

type ToPoint = CommandOf<'drop-down'> | CommandOf<'climb-wall'>

interface PointDraft {
  readonly id: ToPoint['do']
  readonly label: string
  readonly key: string
  readonly detail: string
  readonly clause: string
}

/** Over an edge, or up a wall, at one of the points that are offered or any other that the rules allow. */
function pointOrder(
  s: DisplayState,
  one: Survivor,
  { clause, ...draft }: PointDraft,
  commandTo: (at: [number, number]) => ToPoint,
): Planned[] {
  const all: readonly ToPoint[] = offered(s, draft.id)
  if (all.length === 0) return []
  const commandAt = (place: string | null): ToPoint | null => {
    const spot = spotNamed(place, s)
    return spot && commandTo([Math.round(spot.at.x), Math.round(spot.at.y)])
  }
  const at = (place: string): Target | null => {
    const command = commandAt(place)
    if (!command || refused(s, command) !== null) return null
    const title = `${draft.label} here`
    const notes = [{ value: '', words: draft.detail, clause }]
    return { place, ...shownFor(one, title, draft.detail, [plain(title, [command])], notes) }
  }
  return [
    {
      order: { ...draft, icon: 'leap', aims: 'square', enabled: true },
      targets: () => all.map((c) => pointName({ x: c.at[0], y: c.at[1] }, one.level)),
      at,
      refusal: (place) => {
        const command = commandAt(place)
        return command && refused(s, command)
      },
    },
  ]
}

export const climbOrders = (s: DisplayState, one: Survivor): Planned[] => [
  ...ladderOrders(s, one),
  ...pointOrder(
    s,
    one,
    { id: 'drop-down', label: 'Drop down', key: 'D', detail: 'you land lying, unhurt', clause: 'rs.climb.5' },
    (at) => ({ do: 'drop-down', at }),
  ),
  ...pointOrder(
    s,
    one,
    { id: 'climb-wall', label: 'Up the wall', key: 'B', detail: 'on the hands of a friend', clause: 'rs.climb.6' },
    (at) => ({ do: 'climb-wall', helper: offered(s, 'climb-wall')[0]?.helper ?? 0, at }),
  ),
]

type Give = CommandOf<'give'>

/** rs.give.2 Things from hand to hand, one after the other; more at once by the form. */
const handOrders = (s: DisplayState, one: Survivor): Planned[] => [
  ...aimedOrders(
    { id: 'hand', label: 'Give', icon: 'give', key: 'G', detail: 'to somebody beside', aims: 'figure' },
    offered(s, 'give').filter(({ hand }) => hand !== undefined),
    ({ hand }) => survivorName(hand?.[0]?.to ?? 0),
    (own, place) => {
      const variants = own.map((c: Give) => plain(`Give ${thingsWords(s.view, c.hand?.[0]?.things ?? [])}`, [c]))
      return shownFor(one, `Give to ${nameAt(s, place)}`, 'who may refuse', variants, [
        { value: '', words: 'both must be able to carry what they have then', clause: 'rs.give.2' },
      ])
    },
  ),
  ...aimedOrders(
    { id: 'take', label: 'Take', icon: 'take', key: 'K', detail: 'from somebody beside', aims: 'figure' },
    offered(s, 'give').filter(({ take }) => take !== undefined),
    ({ take }) => survivorName(take?.[0]?.from ?? 0),
    (own, place) => {
      const variants = own.map((c: Give) => plain(`Take ${thingsWords(s.view, c.take?.[0]?.things ?? [])}`, [c]))
      return shownFor(one, `Take from ${nameAt(s, place)}`, 'who may refuse', variants, [
        { value: '', words: 'both must be able to carry what they have then', clause: 'rs.give.2' },
      ])
    },
  ),
]

const nameAt = (s: DisplayState, place: string): string => calledIn(s.view, Number(place.slice(1)))

/** rs.items.2 What lies about, without a step. */
const lyingOrders = (s: DisplayState, one: Survivor): Planned[] => [
  ...aimedOrders(
    { id: 'pick-up', label: 'Pick up', icon: 'take', key: 'I', detail: 'what lies here', aims: 'figure' },
    offered(s, 'give').filter((c) => c['pick-up'] !== undefined),
    (c) => c['pick-up']?.[0]?.pile ?? '',
    (own) => {
      const variants = own.map((c: Give) => plain(`Pick up ${thingsWords(s.view, c['pick-up']?.[0]?.take ?? [])}`, [c]))
      return shownFor(one, 'Pick up what lies here', 'as much as you can carry', variants, [
        { value: '', words: 'with GIVE nothing is paid for it', clause: 'rs.items.2' },
      ])
    },
  ),
  ...aimedOrders(
    { id: 'search', label: 'Search', icon: 'cache', key: 'S', detail: 'what is in there', aims: 'figure' },
    offered(s, 'give').filter(({ search }) => search !== undefined),
    ({ search }) => search?.[0] ?? '',
    (own, cache) => {
      const title = cacheTitle(groundFor(s.options), cache)
      return shownFor(
        one,
        `Search ${title}`,
        'you see what is there, and go on',
        own.map((c) => plain(`Search ${title}`, [c])),
        [{ value: '', words: 'what is in it is seen by all', clause: 'rs.items.4' }],
      )
    },
  ),
  ...listedOrders(
    { id: 'pour', label: 'Pour fuel', icon: 'fuel', key: 'O', detail: 'into the tank' },
    one,
    offered(s, 'give')
      .filter(({ pour }) => pour !== undefined)
      .map((c) => plain('Pour a can of fuel into the tank', [c])),
    [{ value: '', words: 'a can a time, or more by the form', clause: 'rs.scenario.15' }],
  ),
]

export const giveOrders = (s: DisplayState, one: Survivor): Planned[] => [...handOrders(s, one), ...lyingOrders(s, one)]

/** rs.aid.1 */
export const treatOrders = (s: DisplayState, one: Survivor): Planned[] =>
  aimedOrders(
    { id: 'treat', label: 'First aid', icon: 'aid', key: 'A', detail: 'one kit', aims: 'figure' },
    offered(s, 'treat'),
    ({ survivor }) => survivorName(survivor),
    (own, place) => {
      const name = nameAt(s, place)
      const whom = place === survivorName(one.n) ? 'yourself' : name
      return shownFor(
        one,
        `Treat ${whom}`,
        'one hit less, the kit is used up',
        own.map((c) => plain(`Treat ${whom}`, [c])),
        [{ value: '−1', words: `hit of ${name}`, clause: 'rs.aid.2' }],
      )
    },
  )

const HELP: Readonly<Record<AssistAct, { readonly label: string; readonly words: string; readonly clause: string }>> = {
  free: { label: 'Free', words: 'what holds him down is pushed away', clause: 'rs.assist.3' },
  raise: { label: 'Help up', words: 'stands at once and can still act', clause: 'rs.assist.4' },
  drag: { label: 'Drag', words: 'comes along, on the side from which you pull', clause: 'rs.assist.6' },
  boost: { label: 'Lift up the wall', words: 'your card is used by it', clause: 'rs.assist.5' },
}

/** rs.assist.2 Free, raise or lift somebody; dragging is aimed at the ground. */
export function assistOrders(s: DisplayState, one: Survivor): Planned[] {
  const all = offered(s, 'assist')
  return [
    ...aimedOrders(
      { id: 'assist', label: 'Help', icon: 'assist', key: 'A', detail: 'somebody beside', aims: 'figure' },
      all.filter(({ act }) => act !== 'drag'),
      ({ survivor }) => survivorName(survivor),
      (own, place) => {
        const name = nameAt(s, place)
        return shownFor(
          one,
          `Help ${name}`,
          'one act on one person',
          own.map(({ act, ...c }) =>
            plain(act === 'raise' ? `Help ${name} up` : `${HELP[act].label}: ${name}`, [{ ...c, act }]),
          ),
          own.map(({ act }) => ({ value: '', words: HELP[act].words, clause: HELP[act].clause })),
        )
      },
    ),
    ...dragOrders(
      s,
      one,
      all.filter(({ act }) => act === 'drag'),
    ),
  ]
}

/** rs.assist.6 Straight to a point, one order for each who can be dragged. */
const dragOrders = (s: DisplayState, one: Survivor, all: readonly CommandOf<'assist'>[]): Planned[] =>
  [...new Set(all.map(({ survivor }) => survivor))].map((whom): Planned => {
    const name = calledIn(s.view, whom)
    const commandAt = (place: string | null): CommandOf<'assist'> | null => {
      const spot = spotNamed(place, s)
      return (
        spot && { do: 'assist', survivor: whom, act: 'drag', path: [[Math.round(spot.at.x), Math.round(spot.at.y)]] }
      )
    }
    return {
      order: {
        id: `drag ${whom}`,
        label: `Drag ${name}`,
        icon: 'assist',
        key: 'DR',
        detail: 'straight there',
        aims: 'square',
        enabled: true,
      },
      targets: () =>
        all.flatMap(({ survivor, path }) => {
          const end = path?.at(-1)
          return survivor === whom && end ? [pointName({ x: end[0], y: end[1] }, one.level)] : []
        }),
      at: (place) => {
        const command = commandAt(place)
        if (!command || refused(s, command) !== null) return null
        return {
          place,
          ...shownFor(
            one,
            `${calledBy(one.who)} drags ${name}`,
            'straight there',
            [plain(`Drag ${name} there`, [command])],
            [{ value: '', words: HELP.drag.words, clause: HELP.drag.clause }],
          ),
        }
      },
      refusal: (place) => {
        const command = commandAt(place)
        return command && refused(s, command)
      },
    }
  })
