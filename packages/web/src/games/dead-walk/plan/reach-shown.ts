/** How far whoever is chosen gets, ring by ring; and who is not free to go. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type Human, isInPlay } from '@shamble/dead-walk/page'
import type { MeasuredModel } from '../../../board/measured/model.ts'
import { fireRow, offered, viewOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { isAskedInBetween } from './index.ts'
import { reachFor } from './ways.ts'

/** Whom a mind forces to something, or keeps from everything. */
export type Minds = ReadonlyMap<number, 'compelled' | 'frozen'>

const MINDS = new WeakMap<Forecast['state'], Minds>()

export function mindsOf(look: Forecast): Minds {
  const known = MINDS.get(look.state)
  if (known) return known
  const minds = new Map<number, 'compelled' | 'frozen'>()
  for (const h of look.state.humans) {
    if (!isInPlay(h)) continue
    if (h.mind.frozen) minds.set(h.n, 'frozen')
    else if (look.state.phase === 'humans' && !h.acted && look.compulsion(h)) minds.set(h.n, 'compelled')
  }
  MINDS.set(look.state, minds)
  return minds
}

export function reachShown(s: DisplayState, look: Forecast, human: Human): MeasuredModel['reach'] {
  const view = viewOf(s)
  if (isAskedInBetween(s)) return null
  const acting = view.activation?.human === human.n
  if (!acting && (human.acted || view.phase !== 'humans' || offered(s, 'activate').every((c) => c.human !== human.n)))
    return null
  if (human.aboard !== null || human.mind.frozen) return null
  // dw.psychosis.18 Who must do something else first goes nowhere.
  if (acting && mindsOf(look).has(human.n) && offered(s, 'move').length === 0) return null
  if (human.prone || (look.isInCloseCombat(human) && (view.activation?.leaving.length ?? 0) === 0)) return null
  const purse = look.purse(human)
  const { steps } = purse
  if (steps === 0 && purse.slack < 20) return null
  const cheapest = Math.min(
    ...human.weapons.flatMap((w) => {
      const row = fireRow(look, w)
      return w.ready && row && (row.magazine === null || w.loaded > 0) ? [look.shotPrice(human, w)] : []
    }),
    99,
  )
  const levels = Array.from({ length: steps }, (_, i) => ({
    at: (i + 1) * look.book.moveStep + purse.slack,
    label: `${(i + 1) * purse.each} AP`,
    attack: purse.ap - (i + 1) * purse.each >= cheapest,
  }))
  if (levels.length === 0) levels.push({ at: purse.slack, label: '0 AP', attack: purse.ap >= cheapest })
  return { field: reachFor(look, human), levels }
}
