import { withDie } from '../../../words/dice.ts'
import { mono } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { act, calledBy, type Chapter, dieText, who, withParts } from './lines.ts'

export const wounds = {
  'wound tested': (event, { view }) => {
    const { human, face, survived } = event
    const told = act(survived ? 'heart' : 'warn', event, [
      who(human),
      ` is tested for ${count(event.wounds)} ${plural(event.wounds, 'wound')}`,
      ...(face === null ? [' and'] : [': ', mono(dieText({ ...event, face })), ',']),
      survived ? ' lives.' : ' succumbs.',
    ])
    const title = `Wound test of ${calledBy(view, human)}`
    const die = withDie(told, event, title, survived ? 'lives' : 'dies', survived ? 'plain' : 'bad')
    return withParts(die, event)
  },
} satisfies Chapter
