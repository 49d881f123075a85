import { rule } from '../../../words/phrases.ts'
import { type Chapter, who } from './phrases.ts'

const ORDERED = { move: 'to move', fire: 'to fire', steady: 'to stay steady' } as const

export const lieutenant = {
  ordered: (event, { view }) =>
    rule(
      'voice',
      event,
      [who(view, event.seat), ' orders ', who(view, event.marine), ` ${ORDERED[event.order]}.`],
      [event.seat, event.marine],
    ),
} satisfies Chapter
