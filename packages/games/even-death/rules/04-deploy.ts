/** ed.deploy Seats take turns placing one unit at a time in their zones. */
import { askWhile, procedure, type Refusal, refuse, type Seat, step } from '@shamble/kernel'
import { facingTowards, isOneGroup, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import {
  type Herd,
  type Human,
  isHerd,
  isOnTable,
  type Look,
  seatOf,
  type Transaction,
  type Unit,
  unitOf,
  unitsOf,
} from '../state.ts'
import { ZONE_GROWS } from '../tables/numbers.ts'
import { TABLE } from '../tables/units.ts'
import { terrainKind } from '../content/terrain.ts'
import { putHuman, putZombies, zombieAt } from './01-figures.ts'
import { basesOverlap, baseAt } from './01-measure.ts'
import { fighting } from './02-setup.ts'
import { worthOf } from './03-force.ts'
import { blockFor } from './04-blocks.ts'
import { isInZone, placesInZone } from './04-zones.ts'
import { groundsAt, isFreePlace, pieceNamed } from './10-terrain.ts'
import { startingMorale } from './33-morale.ts'

const isWaiting = ({ status }: Unit): boolean => status === 'waiting'
const waiting = (look: Look, seat: Seat): Unit[] => unitsOf(look.state, seat).filter(isWaiting)

/** ed.deploy.1, ed.deploy.2 Whose go it is: round and round in the order of the seats, without those that have finished. */
function nextToPlace(look: Look): Seat[] {
  const left = fighting(look).filter(({ seat }) => waiting(look, seat).length > 0)
  const placed = ({ seat }: { readonly seat: Seat }): number =>
    unitsOf(look.state, seat).filter((unit) => !isWaiting(unit)).length
  const fewest = Math.min(...left.map(placed))
  return left
    .filter((plan) => placed(plan) === fewest)
    .map(({ seat }) => seat)
    .slice(0, 1)
}

/** ed.deploy.3 Why a base cannot be placed there; null if it can. */
export function placeFault(look: Look, seat: Seat, at: XY, on: string | null): Refusal | null {
  if (!isInZone(look, seat, at)) return refuse('ed.deploy.3', 'A base must lie wholly inside your zone.')
  if (on !== null && !isDeployable(look, on)) return refuse('ed.deploy.3', 'Only on top of what has a ladder.')
  if (!isFreePlace(look, at, on)) return refuse('ed.deploy.3', 'Somebody or something is in the way there.')
  if (on === null && groundsAt(look, at).has('dangerous'))
    return refuse('ed.deploy.3', 'Nobody is placed on dangerous ground.')
  return null
}

/** ed.deploy.3 A platform with a ladder. */
function isDeployable(look: Look, on: string): boolean {
  const piece = pieceNamed(look, on)
  return (
    piece !== undefined &&
    terrainKind(piece.kind).platform === true &&
    look.book.field.ladders.some((ladder) => ladder.piece === on)
  )
}

const pointsOf = ({ at }: CommandOf<'deploy'>): XY[] => at.map(([x, y]) => ({ x, y }))

function checkDeploy(look: Look, seat: Seat, command: Command): Refusal | null {
  if (command.do !== 'deploy') return refuse('ed.deploy.1', 'Place a unit first.')
  const unit = unitOf(look.state, command.unit)
  if (!unit || unit.seat !== seat || !isWaiting(unit))
    return refuse('ed.deploy.1', 'This is not one of your units that wait to be placed.')
  const points = pointsOf(command)
  const figures = isHerd(unit) ? unit.zombies.length : 1
  if (points.length !== figures) return refuse('ed.deploy.1', `This unit needs places for ${figures}.`)
  if (command.facing && command.facing[0] === 0 && command.facing[1] === 0)
    return refuse('ed.facing.1', 'A facing points somewhere.')
  for (const at of points) {
    const fault = placeFault(look, seat, at, command.on ?? null)
    if (fault) return fault
  }
  if (points.some((a, i) => points.some((b, j) => j < i && basesOverlap(a, b))))
    return refuse('ed.deploy.3', 'Two of them would stand in one place.')
  return isOneGroup(points.map(baseAt), look.book.coherency)
    ? null
    : refuse('ed.deploy.4', 'A herd is placed in coherency.')
}

/** Decisions, deployment: the first legal place, nearest the zone's centre; a herd as a block, as far as there is room. */
export function proposedPlaces(look: Look, seat: Seat, unit: Unit): XY[] | null {
  const isLegal = (at: XY): boolean => placeFault(look, seat, at, null) === null
  const places = placesInZone(look, seat)
  if (isHerd(unit)) return blockFor(look, seat, unit.zombies.length, places, isLegal)
  const at = places.find(isLegal)
  return at ? [at] : null
}

const deployOf = (unit: Unit, places: readonly XY[]): CommandOf<'deploy'> => ({
  do: 'deploy',
  unit: unit.id,
  at: places.map(({ x, y }) => [x, y]),
})

/** One place is offered for every unit that waits: any other is as good. */
function choices(look: Look, seat: Seat): CommandOf<'deploy'>[] {
  const known = new Map<number, XY[] | null>()
  return waiting(look, seat).flatMap((unit) => {
    const size = isHerd(unit) ? unit.zombies.length : 0
    if (!known.has(size)) known.set(size, proposedPlaces(look, seat, unit))
    const places = known.get(size)
    return places ? [deployOf(unit, places)] : []
  })
}

/** ed.deploy.7 Towards the middle of the table; whoever stands on it looks north. */
const facingFrom = ({ book }: Look, at: XY): XY =>
  facingTowards(at, { x: book.field.width >> 1, y: book.field.depth >> 1 }) ?? { x: 0, y: -1 }

function deploy(t: Transaction, seat: Seat, command: CommandOf<'deploy'>): void {
  const unit = unitOf(t.state, command.unit) as Unit
  const points = pointsOf(command)
  const on = command.on ?? null
  const first = points[0] as XY
  const [dx, dy] = command.facing ?? [0, 0]
  unit.status = 'alive'
  unit.facing = Object.freeze(command.facing ? { x: dx, y: dy } : facingFrom(t, first))
  if (isHerd(unit)) standHerd(t, unit, points, on)
  else putHuman(t, unit, first, on)
  const what = isHerd(unit) ? unit.kind : unit.profile
  t.emit({ e: 'deployed', clause: 'ed.deploy.1', seat, unit: unit.id, at: points, facing: unit.facing, what })
}

const standHerd = (t: Transaction, herd: Herd, points: readonly XY[], on: string | null): void =>
  putZombies(
    t,
    herd,
    herd.zombies.map((z, i) => zombieAt(z, points[i] as XY, on)),
  )

/** ed.deploy.5 The zone of whoever is to place next grows until its unit has a place, or is lost without one. */
function makeRoom(t: Transaction): void {
  for (;;) {
    const [seat] = nextToPlace(t)
    const unit = seat === undefined ? undefined : waiting(t, seat)[0]
    if (seat === undefined || !unit || proposedPlaces(t, seat, unit) !== null) return
    const own = seatOf(t.state, seat)
    if (own.grown < TABLE.most) {
      own.grown += ZONE_GROWS
      t.emit({ e: 'zone grew', clause: 'ed.deploy.5', seat, inches: own.grown })
    } else {
      unit.status = 'lost'
      t.emit({ e: 'not deployed', clause: 'ed.deploy.5', seat, unit: unit.id })
    }
  }
}

/** ed.deploy.8, ed.victory.9 Everybody stands: morale, and what each seat has to lose. */
function ready(t: Transaction): void {
  const { state } = t
  for (const seat of state.seats) {
    const units = unitsOf(state, seat.seat).filter(isOnTable)
    seat.startPoints = units.reduce((sum, unit) => sum + worthOf(unit), 0)
    seat.startFigures = units.reduce((sum, unit) => sum + (isHerd(unit) ? unit.zombies.length : 1), 0)
  }
  const zombies = state.herds.filter(isOnTable).reduce((sum, herd) => sum + herd.zombies.length, 0)
  state.tally = Object.freeze({ ...state.tally, zombies })
  for (const h of state.humans) if (isOnTable(h)) setMorale(t, h)
  state.phase = 'battle'
}

function setMorale(t: Transaction, h: Human): void {
  const was = h.morale
  h.morale = startingMorale(t, h)
  if (h.morale !== was) t.emit({ e: 'morale', clause: 'ed.morale.3', unit: h.id, morale: h.morale, was })
}

export const deployment = procedure<Transaction, Command>('deployment', [
  step('ed.deploy.5', 'make room', makeRoom),
  askWhile<Transaction, Command>('ed.deploy.1', 'place a unit', {
    who: nextToPlace,
    choices: (look, _v, seat) => choices(look, seat),
    check: (look, _v, seat, command) => checkDeploy(look, seat, command),
    take: (t, _v, seat, command) => {
      deploy(t, seat, command as CommandOf<'deploy'>)
      makeRoom(t)
    },
    onClock: (look, _v, seat) => choices(look, seat).slice(0, 1),
  }),
  step('ed.deploy.8', 'ready', ready),
])
