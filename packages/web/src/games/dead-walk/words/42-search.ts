import { ARCHETYPES } from '@shamble/dead-walk/page'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { type Line, rule, thrown, type Word } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { humanName } from '../read.ts'
import {
  act,
  calledBy,
  type Chapter,
  deed,
  dieText,
  type EventOf,
  partsOf,
  placeWord,
  type Scene,
  seatOf,
  who,
} from './lines.ts'
import { FINDS } from './parts.ts'

function findLine(event: EventOf<'find rolled'>, { view }: Scene): Line {
  const { human, face, modifiers, find, clause } = event
  return {
    ...act('find', event, [who(human), ` finds ${FINDS[find]}`, ...thrown(dieText(event)), '.']),
    roll: rollOf(`What ${calledBy(view, human)} finds`, [plainDie(face, FINDS[find])], clause, {
      parts: partsOf(modifiers),
      verdict: FINDS[find],
      seat: seatOf(view, human),
    }),
  }
}

const KINDS = {
  military: { m: 'a soldier', f: 'a soldier' },
  law: { m: 'a policeman', f: 'a policewoman' },
  civilian: { m: 'a civilian', f: 'a civilian' },
} as const

function survivorLine(event: EventOf<'survivor found'>, { view }: Scene): Line {
  const { human, faces, archetype, sex, survivor, clause } = event
  const kind = KINDS[archetype][sex]
  const words: Word[] =
    survivor === null
      ? [who(human), ` hears ${kind}, but there is no room for anybody.`]
      : [who(human), ' finds ', who(survivor), `, ${kind}, who comes along.`]
  const dice = faces.map((face) => plainDie(face, ''))
  return {
    ...rule('human', event, words, [humanName(survivor ?? human)]),
    roll: rollOf('Who is found', dice, clause, { verdict: ARCHETYPES[archetype].title, seat: seatOf(view, human) }),
  }
}

export const search = {
  searched: marked('goal', (event) => deed('find', event, ' searches ', placeWord(event.place))),
  'find rolled': findLine,
  'survivor found': marked('turned', survivorLine),
} satisfies Chapter
