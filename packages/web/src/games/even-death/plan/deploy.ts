/** ed.force, ed.deploy Before the battle: a list is locked, and units are placed one after the other. */
import { type CommandOf, costOf, figuresIn, isHerd, type Unit, unitOf } from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import { plain } from '../../../plan/plan.ts'
import { plural } from '../../../words/plain.ts'
import { centreNamed, parsePlace, pointName } from '../place.ts'
import { chosenUnit, lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'
import { unitTitle } from '../words/titles.ts'
import { listedOrders, shownFor } from './shown.ts'

/** ed.force.12 The forces that are proposed; any other is built at the desk. */
export const lockOrders = (s: DisplayState): Planned[] =>
  listedOrders(
    { id: 'lock', label: 'Lock a force', icon: 'flag', key: 'E', detail: 'nobody sees it before all have' },
    s.view,
    undefined,
    offered(s, 'lock').map((c) => {
      const figures = figuresIn(c.force)
      return plain(`Lock ${costOf(c.force)} points, ${figures} ${plural(figures, 'figure')}`, [c])
    }),
    [{ value: '', words: 'all lists open at once when the last is locked', clause: 'ed.force.13' }],
  )

type Deploy = CommandOf<'deploy'>

/** The unit that is placed next: the chosen one, if it waits, else the first. */
export function placedNext(s: DisplayState): Unit | undefined {
  const all = offered(s, 'deploy')
  const chosen = chosenUnit(s)
  const next = all.find(({ unit }) => unit === chosen?.id) ?? all[0]
  return next && unitOf(s.view, next.unit)
}

/** In the midst of where the unit may be placed. */
export function startPoint(s: DisplayState): XY | null {
  const [first] = offered(s, 'deploy')[0]?.at ?? []
  return first ? { x: first[0], y: first[1] } : null
}

function deployAt(s: DisplayState, unit: Unit, place: string | null): Deploy | null {
  const point = place === null || parsePlace(place)?.kind !== 'point' ? null : centreNamed(place, s)
  if (!point) return null
  const at = { x: Math.round(point.x), y: Math.round(point.y) }
  const isThere = ({ at: [first] }: Deploy): boolean => first?.[0] === at.x && first[1] === at.y
  const offer = offered(s, 'deploy').find((c) => c.unit === unit.id && isThere(c))
  if (offer) return offer
  const all = lookOf(s).placesAt(unit, at) ?? [at]
  return { do: 'deploy', unit: unit.id, at: all.map(({ x, y }) => [x, y]) }
}

/** ed.deploy.3, ed.deploy.4 Anywhere in the zone. */
export function deployOrders(s: DisplayState): Planned[] {
  const unit = placedNext(s)
  if (!unit) return []
  const title = unitTitle(s.view, unit)
  const at = (place: string): Target | null => {
    const command = deployAt(s, unit, place)
    if (!command || refused(s, command) !== null) return null
    return { place, ...shownFor(s.view, unit, `${title} stands here`, [plain(`Place ${title} here`, [command])]) }
  }
  const proposed = offered(s, 'deploy').filter((c) => c.unit === unit.id)
  return [
    {
      order: {
        id: 'place',
        label: 'Place',
        icon: isHerd(unit) ? 'dead' : 'human',
        key: 'P',
        detail: title,
        aims: 'square',
        enabled: true,
      },
      targets: () => proposed.flatMap(({ at: [first] }) => (first ? [pointName({ x: first[0], y: first[1] })] : [])),
      at,
      refusal: (place) => {
        const command = deployAt(s, unit, place)
        return command && refused(s, command)
      },
    },
  ]
}
