/** A table of Dead Walk Again as the editor of measured tables has it: its kinds from top to bottom, and in words. */
import { measuredEditor, type ThingGroup } from '../../../editor/measured/editor.ts'
import { GIVEN, MAP_KINDS, markerKind, vehicleKind, zombieKind } from './kinds.ts'
import type { OwnScenario } from './own.ts'
import { friendKind, humanKind } from './people.ts'
import { TOOL_GROUPS } from './tools.ts'

const { road, building, room, door, window, ladder, low, block, tree, entry, zone, exit } = MAP_KINDS

const TREE: readonly ThingGroup<OwnScenario>[] = [
  {
    id: 'buildings',
    words: { one: 'building', many: 'buildings' },
    kinds: [building],
    parts: [room, door, window, ladder],
  },
  { id: 'roads', words: { one: 'road', many: 'roads' }, kinds: [road] },
  { id: 'vehicles', words: { one: 'vehicle', many: 'vehicles' }, kinds: [vehicleKind] },
  { id: 'pieces', words: { one: 'piece of terrain', many: 'pieces of terrain' }, kinds: [low, block, tree] },
  { id: 'places', words: { always: 'Where they come and go' }, kinds: [zone, exit, entry] },
  { id: 'humans', words: { one: 'of the living', many: 'of the living' }, kinds: [humanKind] },
  { id: 'npcs', words: { one: 'friend of nobody', many: 'friends of nobody' }, kinds: [friendKind] },
  { id: 'zombies', words: { one: 'zombie', many: 'zombies' }, kinds: [zombieKind] },
  { id: 'markers', words: { one: 'marker', many: 'markers' }, kinds: [markerKind] },
]

export const TABLE_EDITOR = measuredEditor<OwnScenario>({
  ...GIVEN,
  stack: [
    [humanKind],
    [friendKind],
    [zombieKind],
    [markerKind],
    [entry],
    [door, window, ladder],
    [tree],
    [vehicleKind],
    [low],
    [block],
    [exit],
    [room],
    [building],
    [zone],
    [road],
  ],
  groups: TOOL_GROUPS,
  tree: TREE,
  nowhere: 'in the start zone',
})
