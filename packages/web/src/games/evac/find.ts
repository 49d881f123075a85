/** From pointers, keys and typed words to places. */
import { nextTarget, stepped } from '../../board/square/cursor.ts'
import { sideNear } from '../../board/square/sides.ts'
import type { Direction } from '../../play/game-display.ts'
import { called } from '../../plan/reading.ts'
import { aimingOrder, planOf } from './plan/index.ts'
import {
  endsOf,
  latticeFor,
  parsePlace,
  placeSquare,
  positionName,
  rectOf,
  sideName,
  squareName,
  squareOfXY,
  squareUnder,
  tileUnder,
  xyOf,
  zombieName,
} from './place.ts'
import { livingAt, zombieAt, zombieOf } from './read.ts'
import type { DisplayState } from './types.ts'

export function sideAt(s: DisplayState, x: number, y: number, inHand = aimingOrder(s)): string | null {
  return sideNear([x, y], inHand, planOf(s), (name) => {
    const place = parsePlace(name, s.view)
    return place?.kind === 'side' ? endsOf(s.view, place.side) : null
  })
}

/** The name by which a square is aimed at: its tile, its figure or itself. */
function nameAt(s: DisplayState, square: number): string {
  const { view } = s
  const aiming = aimingOrder(s)
  const own = squareName(view, square)
  if (aiming?.order.aims === 'square') {
    const tile = positionName(view, tileUnder(view, square))
    return aiming.at(own) === null && aiming.at(tile) !== null ? tile : aiming.at(own) ? own : figureAt(s, square)
  }
  return figureAt(s, square)
}

function figureAt(s: DisplayState, square: number): string {
  const { view } = s
  const z = zombieAt(view, square)
  if (z) return zombieName(z.id)
  return livingAt(view, square)?.seat ?? squareName(view, square)
}

export function placeAt(x: number, y: number, s: DisplayState): string | null {
  if (!s.view) return null
  const square = squareUnder(s.view, x, y)
  return square < 0 ? null : (sideAt(s, x, y) ?? nameAt(s, square))
}

/** One step of the cursor: over sides and tiles from target to target, else square by square. */
export function neighbour(place: string | null, direction: Direction, s: DisplayState): string {
  const { view } = s
  const isNoSquare = (name: string): boolean => ['side', 'tile'].includes(parsePlace(name, view)?.kind ?? '')
  const targets = aimingOrder(s)?.targets() ?? []
  const [first] = targets
  if (first !== undefined && isNoSquare(first)) {
    if (place === null || !isNoSquare(place)) return first
    return nextTarget(place, direction, targets, (name) => rectOf(parsePlace(name, view), view))
  }
  const l = latticeFor(view)
  const from = placeSquare(place, view) ?? placeSquare(s.selection.figure, view)
  if (from === null) return nameAt(s, Math.floor(l.squares / 2))
  const to = squareOfXY(view, stepped(xyOf(view, from), direction))
  return nameAt(s, to < 0 ? from : to)
}

/** "24,17", "D3", "zombie 9", "Okafor", "M1"; null for names of nothing. */
export function find(text: string, s: DisplayState): string | null {
  const { view } = s
  const wanted = text.trim()
  const marine = called(view.marines, wanted, ({ name, seat }) => [name, seat])
  if (marine) return marine.seat
  const place = parsePlace(/^[a-e][1-5]$/.test(wanted) ? wanted.toUpperCase() : wanted, view)
  switch (place?.kind) {
    case 'square':
      return squareName(view, place.square)
    case 'tile':
      return positionName(view, place.position)
    case 'side':
      return sideName(view, place.side)
    case 'zombie':
      return zombieOf(view, place.id) ? zombieName(place.id) : null
    default:
      return null
  }
}
