/** Placing, and choosing who acts. */
import { type Command, type CommandOf, type Human } from '@shamble/dead-walk/page'
import { plain, planned, simple } from '../../../plan/plan.ts'
import { listed } from '../../../words/plain.ts'
import { centreNamed, pointName } from '../place.ts'
import { callingOf, humanName, offered, refused, shortName, viewOf } from '../read.ts'
import type { Planned, DisplayState, Target } from '../types.ts'
import { firstShots } from './first-shots.ts'
import { firstWalk, mayWalk } from './first-walk.ts'

/** dw.setup.6 Where somebody starts: any point of the deployment zone. */
export function placingOrders(s: DisplayState): Planned[] {
  const all = offered(s, 'place')
  const human = viewOf(s).humans.find(({ n }) => n === all[0]?.human)
  if (!human) return []
  const at = (place: string): Target | null => {
    const point = centreNamed(place, viewOf(s), s.options)
    if (!point) return null
    const command: Command = { do: 'place', human: human.n, at: [point.x, point.y] }
    if (refused(s, command)) return null
    return {
      place,
      title: `${human.name} at ${pointName(point)}`,
      subtitle: 'in the deployment zone',
      mark: callingOf(human),
      variants: [plain(`Place ${shortName(human.name)} here`, [command])],
      notes: [],
    }
  }
  return [
    {
      order: {
        id: 'place',
        label: 'Place',
        icon: 'human',
        key: 'P',
        detail: shortName(human.name),
        aims: 'square',
        enabled: true,
      },
      targets: () => all.map((c) => pointName({ x: c.at[0], y: c.at[1] })),
      at,
      refusal: (place) => {
        const point = centreNamed(place, viewOf(s), s.options)
        return point && refused(s, { do: 'place', human: human.n, at: [point.x, point.y] })
      },
    },
  ]
}

type Activate = CommandOf<'activate'>

const humanIn = (s: DisplayState, { human }: Activate): Human | undefined =>
  viewOf(s).humans.find(({ n }) => n === human)

const shortNames = (s: DisplayState, all: readonly Activate[]): string =>
  listed(all.map((c) => shortName(humanIn(s, c)?.name ?? '')))

function activation(s: DisplayState, c: Activate): Target {
  const human = humanIn(s, c)
  return {
    place: humanName(c.human),
    title: `Activate ${human?.name ?? ''}`,
    subtitle: human?.doubled ? 'everything costs double' : 'all action points at once',
    mark: human ? callingOf(human) : 'civilian',
    variants: [plain(`Activate ${human?.name ?? ''}`, [c])],
    notes: [{ value: '', words: 'whoever begins finishes before anybody else acts', clause: 'dw.turn.6' }],
  }
}

/** dw.turn.7 Who acts next. */
export function activateOrders(s: DisplayState, chosen: Human | undefined): Planned[] {
  const all = offered(s, 'activate')
  const orders: Planned[] = []
  const own = all.find((c) => c.human === chosen?.n)
  if (own && chosen)
    orders.push(
      simple(
        { id: 'activate', label: 'Activate', icon: 'human', key: 'A', detail: shortName(chosen.name) },
        activation(s, own),
      ),
      ...(mayWalk(s, own) ? [firstWalk(s, chosen, own)] : []),
      ...firstShots(s, chosen, own),
    )
  const others = all.filter((c) => c.human !== chosen?.n)
  if (others.length > 0)
    orders.push(
      planned(
        {
          id: 'other',
          label: 'Somebody else',
          icon: 'swap',
          key: 'O',
          detail: shortNames(s, others),
          aims: 'figure',
        },
        () => new Map(others.map((c) => [humanName(c.human), () => activation(s, c)])),
      ),
    )
  return [...orders, ...restOrders(s, chosen, all)]
}

/** Nobody else acts, with a warning if somebody still could. */
const restOrders = (s: DisplayState, chosen: Human | undefined, able: readonly Activate[]): Planned[] =>
  offered(s, 'rest').map((c) =>
    simple(
      { id: 'rest', label: 'End turn', icon: 'flag', key: 'E', detail: 'nobody else acts' },
      {
        title: 'End turn',
        subtitle: 'nobody else acts',
        mark: chosen ? callingOf(chosen) : 'civilian',
        variants: [
          plain('End turn', [c], able.length > 0 ? { warning: `${shortNames(s, able)} will not act. Go on?` } : {}),
        ],
        notes: [],
      },
    ),
  )
