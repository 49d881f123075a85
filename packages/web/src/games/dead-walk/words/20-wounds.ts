import { withDie } from '../../../words/dice.ts'
import { thrown } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { act, calledBy, type Chapter, dieText, who, withParts } from './lines.ts'

export const wounds = {
  'wound tested': (event, { view }) => {
    const { human, face, survived } = event
    const told = act(survived ? 'heart' : 'warn', event, [
      who(human),
      ` ${survived ? 'lives with' : 'succumbs to'} ${count(event.wounds)} ${plural(event.wounds, 'wound')}`,
      ...(face === null ? [] : thrown(dieText({ ...event, face }))),
      '.',
    ])
    const title = `Wound test of ${calledBy(view, human)}`
    const die = withDie(told, event, title, survived ? 'lives' : 'dies', survived ? 'plain' : 'bad')
    return withParts(die, event)
  },
} satisfies Chapter
