/** dw.vehicle Who sits in a vehicle, who stands at it, and what its outline means for them. */
import { thoseIn } from '@shamble/kernel'
import type { Modifier } from '@shamble/kernel'
import {
  compareGapToShape,
  displaced,
  distance2,
  distanceDown,
  figuresWithin,
  isCrossed,
  nearestPlace,
  OUTSIDE,
  placeStopper,
  towards,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import {
  change,
  type Human,
  isInPlay,
  isUp,
  isZombieFigure,
  type Look,
  numberOfFigure,
  occupantsOf,
  type State,
  type Transaction,
  theZombie,
  type Vehicle,
  vehicleOf,
  type Zombie,
} from '../state.ts'
import { type Column, MODIFIERS } from '../tables/modifiers.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'
import { VEHICLES, SPEEDS } from '../tables/vehicles.ts'
import type { FireMode } from '../tables/weapons.ts'
import { crowdOf, liftHuman, putHuman } from './01-crowd.ts'
import { betweenWords, type Placed, isWithin } from './01-figures.ts'
import { type Ground, MOVER, outlineOf } from './01-ground.ts'
import { freePlaces, isFreePlace } from './01-places.ts'

/** dw.vehicle.12 Up to here a vehicle is slow. */
export const SLOW = SPEEDS.slow

/** A vehicle that a rule knows to be there. */
export function theVehicle(s: State, id: string): Vehicle {
  const found = vehicleOf(s, id)
  if (!found) throw new Error(`no vehicle ${id}`)
  return found
}

export function setVehicle(s: State, id: string, by: Partial<Omit<Vehicle, 'id' | 'type'>>): Vehicle {
  const changed = change<Vehicle>(theVehicle(s, id), by)
  s.vehicles = Object.freeze(s.vehicles.map((one) => (one.id === id ? changed : one)))
  return changed
}

/** dw.vehicle.7 The first place is the driver's. */
export const driverOf = ({ humans }: State, { places: [first] }: Vehicle): Human | undefined =>
  typeof first === 'number' ? humans[first - 1] : undefined

/** dw.vehicle.21 Nobody gets at a vehicle that moves, or one that has left. */
export const isStanding = ({ speed, gone }: Vehicle): boolean => speed === 0 && !gone

/** dw.units.8, dw.vehicle.6 Does a base on the ground touch the outline, with nothing shut between? */
export function touchesVehicle(look: Look, body: Placed, vehicle: Vehicle): boolean {
  const { layout, walls } = look.facts
  return isBeside(look, body, vehicle) && !isCrossed(layout, walls, body.at, vehicle.at)
}

const isBeside = (look: Look, { at, on, aboard }: Placed, vehicle: Vehicle): boolean =>
  !(vehicle.gone || on !== null || aboard) &&
  compareGapToShape({ ...at, radius: BASE_RADIUS }, outlineOf(look, vehicle.id), TOLERANCE) <= 0

/** Why a base does not touch a vehicle, after the sentence that says so: what is between them, if it is so near. */
export const vehicleWords = (look: Look, body: Placed, vehicle: Vehicle): string =>
  isBeside(look, body, vehicle) ? betweenWords(look, body, { at: vehicle.at, on: null }) : ''

/** The vehicles that somebody on foot touches. */
export const vehiclesTouched = (look: Look, body: Placed): Vehicle[] =>
  thoseIn(look.state.vehicles, (vehicle) => isNear(vehicle, body.at) && touchesVehicle(look, body, vehicle))

/** A quick look: can a base there touch it at all? */
const isNear = ({ type, at: { x, y } }: Vehicle, at: XY): boolean => {
  const reach = VEHICLES[type].length
  return Math.abs(at.x - x) <= reach && Math.abs(at.y - y) <= reach
}

/** Zombies that touch a vehicle, fallen ones too, ascending. */
export const zombiesAt = (look: Look, vehicle: Vehicle): Zombie[] =>
  figuresWithin(crowdOf(look), vehicle.at, BASE_RADIUS, VEHICLES[vehicle.type].length)
    .filter(isZombieFigure)
    .map((figure) => theZombie(look.state, numberOfFigure(figure)))
    .filter((zombie) => touchesVehicle(look, zombie, vehicle))

/** dw.vehicle.34 The zombies that an occupant can strike. */
export function zombiesInReach(look: Look, human: Human): Zombie[] {
  const vehicle = vehicleOf(look.state, human.aboard)
  return vehicle && isStanding(vehicle) ? zombiesAt(look, vehicle) : []
}

/** dw.vehicle.30, dw.vehicle.34 Whom the zombies at broken vehicles attack: one each, in turn, the lowest number first. */
export function attacksOnOccupants(look: Look, mayAttack: (zombie: Zombie) => boolean): Map<number, Zombie[]> {
  const targets = new Map<number, Zombie[]>()
  for (const vehicle of look.state.vehicles) {
    const people = vehicle.isBroken && isStanding(vehicle) ? occupantsOf(look.state, vehicle) : []
    if (people.length === 0) continue
    const zombies = zombiesAt(look, vehicle).filter((zombie) => isUp(zombie) && mayAttack(zombie))
    for (const [i, zombie] of zombies.entries()) {
      const { n } = people[i % people.length] as Human
      targets.set(n, [...(targets.get(n) ?? []), zombie])
    }
  }
  return targets
}

/** Places where a base touches the outline, as far as terrain goes, by the ground and the vehicle. */
const PLACES = new WeakMap<Ground, Map<string, readonly XY[]>>()

/** How far apart the places at a vehicle are: two bases fit side by side. */
const APART = 2 * BASE_RADIUS

/** dw.vehicle.6, dw.vehicle.30 Where somebody can stand and touch a vehicle, side by side, clockwise from its front. */
export function placesAt(look: Look, id: string): readonly XY[] {
  const known = PLACES.get(look.facts) ?? new Map<string, readonly XY[]>()
  PLACES.set(look.facts, known)
  const before = known.get(id)
  if (before) return before
  const { layout, closed } = look.facts
  const vehicle = theVehicle(look.state, id)
  const found = aroundOutline(vehicle).filter(
    (at) =>
      placeStopper({ layout, closed }, MOVER, null, at) === null && touchesVehicle(look, { at, on: null }, vehicle),
  )
  known.set(id, found)
  return found
}

/** A side of a vehicle: how far out from the centre and in which direction, and how long. */
interface Side {
  readonly out: number
  readonly along: number
  readonly degrees: number
}

/** Its sides clockwise from the front. */
export function sidesOf({ type, heading }: Vehicle): readonly [Side, Side, Side, Side] {
  const { length, width } = VEHICLES[type]
  return [
    { out: length / 2, along: width, degrees: heading },
    { out: width / 2, along: length, degrees: heading + 90 },
    { out: length / 2, along: width, degrees: heading + 180 },
    { out: width / 2, along: length, degrees: heading + 270 },
  ]
}

const aroundOutline = (vehicle: Vehicle): XY[] =>
  sidesOf(vehicle).flatMap(({ out, along, degrees }) => {
    const middle = displaced(vehicle.at, out + BASE_RADIUS, degrees)
    const count = Math.floor(along / APART)
    return Array.from({ length: count }, (_, i) =>
      displaced(middle, Math.round((i - (count - 1) / 2) * APART), degrees + 90),
    )
  })

/** The places at a vehicle, those nearest to somebody first. */
export const placesFor = (look: Look, id: string, from: XY): XY[] =>
  [...placesAt(look, id)].sort((a, b) => distance2(a, from) - distance2(b, from))

/** dw.vehicle.33 How far the outline is from the centre in the direction of a point. */
export function muzzleOf(look: Look, { at, aboard }: Human, point: XY): number {
  if (aboard === null) return BASE_RADIUS
  const { corners } = outlineOf(look, aboard)
  let [inside, outside] = [0, distanceDown(corners[0] as XY, at) + 1]
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1
    if (whereInPolygon(corners, towards(at, point, middle)) === OUTSIDE) outside = middle
    else inside = middle
  }
  return inside
}

/** dw.vehicle.19, dw.vehicle.20 What a fast vehicle does to the fire of its passengers. */
export function fireModifiers({ state, book }: Look, { aboard }: Human, column: Column, mode?: FireMode): Modifier[] {
  const speed = vehicleOf(state, aboard)?.speed ?? 0
  if (speed <= SLOW || book.vehicleFastFire === 0 || !isShaken(column, mode)) return []
  return [{ clause: 'dw.vehicle.19', value: book.vehicleFastFire }]
}

/** dw.shooting.21 Of grenades those of the launcher only. */
function isShaken(column: Column, mode: FireMode | undefined): boolean {
  const applies = MODIFIERS.fastVehicle.in[column]
  return applies === 'yes' || (applies === 'launcher' && mode === 'launcher')
}

/** dw.fear.7 Team members in vehicles within a distance of somebody, himself left out. */
export const occupantsWithin = (look: Look, human: Human, d: number): Human[] =>
  look.state.humans.filter(
    (one) => one.aboard !== null && one !== human && isInPlay(one) && isWithin(look, human, one, d),
  )

/** He sits down in a place; he no longer stands on the table. */
export function sitDown(t: Look, human: Human, vehicle: Vehicle, place: number): void {
  const places = vehicle.places.map((n, i) => (i === place ? human.n : n === human.n ? null : n))
  setVehicle(t.state, vehicle.id, { places: Object.freeze(places) })
  if (human.aboard === null) liftHuman(t, human)
  human.aboard = vehicle.id
  human.at = vehicle.at
  human.on = null
  human.entrance = null
}

/** His place is free again. */
export function leavePlace(t: Look, human: Human): void {
  const vehicle = vehicleOf(t.state, human.aboard)
  if (vehicle)
    setVehicle(t.state, vehicle.id, { places: Object.freeze(vehicle.places.map((n) => (n === human.n ? null : n))) })
  human.aboard = null
}

/** dw.vehicle.6 He stands beside it. */
export function stepOut(t: Look, human: Human, at: XY): void {
  leavePlace(t, human)
  putHuman(t, human, at, null)
}

/** The free place on the ground that is nearest to a point. */
export const freePlaceNear = (look: Look, at: XY): XY | null => nearestPlace(at, freePlaces(look, null))

/** dw.harm.8 The dead are laid down beside the vehicle: nobody is left in it whom nobody can get at. */
export function layOut(t: Transaction, human: Human): void {
  if (human.aboard === null) return
  const place = placesFor(t, human.aboard, human.at).find((at) => isFreePlace(t, at, null))
  const at = place ?? freePlaceNear(t, human.at) ?? human.at
  leavePlace(t, human)
  human.at = Object.freeze({ x: at.x, y: at.y })
}
