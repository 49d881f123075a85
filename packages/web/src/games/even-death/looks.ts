/** How the terrain looks, and what can be shown or left out on the board. */
import type { Piece } from '@shamble/table'
import type { PieceLook } from '../../board/measured/pieces.tsx'
import type { BoardDisplay } from '../../play/game-display.ts'
import { rowOf } from '../../sure.ts'

const LOOKS: Readonly<Record<string, PieceLook>> = {
  woods: 'tree',
  tree: 'tree',
  hedge: 'hedge',
  lowwall: 'low',
  meshfence: 'fence',
  gate: 'fence',
  rubble: 'heap',
  pond: 'water',
  stream: 'water',
}

export const lookOfPiece = ({ kind }: Piece): PieceLook => rowOf(LOOKS, kind) ?? 'box'

export const LAYERS: BoardDisplay['layers'] = [
  { id: 'reach', label: 'Reach of the unit that acts', on: true },
  { id: 'tape', label: 'Tape: from the chosen unit to the pointer', on: true },
  { id: 'numbers', label: 'Numbers of herds', on: true },
  { id: 'names', label: 'Names of people', on: true },
]
