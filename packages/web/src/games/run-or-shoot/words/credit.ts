/** Who is to be thanked for the end of each Zed: also for what burnt long after somebody had thrown it. */
import type { Event } from '@shamble/run-or-shoot/page'

type Thrown = Extract<Event, { readonly e: 'thrown' }>
type At = Pick<Thrown, 'at' | 'level'>

/** What each kind of grenade leaves burning. */
const BURNS = { molotov: 'fire', WP: 'WP' } as const

const isBurning = (how: 'fire' | 'WP', { grenade }: Thrown): boolean =>
  (grenade === 'molotov' || grenade === 'WP') && BURNS[grenade] === how

/** Whose fire it was: of those that were laid, the nearest on the same level. */
function throwerOf(thrown: readonly Thrown[], how: 'fire' | 'WP', { at, level }: At): number | null {
  const far = (one: Thrown): number =>
    Math.hypot(one.at.x - at.x, one.at.y - at.y) + (one.level === level ? 0 : Number.MAX_SAFE_INTEGER)
  const [nearest] = thrown.filter((one) => isBurning(how, one)).sort((a, b) => far(a) - far(b))
  return nearest?.survivor ?? null
}

/** Where a Zed is after an event that moves it. */
const placeIn = (event: Event): readonly [zed: number, at: At] | null =>
  'zed' in event && typeof event.zed === 'number' && 'at' in event && 'level' in event && event.e !== 'zed destroyed'
    ? [event.zed, { at: event.at, level: event.level }]
    : null

/** The survivor who destroyed each Zed, by the Zed; null for what nobody did. */
export function creditOf(events: readonly Event[]): ReadonlyMap<number, number | null> {
  const credit = new Map<number, number | null>()
  const places = new Map<number, At>()
  const lit = new Map<number, number | null>()
  const thrown: Thrown[] = []
  for (const event of events) {
    const moved = placeIn(event)
    if (moved) places.set(...moved)
    if (event.e === 'thrown') thrown.push(event)
    const place = event.e === 'caught fire' ? places.get(event.zed) : undefined
    if (event.e === 'caught fire' && place) lit.set(event.zed, throwerOf(thrown, 'fire', place))
    if (event.e !== 'zed destroyed') continue
    const { zed, how, by } = event
    const burnt = how === 'fire' ? (lit.get(zed) ?? null) : how === 'WP' ? throwerOf(thrown, 'WP', event) : null
    credit.set(zed, by ?? burnt)
  }
  return credit
}
