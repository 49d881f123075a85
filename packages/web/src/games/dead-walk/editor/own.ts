/** The parts of a scenario of one's own, by the names of the editor. */
import type { OwnScenario } from '@shamble/dead-walk/page'

export type { OwnScenario }
export type Sketch = OwnScenario['map']
export type BuildingSketch = Sketch['buildings'][number]
export type RoomSketch = BuildingSketch['rooms'][number]
export type OpeningSketch = BuildingSketch['doors'][number]
export type VehicleSketch = Sketch['vehicles'][number]
export type LowSketch = Sketch['lows'][number]
export type BlockSketch = Sketch['blocks'][number]
export type Person = OwnScenario['npcs'][number]
export type DeadOne = OwnScenario['zombies'][number]
export type Marker = OwnScenario['markers'][number]
export type Goal = OwnScenario['full']
export type Point = readonly [x: number, y: number]
/** Two opposite corners, or the ends of a line. */
export type Span = readonly [x1: number, y1: number, x2: number, y2: number]

/** What can be placed, by where it stands in the document. */
const PLACES = {
  road: /^map\.roads\[\d+\]$/,
  building: /^map\.buildings\[\d+\]$/,
  room: /^map\.buildings\[\d+\]\.rooms\[\d+\]$/,
  door: /^map\.buildings\[\d+\]\.doors\[\d+\]$/,
  window: /^map\.buildings\[\d+\]\.windows\[\d+\]$/,
  ladder: /^map\.buildings\[\d+\]\.ladder$/,
  vehicle: /^map\.vehicles\[\d+\]$/,
  low: /^map\.lows\[\d+\]$/,
  block: /^map\.blocks\[\d+\]$/,
  tree: /^map\.trees\[\d+\]$/,
  entry: /^map\.spawnPoints\[\d+\]$/,
  zone: /^map\.deployment$/,
  exit: /^map\.exit$/,
  human: /^humans\[\d+\]$/,
  friend: /^npcs\[\d+\]$/,
  zombie: /^zombies\[\d+\]$/,
  marker: /^markers\[\d+\]$/,
} as const

export type Kind = keyof typeof PLACES
const KINDS = Object.keys(PLACES) as Kind[]

const KNOWN = new Map<string, Kind | null>()
const MOST_KNOWN = 5_000

export function kindOf(key: string): Kind | null {
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const kind = KINDS.find((one) => PLACES[one].test(key)) ?? null
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(key, kind)
  return kind
}

/** Hundredths are the finest that a document knows. */
export const round = (value: number): number => Math.round(value * 100) / 100
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value))

/** The north-west corner first. */
export const ordered = ([x1, y1, x2, y2]: Span): Span => [
  Math.min(x1, x2),
  Math.min(y1, y2),
  Math.max(x1, x2),
  Math.max(y1, y2),
]

/** Every id that things of the table have. */
export function idsOf({ map, markers }: OwnScenario): Set<string> {
  const ids = new Set<string>()
  for (const { id, rooms, doors, windows } of map.buildings) {
    ids.add(id)
    for (const [part] of [...rooms, ...doors, ...windows]) ids.add(part)
  }
  for (const { id } of [...map.vehicles, ...map.lows, ...map.blocks, ...markers]) ids.add(id)
  for (const [id] of map.trees) ids.add(id)
  return ids
}

/** "B3": the first that nothing has. */
export function freeId(scenario: OwnScenario, letter: string, taken: ReadonlySet<string> = idsOf(scenario)): string {
  for (let n = 1; ; n++) if (!taken.has(`${letter}${n}`)) return `${letter}${n}`
}
