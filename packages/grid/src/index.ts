export { cellBeyond, cellsBeyond, oppositeSide, type Side, turnedSides } from './cells.ts'
export { blast, contactMask, inContact } from './contact.ts'
export {
  adjacent,
  chebyshev,
  DIRECTIONS4,
  DIRECTIONS8,
  directlyAdjacent,
  eastSide,
  isOnEdge,
  type Lattice,
  lattice,
  manhattan,
  sideBetween,
  southSide,
  squareAt,
  squaresOfSide,
  type XY,
} from './lattice.ts'
export { type Rooms, rooms } from './rooms.ts'
export { type Blocker, blockerOf, createSightCache, fieldOfView, type SightCache, sees } from './sight.ts'
export { stepDistances, stepReach, type StepSearch, steps8 } from './steps.ts'
export {
  parseTile,
  printTile,
  rotateSide,
  rotateSquare,
  rotateTile,
  type Tile,
  TileFormatError,
  type TileSide,
  tileHasWall,
  wallsOnLattice,
} from './tile.ts'
export { type TiledMap, tiledMap, type TileSet } from './tiled-map.ts'
export {
  CLOSED,
  distances,
  FARTHEST,
  IMPASSABLE,
  path,
  type Reach,
  reach,
  type Search,
  stepDown,
  UNREACHED,
  type Ways,
} from './ways.ts'
