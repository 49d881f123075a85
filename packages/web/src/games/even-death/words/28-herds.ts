import { rule } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { about, type Chapter, deed, type EventOf, Unit, unit, units } from './lines.ts'

export const herds = {
  split: (event) => {
    const n = event.placed.length
    const words = [Unit(event.unit), ` splits: ${count(n)} ${plural(n, 'zombie')} go as `, unit(event.herd), '.']
    return rule('herd', event, n === 1 ? [Unit(event.unit), ' splits: one zombie goes as ', unit(event.herd), '.'] : words, [
      ...about(event.unit, event.herd),
    ])
  },
  merged: (event) => {
    const n = event.placed.length
    const words = [Unit(event.unit), ` takes in ${count(n)} ${plural(n, 'zombie')} of `, ...units(event.from), '.']
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
