/** What things are called, and the table in words. */
import { ITEMS, WEAPONS } from '@shamble/dead-walk/page'
import type { Hit, Spot, ThingNode } from '../../../editor/face.ts'
import { valueAt } from '../../../editor/path.ts'
import { count, plural } from '../../../words/plain.ts'
import { geometryOf, isAt, sideOf } from './geometry.ts'
import {
  type BlockSketch,
  type BuildingSketch,
  type DeadOne,
  kindOf,
  type LowSketch,
  type Marker,
  type OpeningSketch,
  type OwnScenario,
  type Person,
  type RoomSketch,
  type Span,
  type VehicleSketch,
} from './own.ts'

export const itemTitle = (item: Marker['item']): string => (item === 'engine' ? 'engine' : ITEMS[item].title)

/** "the chemist B1", for sentences. */
export function nameOf(scenario: OwnScenario, key: string): string {
  const value = valueAt(scenario, key)
  if (value === undefined || value === null) return 'nothing'
  const number = (): number => Number(/\[(\d+)\]$/.exec(key)?.[1] ?? 0) + 1
  switch (kindOf(key)) {
    case 'road':
      return `road ${number()}`
    case 'building': {
      const { id, title } = value as BuildingSketch
      return `${title} ${id}`
    }
    case 'room': {
      const [id, title] = value as RoomSketch
      return `${title} ${id}`
    }
    case 'door':
      return `door ${(value as OpeningSketch)[0]}`
    case 'window':
      return `window ${(value as OpeningSketch)[0]}`
    case 'ladder':
      return 'ladder'
    case 'vehicle':
    case 'low':
    case 'block': {
      const { id, title } = value as VehicleSketch | LowSketch | BlockSketch
      return `${title} ${id}`
    }
    case 'tree':
      return `tree ${(value as readonly [string])[0]}`
    case 'entry':
      return `entry point ${number()}`
    case 'zone':
      return 'start zone'
    case 'exit':
      return `exit, ${(value as { title: string }).title}`
    case 'human':
    case 'friend':
      return (value as Person).name
    case 'zombie':
      return `zombie ${number()}`
    case 'marker': {
      const { id, item } = value as Marker
      return `${itemTitle(item)} ${id}`
    }
    case null:
      return 'the scenario'
  }
}

const cm = (value: number): string => String(Math.round(value * 10) / 10)

/** Where something is: "at 12, 30" or "18 by 14 cm at 4, 4". */
function whereIs(scenario: OwnScenario, key: string): string {
  const found = geometryOf(scenario, key)
  if (!found) return 'in the start zone'
  if (found.is === 'point') return `at ${cm(found.at[0])}, ${cm(found.at[1])}`
  const [x1, y1, x2, y2] = found.span
  if (found.is === 'line') return `from ${cm(x1)}, ${cm(y1)} to ${cm(x2)}, ${cm(y2)}`
  return `${cm(x2 - x1)} by ${cm(y2 - y1)} cm at ${cm(x1)}, ${cm(y1)}`
}

function more(scenario: OwnScenario, key: string): string {
  const value = valueAt(scenario, key)
  switch (kindOf(key)) {
    case 'door':
    case 'window':
      return `, ${(value as OpeningSketch)[3]}`
    case 'vehicle': {
      const { heading, isWreck, battery, tank } = value as VehicleSketch
      const state = isWreck
        ? ', a wreck'
        : `${battery === 'dead' ? ', dead battery' : ''}${tank === 'empty' ? ', empty tank' : ''}`
      return `, heading ${heading}°${state}`
    }
    case 'low':
      return `, ${(value as LowSketch).cover} cover`
    case 'block':
      return `, ${(value as BlockSketch).height} cm high`
    case 'zombie': {
      const { weapon } = value as DeadOne
      return weapon ? `, ${WEAPONS[weapon].title}` : ''
    }
    case 'human':
    case 'friend': {
      const { weapons } = value as Person
      return weapons.length > 0 ? `, ${weapons.map(({ weapon }) => WEAPONS[weapon].title).join(', ')}` : ', unarmed'
    }
    case 'exit':
      return `, ${sideOf(scenario, (value as { edge: Span }).edge)} side`
    default:
      return ''
  }
}

/** "Door D1, at 20, 13, closed". */
export function saysOf(scenario: OwnScenario, key: string): string {
  const name = nameOf(scenario, key)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${whereIs(scenario, key)}${more(scenario, key)}`
}

const keysOf = (list: string, items: readonly unknown[] | null): string[] =>
  (items ?? []).map((_, i) => `${list}[${i}]`)

function buildingNode(scenario: OwnScenario, key: string): ThingNode {
  const b = valueAt(scenario, key) as BuildingSketch
  const parts = [
    ...keysOf(`${key}.rooms`, b.rooms),
    ...keysOf(`${key}.doors`, b.doors),
    ...keysOf(`${key}.windows`, b.windows),
    ...(b.ladder ? [`${key}.ladder`] : []),
  ]
  return {
    id: key,
    key,
    text: saysOf(scenario, key),
    children: parts.map((part) => ({ id: part, key: part, text: saysOf(scenario, part) })),
  }
}

export function treeOf(scenario: OwnScenario): ThingNode[] {
  const { map, humans, npcs, zombies, markers } = scenario
  const node = (key: string): ThingNode => ({ id: key, key, text: saysOf(scenario, key) })
  const group = (id: string, one: string, many: string, children: readonly ThingNode[]): ThingNode[] =>
    children.length === 0
      ? []
      : [{ id, key: null, text: `${upper(count(children.length))} ${plural(children.length, one, many)}`, children }]
  return [
    ...group(
      'buildings',
      'building',
      'buildings',
      keysOf('map.buildings', map.buildings).map((key) => buildingNode(scenario, key)),
    ),
    ...group('roads', 'road', 'roads', keysOf('map.roads', map.roads).map(node)),
    ...group('vehicles', 'vehicle', 'vehicles', keysOf('map.vehicles', map.vehicles).map(node)),
    ...group(
      'pieces',
      'piece of terrain',
      'pieces of terrain',
      [...keysOf('map.lows', map.lows), ...keysOf('map.blocks', map.blocks), ...keysOf('map.trees', map.trees)].map(
        node,
      ),
    ),
    {
      id: 'places',
      key: null,
      text: 'Where they come and go',
      children: [
        'map.deployment',
        ...(map.exit ? ['map.exit'] : []),
        ...keysOf('map.spawnPoints', map.spawnPoints),
      ].map(node),
    },
    ...group('humans', 'of the living', 'of the living', keysOf('humans', humans).map(node)),
    ...group('npcs', 'friend of nobody', 'friends of nobody', keysOf('npcs', npcs).map(node)),
    ...group('zombies', 'zombie', 'zombies', keysOf('zombies', zombies).map(node)),
    ...group('markers', 'marker', 'markers', keysOf('markers', markers).map(node)),
  ]
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Everything that has a place, the topmost first. */
export function allKeys({ map, humans, npcs, zombies, markers }: OwnScenario): string[] {
  return [
    ...keysOf('humans', humans),
    ...keysOf('npcs', npcs),
    ...keysOf('zombies', zombies),
    ...keysOf('markers', markers),
    ...keysOf('map.spawnPoints', map.spawnPoints),
    ...map.buildings.flatMap((b, i) => [
      ...keysOf(`map.buildings[${i}].doors`, b.doors),
      ...keysOf(`map.buildings[${i}].windows`, b.windows),
      ...(b.ladder ? [`map.buildings[${i}].ladder`] : []),
    ]),
    ...keysOf('map.trees', map.trees),
    ...keysOf('map.vehicles', map.vehicles),
    ...keysOf('map.lows', map.lows),
    ...keysOf('map.blocks', map.blocks),
    ...(map.exit ? ['map.exit'] : []),
    ...map.buildings.flatMap((b, i) => keysOf(`map.buildings[${i}].rooms`, b.rooms)),
    ...keysOf('map.buildings', map.buildings),
    'map.deployment',
    ...keysOf('map.roads', map.roads).reverse(),
  ]
}

const LARGE = new Set(['building', 'room', 'road', 'zone'])

export const hitsAt = (scenario: OwnScenario, at: Spot, slack: number): Hit[] =>
  allKeys(scenario)
    .filter((key) => isAt(scenario, key, at, slack))
    .map((key) => ({ key, grab: !LARGE.has(kindOf(key) ?? '') }))
