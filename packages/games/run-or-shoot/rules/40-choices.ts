/**
 * rs.order.3 The orders that are offered. There are more than anybody can list: they go to one NPS or to all who hear
 * it; places are those of the scenario; directions are eight; doors, ladders, things and Zeds are those near the people.
 */
import type { Seat } from '@shamble/kernel'
import type { Command, Order } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { isInPlay, isPlayed, isPS, type Look, type Survivor } from '../state.ts'
import { GRENADES, GRENADE_IDS } from '../tables/grenades.ts'
import { NEAR } from '../tables/guns.ts'
import { ASSIST_ACTS, ORDER_LIMITS } from '../tables/orders.ts'
import { cm } from '../tables/units.ts'
import { asFigure, asPoint, EIGHT, isWithin } from './01-measure.ts'
import { isDoor } from '../tables/terrain.ts'
import { loadOf, thingsOf } from './05-carry.ts'
import { objectRefusal } from './40-objects.ts'
import { isShown } from './43-shared.ts'

/** So near a thing must be, in centimetres, to be offered as the object of an order. */
const OFFERED = ORDER_LIMITS.guardRange

const isNear = (people: readonly Survivor[], spot: Spot, within: number): boolean =>
  people.some((s) => isWithin(asFigure(s), asPoint(spot), cm(within)))

/** Orders about people. */
function aboutPeople({ state }: Look, people: readonly Survivor[]): Order[] {
  const living = state.survivors.filter(isInPlay)
  const others = living.filter((s) => !people.includes(s))
  const gifts = people.flatMap((s) => thingsOf(loadOf(s)))
  return [
    ...living.filter(isPlayed).map(({ n }): Order => ({ is: 'FOLLOW', survivor: n })),
    ...others.map(({ n }): Order => ({ is: 'GUARD', what: n })),
    ...others.filter((s) => isPS(s) && s.hits > 1).map(({ n }): Order => ({ is: 'FIRST AID', survivor: n })),
    ...others
      .filter((s) => s.down || s.pinnedBy !== null)
      .flatMap(({ n }) => ASSIST_ACTS.map((act): Order => ({ is: 'ASSIST', survivor: n, act }))),
    ...[...new Set(gifts)].flatMap((thing) => others.map(({ n }): Order => ({ is: 'GIVE', thing, survivor: n }))),
  ]
}

/** Orders about places and things. */
function aboutThings({ state, book }: Look, people: readonly Survivor[]): Order[] {
  const { map, scenario } = book
  const doors = map.openings.filter(
    ({ kind, from, level }) => isDoor(kind) && isNear(people, { at: from, level }, OFFERED),
  )
  const sources = [...state.piles, ...map.caches.filter(({ id }) => !state.searched.includes(id))]
  const ladders = map.climbs.filter(
    ({ kind, foot, head }) => kind === 'ladder' && (isNear(people, foot, OFFERED) || isNear(people, head, OFFERED)),
  )
  return [
    ...Object.keys(scenario.places).map((place): Order => ({ is: 'RUN TO', place })),
    ...doors.flatMap(({ id }): Order[] => {
      const isOpen = state.openings[id]?.state === 'open'
      return [
        { is: isOpen ? 'CLOSE' : 'OPEN', door: id },
        { is: 'COVER', towards: id },
        { is: 'GUARD', what: id },
      ]
    }),
    ...sources.filter((spot) => isNear(people, spot, OFFERED)).map(({ id }): Order => ({ is: 'TAKE', from: id })),
    ...ladders.map(
      ({ id, foot }): Order => ({ is: 'CLIMB', ladder: id, up: people.some(({ level }) => level === foot.level) }),
    ),
  ]
}

/** Orders to fight; a place where only others know of a Zed is not offered either. */
function aboutZeds(look: Look, seat: Seat | null, people: readonly Survivor[]): Order[] {
  const near = look.state.zeds.filter((z) => isNear(people, z, NEAR) && isShown(look, seat, z))
  const grenades = GRENADE_IDS.filter(
    (id) => Object.hasOwn(GRENADES, id) && people.some(({ items }) => items.includes(id)),
  )
  const guns = people.flatMap(({ pistol, main }) => [pistol, main].flatMap((gun) => gun?.id ?? []))
  return [
    ...near.map(({ n }): Order => ({ is: 'SHOOT AT', zed: n })),
    ...near.flatMap(({ at: { x, y }, level }) =>
      grenades.map((grenade): Order => ({ is: 'THROW', grenade, at: [x, y], level })),
    ),
    ...guns.map((weapon): Order => ({ is: 'RELOAD', weapon })),
    ...EIGHT.map(({ x, y }): Order => ({ is: 'COVER', towards: [x, y] })),
  ]
}

const PLAIN: readonly Order[] = [{ is: 'STAY' }, { is: 'HOLD FIRE' }, { is: 'FLEE' }]

/** What these people could be told, by whoever knows what this seat knows; by null, what everybody knows. */
export const ordersFor = (look: Look, seat: Seat | null, people: readonly Survivor[]): Order[] =>
  [...PLAIN, ...aboutPeople(look, people), ...aboutThings(look, people), ...aboutZeds(look, seat, people)].filter(
    (order) => objectRefusal(look, seat, people, order) === null,
  )

/** To each of those who hear him, and to all of them together. */
export function orderChoices(look: Look, speaker: Survivor, hearing: readonly Survivor[]): Command[] {
  const groups = hearing.length > 1 ? [hearing, ...hearing.map((s) => [s])] : hearing.map((s) => [s])
  return groups.flatMap((people) =>
    ordersFor(look, speaker.seat, people).map(
      (order): Command => ({ do: 'order', to: people.map(({ n }) => n), order }),
    ),
  )
}
