import { rule } from '../../../words/phrases.ts'
import { silent } from '../../../words/telling.ts'
import { type Chapter, survivorsAbout, who } from './lines.ts'

export const turn = {
  'turn began': silent,
  'died down': (event) => {
    const { what, survivor } = event
    if (what === 'flames') return rule('flame', event, ['A fire has burnt out.'])
    if (what === 'WP') return rule('flame', event, ['The white phosphorus has burnt out.'])
    if (survivor === null) return rule('check', event, ['The slime has dried.'])
    return rule('check', event, ['The slime on ', who(survivor), ' has dried.'], survivorsAbout([survivor]))
  },
} satisfies Chapter
