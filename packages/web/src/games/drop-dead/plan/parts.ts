/** Car parts, tiles laid over tiles, the last search, the van. */
import { type CommandOf, ITEMS, type Survivor, type SurvivorHints } from '@shamble/drop-dead/page'
import { impossible, plain, planned, simple } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { hintsOf, nameOf, offered, partsRequired, seatOfSurvivor, survivorOf, titleOf } from '../read.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { rowOf, sure } from '../../../sure.ts'

function giveOrder(s: DisplayState, one: Survivor): Planned[] {
  const { view } = s
  const all = offered(s, 'give')
  if (all.length === 0 && !one.carries) return []
  const seats = [...new Set(all.map((c) => seatOfSurvivor(view, c.to)))]
  const draft = {
    id: 'give',
    label: 'Give',
    icon: 'give',
    key: 'I',
    detail: listed(seats.map((seat) => nameOf(view, seat))),
    aims: 'figure' as const,
  }
  if (all.length === 0) {
    const used = view.turn?.partAction === true
    return [
      impossible(
        draft,
        used ? 'done this turn' : 'nobody beside',
        used
          ? { clause: 'dd.parts.4', reason: 'A part was given or dropped this turn already.' }
          : { clause: 'dd.parts.5', reason: 'No survivor with free hands stands beside.' },
      ),
    ]
  }
  const variant = (c: CommandOf<'give'>): Variant => {
    const what = c.item === undefined ? 'the part' : sure(rowOf(ITEMS, c.item)).title.toLowerCase()
    return plain(`Give ${what} to ${titleOf(c.to)}`, [c], { label: `Give ${what}` })
  }
  const target = (seat: string): Target => ({
    place: seat,
    title: `Give to ${nameOf(view, seat)}`,
    subtitle: 'beside, no wall between',
    mark: survivorOf(view, seat)?.id ?? '',
    variants: all.filter((c) => seatOfSurvivor(view, c.to) === seat).map(variant),
    notes: [{ value: '1', words: 'part action a turn: give or drop', clause: 'dd.parts.4' }],
  })
  return [planned(draft, () => new Map(seats.map((seat) => [seat, () => target(seat)])))]
}

export function partOrders(s: DisplayState, one: Survivor): Planned[] {
  const orders: Planned[] = []
  for (const c of offered(s, 'pick-up'))
    orders.push(
      simple(
        { id: 'pick-up', label: 'Pick up', icon: 'take', key: 'P', detail: 'the part here, free' },
        {
          title: 'Pick up the part',
          subtitle: 'free, as often as you like',
          mark: one.id,
          variants: [plain('Pick up the part', [c])],
          notes: [],
        },
      ),
    )
  orders.push(...giveOrder(s, one))
  for (const c of offered(s, 'drop'))
    orders.push(
      simple(
        { id: 'drop', label: 'Drop', icon: 'drop', key: 'O', detail: 'the part, here' },
        {
          title: 'Drop the part',
          subtitle: 'it lies in this unit',
          mark: one.id,
          variants: [plain('Drop the part', [c])],
          notes: [],
        },
      ),
    )
  return orders
}

export function doorOrders(s: DisplayState, one: Survivor): Planned[] {
  const orders: Planned[] = []
  for (const c of offered(s, 'overlap'))
    orders.push(
      simple(
        { id: 'overlap', label: 'Cover a tile', icon: 'cover', key: 'C', detail: 'no doorway is open' },
        {
          title: 'Cover a tile',
          subtitle: 'no open doorway is left',
          mark: 'tile',
          variants: [plain('Draw a tile to lay over another', [c])],
          notes: [{ value: '1', words: 'tile a turn, from anywhere, free', clause: 'dd.doors.3' }],
        },
      ),
    )
  for (const c of offered(s, 'search'))
    orders.push(
      simple(
        { id: 'search', label: 'Search', icon: 'find', key: 'F', detail: 'one card, ends the turn' },
        {
          title: 'Search here',
          subtitle: 'no tile and no part is left to find',
          mark: one.id,
          variants: [plain('Draw a card and end the turn', [c], { warning: 'The turn ends with the card. Search?' })],
          notes: [{ value: '1', words: 'card, and the turn is over', clause: 'dd.doors.10' }],
        },
      ),
    )
  return orders
}

export function escapeOrder(s: DisplayState, one: Survivor): Planned[] {
  const { view } = s
  const needed = partsRequired(s.options, view)
  const [c] = offered(s, 'escape')
  const { survivor } = hintsOf(s)
  const draft = { id: 'escape', label: 'Escape', icon: 'van', key: 'Y', detail: 'in the van', aims: 'dialog' as const }
  if (!c) {
    if (view.installed < needed) return []
    const refusal = survivor?.escape ?? { clause: 'dd.end.3', reason: 'Escape begins on the van tile.' }
    return [impossible(draft, refusal.clause === 'dd.overrun.3' ? 'van tile overrun' : 'not at the van', refusal)]
  }
  const van = survivor?.van ?? { along: [one.seat], behind: [] }
  const { length: away } = van.along
  return [
    planned(
      { ...draft, detail: away > 1 ? `${count(away)} get away` : 'alone' },
      () => new Map([['', () => driveTarget(s, one, van)]]),
    ),
  ]
}

/** dd.end.4 Who gets away in the van, and who is left behind. */
export function driveTarget(
  s: DisplayState,
  one: Survivor,
  { along, behind }: Pick<SurvivorHints['van'], 'along' | 'behind'>,
): Target {
  const { view } = s
  const names = (seats: readonly string[]): string => listed(seats.map((seat) => nameOf(view, seat)))
  const warning = `${names(behind)} ${plural(behind.length, 'is', 'are')} left behind. Drive off?`
  return {
    place: '',
    title: 'Drive off',
    subtitle: `${names(along)} ${plural(along.length, 'gets', 'get')} away`,
    mark: one.id,
    variants: [
      plain(
        behind.length > 0 ? 'Drive off without the others' : 'Drive off',
        [{ do: 'escape' }],
        behind.length > 0 ? { warning } : {},
      ),
    ],
    notes: [
      {
        value: `${view.installed}`,
        words: `of ${partsRequired(s.options, view)} parts are installed`,
        clause: 'dd.end.1',
      },
      ...(behind.length > 0
        ? [{ value: `−${behind.length}`, words: `left behind: ${names(behind)}`, clause: 'dd.end.2' }]
        : []),
    ],
  }
}
