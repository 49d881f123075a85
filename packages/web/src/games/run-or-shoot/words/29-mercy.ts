import { rule } from '../../../words/phrases.ts'
import { type Chapter, deed, survivorsAbout, who } from './lines.ts'

export const mercy = {
  'asked for mercy': (event) =>
    rule(
      'warn',
      event,
      [who(event.survivor), ' offers to shoot ', who(event.target), '.'],
      survivorsAbout([event.survivor, event.target]),
    ),
  mercy: (event) =>
    deed(event.agreed ? 'check' : 'x', event, event.agreed ? ' agrees to be shot' : ' will not be shot'),
} satisfies Chapter
