/** What kinds of terrain are called: in the key, and in sentences. */
import type { TerrainId } from '@shamble/even-death/page'

export interface TerrainWords {
  /** "a low wall" */
  readonly one: string
  /** In the key: what it is and what it does. */
  readonly key: string
}

const words = (one: string, key: string): TerrainWords => ({ one, key })

export const TERRAIN_WORDS: Readonly<Record<TerrainId, TerrainWords>> = {
  open: words('open ground', 'open ground'),
  road: words('a road', 'road'),
  bridge: words('a bridge', 'bridge'),
  woods: words('a wood', 'wood: slow, hides'),
  tree: words('a tree', 'tree'),
  hill: words('a hill', 'hill: slow'),
  pond: words('a pond', 'pond: slow'),
  stream: words('a stream', 'stream: slow'),
  ford: words('a ford', 'ford: slow'),
  shallows: words('shallows', 'shallows: slow'),
  deep: words('deep water', 'deep water: no way'),
  trench: words('a trench', 'trench: slow, cover'),
  rubble: words('rubble', 'rubble: slow, cover'),
  minefield: words('a minefield', 'mines: dangerous'),
  trap: words('a booby trap', 'trap: dangerous'),
  fire: words('a fire', 'fire: dangerous, hides'),
  lowwall: words('a low wall', 'low wall: climb'),
  hedge: words('a hedge', 'hedge: climb'),
  crates: words('crates', 'crates: climb onto'),
  wall: words('a wall', 'wall: climb'),
  meshfence: words('a mesh fence', 'mesh fence: climb'),
  gate: words('a gate', 'gate'),
  'building-wall': words('the wall of a building', 'wall of a building'),
  window: words('a window', 'window: climb'),
  door: words('a door', 'door'),
  wreck: words('a wreck', 'wreck: climb onto'),
  boulder: words('a boulder', 'boulder'),
  cliff: words('a cliff', 'cliff: climb onto'),
  crag: words('a crag', 'crag: no way'),
  block: words('a block', 'block: by its ladder'),
  ladder: words('a ladder', 'ladder'),
  marker: words('an objective', 'marker'),
}
