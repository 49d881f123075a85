import { rule } from '../../../words/phrases.ts'
import { type Chapter, people, survivorsAbout, who } from './lines.ts'
import { orderWords } from './orders.ts'

export const orders = {
  ordered: (event, { view: { view, ground } }) => {
    const { by, to, order } = event
    const isOwn = order.is === 'FOLLOW' && order.survivor === by
    const words = [who(by), ' orders ', ...people(to), ` to ${isOwn ? 'come along' : orderWords(view, ground, order)}.`]
    return rule('sound', event, words, survivorsAbout([by, ...to]))
  },
} satisfies Chapter
