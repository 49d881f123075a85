import { rowOf } from '../../../sure.ts'
import { type Chapter, deed } from './lines.ts'
import { CARD_DEEDS } from './orders.ts'

/** Why somebody whom nobody plays does what he does. */
export const REASONS: Readonly<Record<string, string>> = {
  'rs.nps.3': 'because Zeds are too near',
  'rs.nps.4': 'held to the ground',
  'rs.nps.6': 'as the leader does',
  'rs.nps.9': 'with nobody to follow',
  'rs.nps.16': 'after the leader, who is safe',
  'rs.order.8': 'by order',
}

export const others = {
  settled: (event) => {
    const why = rowOf(REASONS, event.because)
    const does = event.card === null ? ' stays' : ` will ${CARD_DEEDS[event.card]}`
    return deed('human', event, `${does}${why === undefined ? '' : `, ${why}`}`)
  },
} satisfies Chapter
