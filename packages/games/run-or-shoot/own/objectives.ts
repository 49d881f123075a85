/** rs.scenario.19 The objectives of maps by the dice: which lots they need, and what is asked for there. */
import { LOT_SIDE, type Span } from '../content/lot.ts'
import type { LotId } from '../content/maps.ts'
import type { Goal, PlaceArea, Scenario } from '../content/scenarios.ts'
import { drawingOf, lotIn, type LotPlace, turnedSpan, turnOf } from '../content/turned-lot.ts'
import type { Difficulty } from '../tables/difficulties.ts'

export const OBJECTIVES = ['house', 'collect', 'rescue', 'pick-up', 'boat'] as const
export type Objective = (typeof OBJECTIVES)[number]

/** Width and depth in lots, and what goes with them (steps 7, 8, 9 and 11). */
export const SIZES = {
  '3x2': { columns: 3, rows: 2, hordes: 3, drifters: 10, kinds: 1, limit: 40 },
  '2x1': { columns: 2, rows: 1, hordes: 1, drifters: 4, kinds: 0, limit: 20 },
  '3x3': { columns: 3, rows: 3, hordes: 4, drifters: 12, kinds: 2, limit: 50 },
} as const satisfies Readonly<
  Record<string, { columns: number; rows: number; hordes: number; drifters: number; kinds: number; limit: number }>
>
export type MapSize = keyof typeof SIZES

/** Step 5: lots that are there only for their objective. */
export const FOR_OBJECTIVES: readonly LotId[] = ['safe-house', 'quay', 'landing-ground']

/** Step 3, collect: one of these besides the general store and the clinic. */
export const MORE_FOOD: readonly LotId[] = ['warehouse', 'bungalow', 'petrol-station']

export interface Cell {
  readonly column: number
  readonly row: number
}

/** A lot in its cell, turned as it lies. */
export interface Laid extends Cell {
  readonly lot: LotPlace
}

/** Buildings that have a name on the map, by the lot in which they are. */
const NAMED: Readonly<Partial<Record<LotId, Readonly<Record<string, string>>>>> = {
  'corner-store': { 'general store': 'store' },
  'gun-shop': { 'gun shop': 'guns' },
  pharmacy: { pharmacy: 'pharmacy' },
  bungalow: { bungalow: 'house' },
  'petrol-station': { 'petrol station': 'kiosk' },
  warehouse: { warehouse: 'warehouse' },
  'safe-house': { 'safe house': 'safehouse' },
  apartments: { flats: 'flats' },
  school: { school: 'school' },
  clinic: { clinic: 'clinic' },
  'landing-ground': { hut: 'hut' },
  quay: { boathouse: 'boathouse', 'harbour office': 'harbour-office' },
}

/** A rectangle that is in its lot as it lies there, on the table. */
const shifted = ({ column, row }: Cell, [x1, y1, x2, y2]: Span): Span => {
  const [dx, dy] = [LOT_SIDE * column, LOT_SIDE * row]
  return [x1 + dx, y1 + dy, x2 + dx, y2 + dy]
}

/** The same of one that is drawn in the lot before it is turned. */
export const onTable = (laid: Laid, span: Span): Span => shifted(laid, turnedSpan(span, turnOf(laid.lot)))

export const idIn = ({ column, row }: Cell, id: string): string => `${column},${row} ${id}`

/** The buildings that orders can name. */
export const placesOf = (laid: readonly Laid[]): Record<string, PlaceArea> =>
  Object.fromEntries(
    laid.flatMap((one) =>
      Object.entries(NAMED[lotIn(one.lot)] ?? {}).flatMap(([name, id]) => {
        const { rect } = drawingOf(one.lot).buildings?.find((building) => building.id === id) ?? {}
        return rect ? [[name, ['rect', ...shifted(one, rect)]] as const] : []
      }),
    ),
  )

const BOAT_ZONE: Span = [16, 34, 24, 39]
const ENGINE: readonly [number, number] = [20, 36]
const PAD: readonly [number, number, number] = [20, 20, 8]

/** What is asked for: as in the scenario of ours that has this objective, without its events and people. */
interface Asked {
  readonly says: string
  readonly goal: Goal
  readonly places: Readonly<Record<string, PlaceArea>>
  readonly nps?: Scenario['nps']
}

const laidAs = (laid: readonly Laid[], id: LotId): Laid => {
  const found = laid.find(({ lot }) => lotIn(lot) === id)
  if (!found) throw new Error(`there is no ${id} on this map`)
  return found
}

const cachesOf = (laid: readonly Laid[], deck: string): number =>
  laid.reduce((sum, { lot }) => sum + drawingOf(lot).caches.filter((cache) => cache.deck === deck).length, 0)

/** rs.scenario.9 No more food than there is, and a crate of weapons only where there is a gun shop. */
function goods(laid: readonly Laid[]): Goal {
  const shop = laid.find(({ lot }) => lotIn(lot) === 'gun-shop')
  const most = { food: 4, drugs: 2, weapons: shop ? 1 : 0 }
  return {
    is: 'goods',
    place: START,
    needs: {
      easy: { food: 2, drugs: 1, weapons: 0 },
      normal: { food: 3, drugs: 2, weapons: 0 },
      book: { food: 3, drugs: 2, weapons: 0 },
      nightmare: { ...most, food: Math.min(most.food, cachesOf(laid, 'food')) },
    },
    ...(shop ? { crate: idIn(shop, 'c3') } : {}),
  }
}

/** The place of the truck, and the way out of those who are rescued. */
export const START = 'start'

const RESCUED = ['n4', 'n5', 'n6', 'n7', 'n8'] as const
const FEWER_RESCUED = 3

/** Step 10: as many of the five as there are places for; three on the smallest map, of whom two must get out. */
function rescue(laid: readonly Laid[], size: MapSize): Pick<Asked, 'goal' | 'nps'> {
  const at = laid.flatMap((one) =>
    RESCUE_LOTS.includes(lotIn(one.lot)) ? drawingOf(one.lot).nps.map((_, i) => idIn(one, `nps${i}`)) : [],
  )
  const isSmall = size === '2x1'
  const who = RESCUED.slice(0, isSmall ? FEWER_RESCUED : at.length)
  const needs: Readonly<Record<Difficulty, number>> = isSmall
    ? { easy: 1, normal: 2, book: 2, nightmare: 3 }
    : { easy: 2, normal: 3, book: 3, nightmare: 4 }
  return { goal: { is: 'rescue', place: START, needs }, nps: [{ who, at, start: 'hidden' }] }
}
export const RESCUE_LOTS: readonly LotId[] = ['school', 'apartments']

export function askedOf(objective: Objective, laid: readonly Laid[], size: MapSize, start: Span): Asked {
  const places = { ...placesOf(laid), [START]: ['rect', ...start] as const }
  switch (objective) {
    case 'house': {
      const half = size !== '2x1'
      return {
        says: `${half ? 'At least half of you must reach' : 'Reach'} the fortified house and shut its armoured doors with no Zed inside.`,
        goal: { is: 'safe house', place: 'safe house', half },
        places,
      }
    }
    case 'collect':
      return { says: 'Bring food and medicine back to the start, and drive off with them.', goal: goods(laid), places }
    case 'rescue':
      return {
        says: 'Find the people who hide there, and bring them out by the way you came.',
        places,
        ...rescue(laid, size),
      }
    case 'pick-up': {
      const ground = laidAs(laid, 'landing-ground')
      const [x, y, radius] = PAD
      const [cx, cy] = onTable(ground, [x, y, x, y])
      return {
        says: 'Call the helicopter, and be at the pad when it leaves.',
        goal: { is: 'helicopter', place: 'pad', radio: 'hut' },
        places: { ...places, pad: ['circle', cx, cy, radius] },
      }
    }
    case 'boat': {
      const quay = laidAs(laid, 'quay')
      const [x, y] = onTable(quay, [...ENGINE, ...ENGINE])
      return {
        says: 'Fill the tank of the boat with two cans of fuel, and be aboard when it leaves.',
        goal: { is: 'boat', place: 'boat', engine: [x, y] },
        places: { ...places, boat: ['rect', ...onTable(quay, BOAT_ZONE)] },
      }
    }
  }
}
