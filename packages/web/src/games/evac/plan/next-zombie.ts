/** Whose turn it is among the dead: who moves now, else whoever is nearest to somebody living. */
import { TILE_SIDE } from '@shamble/evac/page'
import { isAlive, offered, varsOf, zombieOf } from '../read.ts'
import { zombieName } from '../place.ts'
import type { DisplayState } from '../types.ts'

export function nextOfTheDead(s: DisplayState): string | null {
  const { view } = s
  const active = varsOf(view)['zombie']
  if (typeof active === 'number' && zombieOf(view, active)) return zombieName(active)
  const ready = offered(s, 'activate')
  if (ready.length === 0) return null
  const width = view.size * TILE_SIDE
  const apart = (a: number, b: number): number =>
    Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)))
  const living = view.marines.filter(isAlive)
  const far = (id: number): number => Math.min(99, ...living.map(({ at }) => apart(at, zombieOf(view, id)?.at ?? 0)))
  const next = ready.reduce((best, c) => (far(c.zombie) < far(best.zombie) ? c : best))
  return zombieName(next.zombie)
}
