import { withDie } from '../../../words/dice.ts'
import { mono } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { act, calledBy, type Chapter, dieText, who, withParts } from './lines.ts'

export const breaking = {
  'break tried': (event, { view }) => {
    const { human, free } = event
    const told = act('out', event, [
      who(human),
      ` tries to break away from ${count(event.opponents)} of the dead: `,
      mono(dieText(event)),
      free ? ', gets away.' : ', is held.',
    ])
    const title = `${calledBy(view, human)} breaks away`
    return withParts(withDie(told, event, title, free ? 'free' : 'held', free ? 'good' : 'bad'), event)
  },
} satisfies Chapter
