import { EFFECTS } from '@shamble/even-death/page'
import { rule } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { about, type Chapter, unit, units } from './lines.ts'
import { theSeat } from './seats.ts'

export const commanding = {
  commanded: (event) => {
    const { effect, units: whom, left } = event
    const with_ = whom.length === 0 ? [] : [' for ', ...units(whom)]
    const rest = left === 0 ? 'no Command point left' : `${count(left)} Command ${plural(left, 'point')} left`
    const words = [unit(event.unit), ` orders ${EFFECTS[effect].title}`, ...with_, `: ${rest}.`]
    return rule('command', event, words, about(event.unit, ...whom))
  },
  'command over': (event) =>
    rule('command', event, [`${EFFECTS[event.effect].title} is over for ${theSeat(event.seat)}.`]),
} satisfies Chapter
