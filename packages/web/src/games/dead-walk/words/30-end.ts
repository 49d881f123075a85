import type { Seat } from '@shamble/kernel'
import { mono, rule } from '../../../words/phrases.ts'
import { capital } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { type Chapter, type EventOf, who } from './lines.ts'

const GRADES: Readonly<Record<EventOf<'graded'>['grade'], string>> = {
  'major-hero': 'a major victory of the heroes',
  'minor-hero': 'a minor victory of the heroes',
  'minor-zombie': 'a minor victory of the dead',
  'major-zombie': 'a major victory of the dead',
}
const holderOf = (seat: Seat): string => (seat === 'GM' ? 'the game master' : `player ${seat.slice(1)}`)

export const end = {
  'goal met': (event) =>
    event.what === 'engaged'
      ? rule('check', event, ['The task is begun: in a campaign, whoever lives through it learns from it.'])
      : { ...rule('check', event, [`${capital(event.what)}.`]), mark: 'goal' },
  lost: (event) => rule('skull', event, [who(event.human), ' is left behind and lost.']),
  'seat handed over': (event) => rule('bot', event, [`A bot goes on for ${holderOf(event.seat)}.`]),
  'seat taken back': (event) => rule('hand', event, [`A person plays for ${holderOf(event.seat)} again.`]),
  graded: marked('goal', (event) =>
    rule('flag', event, [
      `${capital(GRADES[event.grade])}: `,
      mono(`${event.survivors} of ${event.starters}`),
      ' survive.',
    ]),
  ),
} satisfies Chapter
