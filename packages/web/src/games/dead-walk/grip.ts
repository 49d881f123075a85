/** What is dragged on the table. */
import { isDriver } from '@shamble/dead-walk/page'
import { units } from '../../board/measured/units.ts'
import { nameAt, neighbour } from './find.ts'
import { aimName, centreNamed, figureAt, snapped, vehicleAt } from './place.ts'
import { aimsAtGround, settle, weaponInHand } from './plan/index.ts'
import { activeHuman, humanName, mapFor } from './read.ts'
import type { GameDisplay } from './types.ts'

/** The chosen human is dragged to walk; a template is dragged about. */
export const grip: NonNullable<GameDisplay['board']['grip']> = {
  grab: (x, y, given) => {
    const s = settle(given)
    const { view } = s
    if (!view) return null
    const p = { x: units(x), y: units(y) }
    const active = activeHuman(view)
    if (aimsAtGround(s) && weaponInHand(s)) {
      const aim = centreNamed(s.selection.aim, view, s.options)
      if (aim && Math.hypot(aim.x - p.x, aim.y - p.y) <= 150) return { order: s.selection.order }
      return null
    }
    if (active && active.seat === s.seat && isDriver(view, active))
      return vehicleAt(view, p) === active.aboard ? { order: 'drive' } : null
    const figure = figureAt(view, p, 40)
    return active && active.seat === s.seat && figure === humanName(active.n) && !active.prone
      ? { order: 'move' }
      : null
  },
  placeAt: (x, y, given) => {
    const s = settle(given)
    const p = { x: units(x), y: units(y) }
    const { width, depth } = mapFor(s.view, s.options).terrain
    const at = snapped({ x: Math.max(0, Math.min(width, p.x)), y: Math.max(0, Math.min(depth, p.y)) })
    return weaponInHand(s) ? aimName(at) : nameAt({ ...s, selection: { ...s.selection, aim: null } }, at)
  },
  neighbour: (place, direction, s, stride) => neighbour(place, direction, settle(s), stride),
  joins: (s) => s.selection.order === 'route',
}
