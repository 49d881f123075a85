import { mono } from '../../../words/phrases.ts'
import { act, type Chapter, who } from './lines.ts'

export const moral = {
  'moral lost': (event) => act('warn', event, [who(event.human), ' loses moral: ', mono(String(event.bmv)), '.']),
  'last of the group': (event) =>
    act('warn', event, [who(event.human), ' is the last: moral ', mono(String(event.bmv)), ', and nothing shakes it.']),
  'moral regained': (event) =>
    act('heart', event, [who(event.human), ' regains moral: ', mono(String(event.bmv)), '.']),
} satisfies Chapter
