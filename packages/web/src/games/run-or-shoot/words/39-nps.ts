import { rowOf } from '../../../sure.ts'
import { type Chapter, deed } from './lines.ts'
import { CARD_DEEDS, REASONS } from './orders.ts'

export const others = {
  settled: (event) => {
    const why = rowOf(REASONS, event.because)
    const does = event.card === null ? ' stays' : ` will ${CARD_DEEDS[event.card]}`
    return deed('human', event, `${does}${why === undefined ? '' : `, ${why}`}`)
  },
} satisfies Chapter
