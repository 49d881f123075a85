/** Items in hand: each an order of its own. */
import { type CommandOf, cellOf, ITEMS, type ItemId, type Survivor, SURVIVORS } from '@shamble/drop-dead/page'
import { impossible, type Note, plain, planned } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { cellName } from '../place.ts'
import { nameOf, offered, seatOfSurvivor, survivorOf, tileAt, tileTitle, titleOf, zombiesIn } from '../read.ts'
import type { Planned, DisplayState, Target } from '../types.ts'
import { rowOf, sure } from '../../../sure.ts'

const ITEM_ORDERS: Readonly<Record<string, { readonly icon: string; readonly key: string; readonly clause: string }>> =
  {
    bandages: { icon: 'bandage', key: 'H', clause: 'dd.items.2' },
    'health kit': { icon: 'bandage', key: 'K', clause: 'dd.items.3' },
    'adrenaline shot': { icon: 'syringe', key: 'J', clause: 'dd.items.8' },
    'pipe bomb': { icon: 'bomb', key: 'B', clause: 'dd.items.9' },
    'smoke canister': { icon: 'smoke', key: 'S', clause: 'dd.items.10' },
    'battle rush': { icon: 'rush', key: 'R', clause: 'dd.items.11' },
  }

const itemNotes = (card: ItemId): Note[] => [
  { value: '', words: ITEMS[card].says, clause: rowOf(ITEM_ORDERS, ITEMS[card].kind)?.clause ?? 'dd.items.1' },
  { value: '1', words: 'item a turn, then it is discarded', clause: 'dd.items.1' },
]

/** Why an item in hand is of no use now. */
function itemRefusal(s: DisplayState, card: ItemId): readonly [short: string, clause: string, reason: string] {
  if (s.view.turn?.itemUsed === true) return ['item used', 'dd.items.1', 'One item has been used this turn.']
  switch (ITEMS[card].kind) {
    case 'bandages':
    case 'health kit':
      return ['nobody hurt beside', 'dd.items.6', 'Neither the user nor anybody beside is hurt.']
    case 'adrenaline shot':
      return ['had to stop', 'dd.items.8', 'After a stop adrenaline is of no use.']
    case 'pipe bomb':
      return ['no zombie near', 'dd.items.9', 'No zombie stands on this tile or on one connected with it.']
    default:
      return ['of no use now', 'dd.items.1', 'It is of no use now.']
  }
}

const titleAt = (view: DisplayState['view'], cell: readonly [number, number]): string => {
  const tile = tileAt(view, cell)
  return tile ? tileTitle(tile.id) : ''
}

/** An item that can be used, by whom, and in which ways. */
interface Usable {
  readonly s: DisplayState
  readonly one: Survivor
  readonly card: ItemId
  readonly base: { readonly id: string; readonly label: string; readonly icon: string; readonly key: string }
  readonly uses: readonly CommandOf<'use'>[]
}

function itemOrder(s: DisplayState, one: Survivor, card: ItemId, key: string): Planned {
  const { title, kind } = ITEMS[card]
  const uses = offered(s, 'use').filter((c) => c.card === card)
  const base = { id: `use ${card}`, label: title, icon: rowOf(ITEM_ORDERS, kind)?.icon ?? 'card', key }
  if (uses.length === 0) {
    const [short, clause, reason] = itemRefusal(s, card)
    return impossible({ ...base, detail: '', aims: 'none' }, short, { clause, reason })
  }
  const usable: Usable = { s, one, card, base, uses }
  if (kind === 'bandages' || kind === 'health kit') return healingOrder(usable)
  if (kind === 'pipe bomb') return bombOrder(usable)
  return handOrder(usable)
}

/** dd.items.2, dd.items.3 On oneself, or on somebody beside. */
function healingOrder({ s: { view }, one, card, base, uses }: Usable): Planned {
  const seat = (c: CommandOf<'use'>): string => (c.on ? seatOfSurvivor(view, c.on) : one.seat)
  const target = (c: CommandOf<'use'>): Target => {
    const other = survivorOf(view, seat(c)) ?? one
    return {
      place: other.seat,
      title: `${base.label}: ${titleOf(other.id)}`,
      subtitle: `${other.health} of ${SURVIVORS[other.id].health} health`,
      mark: other.id,
      variants: [plain(`Heal ${titleOf(other.id)}`, [c])],
      notes: itemNotes(card),
    }
  }
  const names = listed(uses.map((c) => nameOf(view, seat(c))))
  return planned({ ...base, detail: names, aims: 'figure' }, () => new Map(uses.map((c) => [seat(c), () => target(c)])))
}

/** dd.items.9 On a tile, whoever is there. */
function bombOrder({ s: { view }, one, card, base, uses }: Usable): Planned {
  const target = (c: CommandOf<'use'>): Target => {
    const cell = sure(c.tile)
    const friends = view.survivors.filter((other) => other.at !== null && cellOf(other.at).join() === cell.join())
    const names = listed(friends.map(({ id }) => titleOf(id)))
    const dead = zombiesIn(view, cell).length
    const warning = names === '' ? {} : { warning: `Half of it hits ${names}. Throw all the same?` }
    return {
      place: cellName(cell),
      title: `${base.label}: ${titleAt(view, cell)}`,
      subtitle: `${count(dead)} of the dead${names === '' ? '' : `, and ${names}`}`,
      mark: one.id,
      variants: [plain('Throw the bomb', [c], { odds: true, ...warning, dice: '2d12' })],
      notes: itemNotes(card),
    }
  }
  return planned(
    { ...base, detail: `${count(uses.length)} ${plural(uses.length, 'tile')}`, aims: 'square' },
    () => new Map(uses.map((c) => [cellName(sure(c.tile)), () => target(c)])),
  )
}

/** An item that needs no aim. */
const handOrder = ({ one, card, base, uses: [use] }: Usable): Planned =>
  planned(
    { ...base, detail: 'this turn', aims: 'dialog' },
    () =>
      new Map([
        [
          '',
          (): Target => ({
            place: '',
            title: base.label,
            subtitle: 'an item in hand',
            mark: one.id,
            variants: [plain(`Use the ${base.label.toLowerCase()}`, [sure(use)])],
            notes: itemNotes(card),
          }),
        ],
      ]),
  )

export function itemOrders(s: DisplayState, one: Survivor): Planned[] {
  const taken = new Set<string>()
  return one.items.map((card) => {
    const key = rowOf(ITEM_ORDERS, ITEMS[card].kind)?.key ?? ''
    const own = taken.has(key) ? '' : key
    taken.add(key)
    return itemOrder(s, one, card, own)
  })
}
