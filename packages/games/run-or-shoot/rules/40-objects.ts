/** rs.order.3, rs.order.8 What an order may be about. Whatever is hidden gets the same words as what does not exist. */
import { type Refusal, refuse, type Seat } from '@shamble/kernel'
import { isOnTable } from '@shamble/table'
import type { Order, Thing } from '../commands.ts'
import { isInPlay, isPlayed, type Look, type Survivor, survivorOf } from '../state.ts'
import { isGun } from './05-carry.ts'
import { hasFloor } from './02-terrain.ts'
import { doorNamed } from './14-handling.ts'
import { isShown, knows, knowsRisen, personKey } from './43-shared.ts'

const no = (reason: string): Refusal => refuse('rs.order.8', reason)

const isDoorThere = (look: Look, id: string): Refusal | null =>
  doorNamed(look, id) ? null : no('There is no such door.')

/** Somebody of whom a seat knows. */
function met(look: Look, seat: Seat | null, n: number): Survivor | undefined {
  return knows(look, seat, personKey(n)) ? survivorOf(look.state, n) : undefined
}

const living = (look: Look, seat: Seat | null, n: number): Refusal | null => {
  const s = met(look, seat, n)
  return s && isInPlay(s) ? null : no(`There is nobody alive with the number ${n}.`)
}

/** GUARD is for the living, and for corpses that may rise; whoever has risen unseen still lies there for all who do not know. */
const watched = (look: Look, seat: Seat | null, n: number): Refusal | null => {
  const s = met(look, seat, n)
  const isThere = s && (isInPlay(s) || (s.status === 'dead' && !knowsRisen(look, seat, n)))
  return isThere ? null : no(`There is nobody with the number ${n}.`)
}

function placeRefusal(look: Look, place: Extract<Order, { is: 'RUN TO' }>['place']): Refusal | null {
  const { scenario, map } = look.book
  if (typeof place === 'string') {
    const isPlace = Object.hasOwn(scenario.places, place) || map.terrain.buildings.some(({ id }) => id === place)
    return isPlace ? null : no('There is no such place.')
  }
  return pointRefusal(look, place)
}

function pointRefusal(
  look: Look,
  { at: [x, y], level }: { readonly at: readonly [number, number]; readonly level: number },
): Refusal | null {
  const spot = { at: { x, y }, level }
  const isThere = isOnTable(spot.at, 0, look.book.map.width, look.book.map.depth) && hasFloor(look, spot, 0)
  return isThere ? null : no('There is no floor at that place.')
}

const carries = ({ pistol, main, items }: Survivor, thing: Thing): boolean =>
  typeof thing === 'number' ? pistol?.id === thing || main?.id === thing : items.includes(thing)

const somebodyHas = (people: readonly Survivor[], thing: Thing): Refusal | null =>
  people.some((s) => carries(s, thing)) ? null : no('None of them carries that.')

/** A gun of one of them. */
const gunRefusal = (people: readonly Survivor[], weapon: number): Refusal | null =>
  people.some((s) => [s.pistol, s.main].some((one) => one?.id === weapon && isGun(one.kind)))
    ? null
    : no('None of them carries that gun.')

/** What can be taken from: a pile, or a cache that nobody has searched. */
const sourceRefusal = ({ state, book }: Look, seat: Seat | null, from: string): Refusal | null => {
  const isCache = book.map.caches.some(({ id }) => id === from) && !state.searched.includes(from)
  const isPile = state.piles.some(({ id }) => id === from) && knows({ state }, seat, from)
  return isCache || isPile ? null : no('There is nothing to be taken.')
}

const leaderRefusal = ({ state }: Look, n: number): Refusal | null => {
  const leader = survivorOf(state, n)
  return leader && isPlayed(leader) ? null : no('Only a player survivor can be followed.')
}

/** Why these people cannot be given an order, if they cannot. */
export function objectRefusal(
  look: Look,
  seat: Seat | null,
  people: readonly Survivor[],
  order: Order,
): Refusal | null {
  switch (order.is) {
    case 'FOLLOW':
      return leaderRefusal(look, order.survivor)
    case 'RUN TO':
      return placeRefusal(look, order.place)
    case 'COVER':
      if (typeof order.towards === 'string') return isDoorThere(look, order.towards)
      return order.towards[0] === 0 && order.towards[1] === 0
        ? refuse('rs.measure.13', 'A facing points somewhere.')
        : null
    case 'SHOOT AT':
      return look.state.zeds.some((z) => z.n === order.zed && isShown(look, seat, z))
        ? null
        : no(`There is no Zed ${order.zed}.`)
    case 'GUARD':
      return typeof order.what === 'string' ? isDoorThere(look, order.what) : watched(look, seat, order.what)
    case 'RELOAD':
      return gunRefusal(people, order.weapon)
    case 'FIRST AID':
    case 'ASSIST':
      return living(look, seat, order.survivor)
    case 'TAKE':
      return sourceRefusal(look, seat, order.from)
    case 'GIVE':
      return living(look, seat, order.survivor) ?? somebodyHas(people, order.thing)
    case 'OPEN':
    case 'CLOSE':
      return isDoorThere(look, order.door)
    case 'CLIMB':
      return look.book.map.climbs.some(({ id, kind }) => id === order.ladder && kind === 'ladder')
        ? null
        : no('There is no such ladder.')
    case 'THROW':
      return pointRefusal(look, order) ?? somebodyHas(people, order.grenade)
    default:
      return null
  }
}
