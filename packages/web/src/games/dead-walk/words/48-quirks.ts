import { TRAITS } from '@shamble/dead-walk/page'
import { withDie } from '../../../words/dice.ts'
import { thrown } from '../../../words/phrases.ts'
import { act, calledBy, type Chapter, left, who } from './lines.ts'
import { TRAIT_DIE } from './minds.ts'

export const quirks = {
  'trait tested': (event, { view }) => {
    const { human, trait, face, works } = event
    const { title } = TRAITS[trait]
    const [yes, no] = TRAIT_DIE[trait] ?? ['gives in', 'holds']
    const came = works ? yes : no
    const isSlowed = works && (trait === 'indecisive' || trait === 'thick')
    const words = [who(human), `, ${title}: ${came}`, ...thrown(String(face)), ...(isSlowed ? left(event.left) : [])]
    const told = act(works ? 'mind' : 'dice', event, [...words, '.'])
    return withDie(told, event, `${title} of ${calledBy(view, human)}`, came, works ? 'bad' : 'plain')
  },
} satisfies Chapter
