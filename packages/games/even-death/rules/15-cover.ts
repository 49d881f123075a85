/** ed.cover Who is behind cover, as an attacker sees it. */
import { terrainKind } from '../content/terrain.ts'
import { isHerd, type Look, type Unit } from '../state.ts'
import { piecesAt } from './10-terrain.ts'
import { hiddenRays, obscuredSixteenths, type Seen } from './14-sight.ts'

/** ed.cover.2 In a trench or in rubble in which the attacker is not. */
function isInsideCover(look: Look, attacker: Seen, target: Seen): boolean {
  const around = piecesAt(look, target.at).filter(({ kind }) => terrainKind(kind).coverInside === true)
  if (around.length === 0) return false
  const own = new Set(piecesAt(look, attacker.at).map(({ id }) => id))
  return around.some(({ id }) => !own.has(id))
}

/** ed.cover.1, ed.cover.2, ed.cover.4 Partly hidden by terrain, or wholly. */
export const isFigureCovered = (look: Look, attacker: Seen, target: Seen): boolean =>
  hiddenRays(look, attacker, target) >= look.book.coverFrom ||
  obscuredSixteenths(look, attacker, target) > 0 ||
  isInsideCover(look, attacker, target)

/** How many figures of a unit are covered or out of sight because of terrain, and of how many. */
export function coverOf(look: Look, attacker: Seen, target: Unit): { readonly covered: number; readonly of: number } {
  const figures: readonly Seen[] = isHerd(target) ? target.zombies : [target]
  return { covered: figures.filter((figure) => isFigureCovered(look, attacker, figure)).length, of: figures.length }
}

/** ed.cover.3, ed.cover.4 A herd by half of its zombies. */
export function isCovered(look: Look, attacker: Seen, target: Unit): boolean {
  const { covered, of } = coverOf(look, attacker, target)
  return 2 * covered >= of && covered > 0
}
