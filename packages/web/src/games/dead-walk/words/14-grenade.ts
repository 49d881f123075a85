import { GRENADES } from '@shamble/dead-walk/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { fight, type Line, mono, rule, thrown } from '../../../words/phrases.ts'
import { an } from '../../../words/plain.ts'
import { humanName } from '../read.ts'
import { at, type Chapter, compass, dieText, type EventOf, partsOf, who } from './lines.ts'

function thrownLine(event: EventOf<'thrown'>): Line {
  const { human, grenade, aim, die, strays, clause } = event
  const words = [
    who(human),
    ` throws ${an(GRENADES[grenade].title)} at `,
    at(aim),
    strays === 0 ? ': on target' : ': it strays',
    ...thrown(dieText(die)),
    '.',
  ]
  const shown = plainDie(die.face, strays === 0 ? 'on target' : 'strays')
  return {
    ...fight('grenade', event, words, [humanName(human)]),
    roll: rollOf('Accuracy', [shown], clause, { parts: partsOf(die.modifiers) }),
  }
}

function strayedLine(event: EventOf<'strayed'>): Line {
  const far = lengthWords(event.distance)
  const where = compass(event.degrees)
  const lands = event.at === null ? 'It goes ' : 'It lands '
  const off = event.at === null ? ', off the table.' : '.'
  const dice = event.faces.map((face) => plainDie(face, ''))
  return {
    ...rule('blast', event, [lands, mono(far), ` ${where}${event.at === null ? '' : ' of there'}${off}`]),
    roll: rollOf('Deviation', dice, event.clause, { verdict: `${far} ${where}` }),
  }
}

export const grenade = {
  thrown: thrownLine,
  strayed: strayedLine,
  exploded: (event) => {
    const { radius } = event
    const reach = radius === null ? ' and fills the room' : ` and reaches ${lengthWords(radius)} around`
    const space = radius !== null && event.confined ? ', in a confined space.' : '.'
    return fight('blast', event, [`The ${GRENADES[event.grenade].title} goes off at `, at(event.at), reach, space])
  },
  dud: (event) => rule('warn', event, ['It is a dud.']),
} satisfies Chapter
