/** Reading the written keys of a position: each fault names its place and the clause it breaks. */
import { type Holder, type OptionValues, type Seat } from '@shamble/kernel'
import { isOnTable, type XY } from '@shamble/table'
import { bookFor, seatsFor } from '../options.ts'
import { addZombie, putHuman } from '../rules/01-crowd.ts'
import { workGround } from '../rules/01-ground.ts'
import { isFreePlace } from '../rules/01-places.ts'
import { markersOf, openingsOf, vehiclesOf } from '../rules/02-map.ts'
import { newHuman } from '../rules/02-people.ts'
import {
  type Barrier,
  blankState,
  type Burning,
  copyState,
  type FigureId,
  figureNamed,
  type Human,
  type Look,
  NO_PROGRESS,
  playerSeat,
  type State,
  type Status,
  type Surface,
  type Zombie,
  CALM,
  PLAIN_SHEET,
  type Vehicle,
} from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { SPEEDS } from '../tables/vehicles.ts'
import { Illegal, type Position } from './form.ts'
import { readPlay } from './read-play.ts'
import { type Ids, readGear, readLying, readWeapon, writtenIds } from './read-gear.ts'

type HumanLine = Position['humans'][number]
type ZombieLine = NonNullable<Position['zombies']>[number]

const xy = ([x, y]: readonly [number, number]): XY => Object.freeze({ x, y })

/** A figure stands on the table (dw.movement.8), on something that is there, clear of walls and others (dw.units.5). */
function readPlace(look: Look, [x, y]: readonly [number, number], on: Surface, where: string): XY {
  const { width, depth } = look.book.map.terrain
  const at = { x, y }
  if (on !== null && !look.facts.platforms.has(on))
    throw new Illegal('dw.movement.10', `${where}.on`, 'nobody can stand on that')
  if (!isOnTable(at, BASE_RADIUS, width, depth))
    throw new Illegal('dw.movement.8', `${where}.at`, 'it is off the table')
  if (!isFreePlace(look, at, on))
    throw new Illegal('dw.units.5', `${where}.at`, 'terrain or another base is in the way')
  return at
}

const readBurning = (
  line: { turns: number; lighter?: number | null | undefined } | null | undefined,
): Burning | null => (line ? Object.freeze({ turns: line.turns, lighter: line.lighter ?? null }) : null)

function readSeat({ state, book }: Look, line: HumanLine, i: number, where: string): Seat | null {
  if (line.npc) {
    if (line.seat && !Object.hasOwn(state.holders, line.seat))
      throw new Illegal('dw.scope.6', `${where}.seat`, 'there is no such seat')
    return line.seat ?? null
  }
  const seat = line.seat ?? playerSeat((i % book.players) + 1)
  if (!Object.hasOwn(state.holders, seat)) throw new Illegal('dw.scope.6', `${where}.seat`, 'there is no such seat')
  return seat
}

/** dw.harm.4, dw.zombify.3 Only the dead have died. */
function readFate({ state }: Look, human: Human, line: HumanLine, where: string): void {
  const isGone = human.status === 'dead' || human.status === 'turned'
  if (line.died !== undefined && isGone !== line.died > 0)
    throw new Illegal('dw.zombify.3', `${where}.died`, isGone ? 'the dead died in some turn' : 'he has not died')
  if ((line.died ?? 0) > state.turn) throw new Illegal('dw.zombify.3', `${where}.died`, 'this turn is still to come')
  human.died = isGone ? (line.died ?? state.turn) : 0
  human.deathNumber = isGone ? (line.deathNumber ?? 0) : 0
  human.neverRises = line.neverRises ?? false
}

/** What may be written as it is. */
function readCondition(human: Human, line: HumanLine): void {
  human.prone = line.prone ?? false
  human.stunned = line.stunned ?? false
  human.burning = readBurning(line.burning)
  human.wounds = line.wounds ?? 0
  human.untested = line.untested ?? 0
  human.unshaken = line.unshaken ?? false
  human.doubled = line.doubled ?? false
  human.acted = line.acted ?? false
  human.moved = line.moved ?? false
  human.breakFailed = line.breakFailed ?? false
  human.sawed = line.sawed ?? false
  human.entrance = line.entrance ?? null
  human.kills = line.kills ?? 0
  human.closeKills = line.closeKills ?? 0
  human.firedAt = Object.freeze((line.firedAt ?? []).map((id) => figureNamed(id as FigureId)))
}

const listed = <T>(list: readonly T[] | undefined): readonly T[] => Object.freeze([...(list ?? [])])

/** dw.archetype.7 and what the advanced rules have done to him. */
function readAdvanced(human: Human, line: HumanLine): void {
  const { skills, weaponSkills, quirks, psychoses, ...plain } = line.sheet ?? {}
  human.sheet = Object.freeze({
    ...PLAIN_SHEET,
    ...plain,
    skills: listed(skills),
    weaponSkills: listed(weaponSkills),
    quirks: listed(quirks),
    psychoses: listed(psychoses),
  })
  human.skillsUsed = listed(line.skillsUsed)
  human.nervesSpent = line.nervesSpent ?? false
  human.extraAP = line.extraAP ?? 0
  human.mind = Object.freeze({ ...CALM, ...line.mind, compelled: listed(line.mind?.compelled) })
  human.bitten = line.bitten ?? 0
  human.aboard = line.aboard ?? null
}

/** dw.vehicle.10 Speeds change by steps. */
function checkSpeed(speed: number, where: string): void {
  const { step, top } = SPEEDS
  if (speed % step !== 0 || speed > top)
    throw new Illegal('dw.vehicle.10', where, `a speed is a multiple of ${step}, at most ${top}`)
}

/** dw.vehicle Vehicles as the map has them, with what is written of them. */
function readVehicles(printed: readonly Vehicle[], doc: Position): Vehicle[] {
  for (const id of Object.keys(doc.vehicles ?? {}))
    if (!printed.some((one) => one.id === id))
      throw new Illegal('dw.vehicle.1', `vehicles.${id}`, 'there is no such vehicle')
  return printed.map((vehicle) => {
    const { at, places, ...plain } = doc.vehicles?.[vehicle.id] ?? {}
    checkSpeed(plain.speed ?? vehicle.speed, `vehicles.${vehicle.id}.speed`)
    return {
      ...vehicle,
      ...plain,
      at: at ? xy(at) : vehicle.at,
      places: places ? Object.freeze(vehicle.places.map((_, i) => places[i] ?? null)) : vehicle.places,
    }
  })
}

/** dw.vehicle.6, dw.vehicle.7 He has the place that the vehicle names, or the first one that is free. */
function readSeatInVehicle({ state }: Look, human: Human, where: string): void {
  const vehicle = state.vehicles.find(({ id }) => id === human.aboard)
  if (!vehicle || vehicle.gone || human.status !== 'alive' || human.prone || human.on !== null)
    throw new Illegal('dw.vehicle.6', `${where}.aboard`, 'nobody like him sits there')
  human.at = xy([vehicle.at.x, vehicle.at.y])
  if (vehicle.places.includes(human.n)) return
  const place = vehicle.places.indexOf(null)
  if (place < 0) throw new Illegal('dw.vehicle.7', `${where}.aboard`, 'there is no room left')
  const places = Object.freeze(vehicle.places.map((n, i) => (i === place ? human.n : n)))
  state.vehicles = Object.freeze(
    state.vehicles.map((one) => (one === vehicle ? Object.freeze({ ...one, places }) : one)),
  )
}

/** dw.vehicle.6 Whoever has a place sits in it. */
function checkPlaces({ vehicles, humans }: State): void {
  for (const { id, places, gone } of vehicles)
    for (const n of gone ? [] : places)
      if (n !== null && humans[n - 1]?.aboard !== id)
        throw new Illegal('dw.vehicle.6', `vehicles.${id}.places`, `human ${n} does not sit there`)
}

/** dw.ap.1 All of them at the beginning of phase 2, none once somebody has acted. */
const usualAP = ({ state, book }: Look, { status, acted }: Human): number =>
  state.phase === 'humans' && status === 'alive' && !acted ? book.humanAP : 0

function readHuman(look: Look, line: HumanLine, i: number, ids: Ids): void {
  const { state, book } = look
  const where = `humans[${i}]`
  const n = i + 1
  const seat = readSeat(look, line, i, where)
  const person = { n, name: line.name ?? `Human ${n}`, seat, isNpc: line.npc ?? false }
  const human = newHuman(person, line.bmv ?? book.baseMoral)
  readCondition(human, line)
  readAdvanced(human, line)
  if (human.untested > human.wounds)
    throw new Illegal('dw.wounds.2', `${where}.untested`, 'at most as many as there are wounds')
  const most = book.humanAP + (human.skillsUsed.includes('hero') ? 1 : 0)
  if ((line.ap ?? 0) > most) throw new Illegal('dw.ap.1', `${where}.ap`, `at most ${most}`)
  const isWaiting = state.phase === 'setup' && line.at === undefined
  human.status = isWaiting ? 'waiting' : ((line.status ?? 'alive') as Status)
  human.ap = line.ap ?? usualAP(look, human)
  human.on = line.on ?? null
  readFate(look, human, line, where)
  readGear(look, human, line, ids, where)
  if (human.aboard !== null) {
    state.humans.push(human)
    readSeatInVehicle(look, human, where)
  } else if (human.status === 'alive') {
    const at = readPlace(look, written(line, where), human.on, where)
    state.humans.push(human)
    putHuman(look, human, at, human.on)
  } else {
    if (!isWaiting) human.at = xy(written(line, where))
    state.humans.push(human)
  }
}

/** Only in the set-up a human has no place. */
function written({ at }: HumanLine, where: string): readonly [number, number] {
  if (!at) throw new Illegal('dw.scope.4', `${where}.at`, 'missing: expected a place')
  return at
}

/** Numbers that are not written come in order after those before them. */
function numbersOf(lines: readonly ZombieLine[]): number[] {
  let last = 0
  return lines.map(({ n }, i) => {
    if (n !== undefined && n <= last)
      throw new Illegal('dw.units.16', `zombies[${i}].n`, 'zombies are listed in the order of their numbers')
    last = n ?? last + 1
    return last
  })
}

function readZombie(look: Look, line: ZombieLine, n: number, ids: Ids, where: string): void {
  const { state } = look
  const on = line.on ?? null
  const at = readPlace(look, line.at, on, where)
  for (const key of ['victim', 'former'] as const)
    if ((line[key] ?? 0) > state.humans.length)
      throw new Illegal('dw.units.16', `${where}.${key}`, 'there is no such human')
  if (line.former && state.humans[line.former - 1]?.status !== 'turned')
    throw new Illegal('dw.zombify.5', `${where}.former`, 'this human has not turned')
  if (line.facing && line.facing[0] === 0 && line.facing[1] === 0)
    throw new Illegal('dw.cc.14', `${where}.facing`, 'a facing leads somewhere')
  const isThere = (id: string): boolean => Object.hasOwn(state.openings, id) || state.vehicles.some((v) => v.id === id)
  if (line.pounding && !isThere(line.pounding))
    throw new Illegal('dw.barrier.1', `${where}.pounding`, 'there is no such opening')
  state.nextZombie = n
  addZombie(look, {
    at,
    on,
    facing: line.facing ? xy(line.facing) : null,
    fallen: line.fallen ?? false,
    stunned: line.stunned ?? false,
    burning: readBurning(line.burning),
    weapon: line.weapon ? readWeapon(look, line.weapon, ids.take(idOf(line.weapon)), `${where}.weapon`) : null,
    heading: line.heading ?? null,
    victim: line.victim ?? null,
    former: line.former ?? null,
    stoodUp: line.stoodUp ?? false,
    moved: line.moved ?? false,
    gripped: line.gripped ?? false,
    pounding: line.pounding ?? null,
  } satisfies Omit<Zombie, 'n'>)
}

const idOf = (line: NonNullable<ZombieLine['weapon']>): number | undefined =>
  typeof line === 'string' ? undefined : line.id

function readZombies(look: Look, doc: Position, ids: Ids): void {
  const lines = doc.zombies ?? []
  for (const [i, n] of numbersOf(lines).entries()) readZombie(look, lines[i] as ZombieLine, n, ids, `zombies[${i}]`)
  const { state } = look
  if ((doc.nextZombie ?? state.nextZombie) < state.nextZombie)
    throw new Illegal('dw.units.16', 'nextZombie', 'this zombie is on the table')
  state.nextZombie = doc.nextZombie ?? state.nextZombie
}

/** dw.movement.22, dw.barrier.5 */
function readOpenings(printed: Record<string, Barrier>, doc: Position): Record<string, Barrier> {
  const openings = { ...printed }
  for (const [id, line] of Object.entries(doc.openings ?? {})) {
    if (!Object.hasOwn(openings, id))
      throw new Illegal('dw.movement.22', `openings.${id}`, 'there is no such door or window')
    openings[id] = Object.freeze(typeof line === 'string' ? { state: line, pounded: 0 } : { ...line })
  }
  return openings
}

/** dw.fire.13, dw.entry.6, dw.zombify.7, dw.movement.10 What one line says of another must be true. */
function checkMentions({ state, facts }: Look, doc: Position): void {
  for (const [list, lines] of [
    ['humans', doc.humans],
    ['zombies', doc.zombies ?? []],
  ] as const)
    for (const [i, { burning }] of lines.entries())
      if ((burning?.lighter ?? 0) > state.humans.length)
        throw new Illegal('dw.fire.13', `${list}[${i}].burning.lighter`, 'there is no such human')
  for (const [i, { entrance }] of doc.humans.entries())
    if (entrance && !Object.hasOwn(state.openings, entrance))
      throw new Illegal('dw.entry.6', `humans[${i}].entrance`, 'there is no such door or window')
  for (const [i, { heldBy }] of (doc.lying ?? []).entries())
    if (heldBy && !state.humans[heldBy - 1]?.died)
      throw new Illegal('dw.zombify.7', `lying[${i}].heldBy`, 'nobody dead has this number')
  for (const [list, lines] of [
    ['lying', doc.lying ?? []],
    ['noises', doc.noises ?? []],
  ] as const)
    for (const [i, { on }] of lines.entries())
      if (on && !facts.platforms.has(on))
        throw new Illegal('dw.movement.10', `${list}[${i}].on`, 'nothing lies on that')
}

function readTable(look: Look, doc: Position, ids: Ids): void {
  const { state } = look
  const lying = doc.lying?.map((line, i) => readLying(look, line, ids, `lying[${i}]`))
  state.lying = Object.freeze(lying ?? markersOf(look, () => ids.take(undefined)))
  state.noises = Object.freeze(
    (doc.noises ?? []).map(({ at, on, until }) =>
      Object.freeze({ at: xy(at), on: on ?? null, until: until ?? state.turn }),
    ),
  )
  state.progress = Object.freeze({
    ...NO_PROGRESS,
    ...Object.fromEntries(
      Object.entries(doc.progress ?? {}).map(([key, value]) => [
        key,
        Array.isArray(value) ? Object.freeze(value) : value,
      ]),
    ),
  })
  state.nextId = doc.nextId ?? ids.highest + 1
  if (state.nextId <= ids.highest) throw new Illegal('dw.setup.1', 'nextId', 'this id is taken')
}

export function readState(doc: Position, options: OptionValues, holders: Readonly<Record<Seat, Holder>>): State {
  const book = bookFor(options)
  const held = Object.fromEntries(seatsFor(options).map((seat) => [seat, holders[seat] ?? { person: seat }]))
  const state = blankState(held, readOpenings(openingsOf(book.map), doc), readVehicles(vehiclesOf(book.map), doc))
  state.turn = doc.phase === 'setup' ? 0 : (doc.turn ?? 1)
  state.phase = doc.phase ?? 'humans'
  const look: Look = { state, book, facts: workGround(state, book) }
  const ids = writtenIds(doc)
  for (const [i, line] of doc.humans.entries()) readHuman(look, line, i, ids)
  checkPlaces(state)
  state.starters = doc.starters ?? state.humans.filter(({ isNpc }) => !isNpc).length
  readZombies(look, doc, ids)
  checkMentions(look, doc)
  readTable(look, doc, ids)
  state.frames = readPlay(look, doc)
  return copyState(state)
}
