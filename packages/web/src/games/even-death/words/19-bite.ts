import { fight } from '../../../words/phrases.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { about, type Chapter, unit } from './lines.ts'

export const biting = {
  'drawn in': (event) => {
    const n = event.placed.length
    const words = [
      unit(event.unit),
      ` presses in on `,
      unit(event.target),
      `: ${count(n)} ${plural(n, 'zombie')} more.`,
    ]
    return fight('bite', event, words, about(event.unit, event.target))
  },
  'locked on': (event) => {
    const n = event.zombies.length
    const words = [`${capital(count(n))} ${plural(n, 'zombie')} of `, unit(event.unit)]
    return fight(
      'lock',
      event,
      [...words, ` ${plural(n, 'holds', 'hold')} on to `, unit(event.target), '.'],
      [...about(event.unit, event.target)],
    )
  },
  'let go': (event) =>
    fight(
      'lock',
      event,
      [`${plural(event.zombies.length, 'A zombie lets', 'The zombies let')} go of `, unit(event.target), '.'],
      about(event.target),
    ),
} satisfies Chapter
