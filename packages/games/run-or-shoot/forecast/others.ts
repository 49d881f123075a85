/** rs.nps What each of those whom nobody plays will do this turn, and by which clause. */
import type { Order } from '../commands.ts'
import { isUnarmed } from '../rules/39-armed.ts'
import { aimNow, planOf } from '../rules/39-nps.ts'
import type { Spot } from '../content/table-map.ts'
import { reviewed } from '../rules/40-progress.ts'
import type { Look, Survivor } from '../state.ts'
import type { Card } from '../tables/cards.ts'

export interface OtherForecast {
  /** What he does, as a card; null: nothing. */
  readonly card: Card | null
  readonly because: string
  /** rs.order.6 The order is over as soon as it is given: he is there, or it cannot be. */
  readonly isOver: boolean
  /** Where his way leads, if he runs. */
  readonly to: Spot | null
  /** rs.nps.7 He goes no nearer than this to a Zed that he sees, in units; null for whoever has a weapon. */
  readonly keepsOff: number | null
}

/** As things stand; with an order, as if he had been given it. */
export function otherForecast(look: Look, s: Survivor, order: Order | null): OtherForecast {
  const [table, told, isOver] = order === null ? ([look, s, false] as const) : ordered(look, s, order)
  const { card, because } = planOf(table, told)
  const isGoing = card === 'RUN' || card === 'BOTH'
  return {
    card,
    because,
    isOver,
    to: isGoing ? spotOf(table, told) : null,
    keepsOff: isUnarmed(s) ? look.book.npsFear : null,
  }
}

const spotOf = (look: Look, s: Survivor): Spot | null => aimNow(look, s)?.spot ?? null

/** rs.order.5, rs.order.8 FOLLOW changes whom he follows; everything else is an order in force. */
function ordered(look: Look, s: Survivor, order: Order): readonly [Look, Survivor, isOver: boolean] {
  const told: Survivor =
    order.is === 'FOLLOW' ? { ...s, leader: order.survivor, order: null } : { ...s, order: { order, idle: 0 } }
  const table = withOne(look, told)
  // rs.order.7 MELEE interrupts an order and does not cancel it.
  const left = planOf(table, told).card === 'MELEE' ? told : reviewed(table, told)
  return left === told ? [table, told, false] : [withOne(look, left), left, true]
}

const withOne = ({ state, book, facts }: Look, told: Survivor): Look => ({
  state: { ...state, survivors: state.survivors.map((one) => (one.n === told.n ? told : one)) },
  book,
  facts,
})
