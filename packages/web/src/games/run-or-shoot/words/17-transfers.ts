import { rule } from '../../../words/phrases.ts'
import { type Chapter, survivorsAbout, who } from './lines.ts'
import { thingsWords } from './titles.ts'

export const transfers = {
  gave: (event, { view: { view } }) =>
    rule(
      'hand',
      event,
      [who(event.survivor), ` gives ${thingsWords(view, event.things)} to `, who(event.to), '.'],
      survivorsAbout([event.survivor, event.to]),
    ),
} satisfies Chapter
