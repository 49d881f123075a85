/** dw.search Rooms and vehicles are searched: who is in them, and what. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import {
  comparePointToSegment,
  displaced,
  distance2,
  apartFrom,
  inAll,
  nearestPlace,
  uncrossedFrom,
  type Opening,
  type Room,
  roomsAt,
  type XY,
} from '@shamble/table'
import type { HouseRule } from '../book.ts'
import type { Command, CommandOf } from '../commands.ts'
import type { Tag } from '../content/drawing.ts'
import {
  change,
  type Human,
  type Look,
  MOST_HUMANS,
  PLAIN_SHEET,
  type Transaction,
  type Vehicle,
  vehicleOf,
} from '../state.ts'
import { COMPANY, FINDS, type FoundSurvivor, NAMES, SURVIVORS } from '../tables/finds.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'
import { SPACING } from '../tables/zombies.ts'
import { putHuman } from './01-crowd.ts'
import { d6, halved, ownerOf, pair, thrownBy } from './01-dice.ts'
import { rowsUpTo, splitAt } from './01-faces.ts'
import { isInCloseCombat } from './01-figures.ts'
import { freePlaces, isFreePlace } from './01-places.ts'
import { newHuman, takeInHand, usuallyReady } from './02-people.ts'
import { type Action, canPay, costOfDeed, firstOf, notPlayed, pay, payRefusal } from './04-actions.ts'
import { receive } from './05-objects.ts'
import { isClearOfHumans, isInside, placeInOrder, placeOpposite, roomsBy } from './26-rooms.ts'
import { decide } from './40-deciding.ts'
import { knownSheet, skillsFor } from './41-archetypes.ts'
import { radiosOn, switchRadio, useAntiseptic } from './42-items.ts'
import { findItem, type Found, offerFind, rollWeapon } from './42-finds.ts'
import { isStanding, sidesOf, touchesVehicle, vehiclesTouched, vehicleWords } from './43-aboard.ts'
import { mayUse, useSkill } from './45-skills.ts'

/** dw.search.1 What the chapter adds: its orders, and radios that are heard; a room is searched by a search. */
export const SEARCHING_GATE: HouseRule = {
  slots: {
    search: () => search,
    useAntiseptic: () => useAntiseptic,
    switchRadio: () => switchRadio,
    noisesOf:
      () =>
      ({ state }) => [...state.noises, ...radiosOn(state)],
    searchedRooms: () => (progress) => progress.searched,
  },
}

/** dw.search.1, dw.items.1, dw.items.3 The same orders where nothing is searched. */
export const NO_SEARCHING = {
  search: notPlayed<'search'>('dw.search.1', 'Nothing is searched in this game.'),
  useAntiseptic: notPlayed<'use-antiseptic'>('dw.items.1', 'This is not used in a game without searching.'),
  switchRadio: notPlayed<'switch-radio'>('dw.items.3', 'This is not used in a game without searching.'),
} as const

/** The room in which somebody's centre is; on a roof he is in none. */
export const roomOf = ({ book }: Look, { at, on }: Human): Room | undefined =>
  on === null ? roomsAt(book.map.terrain, GROUND, at).find((room) => isInside(room, at)) : undefined
const GROUND = 0

const isSearched = ({ state }: Look, place: string): boolean => state.progress.searched.includes(place)

/** dw.search.1 Where the scenario lets nobody search. */
const isClosed = (
  {
    book: {
      scenario: { searchable },
    },
  }: Look,
  place: string,
): boolean => searchable !== null && !searchable.includes(place)

function vehicleRefusal(look: Look, human: Human, vehicle: Vehicle): Refusal | null {
  if (vehicle.gone) return refuse('dw.search.2', 'This vehicle is not on the table any more.')
  if (!isStanding(vehicle)) return refuse('dw.search.2', 'This vehicle is moving.')
  return touchesVehicle(look, human, vehicle)
    ? null
    : refuse('dw.search.2', `${human.name} does not touch this vehicle${vehicleWords(look, human, vehicle)}.`)
}

/** dw.search.2 The room he is in, or a vehicle that he touches and that stands. */
function placeRefusal(look: Look, human: Human, { vehicle: id }: CommandOf<'search'>): Refusal | null {
  const vehicle = id === undefined ? undefined : vehicleOf(look.state, id)
  if (id !== undefined && !vehicle) return refuse('dw.search.2', 'There is no such vehicle.')
  const barred = vehicle ? vehicleRefusal(look, human, vehicle) : null
  if (barred) return barred
  const place = id ?? roomOf(look, human)?.id
  if (place === undefined) return refuse('dw.search.2', `${human.name} is in no room.`)
  if (isClosed(look, place)) return refuse('dw.search.1', 'Nothing can be searched here in this scenario.')
  return isSearched(look, place) ? refuse('dw.search.2', 'This has been searched already.') : null
}

/** dw.search.1, dw.search.2 */
export const search: Action<'search'> = {
  choices: (look, human) => {
    if (!canPay(human, costOfDeed(look, 'search')) || isInCloseCombat(look, human)) return []
    const isOpen = (place: string): boolean => !isSearched(look, place) && !isClosed(look, place)
    const room = roomOf(look, human)
    const vehicles = vehiclesTouched(look, human).filter((one) => isStanding(one) && isOpen(one.id))
    return [
      ...(room && isOpen(room.id) ? [{ do: 'search' as const }] : []),
      ...vehicles.map(({ id }) => ({ do: 'search' as const, vehicle: id })),
    ]
  },
  check: (look, human, command) =>
    firstOf(
      () =>
        isInCloseCombat(look, human)
          ? refuse('dw.search.2', `${human.name} is in close combat.`, 'in-close-combat')
          : null,
      () => placeRefusal(look, human, command),
      () => payRefusal(human, costOfDeed(look, 'search')),
    ),
  take: (t, human, { vehicle: id }) => {
    const vehicle = id === undefined ? undefined : vehicleOf(t.state, id)
    if (vehicle) searchVehicle(t, human, vehicle)
    else searchRoom(t, human, roomOf(t, human) as Room)
  },
}

function begin(t: Transaction, human: Human, place: string): void {
  pay(t, human, costOfDeed(t, 'search'))
  const { progress } = t.state
  t.state.progress = change(progress, { searched: Object.freeze([...progress.searched, place]) })
  t.emit({ e: 'searched', clause: 'dw.search.1', human: human.n, place, left: human.ap })
}

/** dw.search.3, dw.search.16 First who is there, then what. */
function searchRoom(t: Transaction, human: Human, { id }: Room): void {
  begin(t, human, id)
  const { tag = 'plain', building } = t.book.map.rooms.find((note) => note.id === id) ?? {}
  if (!t.state.progress.populated.includes(id)) {
    const arrivals = companyIn(t, human, { room: id })
    placeOpposite(t, id, entranceOf(t, human, id), { arrivals, method: 'search', clause: 'dw.search.6' })
  }
  lookAround(t, human, { id, tag, middle: middleOf(t, building) })
}

/** dw.search.4 */
function searchVehicle(t: Transaction, human: Human, vehicle: Vehicle): void {
  begin(t, human, vehicle.id)
  if (vehicle.type !== 'car') {
    const arrivals = companyIn(t, human, { vehicle: vehicle.id })
    const fits = (at: XY): boolean => isFreePlace(t, at, null) && isClearOfHumans(t, at)
    placeInOrder(t, placesBehind(vehicle, human.at), fits, { arrivals, method: 'search', clause: 'dw.search.6' })
  }
  lookAround(t, human, { id: vehicle.id, tag: 'plain', middle: vehicle.at })
}

const HIDING = splitAt(COMPANY.from, 'nobody hides here', 'zombies: roll how many')

/** dw.search.3 The zombie die, and how many of them there are. */
function companyIn(t: Transaction, human: Human, where: { room: string } | { vehicle: string }): number {
  const ask = { clause: 'dw.search.3', ...thrownBy(human) } as const
  const faces = [d6(t, { ...ask, what: `zombies: ${COMPANY.from} or more`, table: HIDING })]
  const isAlone = (faces[0] as number) < COMPANY.from
  if (!isAlone) faces.push(d6(t, { ...ask, what: 'how many zombies' }))
  const count = faces[1] ?? 0
  const arrivals = 'room' in where ? count : halved(count)
  t.emit({ e: 'entry rolled', clause: 'dw.search.3', method: 'search', faces, arrivals, ...where, human: human.n })
  return arrivals
}

const middleOfOpening = ({ from, to }: Opening): XY => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })

/** dw.search.6 The opening by which he came into this room, or the nearest one if he was in it all the time. */
function entranceOf(look: Look, { entrance, at }: Human, room: string): string | null {
  const openings = look.book.map.terrain.buildings
    .flatMap((building) => building.openings)
    .filter((opening) => roomsBy(look, opening).some(({ id }) => id === room))
  if (openings.some(({ id }) => id === entrance)) return entrance
  let nearest: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const opening of openings) {
    const far = distance2(at, middleOfOpening(opening))
    if (far >= least) continue
    nearest = opening.id
    least = far
  }
  return nearest
}

/** dw.items.4 The middle of a building. */
function middleOf({ book }: Look, id: string | undefined): XY {
  const corners = book.map.terrain.buildings.find((one) => one.id === id)?.outline ?? []
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** dw.search.6 Places at the side away from the searcher, from its middle outward, left before right as he sees it. */
function placesBehind(vehicle: Vehicle, searcher: XY): XY[] {
  const sides = sidesOf(vehicle)
  const touched = sides.findIndex(({ out, along, degrees }) => {
    const middle = displaced(vehicle.at, out, degrees)
    const [a, b] = [displaced(middle, along / 2, degrees - 90), displaced(middle, along / 2, degrees + 90)]
    return comparePointToSegment(searcher, a, b, BASE_RADIUS + 2 * TOLERANCE) <= 0
  })
  const { out, along, degrees } = sides[(touched + 2) % 4] ?? sides[0]
  const places = [displaced(vehicle.at, out + BASE_RADIUS, degrees)]
  for (let off = SPACING.zombies; off <= along / 2; off += SPACING.zombies)
    for (const side of [-90, 90]) places.push(displaced(places[0] as XY, off, degrees + side))
  return places
}

/** Where somebody looks around. */
interface Place {
  readonly id: string
  readonly tag: Tag
  readonly middle: XY
}

/** dw.search.7 The find die and what it leads to. */
function lookAround(t: Transaction, human: Human, place: Place): void {
  switch (findDie(t, human, place)) {
    case 'nothing':
      return
    case 'survivor':
      return findSurvivor(t, human)
    case 'item':
      return offerFind(t, human, findItem(t, human, place.middle))
    case 'weapon': {
      const { found, tell } = rollWeapon(t, human, 'dw.search.15')
      tell(human)
      return offerFind(t, human, found)
    }
  }
}

/** dw.search.8, dw.search.9 */
export const LIKELY: Readonly<Record<Tag, readonly Modifier[]>> = {
  plain: [],
  armoury: [{ clause: 'dw.search.8', value: 1 }],
  health: [{ clause: 'dw.search.9', value: -1 }],
}

type Find = (typeof FINDS)[number]['find']

/** dw.search.10 Kept between 1 and 6. */
export function findFor(score: number): Find {
  const kept = Math.min(6, Math.max(1, score))
  return FINDS.find(({ upTo }) => kept <= upTo)?.find ?? 'nothing'
}

const FOUND = rowsUpTo(FINDS.map(({ upTo, find }) => ({ upTo, result: find })))

function findDie(t: Transaction, human: Human, { id, tag }: Place): Find {
  const likely = LIKELY[tag]
  const what = `what ${human.name} finds`
  const added = likely.length > 0 ? { modifiers: likely } : {}
  const face = d6(t, { clause: 'dw.search.7', ...thrownBy(human), what, table: FOUND, ...added })
  const score = likely.reduce((sum, { value }) => sum + value, face)
  const luck = luckOf(t, human, { what, face, score })
  const modifiers = luck === 0 ? likely : [...likely, { clause: 'dw.gskill.3', value: luck } as const]
  const find = findFor(score + luck)
  t.emit({ e: 'find rolled', clause: 'dw.search.7', human: human.n, place: id, face, modifiers, find })
  return find
}

/** dw.gskill.3 After the die, what Lucky adds to it; asked only where that makes a difference. */
function luckOf(
  t: Transaction,
  human: Human,
  { what, face, score }: { what: string; face: number; score: number },
): number {
  if (!mayUse(t, human, 'lucky')) return 0
  const changes = [1, -1].filter((add) => findFor(score + add) !== findFor(score))
  if (changes.length === 0) return 0
  const uses = changes.map((add): Command => ({ do: 'use-skill', skill: 'lucky', add }))
  const about = { asks: 'lucky', human: human.n, what, faces: [face], find: findFor(score) }
  const answer = decide(t, { seat: ownerOf(human), choices: [{ do: 'decline' }, ...uses], about })
  if (answer.do !== 'use-skill') return 0
  useSkill(t, human, 'lucky', { faces: [face] })
  return answer.add ?? 0
}

/** dw.search.13 In base contact with the finder or as near as possible, on his side of the walls. */
function placeBeside(look: Look, { at, on }: Human): XY | null {
  const { layout, walls } = look.facts
  return nearestPlace(at, inAll(apartFrom(at, 2 * BASE_RADIUS), freePlaces(look, on), uncrossedFrom(layout, walls, at)))
}

/** A name that nobody has yet. */
function nameFor({ state }: Look, sex: 'm' | 'f', n: number): string {
  const free = NAMES[sex].find((name) => !state.humans.some((one) => one.name === name))
  return free ?? `${NAMES[sex][0]} ${n}`
}

/** dw.search.11, dw.search.12, dw.search.16 Who it is, and what he carries. */
function findSurvivor(t: Transaction, human: Human): void {
  const faces = pair(t, { clause: 'dw.search.11', ...thrownBy(human), what: 'who is found' })
  const person = SURVIVORS[faces[0] + faces[1] - 2] as FoundSurvivor
  const { found, tell } = rollWeapon(t, human, 'dw.search.12')
  const at = t.state.humans.length < MOST_HUMANS ? placeBeside(t, human) : null
  const survivor = at && welcome(t, human, at, person)
  if (survivor) equip(t, survivor, found)
  const { archetype, sex } = person
  const who = { survivor: survivor?.n ?? null, at }
  t.emit({ e: 'survivor found', clause: 'dw.search.11', human: human.n, faces, archetype, sex, ...who })
  if (survivor) tell(survivor)
}

/** dw.search.13 An NPC of the finder's seat, who acts from the next turn on. */
function welcome(t: Transaction, finder: Human, at: XY, { sex, subtype, archetype }: FoundSurvivor): Human {
  const { state, book } = t
  const n = state.humans.length + 1
  const survivor = newHuman({ n, name: nameFor(t, sex, n), seat: finder.seat, isNpc: true }, book.baseMoral)
  survivor.sheet = knownSheet({ ...PLAIN_SHEET, sex, subtype, archetype }, book)
  survivor.status = 'alive'
  survivor.acted = true
  state.humans.push(survivor)
  putHuman(t, survivor, at, finder.on)
  return survivor
}

/** dw.search.12, dw.search.13 He can use what he holds. */
function equip(t: Transaction, survivor: Human, found: Found): void {
  receive(t, survivor, found)
  takeInHand(survivor, usuallyReady(t, survivor))
  const weaponSkills = skillsFor(survivor.weapons.map(({ type }) => type))
  survivor.sheet = knownSheet({ ...survivor.sheet, weaponSkills }, t.book)
}
