/** ed.terrain.11 The kinds of terrain pieces. Heights and thickness are in units, footprints in inches. */

/** ed.terrain.1 */
export type Ground = 'normal' | 'impassable' | 'difficult' | 'dangerous'
/** What its outline may be: any, a disc or a rectangle of some size, a line of some thickness, a point of an outline. */
export type Footprint =
  | { readonly is: 'any' }
  | { readonly is: 'disc'; readonly least: number; readonly most: number }
  | { readonly is: 'rect'; readonly size?: readonly [number, number]; readonly wide?: number }
  | { readonly is: 'line'; readonly thickness: number }
  | { readonly is: 'stretch'; readonly length: number }
  | { readonly is: 'point' }

/** ed.sight.3, ed.sight.6 `through`: looked through although it cannot be passed. */
export type Sight = 'clear' | 'solid' | 'obscuring' | 'through'
/** ed.climb.2, ed.climb.6 `low` is always climbed; `walkable` needs no Climb. */
export type Climb = 'none' | 'no' | 'yes' | 'low' | 'ladder' | 'walkable'

export interface TerrainKind {
  readonly ground: Ground
  readonly footprint: Footprint
  readonly height: number
  readonly sight: Sight
  readonly climb: Climb
  /** One can stand on it at its height. */
  readonly platform?: true
  /** ed.cover.2 */
  readonly coverInside?: true
  /** ed.terrain.10 It makes what lies under it Normal. */
  readonly overrides?: true
  /** ed.terrain.14 Opened and closed; what is written here is how it is closed. */
  readonly door?: true
  /** ed.split.3 Deep ground, through which nobody is placed. */
  readonly deep?: true
}

/** How long doors and windows are, in inches; how thick walls of buildings are, in units. */
export const OPENING_LENGTH = 1.5
export const WALL_THICKNESS = 60

const ANY = { is: 'any' } as const
const disc = (least: number, most = least) => ({ is: 'disc', least, most }) as const
const line = (thickness: number) => ({ is: 'line', thickness }) as const
const rect = (long: number, wide: number) => ({ is: 'rect', size: [long, wide] }) as const
const RECT = { is: 'rect' } as const
const STRETCH = { is: 'stretch', length: OPENING_LENGTH } as const

const flat = (ground: Ground, footprint: Footprint = ANY): TerrainKind => ({
  ground,
  footprint,
  height: 0,
  sight: 'clear',
  climb: 'none',
})
const solid = (footprint: Footprint, height: number, climb: Climb): TerrainKind => ({
  ground: 'impassable',
  footprint,
  height,
  sight: 'solid',
  climb,
})

export const TERRAIN = {
  open: flat('normal'),
  road: { ...flat('normal'), overrides: true },
  bridge: { ...flat('normal'), overrides: true },
  woods: { ground: 'difficult', footprint: disc(4, 6), height: 1270, sight: 'obscuring', climb: 'none' },
  tree: solid(disc(0.4), 1016, 'no'),
  hill: { ground: 'difficult', footprint: disc(4, 7), height: 254, sight: 'solid', climb: 'walkable' },
  pond: flat('difficult'),
  stream: flat('difficult'),
  ford: flat('difficult'),
  shallows: flat('difficult'),
  deep: { ...flat('impassable'), climb: 'no', deep: true },
  trench: { ...flat('difficult', { is: 'rect', wide: 2 }), coverInside: true },
  rubble: { ...flat('difficult', RECT), coverInside: true },
  minefield: flat('dangerous', RECT),
  trap: flat('dangerous', disc(1)),
  fire: { ground: 'dangerous', footprint: disc(1, 3), height: 762, sight: 'obscuring', climb: 'none' },
  lowwall: solid(line(60), 150, 'low'),
  hedge: solid(line(127), 280, 'low'),
  crates: { ...solid(rect(2, 2), 250, 'low'), platform: true },
  wall: solid(line(60), 635, 'yes'),
  meshfence: { ...solid(line(20), 508, 'yes'), sight: 'through' },
  gate: { ...solid(line(20), 508, 'no'), sight: 'through', door: true },
  'building-wall': solid(line(WALL_THICKNESS), 762, 'no'),
  window: solid(STRETCH, 150, 'low'),
  door: { ...solid(STRETCH, 762, 'no'), door: true },
  wreck: { ...solid(rect(4.5, 2), 380, 'yes'), platform: true },
  boulder: solid(disc(1), 400, 'no'),
  cliff: { ...solid(RECT, 762, 'yes'), platform: true },
  crag: solid(RECT, 1524, 'no'),
  block: { ...solid(rect(14, 11), 762, 'ladder'), platform: true },
  ladder: { ...flat('normal', { is: 'point' }), climb: 'ladder' },
  marker: flat('normal', disc(0.5)),
} as const satisfies Readonly<Record<string, TerrainKind>>

export type TerrainId = keyof typeof TERRAIN
export const TERRAIN_IDS = Object.keys(TERRAIN) as readonly TerrainId[]
export const terrainKind = (id: TerrainId): TerrainKind => TERRAIN[id]
