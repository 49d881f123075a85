/** ed.turn A seat's turn: which unit is next. */
import { plain } from '../../../plan/plan.ts'
import { chosenUnit, offered } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { unitTitle } from '../words/titles.ts'
import { listedOrders } from './shown.ts'

export function selectOrders(s: DisplayState): Planned[] {
  const unit = chosenUnit(s)
  const own = offered(s, 'select').filter((c) => c.unit === unit?.id)
  if (!unit) return []
  const title = unitTitle(s.view, unit)
  return listedOrders(
    { id: 'select', label: 'Select', icon: 'human', key: 'S', detail: title },
    s.view,
    unit,
    own.map((c) => plain(`Select ${title}`, [c])),
  )
}
