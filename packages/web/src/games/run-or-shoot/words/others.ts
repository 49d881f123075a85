/** Those whom nobody plays: whom they follow, what they were told, what they will do this turn and why. */
import type { Forecast } from '@shamble/run-or-shoot/forecast'
import type { Survivor } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { rowOf } from '../../../sure.ts'
import { CARD_DEEDS, orderWords, REASONS } from './orders.ts'
import { calledBy, calledIn } from './titles.ts'

/** "follows Gwen", "ordered to stay". */
export function standingWords({ view, book }: Forecast, { leader, order }: Survivor): string {
  if (order) return `ordered to ${orderWords(view, book, order.order)}`
  return leader === null ? 'follows nobody' : `follows ${calledIn(view, leader)}`
}

/** "will run, as the leader does; unarmed: goes no nearer than 30 cm to a Zed". */
export function intentWords(look: Forecast, s: Survivor): string {
  const { card, because, keepsOff } = look.other(s)
  const why = rowOf(REASONS, because)
  const does = `${card === null ? 'stays' : `will ${CARD_DEEDS[card]}`}${why === undefined ? '' : `, ${why}`}`
  return keepsOff === null ? does : `${does}; unarmed, goes no nearer than ${lengthWords(keepsOff)} to a Zed`
}

export const otherNote = (look: Forecast, s: Survivor): Note => ({
  value: '',
  words: `${calledBy(s.who)} ${standingWords(look, s)}; ${intentWords(look, s)}`,
  clause: look.other(s).because,
})
