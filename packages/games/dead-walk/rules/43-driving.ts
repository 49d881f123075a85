/** dw.vehicle Driving: speed, the way with its turns and slides, what is rammed, crashes, and leaving the table. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import {
  type Barrier,
  type Box,
  boxOf,
  compareGapToShape,
  compareShapes,
  compass,
  degreesOf,
  displaced,
  distance2,
  distanceDown,
  isOnTable,
  minus,
  pathLength,
  placeStopper,
  type Polygon,
  samePoint,
  segmentsMeet,
  type Shape,
  sideOf,
  straight,
  swept,
  towards,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import type { Goal } from '../content/scenarios.ts'
import {
  change,
  figureName,
  type Human,
  isZombieFigure,
  type Look,
  numberOfFigure,
  playerSeat,
  type Table,
  theHuman,
  type Vehicle,
} from '../state.ts'
import { cm, TOLERANCE } from '../tables/units.ts'
import { VEHICLES } from '../tables/vehicles.ts'
import { type Ask, d6, ownerOf, pair, thrownBy } from './01-dice.ts'
import {
  type Figure,
  figureOf,
  figuresOnTable,
  isOnFoot,
  liftHuman,
  moveZombie,
  othersOn,
  putHuman,
} from './01-figures.ts'
import { MOVER, vehicleOutline } from './01-ground.ts'
import { type Action, endActivation, firstOf, pay } from './04-actions.ts'
import { eliminate, fell, shakeFlamethrower, wound } from './19-harm.ts'
import { checkNobodyLeft } from './30-end.ts'
import { driverOf, freePlaceNear, isDriver, occupantsOf, SLOW, setVehicle, theVehicle, vehicleOf } from './43-aboard.ts'
import { driverRefusal, wreckRefusal } from './43-vehicles.ts'
import { adding, distractions, hasAllPoints, sumOf } from './48-mind.ts'

/** dw.vehicle.10, dw.vehicle.11 Speed changes in steps, one for an action point. */
const STEP = cm(5)
/** dw.vehicle.9 */
const TOP = cm(40)
/** dw.vehicle.29 */
const REVERSE = cm(10)
/** dw.vehicle.28 What a vehicle loses that nobody drives. */
const ROLLING_LOSS = cm(20)
/** dw.vehicle.25 */
const THROW = cm(5)
/** dw.vehicle.15 The largest change of heading at a joint. */
const TURNS = { slow: 90, fast: 45 } as const

type Drive = CommandOf<'drive'>

/** dw.vehicle.12 */
const isFast = (speed: number): boolean => speed > SLOW

/** How many degrees two headings differ, 0 to 180. */
function difference(a: number, b: number): number {
  const d = (((a - b) % 360) + 360) % 360
  return d > 180 ? 360 - d : d
}

/** The heading of a vehicle on a leg; backwards it looks the other way. */
const headingOn = (from: XY, to: XY, backwards: boolean): number =>
  degreesOf(backwards ? minus(from, to) : minus(to, from))

/** A leg of a way, with the heading on it. */
interface Leg {
  readonly from: XY
  readonly to: XY
  readonly heading: number
}

/** The way of a command, leg by leg; without points it leads straight on. */
function legsOf(vehicle: Vehicle, { speed, path, reverse = false }: Drive): Leg[] {
  const points: XY[] = path.map(([x, y]) => ({ x, y }))
  if (points.length === 0 && speed > 0) points.push(displaced(vehicle.at, speed, vehicle.heading))
  let from = vehicle.at
  return points.map((to) => {
    const leg = { from, to, heading: headingOn(from, to, reverse) }
    from = to
    return leg
  })
}

/** dw.vehicle.8 */
const pointsRefusal = (look: Look, human: Human): Refusal | null =>
  hasAllPoints(look, human) ? null : refuse('dw.vehicle.8', `Driving takes all AP of ${human.name}.`)

/** dw.vehicle.2, dw.vehicle.27 */
const runsRefusal = ({ engine }: Vehicle): Refusal | null =>
  engine ? null : refuse('dw.vehicle.27', 'The engine has to be started first.')

/** dw.vehicle.11 By how much a driver may change the speed. */
const mostChange = ({ ap, doubled }: Human): number => STEP * (doubled ? Math.floor(ap / 2) : ap)

/** dw.vehicle.9, dw.vehicle.10, dw.vehicle.11 */
function speedRefusal(human: Human, vehicle: Vehicle, speed: number): Refusal | null {
  if (speed > TOP) return refuse('dw.vehicle.9', 'No vehicle goes faster than 40 cm in a turn.')
  if (speed % STEP !== 0) return refuse('dw.vehicle.11', 'Speed changes in steps of 5 cm.')
  const most = mostChange(human)
  return Math.abs(speed - vehicle.speed) > most
    ? refuse('dw.vehicle.10', `${human.name} can change the speed by ${most / 100} cm at most.`)
    : null
}

/** dw.vehicle.15 Legs long enough, turns not too sharp. */
function shapeRefusal({ heading }: Vehicle, legs: readonly Leg[], sharpest: number): Refusal | null {
  let before = heading
  for (const [i, leg] of legs.entries()) {
    if (samePoint(leg.from, leg.to)) return refuse('dw.vehicle.15', 'A leg leads somewhere else.')
    if (i < legs.length - 1 && pathLength([leg.from, leg.to]) + TOLERANCE < STEP)
      return refuse('dw.vehicle.15', 'All legs but the last are at least 5 cm long.')
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
  if (legs.length === 0 || lengthOf(vehicle, legs) > REVERSE + TOLERANCE)
    return refuse('dw.vehicle.29', 'Backwards it goes up to 10 cm.')
  const headings = [vehicle.heading, ...legs.map(({ heading }) => heading)]
  if (headings.filter((one, i) => i > 0 && one !== headings[i - 1]).length > 1)
    return refuse('dw.vehicle.29', 'Backwards there is one turn at most.')
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
  const reach = TOP + VEHICLES[type].length
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
  for (let speed = Math.max(0, vehicle.speed - most); speed <= Math.min(TOP, vehicle.speed + most); speed += STEP) {
    if (speed === 0 && vehicle.speed > 0) found.push({ do: 'drive', speed, path: [] })
    if (speed === 0) continue
    for (const turn of OFFERED[isFast(speed) ? 'fast' : 'slow'])
      found.push({ do: 'drive', speed, path: [to(speed, heading + turn)] })
  }
  if (vehicle.speed === 0)
    for (const length of [STEP, REVERSE])
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

/** How far a push along a leg goes before terrain or an edge of the table, in units, and what stops it. */
interface Reach {
  readonly length: number
  readonly by: { readonly is: 'edge' } | { readonly is: 'barrier'; readonly barrier: Barrier } | null
}

/** The largest whole number up to `most` for which nothing is met yet; whatever is met stays met farther on. */
function farthest(most: number, isMet: (length: number) => boolean): number {
  if (!isMet(most)) return most
  let [free, met] = [-1, most]
  while (met - free > 1) {
    const middle = (free + met) >> 1
    if (isMet(middle)) met = middle
    else free = middle
  }
  return Math.max(0, free)
}

/** The point so far along a leg. */
const along = ({ from, to }: Leg, length: number): XY =>
  length >= wholeOf({ from, to }) ? to : towards(from, to, length)

/** A leg's length in whole units, its last fraction included. */
const wholeOf = ({ from, to }: Pick<Leg, 'from' | 'to'>): number => distanceDown(from, to) + 1

const sweep = (outline: Polygon, leg: Leg, length: number): Polygon => {
  const by = minus(along(leg, length), leg.from)
  return by.x === 0 && by.y === 0 ? outline : swept(outline, by)
}

const boxesMeet = (a: Box, b: Box): boolean =>
  a.west <= b.east && b.west <= a.east && a.north <= b.south && b.north <= a.south

const meets = (outline: Polygon, shape: Shape): boolean => compareShapes(outline, shape, 0) <= 0

/** dw.vehicle.18 Terrain and other vehicles whose outline another one meets. */
function barriersMet({ facts }: Look, { id }: Vehicle, outline: Polygon): Barrier[] {
  const own = facts.layout.numberOf.get(id)
  const box = boxOf(outline)
  return facts.layout.barriers.filter(
    (b) =>
      b.index !== own &&
      b.part !== 'slab' &&
      b.bottom <= 0 &&
      boxesMeet(box, boxOf(b.shape)) &&
      meets(outline, b.shape),
  )
}

/** dw.vehicle.18, dw.vehicle.32 What stops a vehicle on a leg, figures left aside. */
function reachOf(look: Look, vehicle: Vehicle, leg: Leg, outline: Polygon): Reach {
  const { width, depth } = look.facts.layout
  const whole = wholeOf(leg)
  const inside = farthest(whole, (length) => !isOnTable(along(leg, length), 0, width, depth))
  let reach: Reach = { length: inside, by: inside < whole ? { is: 'edge' } : null }
  for (const barrier of barriersMet(look, vehicle, sweep(outline, leg, inside))) {
    const length = farthest(inside, (one) => meets(sweep(outline, leg, one), barrier.shape))
    if (length < reach.length || reach.by?.is !== 'barrier') reach = { length, by: { is: 'barrier', barrier } }
  }
  return reach
}

/** dw.units.5, dw.vehicle.24 Does an outline push into a base, by more than bases may overlap anyway? */
const isSwept = (outline: Polygon, { at, on }: Figure): boolean =>
  on === null && compareGapToShape({ ...at, radius: MOVER.clearance }, outline, 0) < 0

/** dw.vehicle.26 Does the way as it is plotted lead through somebody? */
function hitsFriend(look: Look, vehicle: Vehicle, legs: readonly Leg[]): boolean {
  const people = [...figuresOnTable(look)].filter(({ figure, on }) => !isZombieFigure(figure) && on === null)
  if (people.length === 0) return false
  for (const leg of legs) {
    const outline = vehicleOutline(vehicle, leg.from, leg.heading)
    const all = sweep(outline, leg, wholeOf(leg))
    const near = people.filter((one) => isSwept(all, one))
    if (near.length === 0) continue
    const { length, by } = reachOf(look, vehicle, leg, outline)
    const path = sweep(outline, leg, length)
    if (near.some((one) => isSwept(path, one))) return true
    if (by !== null) return false
  }
  return false
}

type Rammed = 'stalls' | 'thrown' | 'killed'

/** A vehicle on its way: where it has come to, and what has happened to it so far. */
interface Trip {
  readonly vehicle: Vehicle
  readonly driver: Human | null
  readonly ask: Pick<Ask, 'seat' | 'human'>
  readonly isFast: boolean
  readonly path: XY[]
  at: XY
  heading: number
  /** dw.vehicle.24 What the one die says. */
  ram: Rammed | null
  /** Figures that have had their share. */
  readonly hit: Set<number>
  end: 'stalled' | 'skidded' | 'crashed' | 'edge' | 'left' | null
  into: string
}

function tripOf({ state }: Look, vehicle: Vehicle, speed: number): Trip {
  const driver = driverOf(state, vehicle) ?? null
  const [somebody] = occupantsOf(state, vehicle)
  const seat = somebody ? ownerOf(somebody) : playerSeat(1)
  return {
    vehicle,
    driver,
    ask: driver ? thrownBy(driver) : { seat },
    isFast: isFast(speed),
    path: [vehicle.at],
    at: vehicle.at,
    heading: vehicle.heading,
    ram: null,
    hit: new Set(),
    end: null,
    into: '',
  }
}

/** dw.vehicle.22, dw.vehicle.23 From which score on they are killed. */
const KILLED_FROM = { slow: 5, fast: 4 } as const

/** dw.quirk.18 What those near the driver add to his dice; nothing without one. */
function driverDistractions(t: Table, { ask: { human } }: Trip): readonly Modifier[] {
  return human === undefined ? [] : distractions(t, theHuman(t.state, human))
}

/** dw.vehicle.24 One die, at the first figure touched. */
function rollRam(t: Table, trip: Trip, first: number): Rammed {
  const clause = trip.isFast ? 'dw.vehicle.23' : 'dw.vehicle.22'
  const what = `ramming ${figureName(first)}`
  const modifiers = driverDistractions(t, trip)
  const face = d6(t, { clause, ...trip.ask, what, ...adding(modifiers) })
  const score = face + sumOf(modifiers)
  const killed = KILLED_FROM[trip.isFast ? 'fast' : 'slow']
  const result = score <= 1 ? 'stalls' : score >= killed ? 'killed' : 'thrown'
  t.emit({ e: 'rammed', clause, vehicle: trip.vehicle.id, face, result, first: figureName(first) })
  return result
}

/** dw.vehicle.25 Square to the heading, to the side on which it is, as far as there is room. */
function throwAside(t: Table, trip: Trip, { figure, at }: Figure): void {
  const isRight = sideOf(compass(trip.heading), minus(at, trip.at)) > 0
  const to = displaced(at, THROW, trip.heading + (isRight ? 90 : -90))
  const others = othersOn(t, null, (one) => one !== figure)
  const stop = straight({ layout: t.facts.layout, closed: obstacles(t, trip.vehicle) }, MOVER, others, at, to)
  placeFigure(t, figure, stop.at)
  t.emit({ e: 'thrown aside', clause: 'dw.vehicle.25', figure: figureName(figure), at: stop.at })
  if (!isZombieFigure(figure)) wound(t, theHuman(t.state, figure), 1, 'ram')
  fell(t, figure, 'ram', 'dw.vehicle.26')
}

/** Whatever is closed or low, but for the vehicle itself. */
function obstacles({ facts }: Look, { id }: Vehicle): Uint8Array {
  const marked = facts.closed.map((shut, i) => (shut || facts.lows[i] ? 1 : 0))
  const own = facts.layout.numberOf.get(id)
  if (own !== undefined) marked[own] = 0
  return marked
}

function placeFigure(t: Table, figure: number, at: XY): void {
  if (isZombieFigure(figure)) moveZombie(t, numberOfFigure(figure), at, null)
  else putHuman(t, theHuman(t.state, figure), at, null)
}

/** dw.vehicle.22 to dw.vehicle.26, dw.flame.7 What the vehicle does to a figure that it sweeps. */
function strike(t: Table, trip: Trip, body: Figure): void {
  trip.hit.add(body.figure)
  const blow = { from: 'ram', by: trip.driver?.n ?? null, close: false } as const
  if (!isZombieFigure(body.figure)) shakeFlamethrower(t, theHuman(t.state, body.figure), blow)
  if (trip.ram === 'killed') return eliminate(t, body.figure, blow)
  throwAside(t, trip, body)
}

/** A figure in the way, and how far the vehicle gets before it. */
interface InTheWay {
  readonly body: Figure
  readonly length: number
}

/** Everybody on the ground whom a leg up to a length sweeps, the first first. */
function inTheWay(look: Look, trip: Trip, leg: Leg, outline: Polygon, length: number): InTheWay[] {
  const path = sweep(outline, leg, length)
  return [...figuresOnTable(look)]
    .filter((body) => !trip.hit.has(body.figure) && isSwept(path, body))
    .map((body) => ({ body, length: farthest(length, (one) => isSwept(sweep(outline, leg, one), body)) }))
    .sort((a, b) => a.length - b.length || a.body.figure - b.body.figure)
}

/** dw.vehicle.24 Rams whoever is in the way; on a 1 the vehicle stops at the first. Says how far it gets. */
function ramAll(t: Table, trip: Trip, met: readonly InTheWay[], length: number): number {
  const [first] = met
  if (!first) return length
  trip.ram ??= rollRam(t, trip, first.body.figure)
  if (trip.ram === 'stalls') {
    trip.end = 'stalled'
    return first.length
  }
  for (const { body } of met) if (figureOf(t, body.figure)) strike(t, trip, body)
  return length
}

/** Pushes the vehicle along a leg, without turning it. */
function push(t: Table, trip: Trip, leg: Leg): void {
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

/** dw.vehicle.32 Does a leg lead over an exit? */
function isExit(look: Look, vehicle: Vehicle, { from, to }: Leg): boolean {
  const { exit } = look.book.map
  if (exit !== null && look.book.scenario.engineTurns === null) return segmentsMeet(from, to, exit.from, exit.to)
  return exit === null && isByAnyEdge(look, vehicle)
}

const isByAnyEdge = ({ book: { scenario } }: Look, { id }: Vehicle): boolean =>
  isDrivenOff(scenario.full, id) || isDrivenOff(scenario.partial, id)

/** dw.vehicle.32 Where a vehicle would best leave the table: the middle of the exit, or the nearest point of an edge. */
export function wayOut(look: Look, vehicle: Vehicle): XY | null {
  const { exit, terrain } = look.book.map
  if (exit !== null && look.book.scenario.engineTurns === null) {
    const { from, to } = exit
    return { x: Math.floor((from.x + to.x) / 2), y: Math.floor((from.y + to.y) / 2) }
  }
  if (exit !== null || !isByAnyEdge(look, vehicle)) return null
  const { x, y } = vehicle.at
  const edges = [
    { x, y: 0 },
    { x: terrain.width, y },
    { x, y: terrain.depth },
    { x: 0, y },
  ]
  return edges.reduce((best, edge) => (distance2(edge, vehicle.at) < distance2(best, vehicle.at) ? edge : best))
}

/** Where there is no exit, a scenario that wants a vehicle driven off lets it leave by any edge. */
function isDrivenOff(goal: Goal, vehicle: string): boolean {
  if (goal.is === 'any' || goal.is === 'all') return goal.of.some((one) => isDrivenOff(one, vehicle))
  return goal.is === 'drove' && goal.vehicle === vehicle
}

/** dw.vehicle.14 The highest scores for a skid to the left and to the right. */
const SKIDS = { left: 1, right: 2 } as const

/** dw.vehicle.13, dw.vehicle.14 At fast speed a die says whether it skids. */
function rollTurn(t: Table, trip: Trip): 'left' | 'right' | null {
  if (!trip.isFast) return null
  const modifiers = driverDistractions(t, trip)
  const what = 'a turn at fast speed: 3 or more'
  const face = d6(t, { clause: 'dw.vehicle.14', ...trip.ask, what, ...adding(modifiers) })
  const score = face + sumOf(modifiers)
  const skids = score <= SKIDS.left ? 'left' : score <= SKIDS.right ? 'right' : null
  t.emit({ e: 'turn rolled', clause: 'dw.vehicle.14', vehicle: trip.vehicle.id, face, skids })
  return skids
}

/** dw.vehicle.15 It turns about its centre; what its corners meet there is met. */
function turnTo(t: Table, trip: Trip, heading: number): void {
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
function skid(t: Table, trip: Trip, side: 'left' | 'right'): void {
  const faces = pair(t, { clause: 'dw.vehicle.14', ...trip.ask, what: 'how far it skids' })
  const to = displaced(trip.at, cm(faces[0] + faces[1]), trip.heading + (side === 'left' ? -90 : 90))
  push(t, trip, { from: trip.at, to, heading: trip.heading })
  t.emit({ e: 'skidded', clause: 'dw.vehicle.16', vehicle: trip.vehicle.id, side, faces, at: trip.at })
  trip.end ??= 'skidded'
}

/** Leg by leg, until something ends it. */
function travel(t: Table, trip: Trip, legs: readonly Leg[]): void {
  for (const { to, heading } of legs) {
    if (heading !== trip.heading) turnTo(t, trip, heading)
    if (trip.end !== null) return
    push(t, trip, { from: trip.at, to, heading })
    if (trip.end !== null) return
  }
}

/** What is left of the speed at the end (dw.vehicle.16, dw.vehicle.18, dw.vehicle.24, dw.vehicle.32). */
function endOf({ end, vehicle }: Trip, speed: number): Partial<Vehicle> {
  switch (end) {
    case null:
      return { speed }
    case 'skidded':
      return { speed: SLOW }
    case 'stalled':
      return { speed: 0, engine: false }
    case 'crashed':
      return { speed: 0, engine: false, isWreck: true }
    case 'edge':
      return { speed: 0 }
    case 'left':
      return { speed: 0, gone: true, places: vehicle.places }
  }
}

/** The vehicle is where the way has led it, with all in it; whoever was on top of it or is under it makes way. */
function arrive(t: Table, trip: Trip, speed: number): void {
  const { state } = t
  const { id } = trip.vehicle
  const isMoved = !samePoint(trip.at, trip.vehicle.at) || trip.heading !== trip.vehicle.heading || trip.end === 'left'
  const vehicle = setVehicle(state, id, {
    ...endOf(trip, speed),
    at: trip.at,
    heading: trip.heading,
    ...(isMoved ? { pounded: 0 } : {}),
  })
  for (const human of occupantsOf(state, vehicle)) human.at = trip.at
  t.emit({
    e: 'drove',
    clause: 'dw.vehicle.11',
    human: vehicle.driven ? (trip.driver?.n ?? null) : null,
    vehicle: id,
    path: trip.path,
    heading: trip.heading,
    speed: vehicle.speed,
  })
  if (!isMoved) return
  t.renew()
  shakeOff(t, id)
  makeRoom(t)
}

/** Whoever stood on it falls off, and what lay there lies on the ground. */
function shakeOff(t: Table, id: string): void {
  const { state } = t
  for (const body of [...figuresOnTable(t)].filter(({ on }) => on === id)) {
    placeFigure(t, body.figure, freePlaceNear(t, body.at) ?? body.at)
    fell(t, body.figure, 'fall', 'dw.vehicle.25')
  }
  if (state.lying.some(({ on }) => on === id))
    state.lying = Object.freeze(state.lying.map((one) => (one.on === id ? change(one, { on: null }) : one)))
  for (const human of state.humans) if (human.on === id) human.on = null
}

/** dw.vehicle.25 Who had no room to be thrown to comes to lie beside it. */
function makeRoom(t: Table): void {
  const { layout, closed } = t.facts
  // A list of its own: they are moved on the way.
  const all = [...figuresOnTable(t)]
  for (const { figure, at, on } of all) {
    if (on !== null || placeStopper({ layout, closed }, MOVER, null, at) === null) continue
    const free = freePlaceNear(t, at)
    if (free === null) continue
    placeFigure(t, figure, free)
    t.emit({ e: 'thrown aside', clause: 'dw.vehicle.25', figure: figureName(figure), at: free })
  }
}

/** dw.vehicle.17, dw.vehicle.18 The driver first, then by number. */
function hurtAll(t: Table, trip: Trip): void {
  const { vehicle, driver, ask, into } = trip
  t.emit({ e: 'crashed', clause: 'dw.vehicle.17', vehicle: vehicle.id, into, at: trip.at })
  const people = occupantsOf(t.state, vehicle)
  const inOrder = driver ? [driver, ...people.filter(({ n }) => n !== driver.n)] : people
  for (const human of inOrder) {
    const face = d6(t, { clause: 'dw.vehicle.17', ...ask, what: `crash wounds of ${human.name}` })
    wound(t, human, face, 'crash')
  }
}

/** dw.vehicle.32 All in it have escaped. */
function driveOff(t: Table, { vehicle, at }: Trip): void {
  const { state } = t
  const people = occupantsOf(state, vehicle)
  t.emit({ e: 'vehicle left', clause: 'dw.vehicle.32', vehicle: vehicle.id, at, aboard: people.map(({ n }) => n) })
  for (const human of people) {
    const carried = human.items.flatMap(({ marker }) => marker ?? [])
    const { progress } = state
    state.progress = change(progress, { carriedOut: Object.freeze([...progress.carriedOut, ...carried]) })
    human.status = 'escaped'
    human.aboard = null
    liftHuman(t, human)
    t.emit({ e: 'left the table', clause: 'dw.vehicle.32', human: human.n, left: human.ap, carried })
    if (state.activation?.human === human.n) endActivation(t)
    human.acted = true
  }
  checkNobodyLeft(t)
}

function conclude(t: Table, trip: Trip, speed: number): void {
  arrive(t, trip, speed)
  if (trip.end === 'crashed') hurtAll(t, trip)
  if (trip.end === 'edge')
    t.emit({ e: 'vehicle stopped', clause: 'dw.vehicle.32', vehicle: trip.vehicle.id, why: 'edge' })
  if (trip.end === 'left') driveOff(t, trip)
}

/** dw.vehicle.8, dw.vehicle.11 */
export const drive: Action<'drive'> = {
  choices: driveChoices,
  check: driveRefusal,
  take: (t, human, command) => {
    pay(t, human, 0)
    human.ap = 0
    const id = human.aboard as string
    const vehicle = setVehicle(t.state, id, { driven: true })
    const trip = tripOf(t, vehicle, command.speed)
    travel(t, trip, legsOf(vehicle, command))
    conclude(t, trip, command.speed)
  },
}

/** dw.vehicle.28 The end of phase 2: vehicles that move and that nobody drove roll straight on. */
export function rollOn(t: Table): void {
  for (const { id, speed, driven } of t.state.vehicles) {
    if (speed === 0 || driven) continue
    const vehicle = theVehicle(t.state, id)
    const trip = tripOf(t, vehicle, speed)
    const to = displaced(vehicle.at, speed, vehicle.heading)
    travel(t, trip, [{ from: vehicle.at, to, heading: vehicle.heading }])
    conclude(t, trip, Math.max(0, speed - ROLLING_LOSS))
  }
}

/** dw.vehicle.28 A new turn: nobody has driven yet. */
export function forgetDriving({ state }: Table): void {
  if (state.vehicles.some(({ driven }) => driven))
    state.vehicles = Object.freeze(state.vehicles.map((one) => (one.driven ? change(one, { driven: false }) : one)))
}

/** A way as it would go without any die: whom it sweeps, by crowd number, where it ends, and what ends it. */
interface Plot {
  readonly path: readonly XY[]
  readonly figures: readonly number[]
  readonly end: 'edge' | 'exit' | 'crash' | null
}

/** dw.vehicle.15 What a driver sees before he decides. */
export function plotOf(look: Look, vehicle: Vehicle, command: Drive): Plot {
  const path = [vehicle.at]
  const figures = new Set<number>()
  for (const leg of legsOf(vehicle, command)) {
    const outline = vehicleOutline(vehicle, leg.from, leg.heading)
    const { length, by } = reachOf(look, vehicle, leg, outline)
    const swath = sweep(outline, leg, length)
    for (const body of figuresOnTable(look)) if (isSwept(swath, body)) figures.add(body.figure)
    path.push(along(leg, length))
    if (by === null) continue
    const end = by.is === 'barrier' ? 'crash' : isExit(look, vehicle, leg) ? 'exit' : 'edge'
    return { path, figures: [...figures], end }
  }
  return { path, figures: [...figures], end: null }
}
