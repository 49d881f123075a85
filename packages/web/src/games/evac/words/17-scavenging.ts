import { plainDie, rollOf } from '../../../words/dice.ts'
import { type Line, rolled, rule, thrown } from '../../../words/phrases.ts'
import { nameOf } from '../read.ts'
import { type Chapter, type EventOf, type Scene, who } from './phrases.ts'
import { anItem } from './plain.ts'

const FOUND = { zombie: ': a zombie rises', nothing: ' and finds nothing', item: ' and finds something' } as const
const RESULTS = { zombie: 'a zombie rises', nothing: 'nothing', item: 'a find' } as const
const TONES = { zombie: 'bad', nothing: 'plain', item: 'good' } as const

function searchLine(event: EventOf<'searched'>, { view }: Scene): Line {
  const { seat, face, found, clause } = event
  const words = [who(view, seat), ` searches the room${FOUND[found]}`, ...thrown(String(face)), '.']
  const die = plainDie(face, RESULTS[found], TONES[found])
  return {
    ...rolled('find', event, words, [seat]),
    roll: rollOf(`${nameOf(view, seat)} searches`, [die], clause, { seat }),
  }
}

export const scavenging = {
  searched: searchLine,
  found: (event, { view }) =>
    rule('find', event, [who(view, event.seat), ` takes ${anItem(event.item)}.`], [event.seat]),
} satisfies Chapter
