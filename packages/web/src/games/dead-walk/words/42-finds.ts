import type { DieShown } from '../../../play/game-display.ts'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { type Line, mono, type Word } from '../../../words/phrases.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { act, aThing, type Chapter, type EventOf, type Scene, seatOf, who } from './lines.ts'

/** What it is; the dice count a handful of grenades, else what is loaded and spare. */
function findWords({ quantity, things }: EventOf<'found'>): string {
  const many = quantity.reduce((sum, face) => sum + face, 0)
  const told = things.map((thing) =>
    'weapon' in thing && thing.weapon === 'hand-grenades'
      ? `${count(many)} hand ${plural(many, 'grenade')}`
      : aThing(thing),
  )
  return told.length === 0 ? 'nothing of use' : listed(told)
}

function foundLine(event: EventOf<'found'>, { view }: Scene): Line {
  const { human, faces, quantity, clause } = event
  // The tables of weapons are for dice of twenty.
  const sides = clause === 'dw.search.14' ? 6 : 20
  const what = findWords(event)
  const dice: DieShown[] = [
    ...faces.map((face) => plainDie(face, '', 'plain', sides)),
    ...quantity.map((face) => plainDie(face, 'how much')),
  ]
  const whose: Word[] = clause === 'dw.search.12' ? [who(human), ` has ${what} (`] : [`The find is ${what} (`]
  return {
    ...act('take', event, [...whose, mono(faces.join('+')), ').']),
    roll: rollOf('The find', dice, clause, { verdict: dice.length > 2 ? '' : what, seat: seatOf(view, human) }),
  }
}

export const finds = {
  found: foundLine,
} satisfies Chapter
