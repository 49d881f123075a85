/** What a pointer, a name or a hand means on the table of Even Death May Die. */
import { RADIUS } from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import { NEAR } from '../../board/measured/place.ts'
import { pointing } from '../../board/measured/pointing.ts'
import { called } from '../../plan/reading.ts'
import { figureAt, places, zombieAt } from './place.ts'
import { grab } from './plan/grab.ts'
import { aimsAtGround, aimsAtZombies, startPoint, thingsAimedAt } from './plan/index.ts'
import type { DisplayState } from './types.ts'
import { unitName, unitTitle, zombieName } from './words/titles.ts'

/** Whoever stands there, of a herd the herd or one of it, or a thing, door or ladder that can be aimed at. */
function pieceAt(at: XY, s: DisplayState): string | null {
  const zombie = aimsAtZombies(s) ? zombieAt(s.view, at) : undefined
  if (zombie) return zombieName(zombie.id)
  return figureAt(s.view, at) ?? places.terrainAt(s, at, thingsAimedAt(s), NEAR)
}

/** Units by what they are called, things by what they are. */
function namedSo(name: string, s: DisplayState): string | null {
  const { view } = s
  const unit = called([...view.humans, ...view.herds], name, (one) => [unitTitle(view, one), unitName(one)])
  return unit ? unitName(unit) : null
}

export const pointed = pointing(places, {
  rim: RADIUS,
  aimsAtGround,
  laysTemplate: () => false,
  pieceAt,
  called: namedSo,
  grab,
  joins: () => false,
  begin: startPoint,
})
