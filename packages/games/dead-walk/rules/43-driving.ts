/** dw.vehicle Driving: speed, turns and skids, and vehicles that nobody drives. */
import { type Refusal, refuse, step } from '@shamble/kernel'
import { type Barrier, displaced, pathLength, samePoint, type XY } from '@shamble/table'
import type { HouseRule } from '../book.ts'
import type { Command, CommandOf } from '../commands.ts'
import {
  change,
  type Human,
  isDriver,
  type Item,
  type Look,
  type Transaction,
  type Vehicle,
  vehicleOf,
} from '../state.ts'
import { cm, TOLERANCE } from '../tables/units.ts'
import { VEHICLES, SKIDS, SPEEDS, TURNS } from '../tables/vehicles.ts'
import { isOnFoot } from './01-crowd.ts'
import { d6, pair } from './01-dice.ts'
import { rowsUpTo } from './01-faces.ts'
import { vehicleOutline } from './01-ground.ts'
import { type Action, firstOf, notPlayed, pay } from './04-actions.ts'
import { setVehicle, theVehicle } from './43-aboard.ts'
import { changeBattery, driverRefusal, getIn, refuelVehicle, start, wreckRefusal } from './43-vehicles.ts'
import { conclude } from './43-arriving.ts'
import { driverDistractions, inTheWay, ramAll, type Trip, tripOf } from './43-ramming.ts'
import { along, barriersMet, difference, hitsFriend, isExit, isFast, type Leg, legsOf, reachOf } from './43-way.ts'
import { adding, hasAllPoints, sumOf } from './48-mind.ts'

type Drive = CommandOf<'drive'>

/** dw.vehicle.8 */
const pointsRefusal = (look: Look, human: Human): Refusal | null =>
  hasAllPoints(look, human) ? null : refuse('dw.vehicle.8', `Driving takes all AP of ${human.name}.`)

/** dw.vehicle.2, dw.vehicle.27 */
const runsRefusal = ({ engine }: Vehicle): Refusal | null =>
  engine ? null : refuse('dw.vehicle.27', 'The engine has to be started first.')

/** dw.vehicle.11 By how much a driver may change the speed. */
export const mostChange = ({ ap, doubled }: Human): number => SPEEDS.step * (doubled ? Math.floor(ap / 2) : ap)

/** dw.vehicle.9, dw.vehicle.10, dw.vehicle.11 */
function speedRefusal(human: Human, vehicle: Vehicle, speed: number): Refusal | null {
  if (speed > SPEEDS.top) return refuse('dw.vehicle.9', 'No vehicle goes more than 40 cm in a turn.')
  if (speed % SPEEDS.step !== 0) return refuse('dw.vehicle.11', 'Speed changes in steps of 5 cm.')
  const most = mostChange(human)
  return Math.abs(speed - vehicle.speed) > most
    ? refuse('dw.vehicle.10', `${human.name} can change the speed by ${most / 100} cm at most.`)
    : null
}

/** dw.vehicle.15 Legs long enough, turns not too sharp. */
function shapeRefusal({ heading }: Vehicle, legs: readonly Leg[], sharpest: number): Refusal | null {
  let before = heading
  for (const [i, leg] of legs.entries()) {
    if (samePoint(leg.from, leg.to)) return refuse('dw.vehicle.15', 'A leg of this drive leads nowhere.')
    if (i < legs.length - 1 && pathLength([leg.from, leg.to]) + TOLERANCE < SPEEDS.step)
      return refuse('dw.vehicle.15', 'Every leg but the last has to be at least 5 cm long.')
    if (difference(leg.heading, before) > sharpest)
      return refuse('dw.vehicle.15', `A turn is ${sharpest} degrees at most.`)
    before = leg.heading
  }
  return null
}

const lengthOf = ({ at }: Vehicle, legs: readonly Leg[]): number => pathLength([at, ...legs.map(({ to }) => to)])

/** dw.vehicle.11, dw.vehicle.15 Exactly as far as the speed says. */
function forwardsRefusal(vehicle: Vehicle, legs: readonly Leg[], speed: number): Refusal | null {
  if (Math.abs(lengthOf(vehicle, legs) - speed) > TOLERANCE)
    return refuse('dw.vehicle.11', `The way has to be ${speed / 100} cm long.`)
  return shapeRefusal(vehicle, legs, isFast(speed) ? TURNS.fast : TURNS.slow)
}

/** dw.vehicle.29 */
function reverseRefusal(vehicle: Vehicle, legs: readonly Leg[], { speed }: Drive): Refusal | null {
  if (vehicle.speed !== 0 || speed !== 0) return refuse('dw.vehicle.29', 'Only a vehicle that stands can go backwards.')
  if (legs.length === 0 || lengthOf(vehicle, legs) > SPEEDS.reverse + TOLERANCE)
    return refuse('dw.vehicle.29', 'A vehicle goes at most 10 cm backwards.')
  const headings = [vehicle.heading, ...legs.map(({ heading }) => heading)]
  if (headings.filter((one, i) => i > 0 && one !== headings[i - 1]).length > 1)
    return refuse('dw.vehicle.29', 'A vehicle turns at most once on its way backwards.')
  return shapeRefusal(vehicle, legs, TURNS.slow)
}

/** dw.vehicle.26 Through friends only if there is no other way. */
const friendRefusal = (look: Look, human: Human, vehicle: Vehicle, legs: readonly Leg[]): Refusal | null =>
  hitsFriend(look, vehicle, legs) && samples(human, vehicle).some((one) => isOpen(look, vehicle, one))
    ? refuse('dw.vehicle.26', 'Somebody is in the way, and there is another way.')
    : null

const isOpen = (look: Look, vehicle: Vehicle, command: Drive): boolean =>
  !hitsFriend(look, vehicle, legsOf(vehicle, command))

/** dw.vehicle.26 Is anybody near enough to be in the way of this vehicle? */
const isSomebodyNear = ({ state }: Look, { at, type }: Vehicle): boolean => {
  const reach = SPEEDS.top + VEHICLES[type].length
  return state.humans.some(
    (one) => isOnFoot(one) && Math.abs(one.at.x - at.x) <= reach && Math.abs(one.at.y - at.y) <= reach,
  )
}

function driveRefusal(look: Look, human: Human, command: Drive): Refusal | null {
  const seat = driverRefusal(look, human)
  if (seat !== null) return seat
  const vehicle = theVehicle(look.state, human.aboard as string)
  const legs = legsOf(vehicle, command)
  return firstOf(
    () => wreckRefusal(vehicle),
    () => runsRefusal(vehicle),
    () => pointsRefusal(look, human),
    () => (command.reverse ? reverseRefusal(vehicle, legs, command) : speedRefusal(human, vehicle, command.speed)),
    () => (command.reverse ? null : forwardsRefusal(vehicle, legs, command.speed)),
    () => friendRefusal(look, human, vehicle, legs),
  )
}

/** Turns that are offered at each speed. */
const OFFERED = { slow: [0, -45, 45, -90, 90], fast: [0, -20, 20, -45, 45] } as const

/** A sample of what the driver can do: every speed, straight on and with a turn at once, and backwards. */
function samples(human: Human, vehicle: Vehicle): Drive[] {
  const { at, heading } = vehicle
  const most = mostChange(human)
  const found: Drive[] = []
  const to = (length: number, degrees: number): [number, number] => {
    const { x, y } = displaced(at, length, degrees)
    return [x, y]
  }
  for (
    let speed = Math.max(0, vehicle.speed - most);
    speed <= Math.min(SPEEDS.top, vehicle.speed + most);
    speed += SPEEDS.step
  ) {
    if (speed === 0 && vehicle.speed > 0) found.push({ do: 'drive', speed, path: [] })
    if (speed === 0) continue
    for (const turn of OFFERED[isFast(speed) ? 'fast' : 'slow'])
      found.push({ do: 'drive', speed, path: [to(speed, heading + turn)] })
  }
  if (vehicle.speed === 0)
    for (const length of [SPEEDS.step, SPEEDS.reverse])
      found.push({ do: 'drive', speed: 0, path: [to(length, heading + 180)], reverse: true })
  return found
}

/** dw.vehicle.26 */
function driveChoices(look: Look, human: Human): Drive[] {
  const vehicle = vehicleOf(look.state, human.aboard)
  if (!vehicle || !isDriver(look.state, human) || vehicle.isWreck || !vehicle.engine) return []
  if (pointsRefusal(look, human) !== null) return []
  const all = samples(human, vehicle)
  if (!isSomebodyNear(look, vehicle)) return all
  const open = all.filter((one) => isOpen(look, vehicle, one))
  return open.length > 0 ? open : all
}

/** Pushes the vehicle along a leg, without turning it. */
function push(t: Transaction, trip: Trip, leg: Leg): void {
  const outline = vehicleOutline(trip.vehicle, leg.from, trip.heading)
  const { length, by } = reachOf(t, trip.vehicle, leg, outline)
  const reached = ramAll(t, trip, inTheWay(t, trip, leg, outline, length), length)
  moveTo(trip, along(leg, reached))
  if (trip.end !== null || by === null) return
  if (by.is === 'barrier') crash(trip, by.barrier)
  else trip.end = isExit(t, trip.vehicle, leg) ? 'left' : 'edge'
}

function moveTo(trip: Trip, at: XY): void {
  trip.at = Object.freeze({ x: at.x, y: at.y })
  if (!samePoint(at, trip.path[trip.path.length - 1] as XY)) trip.path.push(trip.at)
}

function crash(trip: Trip, barrier: Barrier): void {
  trip.end = 'crashed'
  trip.into = barrier.part === 'piece' ? barrier.piece.id : barrier.building.id
}

const BENDS = rowsUpTo([
  { upTo: SKIDS.left, result: 'skids to the left' },
  { upTo: SKIDS.right, result: 'skids to the right' },
  { upTo: 6, result: 'holds the road' },
])

/** dw.vehicle.13, dw.vehicle.14 At fast speed a die says whether it skids. */
function rollTurn(t: Transaction, trip: Trip): 'left' | 'right' | null {
  if (!trip.isFast) return null
  const modifiers = driverDistractions(t, trip)
  const what = 'a turn at fast speed: 3 or more'
  const face = d6(t, { clause: 'dw.vehicle.14', ...trip.ask, what, table: BENDS, ...adding(modifiers) })
  const score = face + sumOf(modifiers)
  const skids = score <= SKIDS.left ? 'left' : score <= SKIDS.right ? 'right' : null
  t.emit({ e: 'turn rolled', clause: 'dw.vehicle.14', vehicle: trip.vehicle.id, face, ...adding(modifiers), skids })
  return skids
}

/** dw.vehicle.15 It turns about its centre; what its corners meet there is met. */
function turnTo(t: Transaction, trip: Trip, heading: number): void {
  const skids = rollTurn(t, trip)
  const outline = vehicleOutline(trip.vehicle, trip.at, heading)
  const [barrier] = barriersMet(t, trip.vehicle, outline)
  if (barrier) return crash(trip, barrier)
  const here: Leg = { from: trip.at, to: trip.at, heading }
  const before = trip.heading
  trip.heading = heading
  ramAll(t, trip, inTheWay(t, trip, here, outline, 0), 0)
  if (trip.end === 'stalled') trip.heading = before
  else if (skids !== null) skid(t, trip, skids)
}

/** dw.vehicle.14, dw.vehicle.16 */
function skid(t: Transaction, trip: Trip, side: 'left' | 'right'): void {
  const faces = pair(t, { clause: 'dw.vehicle.14', ...trip.ask, what: 'how far it skids' })
  const to = displaced(trip.at, cm(faces[0] + faces[1]), trip.heading + (side === 'left' ? -90 : 90))
  push(t, trip, { from: trip.at, to, heading: trip.heading })
  t.emit({ e: 'skidded', clause: 'dw.vehicle.16', vehicle: trip.vehicle.id, side, faces, at: trip.at })
  trip.end ??= 'skidded'
}

/** Leg by leg, until something ends it. */
function travel(t: Transaction, trip: Trip, legs: readonly Leg[]): void {
  for (const { to, heading } of legs) {
    if (heading !== trip.heading) turnTo(t, trip, heading)
    if (trip.end !== null) return
    push(t, trip, { from: trip.at, to, heading })
    if (trip.end !== null) return
  }
}

/** dw.vehicle.8 All that the driver has; nothing of it is doubled. */
export const drivePrice = ({ ap }: Human): number => ap

/** dw.vehicle.8, dw.vehicle.11 */
export const drive: Action<'drive'> = {
  choices: driveChoices,
  check: driveRefusal,
  take: (t, human, command) => {
    pay(t, human, 0)
    human.ap -= drivePrice(human)
    const id = human.aboard as string
    const vehicle = setVehicle(t.state, id, { driven: true })
    const trip = tripOf(t, vehicle, command.speed)
    travel(t, trip, legsOf(vehicle, command))
    conclude(t, trip, command.speed)
  },
}

/** dw.vehicle.28 The end of phase 2: vehicles that move and that nobody drove roll straight on. */
export function rollOn(t: Transaction): void {
  for (const { id, speed, driven } of t.state.vehicles) {
    if (speed === 0 || driven) continue
    const vehicle = theVehicle(t.state, id)
    const trip = tripOf(t, vehicle, speed)
    const to = displaced(vehicle.at, speed, vehicle.heading)
    travel(t, trip, [{ from: vehicle.at, to, heading: vehicle.heading }])
    conclude(t, trip, Math.max(0, speed - SPEEDS.rollingLoss))
  }
}

/** dw.vehicle.28 A new turn: nobody has driven yet. */
export function forgetDriving({ state }: Transaction): void {
  if (state.vehicles.some(({ driven }) => driven))
    state.vehicles = Object.freeze(state.vehicles.map((one) => (one.driven ? change(one, { driven: false }) : one)))
}

/** dw.campaign.2 Vehicles that the team came with: the first of it has their keys. */
function handKeys({ state, book }: Transaction): void {
  const [first] = state.humans
  if (!first) return
  const keys = book.broughtAlong.map(
    ({ id }): Item => ({ id: state.nextId++, kind: 'keys', marker: null, vehicle: id }),
  )
  first.items = Object.freeze([...first.items, ...keys.map((one) => Object.freeze(one))])
}

/** dw.vehicle.1 What the chapter adds: its orders, keys at the start, vehicles that roll on. Anybody in one can get out. */
export const VEHICLES_GATE: HouseRule = {
  slots: {
    getIn: () => getIn,
    start: () => start,
    drive: () => drive,
    refuelVehicle: () => refuelVehicle,
    changeBattery: () => changeBattery,
  },
  steps: {
    'set-up': [{ after: 'arm', insert: step('dw.campaign.2', 'keys', handKeys) }],
    'humans phase': [{ after: 'next human', insert: step('dw.vehicle.28', 'undriven vehicles', rollOn) }],
  },
}

const nobodyDrives = <D extends Command['do']>(): Action<D> =>
  notPlayed<D>('dw.vehicle.1', 'Nobody drives in this game.')

/** dw.vehicle.1 The same orders where nobody drives. */
export const NO_VEHICLES = {
  getIn: nobodyDrives<'get-in'>(),
  start: nobodyDrives<'start'>(),
  drive: nobodyDrives<'drive'>(),
  refuelVehicle: nobodyDrives<'refuel-vehicle'>(),
  changeBattery: nobodyDrives<'change-battery'>(),
} as const
