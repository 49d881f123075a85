import { withDie } from '../../../words/dice.ts'
import { mono } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { act, calledBy, type Chapter, dieText, who } from './lines.ts'

export const wounds = {
  'wound tested': (event, { view }) => {
    const { human, face, modifiers = [], survived } = event
    const told = act(survived ? 'heart' : 'warn', event, [
      who(human),
      ` wound test with ${count(event.wounds)}`,
      ...(face === null ? [] : [': ', mono(dieText({ face, modifiers }))]),
      survived ? ', lives.' : ', succumbs.',
    ])
    const title = `Wound test of ${calledBy(view, human)}`
    return withDie(told, event, title, survived ? 'lives' : 'dies', survived ? 'plain' : 'bad')
  },
} satisfies Chapter
