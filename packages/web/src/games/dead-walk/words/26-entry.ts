import type { Event, Method, View } from '@shamble/dead-walk/page'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { Horde, type Line, rolled, rule, thrown, type Word, Zombie } from '../../../words/phrases.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { marked, ofKind, type RunOf } from '../../../words/telling.ts'
import { zombieName } from '../read.ts'
import { at, type Chapter, type EventOf, placeWord, who } from './lines.ts'

type Arrival = EventOf<'zombie arrived'>
type Entry = EventOf<'entry rolled'>

/** How one of them comes, and several. */
const COMES: Readonly<Record<Method, readonly [one: string, several: string]>> = {
  printed: ['is on the table', 'are on the table'],
  A: ['is on the table', 'are on the table'],
  B: ['comes over the edge', 'come'],
  C: ['was in the room', 'come'],
  D: ['comes for the noise', 'come'],
  E: ['comes for the noise', 'come'],
  search: ['was hiding here', 'were hiding here'],
  turned: ['rises', 'come'],
}

/** Where a search is made. */
const hidingPlace = ({ room, vehicle }: Entry): Word[] => {
  const place = room ?? vehicle
  return place === undefined ? [' here'] : [' in ', placeWord(place)]
}

/** Who comes, or who is there: "two zombies", "nobody". */
function entryWords(event: Entry): Word[] {
  const { method, arrivals: n } = event
  const [who, more] = n === 0 ? ['nobody', 'nobody'] : [zombies(n), zombies(n, ' more')]
  const one = n < 2
  switch (method) {
    case 'A':
      return ['The dice pick a place']
    case 'B':
      return [`${capital(more)} ${one ? 'comes' : 'come'} over the edge`]
    case 'C':
      return [`${capital(who)} ${one ? 'is' : 'are'} in the room`]
    case 'D':
    case 'E':
      return [`The noise brings ${who}`]
    default:
      return [`${capital(who)} ${one ? 'hides' : 'hide'}`, ...hidingPlace(event)]
  }
}

const zombies = (n: number, more = ''): string => `${count(n)}${more} ${plural(n, 'zombie')}`

function entryLine(event: Entry): Line {
  const { method, faces, arrivals, clause } = event
  const isPlace = method === 'A'
  const words = [...entryWords(event), ...thrown(listed(faces.map(String))), '.']
  const dice = faces.slice(-6).map((face) => plainDie(face, '', 'plain', isPlace ? 20 : 6))
  const verdict = arrivals === 0 ? 'Nobody' : isPlace ? '' : capital(zombies(arrivals))
  return {
    ...rolled('dice', event, words),
    roll: rollOf(isPlace ? 'Where it is' : 'Arrivals', dice, clause, { verdict }),
  }
}

/** Arrivals in a row by the same method; a place at random is diced for before each. */
const arriving: RunOf<Event, View, Arrival | Entry> = {
  goesOn: (later, { method }) => later.e === 'zombie arrived' && later.method === method,
  passes: (between, { method }) => method === 'A' && between.e === 'entry rolled' && between.method === 'A',
  says: (run) => {
    const [first, second] = ofKind(run, 'zombie arrived')
    if (!first || !second) return null
    const ids = ofKind(run, 'zombie arrived').map(({ zombie }) => zombie)
    return rule('dead', run[0] ?? first, [...Horde(ids, 8), ` ${COMES[first.method][1]}.`], ids.map(zombieName))
  },
}

export const entry = {
  'zombie arrived': {
    alone: (event) => {
      if (event.method === 'turned') return null
      const words = [Zombie(event.zombie), ` ${COMES[event.method][0]}, at `, at(event.at), '.']
      return rule('dead', event, words, [zombieName(event.zombie)])
    },
    together: arriving,
  },
  'no zombie': (event) => {
    const why =
      event.why === 'cap' ? 'No zombie comes: there are as many as there may be.' : 'No zombie comes: no place is free.'
    return rule('dead', event, [why])
  },
  'entry rolled': {
    alone: entryLine,
    together: { ...arriving, goesOn: (later, first) => first.method === 'A' && arriving.goesOn(later, first) },
  },
  'room explored': marked('turned', (event) =>
    rule('map', event, [who(event.human), ' is the first in ', placeWord(event.room), '.'], [event.room]),
  ),
} satisfies Chapter
