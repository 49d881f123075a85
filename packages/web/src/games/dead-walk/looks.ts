/** How pieces of terrain look, by what a map calls them. */
import type { Piece } from '@shamble/table'
import type { PieceLook } from '../../board/measured/pieces.tsx'

export function lookOfPiece({ kind, shape }: Piece): PieceLook {
  if (kind === 'car' || kind === 'truck' || kind === 'bus') return kind
  if (kind === 'tree' || shape.is === 'disc') return 'tree'
  if (/hedge/.test(kind)) return 'hedge'
  if (/fence|chain|wire/.test(kind)) return 'fence'
  if (shape.is === 'line') return 'low'
  if (/rubble|bales|heap/.test(kind)) return 'heap'
  return /container|crate/.test(kind) ? 'container' : 'box'
}
