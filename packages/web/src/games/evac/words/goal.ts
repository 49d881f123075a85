/** The helipad: found or not. */
import { HELIPAD } from '@shamble/evac/page'
import { positionName } from '../place.ts'
import { hintsOf } from '../read.ts'
import type { DisplayState } from '../types.ts'

/** In the few words that fit over the map. */
export function goalWords(s: DisplayState): string {
  const { view } = s
  const position = view.tiles.findIndex((tile) => tile.up && tile.id === HELIPAD)
  if (position < 0) return 'helipad not found'
  const { pad } = hintsOf(s)
  const where = `helipad at ${positionName(view, position)}`
  return pad?.clear ? `${where}, clear` : where
}
