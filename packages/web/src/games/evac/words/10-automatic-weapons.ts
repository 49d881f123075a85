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

const ENDS: Readonly<Record<Exclude<End['because'], 'natural 1'>, string>> = {
  ceased: ' stops firing after ',
  'no rounds': ' has fired the last round after ',
  'no target': ' has no target left after ',
}

export const automaticWeapons = {
  'burst ended': (event, { view }) => {
    const { seat, because } = event
    const head = because === 'natural 1' ? ['Natural 1: the burst is over after '] : [who(view, seat), ENDS[because]]
    return fight('target', event, [...head, `${count(event.shots)} ${plural(event.shots, 'shot')}.`], [seat])
  },
} satisfies Chapter
