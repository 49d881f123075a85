import { mono } from '../../../words/phrases.ts'
import { act, type Chapter, who } from './lines.ts'

export const moral = {
  'moral lost': (event) =>
    act('warn', event, [
      who(event.human),
      ' loses ',
      mono(String(event.by)),
      ' morale, ',
      mono(String(event.bmv)),
      ' left.',
    ]),
  'last of the group': (event) =>
    act('warn', event, [
      who(event.human),
      ' is the last of the group: morale ',
      mono(String(event.bmv)),
      ', and nothing shakes it.',
    ]),
  'moral regained': (event) =>
    act('heart', event, [
      who(event.human),
      ' regains ',
      mono(String(event.by)),
      ' morale, ',
      mono(String(event.bmv)),
      ' now.',
    ]),
} satisfies Chapter
