/** Whose campaign turn it is. */
import type { Faction } from '../../tables/profiles.ts'
import { type Look, playerOf } from '../state.ts'

export const onTurn = ({ state }: Pick<Look, 'state'>): Faction => {
  if (state.onTurn === null) throw new Error('nobody has a campaign turn')
  return state.onTurn
}

/** ed.camp-turn.2 */
export const isFirst = (look: Look): boolean => playerOf(look.state, onTurn(look)).turns === 1
