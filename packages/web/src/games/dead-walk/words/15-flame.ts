import { withDie } from '../../../words/dice.ts'
import { fight } from '../../../words/phrases.ts'
import { humanName } from '../read.ts'
import { act, type Chapter, left, who } from './lines.ts'

export const flame = {
  flamed: (event) =>
    fight(
      'flame',
      event,
      [who(event.human), ' fires a jet of flame', ...left(event.left), '.'],
      [humanName(event.human)],
    ),
  'fuel checked': (event) => {
    const told = act('flame', event, [event.empty ? 'The fuel is gone.' : 'There is fuel left.'])
    return withDie(told, event, 'Fuel', event.empty ? 'empty' : 'enough')
  },
  'flamethrower hit': (event) => {
    const { explodes } = event
    const words = ['The flamethrower of ', who(event.human), explodes ? ' blows up.' : ' holds.']
    const told = act('warn', event, words)
    return withDie(told, event, 'Flamethrower', explodes ? 'explodes' : 'holds', explodes ? 'bad' : 'plain')
  },
} satisfies Chapter
