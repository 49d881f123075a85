import { rule } from '../../../words/phrases.ts'
import type { Chapter } from './lines.ts'

export const umpire = {
  'handed over': (event) => {
    const until = event.until === 'step' ? 'for the rest of this step' : 'until further notice'
    return rule('human', event, [`The umpire leaves the infestation to the rules ${until}.`])
  },
  'asked back': (event) => rule('human', event, ['The umpire will be back with the next step.']),
  'umpire back': (event) => rule('human', event, ['The umpire is back.']),
} satisfies Chapter
