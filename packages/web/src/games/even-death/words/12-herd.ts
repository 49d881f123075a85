import { inWords, rule, type Word } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { about, type Chapter, deed, type EventOf, type Scene, unit } from './lines.ts'
import { herdLetter } from './titles.ts'

/** "Herd A", "Herds A and F". */
const herdsOf = ({ view }: Scene, ids: readonly number[]): Word[] =>
  ids.length === 1 ? ids.map(unit) : ['Herds ', ...inWords(ids.map((id) => ({ name: herdLetter(view, id) })))]

export const herds = {
  split: (event) => {
    const n = event.placed.length
    const some = `${count(n)} ${plural(n, 'zombie goes', 'zombies go')}`
    const words = [unit(event.unit), ` splits: ${some} as `, unit(event.herd), '.']
    return rule('herd', event, words, about(event.unit, event.herd))
  },
  merged: (event, scene) => {
    const n = event.placed.length
    const words = [
      unit(event.unit),
      ` takes in ${count(n)} ${plural(n, 'zombie')} of `,
      ...herdsOf(scene, event.from),
      '.',
    ]
    return rule('herd', event, words, about(event.unit, ...event.from))
  },
  'herd gone': (event: EventOf<'herd gone'>) => ({
    ...deed('dead', event, event.how === 'killed' ? ' is wiped out' : ' is gone: all of it belongs to another'),
    ...(event.how === 'killed' && { mark: 'killed' as const }),
  }),
  'class changed': (event) => {
    const dice = `${count(event.dice)} ${plural(event.dice, 'die', 'dice')}`
    const size = event.size === 1 ? 'one zombie' : `${count(event.size)} zombies`
    return deed('herd', event, ` has ${size} now and resists with ${dice} on ${event.number} or more`)
  },
} satisfies Chapter
