import { addedParts, plainDie, rollOf, sumText } from '../../../words/dice.ts'
import { type Line, mono, rolled, thrown } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { nameOf } from '../read.ts'
import { modifierWords } from './parts.ts'
import { type Chapter, type EventOf, type Scene, who } from './phrases.ts'

function healLine(event: EventOf<'healed'>, { view }: Scene): Line {
  const { seat, marine, face, modifiers, total, restored, hp, clause } = event
  const sum = sumText([face], modifiers, total)
  const points = `${count(restored)} ${plural(restored, 'hit point')} back`
  const die = { ...plainDie(face, `${restored} HP`, restored > 0 ? 'good' : 'plain'), sum }
  return {
    ...rolled(
      'cross',
      event,
      [who(view, seat), ' heals ', who(view, marine), `: ${points}, `, mono(String(hp)), ' now', ...thrown(sum), '.'],
      [seat, marine],
    ),
    roll: rollOf(`${nameOf(view, seat)}, medkit`, [die], clause, {
      parts: addedParts(modifiers, (because) => modifierWords(because, null, 'steady')),
      seat,
    }),
  }
}

export const medkit = {
  healed: healLine,
} satisfies Chapter
