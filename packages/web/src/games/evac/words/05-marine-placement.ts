import { MARINES } from '@shamble/evac/page'
import { at, move, name, rule, Zombie } from '../../../words/phrases.ts'
import { xyName } from '../place.ts'
import type { Chapter } from './phrases.ts'

export const marinePlacement = {
  'zombie withdrawn': (event) =>
    rule(
      'dead',
      event,
      [Zombie(event.zombie), ' is taken off at ', at(event.at), ' to make room.'],
      [xyName(event.at)],
    ),
  deployed: (event) =>
    move(
      'flag',
      event,
      [name(event.name), `, ${MARINES[event.type].title}, sets out at `, at(event.at), '.'],
      [event.seat],
    ),
} satisfies Chapter
