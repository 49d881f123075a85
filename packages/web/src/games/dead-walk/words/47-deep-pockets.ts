import { withDie } from '../../../words/dice.ts'
import { thrown } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { act, calledBy, type Chapter, gun, who } from './lines.ts'

export const deepPockets = {
  'pockets searched': (event, { view }) => {
    const { human, weapon, face, found } = event
    const told = act('mag', event, [
      who(human),
      ` looks for a last magazine for the ${gun(weapon)}: `,
      found > 0 ? `${count(found)} ${plural(found, 'round')}` : 'there is none',
      ...thrown(String(face)),
      '.',
    ])
    const title = `Pockets of ${calledBy(view, human)}`
    return withDie(told, event, title, found > 0 ? `${found}` : 'nothing', found > 0 ? 'good' : 'plain')
  },
} satisfies Chapter
