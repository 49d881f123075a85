/** dw.vehicle.17, dw.vehicle.25, dw.vehicle.28, dw.vehicle.32 Where a vehicle has come to: on the table, into something, or off it. */
import { placeStopper, samePoint } from '@shamble/table'
import { change, figureName, occupantsOf, type Transaction, type Vehicle } from '../state.ts'
import { liftHuman } from './01-crowd.ts'
import { d6 } from './01-dice.ts'
import { figuresOnTable } from './01-figures.ts'
import { MOVER } from './01-ground.ts'
import { endActivation } from './04-actions.ts'
import { fell, wound } from './19-harm.ts'
import { checkNobodyLeft } from './30-end.ts'
import { freePlaceNear, SLOW, setVehicle } from './43-aboard.ts'
import { placeFigure, type Trip } from './43-ramming.ts'

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
function arrive(t: Transaction, trip: Trip, speed: number): void {
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
function shakeOff(t: Transaction, id: string): void {
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
function makeRoom(t: Transaction): void {
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
function hurtAll(t: Transaction, trip: Trip): void {
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
function driveOff(t: Transaction, { vehicle, at }: Trip): void {
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

export function conclude(t: Transaction, trip: Trip, speed: number): void {
  arrive(t, trip, speed)
  if (trip.end === 'crashed') hurtAll(t, trip)
  if (trip.end === 'edge')
    t.emit({ e: 'vehicle stopped', clause: 'dw.vehicle.32', vehicle: trip.vehicle.id, why: 'edge' })
  if (trip.end === 'left') driveOff(t, trip)
}
