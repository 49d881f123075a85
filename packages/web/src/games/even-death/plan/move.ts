/** ed.move One straight line. */
import type { CommandOf, Unit } from '@shamble/even-death/page'
import { plain } from '../../../plan/plan.ts'
import { centreNamed, parsePlace, pointName } from '../place.ts'
import { offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'
import { unitTitle } from '../words/titles.ts'
import { shownFor } from './shown.ts'

type Move = CommandOf<'move'>

function moveTo(s: DisplayState, place: string | null): Move | null {
  const to = place !== null && parsePlace(place)?.kind === 'point' ? centreNamed(place, s) : null
  return to && { do: 'move', to: [Math.round(to.x), Math.round(to.y)] }
}

export function moveOrders(s: DisplayState, unit: Unit): Planned[] {
  const all = offered(s, 'move')
  if (all.length === 0) return []
  const at = (place: string): Target | null => {
    const command = moveTo(s, place)
    if (!command || refused(s, command) !== null) return null
    return { place, ...shownFor(s.view, unit, `${unitTitle(s.view, unit)} moves`, [plain('Move there', [command])]) }
  }
  return [
    {
      order: {
        id: 'move',
        label: 'Move',
        icon: 'steps',
        key: 'M',
        detail: 'a straight line',
        aims: 'square',
        enabled: true,
      },
      targets: () => [...new Set(all.map(({ to: [x, y] }) => pointName({ x, y })))],
      at,
      refusal: (place) => {
        const command = moveTo(s, place)
        return command && refused(s, command)
      },
    },
  ]
}
