import { fight } from '../../../words/phrases.ts'
import { humanName } from '../read.ts'
import { at, type Chapter, deed, who } from './lines.ts'

export const machinegun = {
  braced: (event) => deed('brace', event, ' braces the machinegun'),
  'template placed': (event) =>
    fight('rifle', event, [who(event.human), ' rakes the ground around ', at(event.at), '.'], [humanName(event.human)]),
} satisfies Chapter
