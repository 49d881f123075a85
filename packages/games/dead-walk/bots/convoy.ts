/** Leaving in a vehicle: which one, what it still needs, who brings that, and who gets in. */
import { OUTSIDE, whereInPolygon, type XY } from '@shamble/table'
import type { Goal } from '../content/scenarios.ts'
import { isOn } from '../options-schema.ts'
import { humanBody } from '../rules/01-figures.ts'
import { isFreePlace } from '../rules/01-places.ts'
import { driverOf, isStanding, placesAt, placesFor, SLOW, touchesVehicle } from '../rules/43-aboard.ts'
import { type Human, isInPlay, type Item, type Look, occupantsOf, type State, type Vehicle } from '../state.ts'
import { REACH } from '../tables/movement.ts'
import { laneLength } from './steering.ts'
import { type Errand, isCareful, type Task, turnsLeft, turnsOn } from './tasks.ts'
import { farFrom } from './ways.ts'

/** A vehicle that is worth the trouble, and what it needs before it runs. */
interface Convoy {
  readonly vehicle: Vehicle
  readonly missing: readonly Part[]
}
type Part = 'gas-can' | 'battery'

/** What is missing to a vehicle. */
const missingTo = ({ tank, battery, engine }: Vehicle): Part[] =>
  engine
    ? []
    : [...(tank === 'empty' ? (['gas-can'] as const) : []), ...(battery === 'dead' ? (['battery'] as const) : [])]

/** dw.vehicle.5 Could it be started, and driven off? */
export const readyToGo = (vehicle: Vehicle): boolean =>
  !vehicle.isWreck && !vehicle.gone && missingTo(vehicle).length === 0

/** Vehicles that the goals of the scenario name. */
function vehiclesIn(goal: Goal): string[] {
  if (goal.is === 'any' || goal.is === 'all') return goal.of.flatMap(vehiclesIn)
  return goal.is === 'drove' ? [goal.vehicle] : []
}

/** People of the team, or joined to it, who are still on the table. */
const crewOf = ({ humans }: State): Human[] => humans.filter((h) => isInPlay(h) && h.seat !== null)

const has = ({ items }: Human, kind: Item['kind']): boolean => items.some((item) => item.kind === kind)

/** Where on the table something lies that is needed. */
const lyingOf = ({ state }: Look, kind: Item['kind']): { readonly id: number; readonly at: XY }[] =>
  state.lying.filter(({ item }) => item?.kind === kind)

/** The nearest free place at a vehicle to which there is a way; here, if he touches it. */
function placeAt(look: Look, vehicle: Vehicle, human: Human): XY | null {
  if (touchesVehicle(look, humanBody(human), vehicle)) return human.at
  const isOpen = (at: XY): boolean =>
    isFreePlace(look, at, null) && farFrom(look, human.at, at) < Number.POSITIVE_INFINITY
  return placesFor(look, vehicle.id, human.at).find(isOpen) ?? null
}

/** How many turns it takes somebody to be at a point. */
const turnsTo = (look: Look, from: XY, to: XY): number => turnsOn(look, farFrom(look, from, to))

/** Turns until a part is fitted, by whoever is quickest; Infinity if there is none. */
function turnsForPart(look: Look, vehicle: Vehicle, part: Part, crew: readonly Human[]): number {
  const to = placesAt(look, vehicle.id)[0]
  if (!to) return Number.POSITIVE_INFINITY
  const carried = crew.filter((human) => has(human, part)).map((human) => turnsTo(look, human.at, to))
  const fetched = lyingOf(look, part).flatMap(({ at }) =>
    crew.map((human) => turnsTo(look, human.at, at) + HANDLING + turnsTo(look, at, to)),
  )
  return Math.min(...carried, ...fetched) + HANDLING
}
const HANDLING = 0.5

/** Turns on the road: where it is straight it goes faster. */
const drivingTurns = (look: Look, vehicle: Vehicle): number => laneLength(look, vehicle) / (1.3 * SLOW)

/** Getting in, starting, and something that goes wrong. */
const BOARDING = 2

/** Turns until everybody is off the table in it. */
function turnsWith(look: Look, vehicle: Vehicle, crew: readonly Human[]): number {
  const parts = missingTo(vehicle).map((part) => turnsForPart(look, vehicle, part, crew))
  const [to] = placesAt(look, vehicle.id)
  const walks = crew
    .filter(({ aboard }) => aboard !== vehicle.id)
    .map((human) => (to ? turnsTo(look, human.at, to) : Number.POSITIVE_INFINITY))
  const boarding = vehicle.engine ? 0.5 : BOARDING
  return Math.max(0, ...parts, ...walks) + boarding + drivingTurns(look, vehicle)
}

const CONVOYS = new WeakMap<State, Convoy | null>()

/** The vehicle in which the team leaves; null if it goes on foot, or stays. */
export function convoyOf(look: Look): Convoy | null {
  const known = CONVOYS.get(look.state)
  if (known !== undefined) return known
  const convoy = isOn(look.book, 'vehicles') ? chosen(look) : null
  CONVOYS.set(look.state, convoy)
  return convoy
}

function chosen(look: Look): Convoy | null {
  const { scenario, map } = look.book
  const ids = [...(isCareful(look) ? [] : vehiclesIn(scenario.full)), ...vehiclesIn(scenario.partial)]
  const crew = crewOf(look.state)
  for (const vehicle of look.state.vehicles) {
    if (!ids.includes(vehicle.id) || vehicle.isWreck || vehicle.gone) continue
    if (map.exit === null && !isBetterThanStaying(look, vehicle, crew)) continue
    if (turnsWith(look, vehicle, crew) <= turnsLeft(look)) return { vehicle, missing: missingTo(vehicle) }
  }
  return null
}

/** Buildings that the goals of the scenario name. */
function buildingsIn(goal: Goal): string[] {
  if (goal.is === 'any' || goal.is === 'all') return goal.of.flatMap(buildingsIn)
  return goal.is === 'no-zombie-in' || goal.is === 'humans-in' ? [goal.building] : []
}

/** Where people could as well stay they leave when the dead are in the house, and nothing has to be looked for. */
function isBetterThanStaying({ state, book }: Look, vehicle: Vehicle, crew: readonly Human[]): boolean {
  if (!missingTo(vehicle).every((part) => crew.some((human) => has(human, part)))) return false
  if (crew.some(({ aboard }) => aboard === vehicle.id)) return true
  const held = buildingsIn(book.scenario.full)
  const houses = book.map.terrain.buildings.filter(({ id }) => held.includes(id))
  return state.zombies.some((z) => houses.some(({ outline }) => whereInPolygon(outline, z.at) !== OUTSIDE))
}

/** Who has something that the vehicle needs brings it. */
function bringing(look: Look, { vehicle, missing }: Convoy, human: Human): Errand | null {
  const part = missing.find((kind) => has(human, kind))
  const item = human.items.find(({ kind }) => kind === part)
  const to = item && placeAt(look, vehicle, human)
  if (!item || !to) return null
  const what = { with: item.id, vehicle: vehicle.id }
  const act =
    part === 'battery' ? { do: 'change-battery' as const, ...what } : { do: 'refuel-vehicle' as const, ...what }
  return { to, act, within: 0, after: BOARDING + drivingTurns(look, vehicle), why: 'The vehicle needs it.' }
}

/** dw.vehicle.7 Whoever has the keys drives; the others sit down elsewhere as long as he is on his way. */
function boarding(look: Look, { vehicle }: Convoy, human: Human): Errand | null {
  const to = placeAt(look, vehicle, human)
  if (!to) return null
  const keeper = crewOf(look.state).find(({ items }) =>
    items.some((i) => i.kind === 'keys' && i.vehicle === vehicle.id),
  )
  const isPassenger = driverOf(look.state, vehicle) === undefined && keeper !== undefined && keeper.n !== human.n
  const act = { do: 'get-in' as const, vehicle: vehicle.id, ...(isPassenger ? { passenger: true } : {}) }
  return { to, act, within: 0, after: 1 + drivingTurns(look, vehicle), why: 'There is room in it.' }
}

/** What everybody does for the vehicle: those who have a part bring it, and when it is ready all get in. */
export function assignConvoy(look: Look, convoy: Convoy, into: Map<number, Errand>): void {
  for (const human of crewOf(look.state)) {
    if (human.aboard !== null) continue
    const errand = convoy.missing.length > 0 ? bringing(look, convoy, human) : boarding(look, convoy, human)
    if (errand) into.set(human.n, errand)
  }
}

/** Parts that lie about and that nobody has yet. */
export function partsToFetch(look: Look, { vehicle, missing }: Convoy): Task[] {
  const crew = crewOf(look.state)
  const to = placesAt(look, vehicle.id)[0]
  return missing
    .filter((kind) => !crew.some((human) => has(human, kind)))
    .flatMap((kind) =>
      lyingOf(look, kind).map(({ id, at }) => ({
        to: at,
        act: { do: 'pick-up' as const, what: id },
        within: REACH.object,
        after: (to ? turnsTo(look, at, to) : 0) + BOARDING + drivingTurns(look, vehicle),
        why: 'The vehicle needs it.',
        load: false,
        walks: false,
      })),
    )
}

/** Is somebody still on his way to a vehicle that can wait for him? */
export function isWaitedFor(look: Look, vehicle: Vehicle): boolean {
  if (vehicle.isBroken || !isStanding(vehicle)) return false
  const aboard = occupantsOf(look.state, vehicle)
  const others = crewOf(look.state).filter(({ aboard: where }) => where !== vehicle.id)
  const [to] = placesAt(look, vehicle.id)
  const coming = others.filter((human) => to && turnsTo(look, human.at, to) < FAR_BEHIND)
  if (coming.length === 0 || aboard.length >= vehicle.places.length) return false
  return turnsLeft(look) > laneLength(look, vehicle) / SLOW + 1.5
}
/** Nobody waits for those who need more turns than this. */
const FAR_BEHIND = 8
