/** From pointers, keys and typed words to places. */
import { tileOfSquare } from '@shamble/evac/page'
import { aimingOrder, planOf } from './plan/index.ts'
import {
  distanceToSide,
  latticeFor,
  parsePlace,
  placeSquare,
  positionName,
  type Place,
  rectOf,
  sideName,
  squareName,
  squareUnder,
  zombieName,
} from './place.ts'
import { livingAt, zombieAt } from './read.ts'
import type { DisplayState } from './types.ts'
import { sure } from '../../sure.ts'

/** How near to a side a pointer must be: with nothing else to aim at, and otherwise. */
const NEAR = 26
const ON_IT = 9

function sideAt(s: DisplayState, x: number, y: number): string | null {
  const { view } = s
  const aiming = aimingOrder(s)
  const orders = aiming ? [aiming] : planOf(s)
  const most = aiming?.order.aims === 'side' ? NEAR : ON_IT
  let best: { place: string; far: number } | null = null
  for (const planned of orders) {
    if (!planned.order.enabled || planned.order.aims !== 'side') continue
    for (const place of planned.targets()) {
      const found = parsePlace(place, view)
      if (found?.kind !== 'side') continue
      const far = distanceToSide(view, found.side, x, y)
      if (far <= most && (best === null || far < best.far)) best = { place, far }
    }
  }
  return best?.place ?? null
}

/** The name by which a square is aimed at: its tile, its figure or itself. */
function nameAt(s: DisplayState, square: number): string {
  const { view } = s
  const aiming = aimingOrder(s)
  const own = squareName(view, square)
  if (aiming?.order.aims === 'square') {
    const tile = positionName(view, tileOfSquare(view.size, square))
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
  if (square < 0) return null
  return sideAt(s, x, y) ?? nameAt(s, square)
}

type Direction = 'up' | 'down' | 'left' | 'right'
const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/** The nearest target that lies that way; for sides and tiles, which are no squares. */
function nextTarget(s: DisplayState, from: Place, direction: Direction): string | null {
  const { view } = s
  const [dx, dy] = STEP[direction]
  const here = rectOf(from, view)
  if (!here) return null
  const cx = here.x + here.width / 2
  const cy = here.y + here.height / 2
  let best: { place: string; cost: number } | null = null
  for (const place of aimingOrder(s)?.targets() ?? []) {
    const rect = rectOf(parsePlace(place, view), view)
    if (!rect) continue
    const x = rect.x + rect.width / 2 - cx
    const y = rect.y + rect.height / 2 - cy
    const along = x * dx + y * dy
    if (along < 1) continue
    const cost = along + 2 * Math.abs(x * dy + y * dx)
    if (best === null || cost < best.cost) best = { place, cost }
  }
  return best?.place ?? null
}

/** One step of the cursor. */
export function neighbour(place: string | null, direction: Direction, s: DisplayState): string {
  const { view } = s
  const aiming = aimingOrder(s)
  const [first] = aiming?.targets() ?? []
  const found = place === null ? null : parsePlace(place, view)
  const odd = first !== undefined && ['side', 'tile'].includes(parsePlace(first, view)?.kind ?? '')
  if (odd) {
    if (found === null || (found.kind !== 'side' && found.kind !== 'tile')) return first
    return nextTarget(s, found, direction) ?? place ?? first
  }
  const l = latticeFor(view)
  const from = placeSquare(place, view) ?? placeSquare(s.selection.figure, view)
  if (from === null) return nameAt(s, Math.floor(l.squares / 2))
  const [dx, dy] = STEP[direction]
  const x = Math.min(l.width, Math.max(1, sure(l.xOf[from]) + dx))
  const y = Math.min(l.height, Math.max(1, sure(l.yOf[from]) + dy))
  return nameAt(s, (y - 1) * l.width + x - 1)
}

/** "24,17", "D3", "zombie 9", "Okafor", "M1"; null for names of nothing. */
export function find(text: string, s: DisplayState): string | null {
  const { view } = s
  const wanted = text.trim()
  const marine = view.marines.find(
    (m) => m.name.toLowerCase() === wanted.toLowerCase() || m.seat.toLowerCase() === wanted.toLowerCase(),
  )
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
      return view.zombies.some((z) => z.id === place.id) ? zombieName(place.id) : null
    default:
      return null
  }
}
