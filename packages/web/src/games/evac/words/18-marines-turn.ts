import { rule } from '../../../words/phrases.ts'
import { type Chapter, who } from './phrases.ts'

export const marinesTurn = {
  'bots sent': (event, { view }) => rule('bot', event, [who(view, event.seat), ' sends the marine bots first.']),
} satisfies Chapter
