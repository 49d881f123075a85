/** ed.interact Working something on the table: doors and gates, what is carried, what is started, called or rung. */
import { type Refusal, refuse } from '@shamble/kernel'
import { barriersWithin, comparePointToShape, compareSegmentToShape, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { FieldPiece } from '../content/battlefield.ts'
import { OBJECTS } from '../content/objects.ts'
import { terrainKind } from '../content/terrain.ts'
import {
  areFriends,
  change,
  type Human,
  humanOf,
  isHerd,
  isOnTable,
  type Look,
  type Thing,
  type Transaction,
  type Unit,
} from '../state.ts'
import { INTERACT } from '../tables/numbers.ts'
import { CLEARANCE, HALF_HEIGHT, INCH, inches, RADIUS } from '../tables/units.ts'
import { figuresNear } from './01-figures.ts'
import { isWithinOfPiece, isWithinOfPoint } from './01-measure.ts'
import type { Action } from './07-actions.ts'
import { pieceNamed, piecesAt, placeOf } from './10-terrain.ts'
import { inContact } from './16-contact.ts'
import { secure } from './41-secure.ts'

type Interact = CommandOf<'interact'>
type Act = NonNullable<Interact['act']>

const thingNamed = ({ state }: Look, id: string): Thing | undefined => state.things.find((thing) => thing.id === id)

/** A door or a gate of the table. */
const doorNamed = (look: Look, id: string): FieldPiece | undefined =>
  Object.hasOwn(look.book.field.doors, id) ? pieceNamed(look, id) : undefined

const isCarriable = ({ kind }: Thing): boolean => OBJECTS[kind].use === 'carry'

function changeThing(t: Transaction, thing: Thing, by: Partial<Thing>): Thing {
  const changed = change(thing, by)
  t.state.things = Object.freeze(t.state.things.map((other) => (other.id === thing.id ? changed : other)))
  return changed
}

/** ed.interact.2 Is something Impassable and higher than half a figure between a base and a place? */
function isWalledOff({ book, facts }: Look, from: XY, to: XY, but: string): boolean {
  return barriersWithin(facts.layout, facts.closed, from, RADIUS + inches(INTERACT)).some((i) => {
    const { id, kind, shape } = book.field.pieces[i] as FieldPiece
    return id !== but && terrainKind(kind).height > HALF_HEIGHT && compareSegmentToShape(from, to, shape, 0) <= 0
  })
}

/** The middle of a door. */
function middleOf({ shape }: FieldPiece): XY {
  if (shape.is !== 'polygon') return shape.is === 'disc' ? shape.at : shape.from
  const sum = shape.corners.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
  return { x: Math.floor(sum.x / shape.corners.length), y: Math.floor(sum.y / shape.corners.length) }
}

const FAR_OFF: Refusal = refuse('ed.interact.2', 'It is more than an inch away.')
const WALLED_OFF: Refusal = refuse('ed.interact.2', 'Something too high is between.')

/** ed.interact.5 Whoever stands or lies in the opening. */
const isObstructed = (look: Look, door: FieldPiece): boolean =>
  figuresNear(look, middleOf(door), inches(INTERACT) * 4).some((figure) => {
    const other = placeOf(look, figure)
    return other !== null && other.on === null && comparePointToShape(other.at, door.shape, CLEARANCE) < 0
  })

function doorFault(look: Look, human: Human, door: FieldPiece): Refusal | null {
  if (human.on !== null || !isWithinOfPiece(human.at, door.shape, inches(INTERACT))) return FAR_OFF
  if (isWalledOff(look, human.at, middleOf(door), door.id)) return WALLED_OFF
  return !look.state.closed.includes(door.id) && isObstructed(look, door)
    ? refuse('ed.interact.5', 'Somebody is in the opening.')
    : null
}

/** On what a thing lies: a platform, or the ground. */
const levelOf = (look: Look, { at }: Thing): string | null =>
  piecesAt(look, at).find(({ kind }) => terrainKind(kind).platform === true)?.id ?? null

/** Whether somebody can get at a thing that lies there: on the ground, or up where he is. */
function reachFault(look: Look, human: Human, thing: Thing): Refusal | null {
  if (!isWithinOfPoint(human.at, thing.at, inches(INTERACT))) return FAR_OFF
  if (human.on !== null) return levelOf(look, thing) === human.on ? null : WALLED_OFF
  return isWalledOff(look, human.at, thing.at, '') ? WALLED_OFF : null
}

function pickUpFault(look: Look, human: Human, thing: Thing): Refusal | null {
  if (thing.carrier !== null || thing.owner !== null) return refuse('ed.interact.3', 'It is not there to be taken.')
  if (human.carries !== null) return refuse('ed.interact.3', 'A carrier carries one object.')
  return reachFault(look, human, thing)
}

function handOverFault(look: Look, human: Human, to: number | undefined): Refusal | null {
  const friend = to === undefined ? undefined : humanOf(look.state, to)
  if (!friend || friend === human || !isOnTable(friend) || !areFriends(look.state, human.seat, friend.seat))
    return refuse('ed.interact.3', 'It is handed to a friend.')
  if (friend.down || friend.carries !== null) return refuse('ed.interact.3', 'That friend cannot take it.')
  return inContact(look, human, friend) ? null : refuse('ed.interact.3', 'That friend is not in contact.')
}

/** What is done with a thing if the command does not say: what is carried is put down, what lies there taken. */
const actOn = ({ act }: Interact, human: Human, thing: Thing): Act =>
  act ?? (human.carries === thing.id ? 'put-down' : 'pick-up')

function carryFault(look: Look, human: Human, thing: Thing, command: Interact): Refusal | null {
  const act = actOn(command, human, thing)
  if (act === 'pick-up') return pickUpFault(look, human, thing)
  if (human.carries !== thing.id) return refuse('ed.interact.3', 'It is not what this unit carries.')
  return act === 'hand-over' ? handOverFault(look, human, command.to) : null
}

function workFault(look: Look, human: Human, thing: Thing, { act }: Interact): Refusal | null {
  if (act !== undefined) return refuse('ed.interact.3', 'It is not carried about.')
  if (thing.running) return refuse('ed.interact.2', 'It has been worked already.')
  return reachFault(look, human, thing)
}

/** ed.interact.2, ed.interact.4, ed.getup.1 Why somebody cannot work it; null if he can. */
function interactFault(look: Look, human: Human, command: Interact): Refusal | null {
  if (human.down) return refuse('ed.interact.2', 'Whoever is Knocked Down can only get up.')
  const door = doorNamed(look, command.object)
  if (door) return doorFault(look, human, door)
  const thing = thingNamed(look, command.object)
  if (!thing) return refuse('ed.interact.1', 'There is nothing of this name to work.')
  return isCarriable(thing) ? carryFault(look, human, thing, command) : workFault(look, human, thing, command)
}

/** ed.interact.3 A door opens or closes; what lies behind it is to be worked out anew. */
function workDoor(t: Transaction, human: Human, door: FieldPiece): void {
  const { state } = t
  const now = state.closed.includes(door.id) ? 'open' : 'closed'
  state.closed = Object.freeze(
    now === 'open' ? state.closed.filter((id) => id !== door.id) : [...state.closed, door.id].sort(),
  )
  t.renew()
  t.emit({ e: 'door', clause: 'ed.interact.3', door: door.id, unit: human.id, now })
}

function layDown(t: Transaction, human: Human, thing: Thing, dropped: boolean): void {
  human.carries = null
  changeThing(t, thing, { carrier: null, at: human.at })
  t.emit({ e: 'put down', clause: 'ed.interact.3', unit: human.id, thing: thing.id, at: human.at, dropped })
}

function carry(t: Transaction, human: Human, thing: Thing, command: Interact): void {
  const act = actOn(command, human, thing)
  if (act === 'put-down') {
    layDown(t, human, thing, false)
    return secure(t, human, thing)
  }
  const to = act === 'hand-over' && command.to !== undefined ? humanOf(t.state, command.to) : human
  if (!to) return
  human.carries = null
  to.carries = thing.id
  changeThing(t, thing, { carrier: to.id })
  if (to === human) t.emit({ e: 'took', clause: 'ed.interact.3', unit: human.id, thing: thing.id, kind: thing.kind })
  else t.emit({ e: 'handed over', clause: 'ed.interact.3', unit: human.id, to: to.id, thing: thing.id })
}

/** ed.interact.2 The actions of a seat add up; what has once been started needs one more when it has stopped. */
function work(t: Transaction, human: Human, thing: Thing): void {
  const { actions, use } = OBJECTS[thing.kind]
  const wasStarted = Object.values(thing.worked).some((n) => n >= actions)
  const before = thing.worked[human.seat] ?? 0
  const done = use === 'ring' ? 1 : wasStarted ? actions : before + 1
  const isDone = done >= actions
  if (use === 'ring') t.state.tally = change(t.state.tally, { rung: true })
  else
    changeThing(t, thing, {
      worked: Object.freeze({ ...thing.worked, [human.seat]: done }),
      running: isDone,
      owner: isDone ? human.seat : thing.owner,
    })
  t.emit({
    e: 'worked',
    clause: 'ed.interact.2',
    unit: human.id,
    thing: thing.id,
    kind: thing.kind,
    done,
    needed: actions,
  })
}

function take(t: Transaction, unit: Unit, command: Command): void {
  if (isHerd(unit) || command.do !== 'interact') return
  const door = doorNamed(t, command.object)
  if (door) return workDoor(t, unit, door)
  const thing = thingNamed(t, command.object)
  if (!thing) return
  if (isCarriable(thing)) carry(t, unit, thing, command)
  else work(t, unit, thing)
}

/** ed.interact.3 Whoever is Knocked Down or removed leaves what he carries where he is. */
export function dropCarried(t: Transaction, human: Human): void {
  const thing = human.carries === null ? undefined : thingNamed(t, human.carries)
  if (thing) layDown(t, human, thing, true)
}

/** Everything that could be done with anything near; what is lawful of it is offered. */
function choices(look: Look, unit: Unit): Command[] {
  if (isHerd(unit) || unit.down) return []
  const { state, book } = look
  const near = (at: XY): boolean => Math.abs(at.x - unit.at.x) + Math.abs(at.y - unit.at.y) <= NEAR
  const doors = Object.keys(book.field.doors).filter((id) => {
    const door = pieceNamed(look, id)
    return door !== undefined && isWithinOfPiece(unit.at, door.shape, inches(INTERACT))
  })
  const things = state.things.filter((thing) => thing.carrier === unit.id || near(thing.at)).map(({ id }) => id)
  const wished = [...doors, ...things].map((object): Interact => ({ do: 'interact', object }))
  return [...wished, ...handOvers(look, unit)].filter((command) => interactFault(look, unit, command) === null)
}
/** Farther than an inch from a base, whichever way one measures. */
const NEAR = 4 * INCH

function handOvers({ state }: Look, human: Human): Interact[] {
  const object = human.carries
  if (object === null) return []
  return state.humans
    .filter((friend) => friend.seat === human.seat || areFriends(state, friend.seat, human.seat))
    .map((friend): Interact => ({ do: 'interact', object, act: 'hand-over', to: friend.id }))
}

export const interacting: Action = {
  do: 'interact',
  by: 'people',
  choices,
  check: (look, unit, command) =>
    isHerd(unit) || command.do !== 'interact' ? null : interactFault(look, unit, command),
  take,
}
