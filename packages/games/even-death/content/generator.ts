/** Random tables: six kinds of ground, with the features of a tile, from a seed of their own. In inches. */
import { seeded } from '@shamble/kernel'
import { type Draw, type GroundKind, type Wanted, wantedOn } from './budgets.ts'
import { isConnected } from './connected.ts'
import { type Features, featuresOf } from './features.ts'
import { type Covered, coveredBy, isNearer, liesIn, rectOf } from './footprints.ts'
import type { DrawnPiece } from './scenarios.ts'
import { terrainKind } from './terrain.ts'

const SECTOR = 12
const TRIES = 30
/** How near two solid pieces come, how far from an edge no fire burns, and how large the centre square is. */
const APART = 1.5
const NO_FIRE = 12
const CENTRE = 18

const isSolid = (piece: DrawnPiece): boolean =>
  piece.is === 'building' || terrainKind(piece.kind).ground === 'impassable'

interface Laid {
  readonly piece: DrawnPiece
  readonly covered: Covered
}

interface Table {
  readonly width: number
  readonly depth: number
  readonly laid: Laid[]
}

/** Woods may lie over hills. */
const mayOverlap = (a: DrawnPiece, b: DrawnPiece): boolean =>
  (a.kind === 'woods' && b.kind === 'hill') || (a.kind === 'hill' && b.kind === 'woods')

/** Is there room for a piece: on the table, over no other, no solid one near another, no fire where people begin? */
function isLawful({ width, depth, laid }: Table, piece: DrawnPiece, covered: Covered): boolean {
  if (!liesIn(covered, rectOf(0, 0, width, depth))) return false
  if (piece.kind === 'fire') {
    const centre = rectOf((width - CENTRE) / 2, (depth - CENTRE) / 2, (width + CENTRE) / 2, (depth + CENTRE) / 2)
    const inner = rectOf(NO_FIRE, NO_FIRE, width - NO_FIRE, depth - NO_FIRE)
    if (!liesIn(covered, inner) || isNearer(covered, centre, 0)) return false
  }
  return laid.every(
    (other) =>
      mayOverlap(piece, other.piece) ||
      !isNearer(covered, other.covered, isSolid(piece) && isSolid(other.piece) ? APART : 0),
  )
}

/** A sector with the fewest pieces so far, one of them. */
function emptiest(counts: readonly number[], draw: Draw): number {
  const fewest = Math.min(...counts)
  const best = counts.flatMap((count, i) => (count === fewest ? [i] : []))
  return best[draw(best.length)] ?? 0
}

/** Lays a piece somewhere in a sector, in steps of half an inch, or leaves it out. */
function lay(table: Table, counts: number[], wanted: Wanted, draw: Draw): void {
  const columns = table.width / SECTOR
  for (let i = 0; i < TRIES; i++) {
    const sector = emptiest(counts, draw)
    const x = (sector % columns) * SECTOR + draw(2 * SECTOR) / 2
    const y = Math.floor(sector / columns) * SECTOR + draw(2 * SECTOR) / 2
    const piece = wanted.drawnAt([x, y], draw(2) === 1)
    const covered = coveredBy(piece)
    if (!isLawful(table, piece, covered)) continue
    table.laid.push({ piece, covered })
    counts[sector] = (counts[sector] ?? 0) + 1
    return
  }
}

/** While no base gets everywhere, the solid piece laid last is taken away. */
function opened({ width, depth, laid }: Table, features: number): DrawnPiece[] {
  const pieces = laid.map(({ piece }) => piece)
  while (!isConnected(width, depth, pieces)) {
    const last = pieces.findLastIndex((piece, i) => i >= features && isSolid(piece))
    if (last < 0) return pieces
    pieces.splice(last, 1)
  }
  return pieces
}

/** A table of a kind, by its seed; the same for the same seed, size and features. */
export function randomTable(
  kind: GroundKind,
  [width, depth]: readonly [number, number],
  seed: string | number,
  features: Features = {},
): DrawnPiece[] {
  const dice = seeded(`even-death table|${kind}|${width}|${depth}|${seed}`)
  const draw: Draw = (below) => dice.draw('ed.terrain.11', below)
  const first = featuresOf(kind === 'water', features, width, depth)
  const table: Table = { width, depth, laid: first.map((piece) => ({ piece, covered: coveredBy(piece) })) }
  const sectors = (width / SECTOR) * (depth / SECTOR)
  const counts = Array.from({ length: sectors }, () => 0)
  for (const wanted of wantedOn(kind, sectors, draw)) lay(table, counts, wanted, draw)
  return opened(table, first.length)
}
