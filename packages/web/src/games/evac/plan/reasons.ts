/** Why an order cannot be given, in the three or four words that fit under its name. */
import type { Marine } from '@shamble/evac/page'
import { nameOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { rowOf } from '../../../sure.ts'

const SHORT: Readonly<Record<string, string>> = {
  'ev.act.2': 'has acted',
  'ev.act.5': 'attack used',
  'ev.move.1': 'no squares left',
  'ev.move.3': 'walled in',
  'ev.move.6': "friend's square",
  'ev.move.7': 'hemmed in',
  'ev.move.10': 'hemmed in',
  'ev.move.11': "friend's square",
  'ev.sprint.1': 'no squares left',
  'ev.stand.3': 'stands this turn',
  'ev.ammo.2': 'empty',
  'ev.attack.1': 'nobody in sight',
  'ev.close.1': 'no contact',
  'ev.close.2': 'no contact',
  'ev.swap.9': 'used by another',
  'ev.reload.2': 'nothing to fill',
  'ev.reload.5': 'no reload',
  'ev.gren.2': 'none left',
  'ev.heal.2': 'no medkit',
  'ev.heal.4': 'nobody to heal',
  'ev.heal.9': 'nobody to heal',
  'ev.lt.3': 'nobody in call',
  'ev.lt.5': 'already ordered',
  'ev.scav.1': 'not in this game',
  'ev.scav.2': 'searched',
  'ev.scav.3': 'not in a room',
  'ev.swap.1': 'nobody beside',
  'ev.auto.11': 'in a burst',
  'table.over': 'the game is over',
}

export function shortReason(s: DisplayState, m: Marine, refusal: { readonly clause: string }): string {
  const { view } = s
  if (m.hp === 0) return 'dead'
  if (m.acted) return 'has acted'
  if (refusal.clause === 'ev.act.3')
    return view.acting !== null && view.acting !== m.seat ? `${nameOf(view, view.acting)} is acting` : 'not yet'
  if (refusal.clause === 'table.seat' || refusal.clause === 'ev.swap.4')
    return view.phase === 'marines' ? 'not now' : 'not their turn'
  return rowOf(SHORT, refusal.clause) ?? 'not possible'
}
