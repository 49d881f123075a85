import { fight } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { type Chapter, type EventOf, who } from './phrases.ts'

type End = EventOf<'burst ended'>

const VERDICTS: Readonly<Record<End['because'], string>> = {
  'natural 1': 'Burst over',
  ceased: 'Stopped',
  'no rounds': 'Empty',
  'no target': 'No target',
}
export const burstVerdict = ({ because }: End): string => VERDICTS[because]

const ENDS: Readonly<Record<End['because'], string>> = {
  'natural 1': ' rolls a 1: the burst is over after ',
  ceased: ' stops firing after ',
  'no rounds': ' has fired the last round after ',
  'no target': ': nobody is left beside the last target, the burst is over after ',
}

export const automaticWeapons = {
  'burst ended': (event, { view }) => {
    const { seat, because } = event
    return fight(
      'target',
      event,
      [who(view, seat), ENDS[because], `${count(event.shots)} ${plural(event.shots, 'shot')}.`],
      [seat],
    )
  },
} satisfies Chapter
