/** dw.vehicle Getting into a vehicle and out of it, starting it, its battery and its tank. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { type Human, isDriver, type Item, type Look, type Transaction, type Vehicle, vehicleOf } from '../state.ts'
import { VEHICLES, START_FAILS_UP_TO } from '../tables/vehicles.ts'
import { d6, thrownBy } from './01-dice.ts'
import { splitAt } from './01-faces.ts'
import { isInCloseCombat } from './01-figures.ts'
import { isFreePlace } from './01-places.ts'
import {
  type Action,
  canPay,
  combatRefusal,
  costOfDeed,
  firstOf,
  pay,
  payRefusal,
  proneRefusal,
  unbrace,
} from './04-actions.ts'
import {
  isStanding,
  placesAt,
  setVehicle,
  sitDown,
  stepOut,
  theVehicle,
  touchesVehicle,
  vehiclesTouched,
  vehicleWords,
} from './43-aboard.ts'
import { mayUse, skillOnRefusal, useSkill } from './45-skills.ts'
import { adding, distractions, sumOf } from './48-mind.ts'

const titleOf = ({ type }: Vehicle): string => VEHICLES[type].title

/** dw.vehicle.7 The place he gets: the driver's if it is free, unless he wants to be a passenger; -1 if there is none. */
function placeFor({ places }: Vehicle, isPassenger: boolean): number {
  return places.findIndex((n, i) => n === null && (i > 0 || !isPassenger))
}

/** dw.vehicle.6 Somebody in it may only change over to the driver's place. */
function placeRefusal(human: Human, vehicle: Vehicle, isPassenger: boolean): Refusal | null {
  const place = placeFor(vehicle, isPassenger)
  if (place < 0) return refuse('dw.vehicle.7', `There is no room left in the ${titleOf(vehicle)}.`)
  return human.aboard === null || place === 0 ? null : refuse('dw.vehicle.6', `${human.name} sits in it already.`)
}

/** dw.vehicle.6, dw.vehicle.21 */
const movingRefusal = (vehicle: Vehicle): Refusal | null =>
  isStanding(vehicle) ? null : refuse('dw.vehicle.6', `The ${titleOf(vehicle)} is moving.`, 'moving')

/** dw.vehicle.6 Touching it from outside, or in it. */
function contactRefusal(look: Look, human: Human, vehicle: Vehicle): Refusal | null {
  if (human.aboard === vehicle.id || touchesVehicle(look, human, vehicle)) return null
  return refuse(
    'dw.vehicle.6',
    `${human.name} does not touch the ${titleOf(vehicle)}${vehicleWords(look, human, vehicle)}.`,
  )
}

function knownRefusal(look: Look, id: string): Refusal | null {
  const vehicle = vehicleOf(look.state, id)
  return vehicle && !vehicle.gone ? null : refuse('dw.vehicle.6', 'There is no such vehicle.')
}

/** dw.vehicle.6 */
export const getIn: Action<'get-in'> = {
  choices: (look, human) => {
    if (human.prone || !canPay(human, costOfDeed(look, 'get-in'))) return []
    if (isInCloseCombat(look, human)) return []
    const near = human.aboard === null ? vehiclesTouched(look, human) : [theVehicle(look.state, human.aboard)]
    return near.flatMap((vehicle): CommandOf<'get-in'>[] => {
      if (!isStanding(vehicle) || placeRefusal(human, vehicle, false) !== null) return []
      const driving: CommandOf<'get-in'> = { do: 'get-in', vehicle: vehicle.id }
      const isChoice = human.aboard === null && vehicle.places[0] === null
      return isChoice ? [driving, { ...driving, passenger: true }] : [driving]
    })
  },
  check: (look, human, { vehicle: id, passenger = false }) =>
    firstOf(
      () => combatRefusal(look, human),
      () => proneRefusal(human),
      () => knownRefusal(look, id),
      () => contactRefusal(look, human, theVehicle(look.state, id)),
      () => movingRefusal(theVehicle(look.state, id)),
      () => placeRefusal(human, theVehicle(look.state, id), passenger),
      () => payRefusal(human, costOfDeed(look, 'get-in')),
    ),
  take: (t, human, { vehicle: id, passenger = false }) => {
    pay(t, human, costOfDeed(t, 'get-in'))
    unbrace(human)
    const vehicle = theVehicle(t.state, id)
    const place = placeFor(vehicle, passenger)
    sitDown(t, human, vehicle, place)
    t.emit({ e: 'got in', clause: 'dw.vehicle.6', human: human.n, vehicle: id, drives: place === 0, left: human.ap })
  },
}

/** dw.vehicle.6 A free spot that touches it. */
function spotRefusal(look: Look, vehicle: Vehicle, at: XY): Refusal | null {
  if (!touchesVehicle(look, { at, on: null }, vehicle))
    return refuse(
      'dw.vehicle.6',
      `That place does not touch the ${titleOf(vehicle)}${vehicleWords(look, { at, on: null }, vehicle)}.`,
    )
  return isFreePlace(look, at, null) ? null : refuse('dw.vehicle.6', 'That place is not free.')
}

const aboardRefusal = ({ aboard, name }: Human): Refusal | null =>
  aboard === null ? refuse('dw.vehicle.6', `${name} sits in no vehicle.`) : null

const ownVehicle = ({ state }: Look, { aboard }: Human): Vehicle => theVehicle(state, aboard as string)

const pointOf = ([x, y]: readonly [number, number]): XY => ({ x, y })

/** dw.vehicle.6 */
export const getOut: Action<'get-out'> = {
  choices: (look, human) => {
    const vehicle = vehicleOf(look.state, human.aboard)
    if (!vehicle || !isStanding(vehicle) || !canPay(human, costOfDeed(look, 'get-out'))) return []
    return placesAt(look, vehicle.id)
      .filter((at) => isFreePlace(look, at, null))
      .map(({ x, y }) => ({ do: 'get-out', at: [x, y] }))
  },
  check: (look, human, { at }) =>
    firstOf(
      () => aboardRefusal(human),
      () => movingRefusal(ownVehicle(look, human)),
      () => spotRefusal(look, ownVehicle(look, human), pointOf(at)),
      () => payRefusal(human, costOfDeed(look, 'get-out')),
    ),
  take: (t, human, command) => {
    pay(t, human, costOfDeed(t, 'get-out'))
    unbrace(human)
    const vehicle = human.aboard as string
    stepOut(t, human, pointOf(command.at))
    t.emit({ e: 'got out', clause: 'dw.vehicle.6', human: human.n, vehicle, at: human.at, left: human.ap })
  },
}

/** dw.vehicle.6 */
export const driverRefusal = (look: Look, human: Human): Refusal | null =>
  isDriver(look.state, human)
    ? null
    : refuse('dw.vehicle.6', `Only whoever sits in the driver's place starts and drives.`)

/** dw.vehicle.17, dw.vehicle.27 */
export const wreckRefusal = (vehicle: Vehicle): Refusal | null =>
  vehicle.isWreck ? refuse('dw.vehicle.17', `The ${titleOf(vehicle)} is out of order.`) : null

/** dw.vehicle.5 Why it cannot be started at all. */
function engineRefusal(vehicle: Vehicle): Refusal | null {
  if (vehicle.engine) return refuse('dw.vehicle.2', 'The engine runs.')
  return vehicle.tank === 'empty' ? refuse('dw.vehicle.5', 'The tank is empty.') : null
}

const keysFor = ({ items }: Human, { id }: Vehicle): Item | undefined =>
  items.find(({ kind, vehicle }) => kind === 'keys' && vehicle === id)

/** dw.vehicle.2 Only its own keys fit. */
function keysRefusal(human: Human, vehicle: Vehicle, keys: number | undefined): Refusal | null {
  if (keys === undefined || human.items.some((item) => item.id === keys && isKeyOf(item, vehicle))) return null
  return refuse('dw.vehicle.2', `These are no keys of the ${titleOf(vehicle)}.`)
}

const isKeyOf = ({ kind, vehicle }: Item, { id }: Vehicle): boolean => kind === 'keys' && vehicle === id

/** dw.vehicle.2, dw.vehicle.5 What a try costs: with its keys, or hotwiring. */
export const startCost = ({ book }: Look, { keys, skill }: CommandOf<'start'>): number => {
  if (keys !== undefined) return book.costs.startVehicle
  return skill === 'mechanics' ? book.costs.hotwire / 2 : book.costs.hotwire
}

/** dw.vehicle.2, dw.vehicle.3 */
export const start: Action<'start'> = {
  choices: (look, human) => {
    const vehicle = vehicleOf(look.state, human.aboard)
    if (!vehicle || !isDriver(look.state, human) || vehicle.isWreck || engineRefusal(vehicle) !== null) return []
    const keys = keysFor(human, vehicle)
    const ways: CommandOf<'start'>[] = [keys ? { do: 'start', keys: keys.id } : { do: 'start' }]
    if (!keys && mayUse(look, human, 'mechanics')) ways.push({ do: 'start', skill: 'mechanics' })
    return ways.filter((way) => canPay(human, startCost(look, way)))
  },
  check: (look, human, command) =>
    firstOf(
      () => aboardRefusal(human),
      () => driverRefusal(look, human),
      () => wreckRefusal(ownVehicle(look, human)),
      () => engineRefusal(ownVehicle(look, human)),
      () => keysRefusal(human, ownVehicle(look, human), command.keys),
      () => skillOnRefusal(look, human, command.skill, command.keys === undefined ? ['mechanics'] : []),
      () => payRefusal(human, startCost(look, command)),
    ),
  take: (t, human, command) => {
    if (command.skill !== undefined) useSkill(t, human, command.skill)
    pay(t, human, startCost(t, command))
    tryToStart(t, human, ownVehicle(t, human), command.keys !== undefined)
  },
}

const STARTS = splitAt(START_FAILS_UP_TO + 1, 'does not start', 'starts, unless the battery is dead')

/** dw.vehicle.3, dw.vehicle.5, dw.items.7 A new battery needs no die; with a dead one the die cannot help (dw.scope.9). */
function tryToStart(t: Transaction, human: Human, vehicle: Vehicle, hasKeys: boolean): void {
  const { id, battery } = vehicle
  const what = `${human.name} starts the ${titleOf(vehicle)}: ${START_FAILS_UP_TO + 1} or more`
  const modifiers = distractions(t, human)
  const ask = { clause: 'dw.vehicle.3', ...thrownBy(human), what, table: STARTS, ...adding(modifiers) } as const
  const face = battery === 'fresh' ? null : d6(t, ask)
  const started = face === null || (face + sumOf(modifiers) > START_FAILS_UP_TO && battery !== 'dead')
  const clause = face === null ? 'dw.items.7' : battery === 'dead' ? 'dw.vehicle.5' : 'dw.vehicle.3'
  if (started) setVehicle(t.state, id, { engine: true, battery: 'normal' })
  else if (battery === 'normal') setVehicle(t.state, id, { battery: 'failed' })
  const thrown = face === null ? { face } : { face, ...adding(modifiers) }
  t.emit({
    e: 'start tried',
    clause,
    human: human.n,
    vehicle: id,
    keys: hasKeys,
    ...thrown,
    started,
    left: human.ap,
  })
}

/** What is done to a vehicle with something that is used up by it. */
interface Repair {
  readonly kind: Item['kind']
  readonly deed: 'refuel-vehicle' | 'change-battery'
  readonly needs: (vehicle: Vehicle) => boolean
  readonly refusal: (vehicle: Vehicle) => Refusal
}

/** dw.items.5, dw.items.6 */
const REFUEL: Repair = {
  kind: 'gas-can',
  deed: 'refuel-vehicle',
  needs: ({ tank }) => tank === 'empty',
  refusal: (vehicle) => refuse('dw.items.6', `The tank of the ${titleOf(vehicle)} is not empty.`),
}

/** dw.vehicle.4, dw.items.7 */
const RENEW: Repair = {
  kind: 'battery',
  deed: 'change-battery',
  needs: ({ battery }) => battery === 'dead' || battery === 'failed',
  refusal: (vehicle) => refuse('dw.items.7', `The battery of the ${titleOf(vehicle)} is in order.`),
}

/** dw.vehicle.6 Touching it, or in it while it stands. */
const workedOn = (look: Look, human: Human): Vehicle[] =>
  human.aboard === null ? vehiclesTouched(look, human) : [theVehicle(look.state, human.aboard)]

interface With {
  readonly with: number
  readonly vehicle: string
}

function repairChoices(look: Look, human: Human, { kind, deed, needs }: Repair): With[] {
  const item = human.items.find((one) => one.kind === kind)
  if (!item || !canPay(human, costOfDeed(look, deed)) || isInCloseCombat(look, human)) return []
  return workedOn(look, human)
    .filter((vehicle) => isStanding(vehicle) && needs(vehicle))
    .map(({ id }) => ({ with: item.id, vehicle: id }))
}

const repairRefusal = (look: Look, human: Human, repair: Repair, command: With): Refusal | null =>
  firstOf(
    () => combatRefusal(look, human),
    () => knownRefusal(look, command.vehicle),
    () =>
      human.items.some(({ id, kind }) => id === command.with && kind === repair.kind)
        ? null
        : refuse(repair.kind === 'battery' ? 'dw.items.7' : 'dw.items.5', `${human.name} has nothing for that.`),
    () => contactRefusal(look, human, theVehicle(look.state, command.vehicle)),
    () => movingRefusal(theVehicle(look.state, command.vehicle)),
    () => {
      const vehicle = theVehicle(look.state, command.vehicle)
      return repair.needs(vehicle) ? null : repair.refusal(vehicle)
    },
    () => payRefusal(human, costOfDeed(look, repair.deed)),
  )

/** dw.items.6 It is used up. */
function useUp(human: Human, item: number): void {
  human.items = Object.freeze(human.items.filter(({ id }) => id !== item))
}

/** dw.items.5, dw.items.6 */
export const refuelVehicle: Action<'refuel-vehicle'> = {
  choices: (look, human) => repairChoices(look, human, REFUEL).map((one) => ({ do: 'refuel-vehicle', ...one })),
  check: (look, human, command) => repairRefusal(look, human, REFUEL, command),
  take: (t, human, command) => {
    pay(t, human, costOfDeed(t, 'refuel-vehicle'))
    useUp(human, command.with)
    setVehicle(t.state, command.vehicle, { tank: 'full' })
    const { vehicle } = command
    t.emit({ e: 'vehicle refuelled', clause: 'dw.items.5', human: human.n, vehicle, left: human.ap })
  },
}

/** dw.items.7 */
export const changeBattery: Action<'change-battery'> = {
  choices: (look, human) => repairChoices(look, human, RENEW).map((one) => ({ do: 'change-battery', ...one })),
  check: (look, human, command) => repairRefusal(look, human, RENEW, command),
  take: (t, human, command) => {
    pay(t, human, costOfDeed(t, 'change-battery'))
    useUp(human, command.with)
    setVehicle(t.state, command.vehicle, { battery: 'fresh' })
    const { vehicle } = command
    t.emit({ e: 'battery changed', clause: 'dw.items.7', human: human.n, vehicle, left: human.ap })
  },
}

/** dw.vehicle.8, dw.vehicle.19, dw.vehicle.34 What somebody in a vehicle can do: drive, or fire and strike; and his own things. */
const ANYWAY = [
  'get-out',
  'refuel-vehicle',
  'change-battery',
  'ready',
  'reload',
  'clear-jam',
  'heal',
  'first-aid',
  'switch-radio',
  'use-skill',
  'end',
] as const
export const DONE_ABOARD: Readonly<Record<'driver' | 'passenger', readonly Command['do'][]>> = {
  driver: ['drive', 'start', ...ANYWAY],
  passenger: ['fire', 'spray', 'rake', 'throw', 'launch', 'flame', 'strike', 'get-in', ...ANYWAY],
}

/** Why somebody in a vehicle cannot do this. */
export function doneAboardRefusal(look: Look, human: Human, what: Command['do']): Refusal | null {
  if (human.aboard === null) return null
  const isDriving = isDriver(look.state, human)
  if (DONE_ABOARD[isDriving ? 'driver' : 'passenger'].includes(what)) return null
  if (isDriving && DONE_ABOARD.passenger.includes(what))
    return refuse('dw.vehicle.19', `${human.name} sits in the driver's place: only passengers attack.`)
  if (what === 'start' || what === 'drive') return driverRefusal(look, human)
  return refuse('dw.vehicle.6', `${human.name} has to get out first.`, 'in-a-vehicle')
}
