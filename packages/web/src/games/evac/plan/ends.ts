/** What a press would end, and what is unspent then. */
import type { Marine } from '@shamble/evac/page'
import { count, listed, plural, possessive } from '../../../words/plain.ts'
import { hintsOf } from '../read.ts'
import type { DisplayState, Variant } from '../types.ts'

/** ev.act.6 The attack part is used now, standing or not: with that the turn may be over. */
export function endsTurn(s: DisplayState, m: Marine, stands: boolean): Pick<Variant, 'ends'> {
  const { marine } = hintsOf(s)
  return endsWith(m, marine?.seat === m.seat ? marine.ends[stands ? 'standing' : 'moving'] : null)
}

/** So many squares are unused then; null: the turn goes on. */
export function endsWith(m: Marine, unused: number | null): Pick<Variant, 'ends'> {
  if (unused === null) return {}
  const left = unused > 0 ? `, ${count(unused)} ${plural(unused, 'square')} unused` : ''
  return { ends: { words: `Ends ${possessive(m.name)} turn${left}.`, clause: 'ev.act.6' } }
}

/** "three squares and one attack" */
export function unspent(s: DisplayState, m: Marine): string {
  const { marine } = hintsOf(s)
  if (marine?.seat !== m.seat) return ''
  const squares =
    marine.walk > 0 && !marine.refusals.step ? [`${count(marine.walk)} ${plural(marine.walk, 'square')}`] : []
  return listed([...squares, ...(marine.attack ? ['one attack'] : [])])
}
