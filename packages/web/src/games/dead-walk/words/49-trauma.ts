import { TRAITS } from '@shamble/dead-walk/page'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { type Line, mono, name } from '../../../words/phrases.ts'
import { plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { act, calledBy, type Chapter, type EventOf, type Scene, seatOf, who } from './lines.ts'
import { TRAIT_DOES } from './minds.ts'

function psychosisLine(event: EventOf<'psychosis'>, { view }: Scene): Line {
  const { human, psychosis, faces, clause } = event
  const { title } = TRAITS[psychosis]
  const told = act('mind', event, [
    who(human),
    ' has a psychosis, ',
    name(title),
    ...(faces === null ? [] : [' (', mono(faces.join('+')), ')']),
    `: ${TRAIT_DOES[psychosis]}.`,
  ])
  if (faces === null) return told
  const dice = faces.map((face) => plainDie(face, ''))
  const roll = rollOf(`Psychosis of ${calledBy(view, human)}`, dice, clause, {
    verdict: title,
    seat: seatOf(view, human),
  })
  return { ...told, roll }
}

export const trauma = {
  trauma: (event) => {
    const { human, points } = event
    const isBroken = event.clause === 'dw.trauma.3'
    return act('mind', event, [
      who(human),
      isBroken ? ' has had too much: ' : ' will not forget this: ',
      mono(String(points)),
      ` trauma ${plural(points, 'point')}`,
      isBroken ? ', and the mind gives way.' : '.',
    ])
  },
  psychosis: marked('hurt', psychosisLine),
} satisfies Chapter
