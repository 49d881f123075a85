import { plain } from '../../../plan/plan.ts'
import { refused } from '../read.ts'
import type { DisplayState, Variant } from '../types.ts'

/** ed.victory.4, ed.victory.8 Giving up, in one's own turn. */
export function menu(s: DisplayState): readonly Variant[] {
  if (s.seat === null || s.view.outcome !== null || refused(s, { do: 'concede' }) !== null) return []
  const warning = 'All your units leave the table at once. Give up?'
  return [plain('Give up', [{ do: 'concede' }], { anytime: true, warning })]
}
