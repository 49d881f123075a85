import { withDie } from '../../../words/dice.ts'
import { mono } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { act, calledBy, type Chapter, who } from './lines.ts'

export const breaking = {
  'break tried': (event, { view }) => {
    const { human, face, free } = event
    const told = act('out', event, [
      who(human),
      ` tries to break from ${count(event.opponents)}: `,
      mono(String(face)),
      free ? ', gets away.' : ', is held.',
    ])
    return withDie(told, event, `${calledBy(view, human)} breaks away`, free ? 'free' : 'held', free ? 'good' : 'bad')
  },
} satisfies Chapter
