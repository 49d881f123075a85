/** Dead Walk Again's own types behind the table's, and what the rules would say: nothing is hidden, so the page may ask. */
import { bookFor, type Forecast, forecastFor } from '@shamble/dead-walk/forecast'
import {
  CHARACTERS,
  type Command,
  type FireRow,
  type Human,
  humanOf,
  isInPlay,
  type Scenario,
  type TableMap,
  type View,
  type Weapon,
  type WeaponId,
  WEAPONS,
  type Zombie,
  zombieOf,
} from '@shamble/dead-walk/page'
import type { OptionValues, Refusal } from '@shamble/kernel'
import { offered } from '../../plan/reading.ts'
import type { Seen, DisplayState } from './types.ts'

export const viewOf = (s: Pick<DisplayState, 'view'>): View => s.view

/** What is shown, and what the rules would say of it. */
export const lookOf = ({ view, options }: Seen): Forecast => lookFor(view, options)

export const lookFor = (view: View, options: OptionValues): Forecast => forecastFor(view, options)

export const mapFor = (view: View, options: OptionValues): TableMap => lookFor(view, options).book.map

/** The scenario that is played, printed or of one's own. */
export const scenarioOf = (options: OptionValues): Scenario => bookFor(options).scenario

export const commandsOf = (s: DisplayState): readonly Command[] => s.choices

export { offered }

/** Why the seat that is asked may not do this; null if it may. */
export function refused(s: DisplayState, command: Command): Refusal | null {
  if (s.seat === null) return { clause: 'table.seat', reason: 'Nobody is asked.' }
  const found = lookOf(s).refusal(s.seat, command)
  return found && { ...found, reason: zombiesNamed(found.reason) }
}

/** "Zombie 4 is out of sight" for "Z4 is out of sight". */
const zombiesNamed = (sentence: string): string =>
  sentence.replace(/\bZ(\d+)\b/g, (_all, n: string, at: number) => `${at === 0 ? 'Zombie' : 'zombie'} ${n}`)

export const humanName = (n: number): string => `H${n}`
export const zombieName = (n: number): string => `zombie ${n}`

export const humanCalled = (view: View, name: string | null): Human | undefined => {
  const n = /^H(\d+)$/.exec(name ?? '')?.[1]
  return n === undefined ? undefined : humanOf(view, Number(n))
}
export const zombieCalled = (view: View, name: string | null): Zombie | undefined => {
  const n = /^(?:zombie |Z)(\d+)$/i.exec(name ?? '')?.[1]
  return n === undefined ? undefined : zombieOf(view, Number(n))
}

/** The name by which the board knows a figure of a command or an event. */
export const placeOfFigure = (id: string): string => (id.startsWith('Z') ? zombieName(Number(id.slice(1))) : id)

export const chosenHuman = (s: DisplayState): Human | undefined => {
  const one = humanCalled(viewOf(s), s.selection.figure)
  return one && isInPlay(one) ? one : undefined
}
export const chosenZombie = (s: DisplayState): Zombie | undefined => zombieCalled(viewOf(s), s.selection.figure)

/** Whoever is in the middle of an activation. */
export const activeHuman = (view: View): Human | undefined =>
  view.activation === null ? undefined : humanOf(view, view.activation.human)

/** "Lawless" for "Sgt. Lawless": what people call each other. */
export const shortName = (name: string): string => name.split(' ').at(-1) ?? name

/** The name of a figure for sentences. */
export const nameOf = (view: View, id: string): string => {
  const one = humanCalled(view, id)
  if (one) return one.name
  const n = /(\d+)$/.exec(id)?.[1]
  return n === undefined ? id : `zombie ${n}`
}

type Calling = 'military' | 'law' | 'civilian'
const CALLINGS: Readonly<Record<string, Calling>> = { M: 'military', L: 'law', C: 'civilian' }
const BY_NAME = new Map<string, Calling>(
  Object.entries(CHARACTERS).map(([id, { name }]) => [name, CALLINGS[id.charAt(0)] ?? 'civilian']),
)
BY_NAME.set('Private Dawson', 'military')

/** What somebody is, for a mark: soldiers, police, everybody else. */
export const callingOf = ({ name, sheet }: Pick<Human, 'name'> & Partial<Pick<Human, 'sheet'>>): Calling =>
  sheet?.archetype ?? BY_NAME.get(name) ?? 'civilian'
export const CALLING_WORDS: Readonly<Record<Calling, string>> = {
  military: 'Military',
  law: 'Law enforcement',
  civilian: 'Civilian',
}

/** What tells which map is played on: the options, or the forecast. */
type OnMap = Pick<Seen, 'options'> | Pick<Forecast, 'book'>

export const mapOf = (on: OnMap): TableMap => ('book' in on ? on.book : bookFor(on.options)).map

/** "pickup", or "car V2" where there are several cars. */
export function vehicleTitleOn(map: TableMap, id: string): string {
  const vehicles = map.vehicles
  const title = vehicles.find((one) => one.id === id)?.title ?? 'vehicle'
  const isShared = vehicles.filter((one) => one.title === title).length > 1
  return isShared ? `${title} ${id}` : title
}
export const vehicleTitle = (on: OnMap, id: string): string => vehicleTitleOn(mapOf(on), id)

/** "Kitchen". */
export const roomTitleOn = (map: TableMap, id: string): string =>
  map.rooms.find((one) => one.id === id)?.title ?? 'the room'
export const roomTitle = (on: OnMap, id: string): string => roomTitleOn(mapOf(on), id)

const isVehicleOn = (map: TableMap, id: string): boolean => map.vehicles.some((one) => one.id === id)

/** "door D3", "window W2", or the vehicle that the dead pound on. */
export function openingTitleOn(map: TableMap, id: string): string {
  if (isVehicleOn(map, id)) return `the ${vehicleTitleOn(map, id)}`
  for (const { openings } of map.terrain.buildings)
    for (const opening of openings) if (opening.id === id) return `${opening.kind} ${id}`
  return 'what is shut'
}
export const openingTitle = (on: OnMap, id: string): string => openingTitleOn(mapOf(on), id)

/** "the ladder of the Laundry", "the skip", "the Motel", "the pickup"; a room by its name. */
export function placeTitleOn(map: TableMap, id: string): string {
  if (isVehicleOn(map, id)) return `the ${vehicleTitleOn(map, id)}`
  const room = map.rooms.find((one) => one.id === id)
  if (room) return room.title
  for (const b of map.terrain.buildings) {
    if (b.id === id) return `the ${b.kind}`
    if (b.ladders.some((ladder) => ladder.id === id)) return `the ladder of the ${b.kind}`
  }
  const piece = map.terrain.pieces.find((one) => one.id === id)
  return piece ? `the ${piece.kind}` : 'something'
}
export const terrainTitle = (on: OnMap, id: string): string => placeTitleOn(mapOf(on), id)

/** dw.weapons.1 How it is fired in this match; null for what only strikes. */
export const fireRow = ({ book }: Pick<Forecast, 'book'>, { type }: Pick<Weapon, 'type'>): FireRow | null =>
  book.weapons[type].fire

export const weaponTitle = (type: WeaponId): string => WEAPONS[type].title
export const weaponOf = (human: Human, id: number): Weapon | undefined => human.weapons.find((one) => one.id === id)

export const isAsked = (s: DisplayState): boolean => s.seat !== null && (s.pending?.owe.includes(s.seat) ?? false)
