import { rule } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { type Chapter, type EventOf, people, survivorsAbout } from './lines.ts'
import { seatWords } from './seats.ts'
import { itemsWords } from './titles.ts'

const goodsWords = ({ food, drugs, weapons }: EventOf<'goods'>): string =>
  itemsWords([
    ...Array.from({ length: food }, () => 'food' as const),
    ...Array.from({ length: drugs }, () => 'drugs' as const),
    ...Array.from({ length: weapons }, () => 'weapons' as const),
  ])

export const end = {
  conceding: (event, { view: { view } }) => {
    const wants = event.yes ? 'wants to give up' : 'plays on after all'
    return rule('flag', event, [{ name: seatWords(view, event.seat) }, ` ${wants}.`])
  },
  goods: (event) => rule('check', event, [`On the truck: ${goodsWords(event) || 'nothing'}.`]),
  ended: marked('goal', (event: EventOf<'ended'>) => {
    const { won, saved, grade } = event
    const through =
      saved.length === 0 ? ['nobody is safe'] : [...people(saved), saved.length === 1 ? ' is safe' : ' are safe']
    const taint = grade === 'tainted' ? '. One of them is infected' : ''
    return rule(
      'flag',
      event,
      [won ? 'The survivors win: ' : 'The Zeds win: ', ...through, `${taint}.`],
      survivorsAbout(saved),
    )
  }),
} satisfies Chapter
