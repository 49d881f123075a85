/** rs.terrain.1 Every kind of terrain, and what it does to movement and sight. */
export type TerrainKind =
  | 'thick'
  | 'thin'
  | DoorKind
  | WindowKind
  | FenceKind
  | 'low'
  | 'vehicle'
  | 'woods'
  | 'water'
  | 'rim'

export type DoorKind = 'standard' | 'reinforced' | 'armoured'
export type WindowKind = 'window' | 'barred'
export type FenceKind = 'wire' | 'board'
export type OpeningKind = DoorKind | WindowKind

export type SightEffect = 'none' | 'obscures' | 'blocks'

export interface TerrainRow {
  /** What stops whoever walks: `shut` while it is closed, `crossed` by a complete action or at a price. */
  readonly walk: 'free' | 'no' | 'shut' | 'crossed'
  readonly sight: SightEffect
  /** rs.sight.3 A low thing is looked over. */
  readonly low: boolean
  /** rs.tank.8, rs.tank.9 Does a Tank walk through it? A barred window is as strong as the wall around it. */
  readonly tank: boolean
}

export const TERRAIN: Readonly<Record<TerrainKind, TerrainRow>> = {
  thick: { walk: 'no', sight: 'blocks', low: false, tank: false },
  thin: { walk: 'no', sight: 'blocks', low: false, tank: true },
  standard: { walk: 'shut', sight: 'blocks', low: false, tank: true },
  reinforced: { walk: 'shut', sight: 'blocks', low: false, tank: true },
  armoured: { walk: 'shut', sight: 'blocks', low: false, tank: false },
  window: { walk: 'crossed', sight: 'obscures', low: false, tank: true },
  barred: { walk: 'no', sight: 'obscures', low: false, tank: false },
  wire: { walk: 'crossed', sight: 'none', low: false, tank: true },
  board: { walk: 'crossed', sight: 'blocks', low: false, tank: true },
  low: { walk: 'free', sight: 'obscures', low: true, tank: true },
  vehicle: { walk: 'no', sight: 'obscures', low: true, tank: false },
  woods: { walk: 'free', sight: 'obscures', low: false, tank: true },
  water: { walk: 'no', sight: 'none', low: true, tank: false },
  rim: { walk: 'no', sight: 'none', low: true, tank: false },
}

export const DOOR_KINDS: readonly DoorKind[] = ['standard', 'reinforced', 'armoured']
export const isDoor = (kind: string): kind is DoorKind => (DOOR_KINDS as readonly string[]).includes(kind)

/** rs.terrain.1 A ray with more than so many centimetres inside woods is blocked. */
export const WOODS_DEPTH = 10
