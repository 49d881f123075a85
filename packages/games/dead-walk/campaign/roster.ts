/** dw.campaign The people of a campaign as an option of the next match, and what else is carried over. */
import { flag, list, object, optional, type Shape, text } from '@shamble/kernel'
import { type MapId, MAPS, MILLERS_FARM, MOTEL } from '../content/maps.ts'
import type { PrintedHuman, Scenario } from '../content/scenarios.ts'
import { mapOf, type TableMap } from '../content/drawing.ts'
import { PERSON, type Person } from './person.ts'

/** dw.campaign.7 */
export const MOST_PEOPLE = 6

/** What an earlier scenario changes in a later one. */
export interface Effects {
  /** The house of the farm was not made safe: two of its barricades are missing. */
  readonly weakHouse?: boolean
  /** The pickup was driven off and is there again. */
  readonly pickup?: boolean
  /** The harbour was called: the engine of the boat is warm. */
  readonly radio?: boolean
  /** Those of the scenario's friends who are there; without it, all. */
  readonly friends?: readonly string[]
}

export interface Roster extends Effects {
  readonly people: readonly Person[]
}

export const ROSTER = object({
  people: list(PERSON, { min: 1, max: MOST_PEOPLE }),
  weakHouse: optional(flag),
  pickup: optional(flag),
  radio: optional(flag),
  friends: optional(list(text({ max: 80 }), { max: 10 })),
}) as unknown as Shape<Roster>

/** dw.campaign.4 Somebody with his sheet, his wounds and his gear. */
export const starterOf = ({ name, sheet, bmv, wounds, weapons, stock, items }: Person): PrintedHuman => ({
  name,
  at: null,
  weapons: [],
  bmv,
  sheet,
  kept: { wounds, weapons, stock, items },
})

/** The pickup stands on the highway, its tank full; who drove it has the keys. */
const PICKUP = {
  id: 'V7',
  title: 'pickup',
  type: 'truck',
  at: [30, 53],
  heading: 90,
  keys: 'marker',
  battery: 'normal',
  tank: 'full',
  isWreck: false,
} as const
export const PICKUP_KEYS = PICKUP.id

const WEAK: readonly string[] = ['D2', 'W4']

let weakFarm: TableMap | null = null
let pickupMotel: TableMap | null = null

const theWeakFarm = (): TableMap =>
  (weakFarm ??= mapOf({
    ...MILLERS_FARM,
    buildings: MILLERS_FARM.buildings.map((building) => {
      const weaker = (list: (typeof building)['doors']): (typeof building)['doors'] =>
        list.map(([id, x, y, state]) => [id, x, y, WEAK.includes(id) ? 'closed' : state])
      return { ...building, doors: weaker(building.doors), windows: weaker(building.windows) }
    }),
  }))

const thePickupMotel = (): TableMap => (pickupMotel ??= mapOf({ ...MOTEL, vehicles: [...MOTEL.vehicles, PICKUP] }))

/** dw.campaign.2 The table, as earlier scenarios have left it. */
export function mapAfter(id: MapId, { weakHouse, pickup }: Effects): TableMap {
  if (id === 'millers-farm' && weakHouse) return theWeakFarm()
  return id === 'motel' && pickup ? thePickupMotel() : MAPS[id]
}

/** Turns of the engine that are enough once the harbour knows. */
const WARM_ENGINE = 1

/** dw.campaign.2 The scenario, as earlier ones have left it. */
export function scenarioAfter(scenario: Scenario, { radio, friends }: Effects): Scenario {
  const npcs = friends ? scenario.npcs.filter(({ name }) => friends.includes(name)) : scenario.npcs
  const engineTurns = radio && scenario.engineTurns !== null ? WARM_ENGINE : scenario.engineTurns
  return { ...scenario, npcs, engineTurns }
}
