import { withDie } from '../../../words/dice.ts'
import { thrown } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { act, calledBy, type Chapter, dieText, who, withParts } from './lines.ts'

export const breaking = {
  'break tried': (event, { view }) => {
    const { human, free } = event
    const told = act('out', event, [
      who(human),
      ` ${free ? 'breaks' : 'cannot break'} away from ${count(event.opponents)} of the dead`,
      ...thrown(dieText(event)),
      '.',
    ])
    const title = `${calledBy(view, human)} breaks away`
    return withParts(withDie(told, event, title, free ? 'free' : 'held', free ? 'good' : 'bad'), event)
  },
} satisfies Chapter
