/** What people and things on the table are called. */
import { bookFor, type Forecast } from '@shamble/dead-walk/forecast'
import { CHARACTERS, type Human, type TableMap, type View, type WeaponId, WEAPONS } from '@shamble/dead-walk/page'
import { nthOfKind } from '../../../board/alike.ts'
import type { Seen } from '../types.ts'
import { rowOf } from '../../../sure.ts'

/** "Lawless" for "Sgt. Lawless": what people call each other. */
export const shortName = (name: string): string => name.split(' ').at(-1) ?? name

type Calling = 'military' | 'law' | 'civilian'
const CALLINGS: Readonly<Record<string, Calling>> = { M: 'military', L: 'law', C: 'civilian' }
const BY_NAME = new Map<string, Calling>(
  Object.entries(CHARACTERS).map(([id, { name }]) => [name, rowOf(CALLINGS, id.charAt(0)) ?? 'civilian']),
)
BY_NAME.set('Private Dawson', 'military')

/** What somebody is, for a mark: soldiers, police, everybody else. */
export const callingOf = ({ name, sheet }: Pick<Human, 'name'> & Partial<Pick<Human, 'sheet'>>): Calling =>
  sheet?.archetype ?? BY_NAME.get(name) ?? 'civilian'
/** Which of those with the same mark somebody is, 0 for the only one. */
export const nthOfHuman = (view: Pick<View, 'humans'>, h: Human): number => nthOfKind(view.humans, h, callingOf)
export const CALLING_WORDS: Readonly<Record<Calling, string>> = {
  military: 'Military',
  law: 'Law enforcement',
  civilian: 'Civilian',
}

export const weaponTitle = (type: WeaponId): string => WEAPONS[type].title

/** The map itself, or what tells which one is played on: the options, or the forecast. */
type OnMap = TableMap | Pick<Seen, 'options'> | Pick<Forecast, 'book'>

export const mapOf = (on: OnMap): TableMap => {
  if ('terrain' in on) return on
  return ('book' in on ? on.book : bookFor(on.options)).map
}

const titleOfVehicle = ({ vehicles }: TableMap, id: string): string => {
  const title = vehicles.find((one) => one.id === id)?.title ?? 'vehicle'
  const isShared = vehicles.filter((one) => one.title === title).length > 1
  return isShared ? `${title} ${id}` : title
}

/** "pickup", or "car V2" where there are several cars. */
export const vehicleTitle = (on: OnMap, id: string): string => titleOfVehicle(mapOf(on), id)

/** "Kitchen". */
export const roomTitle = (on: OnMap, id: string): string =>
  mapOf(on).rooms.find((one) => one.id === id)?.title ?? 'the room'

const isVehicle = ({ vehicles }: TableMap, id: string): boolean => vehicles.some((one) => one.id === id)

/** "door D3", "window W2", or the vehicle that the dead pound on. */
export function openingTitle(on: OnMap, id: string): string {
  const map = mapOf(on)
  if (isVehicle(map, id)) return `the ${titleOfVehicle(map, id)}`
  for (const { openings } of map.terrain.buildings)
    for (const opening of openings) if (opening.id === id) return `${opening.kind} ${id}`
  return 'what is shut'
}

/** "the ladder of the Laundry", "the skip", "the Motel", "the pickup"; a room by its name. */
export function terrainTitle(on: OnMap, id: string): string {
  const map = mapOf(on)
  if (isVehicle(map, id)) return `the ${titleOfVehicle(map, id)}`
  const room = map.rooms.find((one) => one.id === id)
  if (room) return room.title
  for (const b of map.terrain.buildings) {
    if (b.id === id) return `the ${b.kind}`
    if (b.ladders.some((ladder) => ladder.id === id)) return `the ladder of the ${b.kind}`
  }
  const piece = map.terrain.pieces.find((one) => one.id === id)
  return piece ? `the ${piece.kind}` : 'something'
}
