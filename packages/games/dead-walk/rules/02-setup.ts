/** dw.setup Before play: people with what they carry, their places, the zombies on the table; then turn 1. */
import { askWhile, frozenRecords, procedure, type Refusal, refuse, type Seat, step } from '@shamble/kernel'
import { type Box, isOnTable, OUTSIDE, placeStopper, whereInPolygon, type XY } from '@shamble/table'
import type { DeadWalkBook } from '../book.ts'
import type { Command, CommandOf } from '../commands.ts'
import type { Kept, Marker, PrintedHuman, PrintedZombie } from '../content/scenarios.ts'
import {
  type Barrier,
  change,
  type Human,
  type Item,
  type Look,
  type Lying,
  newWeapon,
  NO_STOCK,
  NOBODY_SPECIAL,
  PLAIN_SHEET,
  playerSeat,
  type Sheet,
  type Transaction,
  theHuman,
  type Vehicle,
  type Weapon,
} from '../state.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import type { ItemId } from '../tables/items.ts'
import { MOVE_STEP } from '../tables/movement.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { VEHICLES } from '../tables/vehicles.ts'
import type { TableMap } from '../content/drawing.ts'
import { addZombie, isFreePlace, putHuman } from './01-figures.ts'
import { MOVER, workGround } from './01-ground.ts'
import { isCounted, readyRefusal } from './06-carry.ts'
import { supply } from './07-ammo.ts'
import { knowOwnRooms, placeAtRandom } from './26-entry.ts'
import { knownSheet, openSheet, skillsFor } from './41-archetypes.ts'
import { freePlaceNear } from './43-aboard.ts'

const AT_FIRST = new WeakMap<TableMap, Readonly<Record<string, Barrier>>>()

/** The openings of a map as they are at first. */
export function openingsOf(map: TableMap): Readonly<Record<string, Barrier>> {
  const known = AT_FIRST.get(map)
  if (known) return known
  const all = map.terrain.buildings.flatMap(({ openings }) => openings)
  const first = Object.freeze(
    Object.fromEntries(all.map(({ id, state }) => [id, Object.freeze({ state, pounded: 0 })])),
  )
  AT_FIRST.set(map, first)
  return first
}

/** dw.vehicle.7 The vehicles of a map as they stand at first, empty. */
export function vehiclesOf(map: TableMap): readonly Vehicle[] {
  const known = PARKED.get(map)
  if (known) return known
  const first = frozenRecords(parked(map))
  PARKED.set(map, first)
  return first
}
const PARKED = new WeakMap<TableMap, readonly Vehicle[]>()

const parked = ({ vehicles }: TableMap): Vehicle[] =>
  vehicles.map(({ id, type, at, heading, battery, tank, isWreck }) => ({
    id,
    type,
    at: Object.freeze({ x: at.x, y: at.y }),
    heading,
    speed: 0,
    engine: false,
    battery,
    tank,
    isWreck,
    places: Object.freeze(Array.from({ length: VEHICLES[type].places }, () => null)),
    isBroken: false,
    pounded: 0,
    driven: false,
    gone: false,
  }))

const NOWHERE: XY = Object.freeze({ x: 0, y: 0 })

/** Who somebody is before anything has happened to him. */
interface Person {
  readonly n: number
  readonly name: string
  readonly seat: Seat | null
  readonly isNpc: boolean
}

/** dw.setup.8, dw.setup.9 Unhurt, with nothing in hand. */
export const newHuman = ({ n, name, seat, isNpc }: Person, bmv: number): Human => ({
  n,
  name,
  seat,
  isNpc,
  status: 'waiting',
  at: NOWHERE,
  on: null,
  prone: false,
  stunned: false,
  burning: null,
  wounds: 0,
  untested: 0,
  bmv,
  unshaken: false,
  ap: 0,
  doubled: false,
  acted: false,
  moved: false,
  firedAt: Object.freeze([]),
  breakFailed: false,
  sawed: false,
  entrance: null,
  weapons: Object.freeze([]),
  stock: NO_STOCK,
  items: Object.freeze([]),
  kills: 0,
  closeKills: 0,
  died: 0,
  deathNumber: 0,
  neverRises: false,
  sheet: NOBODY_SPECIAL.sheet,
  skillsUsed: NOBODY_SPECIAL.skillsUsed,
  nervesSpent: NOBODY_SPECIAL.nervesSpent,
  extraAP: NOBODY_SPECIAL.extraAP,
  mind: NOBODY_SPECIAL.mind,
  bitten: NOBODY_SPECIAL.bitten,
  aboard: NOBODY_SPECIAL.aboard,
})

/** dw.units.16 The team in the order of its seats, one for each in turn; then those whom nobody commands. */
function startersOf({ book }: Look): { readonly seat: Seat | null; readonly starter: PrintedHuman }[] {
  const { players, scenario, team } = book
  return [
    ...team.map((starter, i) => ({ seat: playerSeat((i % players) + 1), starter })),
    ...scenario.npcs.map((starter) => ({ seat: null, starter })),
  ]
}

/** Somebody without a sheet can use what he comes with. */
const knownBy = (weapons: PrintedHuman['weapons']): Sheet['weaponSkills'] =>
  skillsFor(weapons.map(({ weapon }) => weapon))

/** The sheets of the people of a book: they are the same in every game. */
const SHEETS = new WeakMap<PrintedHuman, { readonly book: DeadWalkBook; readonly sheet: Sheet }>()

function sheetFor({ book }: Look, printed: PrintedHuman): Sheet {
  const known = SHEETS.get(printed)
  if (known?.book === book) return known.sheet
  const sheet = sheetIn(book, printed)
  SHEETS.set(printed, { book, sheet })
  return sheet
}

/** dw.scope.2, dw.restrict.1 What the blocks of the advanced rules in force know of somebody. */
function sheetIn(book: DeadWalkBook, { sheet, who, weapons }: PrintedHuman): Sheet {
  const whole = sheet ? openSheet(sheet, book) : { ...PLAIN_SHEET, ...who, weaponSkills: knownBy(weapons) }
  return knownSheet(whole, book)
}

/** dw.setup.6 Teams, and what everybody carries. */
function gather(t: Transaction): void {
  const { state, book } = t
  for (const { seat, starter } of startersOf(t)) {
    const person = { n: state.humans.length + 1, name: starter.name, seat, isNpc: seat === null }
    const human = newHuman(person, starter.bmv ?? book.baseMoral)
    human.sheet = sheetFor(t, starter)
    human.wounds = starter.kept?.wounds ?? 0
    state.humans.push(human)
  }
  state.starters = state.humans.filter(({ isNpc }) => !isNpc).length
  const { scenario } = book
  const zombies = scenario.zombies.length
  t.emit({ e: 'set up', clause: 'dw.setup.6', scenario: scenario.title, humans: state.humans.length, zombies })
}

/** dw.ammo.2 Weapons with their clips, human by human. */
function arm(t: Transaction): void {
  for (const [i, { starter }] of startersOf(t).entries()) {
    const human = theHuman(t.state, i + 1)
    for (const carried of starter.weapons) supply(t, human, carried)
    if (starter.kept) unpack(t, human, starter.kept)
    takeInHand(human, usuallyReady(t, human))
  }
}

/** dw.campaign.4, dw.campaign.5 Everything as it was packed; new weapons come with the clips that are rolled for them. */
function unpack(t: Transaction, human: Human, { weapons, stock, items }: Kept): void {
  human.stock = Object.freeze({ ...stock, launcher: Object.freeze({ ...stock.launcher }) })
  for (const { fresh, type, grenades, ...rest } of weapons) {
    const [grenade] = Object.keys(grenades) as GrenadeId[]
    if (fresh) supply(t, human, { weapon: type, ...(grenade ? { grenade } : {}) })
    else {
      const packed = newWeapon(t.state.nextId++, type, { ...rest, grenades: Object.freeze({ ...grenades }) })
      human.weapons = Object.freeze([...human.weapons, packed])
    }
  }
  human.items = Object.freeze(items.map((kind) => newItem(t, kind)))
}

const newItem = ({ state }: Transaction, kind: ItemId): Item =>
  Object.freeze({ id: state.nextId++, kind, marker: null, vehicle: null })

/**
 * dw.setup.7 What a human has in hand unless his owner says otherwise: the first weapon, and a second one if hands are
 * free; nothing that is taken out as part of its use (dw.carry.6).
 */
export function usuallyReady(look: Look, { weapons }: Human): number[] {
  const ready: number[] = []
  let hands = 2
  for (const weapon of weapons) {
    const needs = look.book.weapons[weapon.type].hands
    if (isCounted(look, weapon) || needs > hands) continue
    ready.push(weapon.id)
    hands -= needs
  }
  return ready
}

export const takeInHand = (human: Human, ready: readonly number[]): void => {
  human.weapons = Object.freeze(human.weapons.map((w) => change(w, { ready: ready.includes(w.id) })))
}

/** What the scenario lays on the table. The engine of a boat stays where it is; everything else can be picked up. */
export const markersOf = ({ book }: Pick<Look, 'book'>, nextId: () => number): Lying[] =>
  book.scenario.markers.flatMap((marker) => (marker.item === 'engine' ? [] : [markerAt(nextId(), marker, marker.item)]))

function markerAt(id: number, { id: marker, at, vehicle }: Marker, kind: ItemId): Lying {
  const item: Item = Object.freeze({ id, kind, marker, vehicle: vehicle ?? null })
  return Object.freeze({ id, at: Object.freeze({ ...at }), on: null, weapon: null, item, ammo: null, heldBy: null })
}

function layOut(t: Transaction): void {
  const { state } = t
  state.lying = Object.freeze(markersOf(t, () => state.nextId++))
}

function putDown(t: Transaction, human: Human, at: XY): void {
  human.status = 'alive'
  putHuman(t, human, at, null)
  t.emit({ e: 'placed', clause: 'dw.setup.6', human: human.n, at: human.at, on: null })
}

/** A printed place that is taken, in a scenario of one's own, is moved to the nearest that is free. */
const placeNear = (look: Look, at: XY): XY => freePlaceNear(look, at) ?? firstFreePlace(look)

/** dw.setup.6 Those for whom the scenario prints a place. */
function placePrinted(t: Transaction): void {
  for (const [i, { starter }] of startersOf(t).entries())
    if (starter.at) putDown(t, theHuman(t.state, i + 1), placeNear(t, starter.at))
}

/** dw.setup.6 Those whom nobody commands wait in the deployment zone. */
function placeTheRest(t: Transaction): void {
  for (const human of t.state.humans) if (human.status === 'waiting') putDown(t, human, firstFreePlace(t))
}

function armed(t: Transaction, { weapon, loaded }: PrintedZombie): Weapon | null {
  return weapon === null ? null : newWeapon(t.state.nextId++, weapon, { loaded, ready: true })
}

/** dw.setup.6 The zombies that the scenario prints. */
function placeZombies(t: Transaction): void {
  for (const printed of t.book.scenario.zombies) {
    const { n, at } = addZombie(t, { at: placeNear(t, printed.at), weapon: armed(t, printed) })
    t.emit({ e: 'zombie arrived', clause: 'dw.setup.6', zombie: n, at, method: 'printed' })
  }
}

/** dw.setup.6 The human to be placed next: in seat order, one figure at a time. */
const nextToPlace = ({ state }: Look): Human | undefined =>
  state.humans.find(({ status, seat }) => status === 'waiting' && seat !== null)

const GRID = cm(3)

/** The places of a grid, west to east, north to south. */
function* gridOf(
  west: number,
  north: number,
  { east, south, by }: { east: number; south: number; by: number },
): Generator<XY> {
  for (let y = north; y <= south; y += by) for (let x = west; x <= east; x += by) yield { x, y }
}

/** The free places of the deployment zone on a grid. */
function* freePlaces(look: Look, by: number): Generator<XY> {
  const { west, north, east, south } = look.book.map.deployment
  for (const at of gridOf(west, north, { east, south, by }))
    if (isInZone(look.book.map, at) && isFreePlace(look, at, null)) yield at
}

/** The first free place of the zone on a grid of 3 cm; if it is crowded, on finer ones; at last, anywhere. */
export function firstFreePlace(look: Look): XY {
  for (const by of [GRID, cm(0.5)]) {
    const [first] = freePlaces(look, by)
    if (first) return first
  }
  const { width, depth } = look.book.map.terrain
  for (const at of gridOf(0, 0, { east: width, south: depth, by: cm(1) })) if (isFreePlace(look, at, null)) return at
  throw new Error('there is no free place on the table')
}

/** Whether somebody can stand at a place of a table as it is at first, nobody else about. */
export function standingOn(map: TableMap): (at: XY) => boolean {
  const start = { openings: openingsOf(map), vehicles: vehiclesOf(map) }
  const { layout, closed } = workGround(start, { map, moveStep: MOVE_STEP })
  return (at) =>
    isOnTable(at, BASE_RADIUS, layout.width, layout.depth) && placeStopper({ layout, closed }, MOVER, null, at) === null
}

function* openPlaces(map: TableMap, { west, north, east, south }: Box): Generator<XY> {
  const isOpen = standingOn(map)
  for (const at of gridOf(west, north, { east, south, by: GRID })) if (isOpen(at)) yield at
}

/** The places on the grid of the deployment zone, nobody about. */
export function* zonePlaces(map: TableMap): Generator<XY> {
  for (const at of openPlaces(map, map.deployment)) if (isInZone(map, at)) yield at
}

/** How many there are, counted up to a number. */
function countUpTo(most: number, places: Iterable<XY>): number {
  let found = 0
  if (most > 0) for (const _ of places) if (++found === most) break
  return found
}

/** How many of so many people find a place on the grid of the deployment zone, nobody else about. */
export const roomForPeople = ({ map }: Pick<DeadWalkBook, 'map'>, people: number): number =>
  countUpTo(people, zonePlaces(map))

/** The same for the whole table. */
export const roomOnTable = ({ map }: Pick<DeadWalkBook, 'map'>, figures: number): number => {
  const { width, depth } = map.terrain
  return countUpTo(figures, openPlaces(map, { west: 0, north: 0, east: width, south: depth }))
}

/** In the deployment zone; some have only the ground outside of buildings. */
function isInZone({ deployment, deploysOutdoors, terrain }: TableMap, at: XY): boolean {
  const { west, north, east, south } = deployment
  if (at.x < west || at.x > east || at.y < north || at.y > south) return false
  return !deploysOutdoors || terrain.buildings.every(({ outline }) => whereInPolygon(outline, at) === OUTSIDE)
}

function checkPlace(look: Look, command: Command): Refusal | null {
  if (command.do !== 'place') return refuse('dw.setup.6', 'The humans have to be placed first.')
  const human = nextToPlace(look)
  if (!human || human.n !== command.human) return refuse('dw.setup.6', `${human?.name ?? 'Nobody'} is placed next.`)
  const [x, y] = command.at
  const at = { x, y }
  if (!isInZone(look.book.map, at) && !isFull(look)) return refuse('dw.setup.6', 'This is outside the deployment zone.')
  if (!isFreePlace(look, at, null)) return refuse('dw.setup.6', 'Nobody can stand there.')
  return command.ready ? readyRefusal(look, human, command.ready) : null
}

/** No place of the zone is free: then one beside it must do. */
const isFull = (look: Look): boolean => !isInZone(look.book.map, firstFreePlace(look))

const placing = ({ n }: Human, { x, y }: XY): CommandOf<'place'> => ({ do: 'place', human: n, at: [x, y] })

const MOST_OFFERED = 40

function choosePlaces(look: Look): CommandOf<'place'>[] {
  const human = nextToPlace(look)
  if (!human) return []
  const found: CommandOf<'place'>[] = []
  for (const at of freePlaces(look, GRID)) {
    found.push(placing(human, at))
    if (found.length === MOST_OFFERED) break
  }
  return found.length > 0 ? found : [placing(human, firstFreePlace(look))]
}

function place(t: Transaction, { human: n, at: [x, y], ready }: CommandOf<'place'>): void {
  const human = theHuman(t.state, n)
  if (ready) takeInHand(human, ready)
  putDown(t, human, { x, y })
}

export const setUp = procedure<Transaction, Command>('set-up', [
  step('dw.setup.6', 'lay out', layOut),
  step('dw.setup.6', 'gather', gather),
  step('dw.ammo.2', 'arm', arm),
  step('dw.setup.6', 'printed places', placePrinted),
  askWhile<Transaction, Command>('dw.setup.6', 'place', {
    who: (look) => {
      const seat = nextToPlace(look)?.seat
      return seat ? [seat] : []
    },
    choices: choosePlaces,
    check: (look, _v, _seat, command) => checkPlace(look, command),
    take: (t, _v, _seat, command) => place(t, command as CommandOf<'place'>),
    onClock: (look) => choosePlaces(look).slice(0, 1),
  }),
  step('dw.setup.6', 'friends', placeTheRest),
  step('dw.entry.15', 'known rooms', knowOwnRooms),
  step('dw.setup.6', 'zombies', placeZombies),
  step('dw.entry.1', 'zombies at random', placeAtRandom),
])
