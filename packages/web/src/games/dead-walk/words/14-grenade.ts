import { GRENADES, type GrenadeId } from '@shamble/dead-walk/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { fight, type Line, mono, rule } from '../../../words/phrases.ts'
import { humanName } from '../read.ts'
import { at, type Chapter, compass, dieText, type EventOf, partsOf, who } from './lines.ts'

const ONE: Readonly<Record<GrenadeId, string>> = {
  fragmentation: 'a fragmentation grenade',
  molotov: 'a Molotov cocktail',
  incendiary: 'an incendiary grenade',
  'flash-bang': 'a flash-bang grenade',
}

function thrownLine(event: EventOf<'thrown'>): Line {
  const { human, grenade, aim, die, strays, clause } = event
  const words = [
    who(human),
    ` throws ${ONE[grenade]} at `,
    at(aim),
    ': ',
    mono(dieText(die)),
    strays === 0 ? ', on the point.' : ', it strays.',
  ]
  const shown = plainDie(die.face, strays === 0 ? 'on the point' : 'strays')
  return {
    ...fight('grenade', event, words, [humanName(human)]),
    roll: rollOf('Accuracy', [shown], clause, { parts: partsOf(die.modifiers) }),
  }
}

function strayedLine(event: EventOf<'strayed'>): Line {
  const far = lengthWords(event.distance)
  const where = compass(event.degrees)
  const off = event.at === null ? ' and off the table.' : '.'
  const dice = event.faces.map((face) => plainDie(face, ''))
  return {
    ...rule('blast', event, ['It goes ', mono(far), ` ${where}${off}`]),
    roll: rollOf('Deviation', dice, event.clause, { verdict: `${far} ${where}` }),
  }
}

export const grenade = {
  thrown: thrownLine,
  strayed: strayedLine,
  exploded: (event) => {
    const space = event.confined ? ', in a confined space.' : '.'
    return fight('blast', event, [`The ${GRENADES[event.grenade].title} goes off at `, at(event.at), space])
  },
  dud: (event) => rule('warn', event, ['It is a dud.']),
} satisfies Chapter
