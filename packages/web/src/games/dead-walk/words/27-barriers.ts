import { plainDie, rollOf } from '../../../words/dice.ts'
import { fight, type Line, rule, thrown } from '../../../words/phrases.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { type Chapter, type EventOf, openingWord, The } from './lines.ts'

function poundedLine(event: EventOf<'barrier attacked'>): Line {
  const { opening, attackers, turns, faces, broken, clause } = event
  const words = [
    `${capital(count(attackers))} of the dead ${plural(attackers, 'pounds', 'pound')} on `,
    openingWord(opening),
    `, turn ${turns}: it ${broken ? 'breaks' : 'holds'}`,
    ...(faces.length > 0 ? thrown(listed(faces.map(String))) : []),
    '.',
  ]
  const told = rule('door', event, words, [opening])
  if (faces.length === 0) return told
  const dice = faces.map((face) => plainDie(face, face === 6 ? 'breaks' : '', face === 6 ? 'bad' : 'plain'))
  return { ...told, roll: rollOf('Pounding', dice, clause, { verdict: broken ? 'Broken' : 'Holds' }) }
}

export const barriers = {
  'barrier attacked': poundedLine,
  'vehicle broken': (event) => fight('warn', event, [...The(event.vehicle), ' is broken open.'], [event.vehicle]),
} satisfies Chapter
