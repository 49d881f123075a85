import { withDie } from '../../../words/dice.ts'
import { mono } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { act, calledBy, type Chapter, dieText, who, withParts } from './lines.ts'

export const wounds = {
  'wound tested': (event, { view }) => {
    const { human, face, survived } = event
    const told = act(survived ? 'heart' : 'warn', event, [
      who(human),
      ` wound test with ${count(event.wounds)}`,
      ...(face === null ? [] : [': ', mono(dieText({ ...event, face }))]),
      survived ? ', lives.' : ', succumbs.',
    ])
    const title = `Wound test of ${calledBy(view, human)}`
    const die = withDie(told, event, title, survived ? 'lives' : 'dies', survived ? 'plain' : 'bad')
    return withParts(die, event)
  },
} satisfies Chapter
