/** The tools for a table of Dead Walk Again. */
import { freshIds } from '../../../editor/measured/form.ts'
import { headingTo } from '../../../editor/measured/spans.ts'
import { mapTools, type MeasuredTool, pressed } from '../../../editor/measured/tools.ts'
import { withItem } from '../../../editor/path.ts'
import { GIVEN } from './kinds.ts'
import { freeName } from './names.ts'
import type { OwnScenario } from './own.ts'
import { person } from './people.ts'

type T = MeasuredTool<OwnScenario>

const MAP = mapTools<OwnScenario>({ ...GIVEN, building: { tag: 'plain' } })

const VEHICLE: T = {
  id: 'vehicle',
  label: 'Vehicle',
  key: 'v',
  lays: 'line',
  icon: 'M3 14l3-6h10l5 4v4H3zM6.500 16v2.500M17.500 16v2.500M9 8v4h10',
  asks: 'Drag the way it faces, or press; its kind can be changed.',
  lay: (scenario, from, to) => {
    const at = pressed(scenario, from)
    return withItem(scenario, 'map.vehicles', {
      id: freshIds(GIVEN, scenario)('V'),
      title: 'car',
      type: 'car',
      at,
      heading: to ? headingTo(at, [to.x, to.y]) : 0,
      keys: 'none',
      battery: 'normal',
      tank: 'full',
      isWreck: false,
    })
  },
}

const HUMAN: T = {
  id: 'human',
  label: 'Human',
  key: 'h',
  lays: 'point',
  icon: 'M8.500 8a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zM4.500 20.500c.5-5 3.500-7 7.500-7s7 2 7.500 7',
  asks: 'Press where somebody of the players stands.',
  lay: (scenario, from) =>
    withItem(
      { ...scenario, humans: scenario.humans ?? [] },
      'humans',
      person(freeName(scenario), pressed(scenario, from)),
    ),
}

const FRIEND: T = {
  id: 'friend',
  label: 'Friend',
  key: 'n',
  lays: 'point',
  icon: 'M5 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM2.500 19c.4-4 2.500-6 5.500-6s5 2 5.500 6M17 8v8M13 12h8',
  asks: 'Press where somebody waits who joins whoever finds him.',
  lay: (scenario, from) => withItem(scenario, 'npcs', person(freeName(scenario), pressed(scenario, from))),
}

const ZOMBIE: T = {
  id: 'zombie',
  label: 'Zombie',
  key: 'z',
  lays: 'point',
  icon: 'M19.900 9.200a8.400 8.400 0 1 0 .1 4.600 2.300 2.300 0 0 1-.1-4.600zM8 11l3-.5M13.500 12l2.500.3',
  asks: 'Press where it stands.',
  lay: (scenario, from) => withItem(scenario, 'zombies', { at: pressed(scenario, from), weapon: null, loaded: 0 }),
}

const MARKER: T = {
  id: 'marker',
  label: 'Marker',
  key: 'j',
  lays: 'point',
  icon: 'M5 5h14v14H5zM12 8.500v7M8.500 12h7',
  asks: 'Press where something lies.',
  lay: (scenario, from) =>
    withItem(scenario, 'markers', {
      id: freshIds(GIVEN, scenario)('K'),
      item: 'crate',
      at: pressed(scenario, from),
    }),
}

export const TOOL_GROUPS: readonly { readonly title: string; readonly tools: readonly T[] }[] = [
  { title: 'Buildings', tools: [MAP.building, MAP.room, MAP.inner, MAP.door, MAP.window, MAP.ladder] },
  { title: 'Terrain', tools: [MAP.road, VEHICLE, MAP.low, MAP.block, MAP.tree] },
  { title: 'Places', tools: [MAP.zone, MAP.exit, MAP.entry] },
  { title: 'Figures', tools: [HUMAN, FRIEND, ZOMBIE, MARKER] },
]
