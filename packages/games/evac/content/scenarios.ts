import type { TilePosition } from './layouts.ts'
import type { TileId } from './tiles.ts'

export type ScenarioId = 'S1' | 'S2' | 'S3' | 'S4' | 'S5'

/** Where the patrol starts: chosen on the border, at one prescribed tile, or on two tiles by odd and even seat number. */
export type Start =
  | { readonly kind: 'choose'; readonly clock: TilePosition }
  | { readonly kind: 'fixed'; readonly at: TilePosition }
  | { readonly kind: 'split'; readonly odd: TilePosition; readonly even: TilePosition }

export interface Scenario {
  readonly id: ScenarioId
  readonly slug: string
  readonly title: string
  readonly ours: boolean
  readonly description: string
  /** How long a game takes, in words. */
  readonly length: string
  /** Tiles along each side of the map. */
  readonly size: 3 | 5
  /** ev.scen.4 The limits are binding; the recommended numbers are multiples of three, the kindest to the marines. */
  readonly marines: { readonly min: number; readonly max: number; readonly recommended: readonly number[] }
  /** ev.scen.4 Option values that replace the defaults; they may still be changed before the game. */
  readonly prescribed: Readonly<Record<string, number | string | boolean>>
  /** Options that mean nothing here: only a shuffled map or a free start gives them a meaning. */
  readonly hides: readonly string[]
  readonly spawnTile: TilePosition
  readonly start: Start
  /** Tiles laid at a given position instead of shuffled, face up from the set-up on; they are turned at random. */
  readonly fixedTiles: Readonly<Partial<Record<TilePosition, { readonly id: TileId; readonly up: true }>>>
  /** Tiles in play besides T01, drawn at random from T02-T25. */
  readonly drawnTiles: number
  /** Positions whose number of zombie dice is doubled when they are populated in the set-up. */
  readonly doubledDice: readonly TilePosition[]
  /** Every marine starts with one more reload for its automatic weapon (Lieutenant: pistol). */
  readonly extraReload: boolean
  /** Where a fuel can appears on a tile: local square at rotation 0; it turns with the tile. */
  readonly fuelCans: Readonly<Partial<Record<TileId, readonly [u: number, v: number]>>>
  /** Fuel cans that living marines on the helipad tile must carry to win. */
  readonly fuelNeeded: number
  /** ev.scen.5 Whether a fixed layout may be chosen. */
  readonly layouts: boolean
}

/** ev.scen.1 and ev.scen.2 The scenarios. */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  S1: {
    id: 'S1',
    slug: 'find-the-helipad',
    title: 'Find the Helipad',
    ours: false,
    description:
      "The book's game. Somewhere among 25 face-down tiles lies the helipad. Pick a tile on the border to start from, " +
      'turn over the town tile by tile, find the pad, clear every zombie off it and be picked up before the dead, who ' +
      'never stop coming from the centre and from the map edge, have killed the whole patrol.',
    length: 'one to two hours',
    size: 5,
    marines: { min: 1, max: 12, recommended: [3, 6] },
    hides: [],
    prescribed: {},
    spawnTile: 'C3',
    start: { kind: 'choose', clock: 'C5' },
    fixedTiles: {},
    drawnTiles: 24,
    doubledDice: [],
    extraReload: false,
    fuelCans: {},
    fuelNeeded: 0,
    layouts: true,
  },
  S2: {
    id: 'S2',
    slug: 'quick-patrol',
    title: 'Quick Patrol',
    ours: true,
    description:
      'A small map of nine tiles: the helipad and eight others drawn at random. Zombies rise from the tile in the middle, ' +
      'B2, and along the outermost ring of squares; the patrol starts from any of the eight tiles around it. The same ' +
      'goal as in the big game, in 20 to 30 minutes: the best first game.',
    length: 'about 25 minutes',
    size: 3,
    marines: { min: 1, max: 3, recommended: [3] },
    hides: ['layout'],
    prescribed: {},
    spawnTile: 'B2',
    start: { kind: 'choose', clock: 'B3' },
    fixedTiles: {},
    drawnTiles: 8,
    doubledDice: [],
    extraReload: false,
    fuelCans: {},
    fuelNeeded: 0,
    layouts: false,
  },
  S3: {
    id: 'S3',
    slug: 'hot-lz',
    title: 'Hot LZ',
    ours: true,
    description:
      'Everybody knows where the helipad is: at C2, face up, right behind the Spawn tile, and the patrol starts at C5. ' +
      'The pad begins with twice the usual zombie dice, every marine carries one extra reload, and the chopper is slow: ' +
      'at the end of a Zombie Turn a living marine must be on the pad and no zombie.',
    length: 'under an hour',
    size: 5,
    marines: { min: 3, max: 6, recommended: [3, 6] },
    hides: ['layout', 'helipadMayBeCentre', 'helipadMinDistance'],
    prescribed: { landingDelay: 1 },
    spawnTile: 'C3',
    start: { kind: 'fixed', at: 'C5' },
    fixedTiles: { C2: { id: 'T01', up: true } },
    drawnTiles: 24,
    doubledDice: ['C2'],
    extraReload: true,
    fuelCans: {},
    fuelNeeded: 0,
    layouts: false,
  },
  S4: {
    id: 'S4',
    slug: 'split-patrol',
    title: 'Split Patrol',
    ours: true,
    description:
      'The patrol has been torn apart. Marines with odd seat numbers start at A3 in the west, those with even numbers at ' +
      'E3 in the east, with the Spawn tile between them; the helipad is near neither. Nobody is left behind: every ' +
      'living marine must be on the helipad tile.',
    length: 'one to two hours',
    size: 5,
    marines: { min: 2, max: 6, recommended: [3, 6] },
    hides: ['layout'],
    prescribed: { evacNeeds: 'all' },
    spawnTile: 'C3',
    start: { kind: 'split', odd: 'A3', even: 'E3' },
    fixedTiles: {},
    drawnTiles: 24,
    doubledDice: [],
    extraReload: false,
    fuelCans: {},
    fuelNeeded: 0,
    layouts: false,
  },
  S5: {
    id: 'S5',
    slug: 'fuel-run',
    title: 'Fuel Run',
    ours: true,
    description:
      'The chopper cannot get home on what is in its tank. Fuel cans stand in the warehouse, the gas station and the fire ' +
      'station, and each appears when its tile is turned over. To win, clear the helipad as always and have at least two ' +
      'cans there, carried by living marines. All cans are indoors: see that their rooms get a door.',
    length: 'one to two hours',
    size: 5,
    marines: { min: 3, max: 6, recommended: [3, 6] },
    hides: [],
    prescribed: {},
    spawnTile: 'C3',
    start: { kind: 'choose', clock: 'C5' },
    fixedTiles: {},
    drawnTiles: 24,
    doubledDice: [],
    extraReload: false,
    fuelCans: { T04: [6, 5], T08: [2, 2], T24: [3, 3] },
    fuelNeeded: 2,
    layouts: true,
  },
}
