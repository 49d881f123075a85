/** The cast of the campaign's tests: a war on a plain map, with whom a test puts where. */
import { BY_HAND, type Holder, type OptionValues, type Seat } from '@shamble/kernel'
import { type Scene, sceneOf } from '@shamble/kernel/testkit'
import type { Faction } from '../tables/profiles.ts'
import type { Command } from './commands.ts'
import { evenDeathCampaign } from './game.ts'
import type { MapDocument } from './content/map-document.ts'
import { type MapTile, placeAt, PLACES, type Place } from './map.ts'
import type { Position, WrittenForce, WrittenUnit } from './position/form.ts'
import type { PersonResult, Result } from './result.ts'
import {
  type CampaignForce,
  type CampaignKit,
  forceOf,
  isPerson,
  type Person,
  type Player,
  playerOf,
  type TileState,
  tileAt,
} from './state.ts'

export type CampaignScene = Scene<CampaignKit>

/** A city in 11, towns in 14 and 41, deep water in 88, no way between 55 and 56; the rest is field. */
const SPECIAL: Readonly<Record<Place, Partial<MapTile>>> = {
  11: { kind: 'city' },
  14: { kind: 'town' },
  41: { kind: 'town' },
  88: { kind: 'water', accessible: false },
  55: { blocked: ['east'] },
  56: { blocked: ['west'] },
}
export const PLAIN_MAP: MapDocument = {
  format: 'shamble-map',
  version: 1,
  game: 'even-death',
  says: 'A map of fields.',
  title: 'Plain',
  tiles: PLACES.map(
    (place): MapTile => ({
      kind: 'field',
      name: `Tile ${place}`,
      features: {},
      blocked: [],
      accessible: true,
      ...SPECIAL[place],
    }),
  ),
}

export const human = (unit: Person['unit'] = 'regular', over: object = {}): WrittenUnit =>
  ({ is: 'human', unit, ...over }) as WrittenUnit
export const herd = (size: number, kind: 'regular' | 'fast' | 'military' = 'regular'): WrittenUnit => ({
  is: 'herd',
  kind,
  size,
})

const STANDARD: Readonly<Record<Faction, readonly WrittenUnit[]>> = {
  survivors: [human('regular')],
  military: [human('conscript')],
  bandits: [human('thug')],
  zombies: [herd(10)],
}

/** A force in a tile; somebody ordinary unless the test says who. */
export const force = (owner: Faction, at: Place, units: readonly WrittenUnit[] = STANDARD[owner]): WrittenForce => ({
  owner,
  at,
  units: [...units],
})

export interface War extends Omit<Position, 'forces' | 'game' | 'exact' | 'options'> {
  readonly forces: readonly WrittenForce[]
  readonly options?: OptionValues
  readonly factions?: readonly Faction[]
  readonly dice?: readonly (number | string)[]
  readonly holders?: Readonly<Record<Seat, Holder>>
}

const ALL: readonly Faction[] = ['survivors', 'military', 'bandits', 'zombies']

/** A war in the middle: the first faction is on turn, and in its second campaign turn, unless the test says otherwise. */
export function war({ options = {}, factions, dice = [], holders = {}, forces, ...position }: War): CampaignScene {
  const playing = factions ?? ALL.filter((one) => one === 'zombies' || forces.some(({ owner }) => owner === one))
  const far = playing.filter((one) => !forces.some(({ owner }) => owner === one) && !position.players?.[one]?.out)
  const elsewhere = far.map((one, i) => force(one, placeAt(7, 7 - 2 * i)))
  return sceneOf(evenDeathCampaign)({
    position: { ...position, forces: [...forces, ...elsewhere] },
    options: { scenario: 'own', factions: playing, ownMap: PLAIN_MAP as never, ...options },
    holders,
    dice,
  })
}

/** A campaign from its first die on. */
export const newCampaign = (
  factions: readonly Faction[],
  dice: readonly (number | string)[],
  options: OptionValues = {},
): CampaignScene =>
  sceneOf(evenDeathCampaign)({
    options: { scenario: 'own', factions, ownMap: PLAIN_MAP as never, ...options },
    dice,
  })

export const forceNo = (s: CampaignScene, id: number): CampaignForce => {
  const found = forceOf(s.state, id)
  if (!found) throw new Error(`no force ${id}`)
  return found
}
export const personNo = (s: CampaignScene, id: number): Person => {
  const found = s.state.forces.flatMap(({ units }) => units.filter(isPerson)).find((one) => one.id === id)
  if (!found) throw new Error(`nobody has the number ${id}`)
  return found
}
export const player = (s: CampaignScene, faction: Faction): Player => playerOf(s.state, faction)
export const tile = (s: CampaignScene, place: Place): TileState => tileAt(s.state, place)
export const isOnMap = (s: CampaignScene, id: number): boolean => forceOf(s.state, id) !== undefined

/** The commands of this name that a seat is offered. */
export const offersOf = (s: CampaignScene, seat: Seat, name: Command['do']): Command[] =>
  s.offered(seat).filter((command) => command.do === name)

/** How a battle under way ends: everybody as before, unless the test says what became of whom. */
export function result(
  s: CampaignScene,
  winner: Faction | null,
  fates: Readonly<Record<number, Partial<PersonResult>>> = {},
  herds?: Result['herds'],
): Result {
  const forces = (s.state.battle?.sides ?? []).map((side) => forceNo(s, side.force))
  const units = forces.flatMap((one) => one.units)
  const people = units.filter(isPerson).map((one): PersonResult => {
    const told = fates[one.id] ?? {}
    const isDead = told.fate !== undefined && told.fate !== 'alive' && told.fate !== 'withdrawn'
    return {
      id: one.id,
      fate: 'alive',
      vitality: isDead ? 0 : one.vitality,
      infected: one.health === 'infected',
      ...told,
    }
  })
  const asBefore = units.flatMap((one) =>
    one.is === 'herd' && (winner === 'zombies' || winner === null)
      ? [{ kind: one.kind, size: one.size, withdrawn: false }]
      : [],
  )
  return { winner, rounds: winner === null ? 20 : 6, people, herds: herds ?? asBefore }
}

export const DEAD: Partial<PersonResult> = { fate: 'dead', vitality: 0 }

/** The battle is fought, as its digest says. */
export const fought = (s: CampaignScene, by: Seat, told: Result): CampaignScene =>
  s.do(by, { do: 'report', result: told, battle: 'a'.repeat(64) })

export const byHand = (told: Result): Command => ({ do: 'report', result: told, battle: BY_HAND })
