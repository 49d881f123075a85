/** dw.vehicle.22 to dw.vehicle.26 A vehicle on its way, and what it does to the figures that it sweeps. */
import { type Modifier } from '@shamble/kernel'
import { compass, displaced, minus, type Polygon, sideOf, straight, type XY } from '@shamble/table'
import {
  figureName,
  type Human,
  isZombieFigure,
  type Look,
  numberOfFigure,
  occupantsOf,
  playerSeat,
  type Transaction,
  theHuman,
  type Vehicle,
} from '../state.ts'
import { RAMMING } from '../tables/vehicles.ts'
import { moveZombie, putHuman } from './01-crowd.ts'
import { type Ask, d6, ownerOf, thrownBy } from './01-dice.ts'
import { rowsUpTo } from './01-faces.ts'
import { type Figure, figureOf, figuresOnTable } from './01-figures.ts'
import { MOVER } from './01-ground.ts'
import { othersOn } from './01-places.ts'
import { eliminate, fell, shakeFlamethrower, wound } from './19-harm.ts'
import { driverOf } from './43-aboard.ts'
import { farthest, isFast, isSwept, type Leg, sweep } from './43-way.ts'
import { adding, distractions, sumOf } from './48-mind.ts'

type Rammed = 'stalls' | 'thrown' | 'killed'

/** A vehicle on its way: where it has come to, and what has happened to it so far. */
export interface Trip {
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

export function tripOf({ state }: Look, vehicle: Vehicle, speed: number): Trip {
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

/** dw.quirk.18 What those near the driver add to his dice; nothing without one. */
export function driverDistractions(t: Transaction, { ask: { human } }: Trip): readonly Modifier[] {
  return human === undefined ? [] : distractions(t, theHuman(t.state, human))
}

/** dw.vehicle.24 One die, at the first figure touched. */
function rollRam(t: Transaction, trip: Trip, first: number): Rammed {
  const clause = trip.isFast ? 'dw.vehicle.23' : 'dw.vehicle.22'
  const what = `ramming ${figureName(first)}`
  const modifiers = driverDistractions(t, trip)
  const killed = RAMMING.killedFrom[trip.isFast ? 'fast' : 'slow']
  const table = rowsUpTo([
    { upTo: RAMMING.stallsUpTo, result: 'the engine stalls' },
    { upTo: killed - 1, result: 'thrown aside' },
    { upTo: 6, result: 'killed' },
  ])
  const face = d6(t, { clause, ...trip.ask, what, table, ...adding(modifiers) })
  const score = face + sumOf(modifiers)
  const result: Rammed = score <= RAMMING.stallsUpTo ? 'stalls' : score >= killed ? 'killed' : 'thrown'
  const thrown = { face, ...adding(modifiers), result, first: figureName(first) }
  t.emit({ e: 'rammed', clause, vehicle: trip.vehicle.id, ...thrown })
  return result
}

/** dw.vehicle.25 Square to the heading, to the side on which it is, as far as there is room. */
function throwAside(t: Transaction, trip: Trip, { figure, at }: Figure): void {
  const isRight = sideOf(compass(trip.heading), minus(at, trip.at)) > 0
  const to = displaced(at, RAMMING.throws, trip.heading + (isRight ? 90 : -90))
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

export function placeFigure(t: Transaction, figure: number, at: XY): void {
  if (isZombieFigure(figure)) moveZombie(t, numberOfFigure(figure), at, null)
  else putHuman(t, theHuman(t.state, figure), at, null)
}

/** dw.vehicle.22 to dw.vehicle.26, dw.flame.7 What the vehicle does to a figure that it sweeps. */
function strike(t: Transaction, trip: Trip, body: Figure): void {
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
export function inTheWay(look: Look, trip: Trip, leg: Leg, outline: Polygon, length: number): InTheWay[] {
  const path = sweep(outline, leg, length)
  return [...figuresOnTable(look)]
    .filter((body) => !trip.hit.has(body.figure) && isSwept(path, body))
    .map((body) => ({ body, length: farthest(length, (one) => isSwept(sweep(outline, leg, one), body)) }))
    .sort((a, b) => a.length - b.length || a.body.figure - b.body.figure)
}

/** dw.vehicle.24 Rams whoever is in the way; on a 1 the vehicle stops at the first. Says how far it gets. */
export function ramAll(t: Transaction, trip: Trip, met: readonly InTheWay[], length: number): number {
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
