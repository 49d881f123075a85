import { SKILLS } from '@shamble/dead-walk/page'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { type Line, mono } from '../../../words/phrases.ts'
import { act, calledBy, type Chapter, type EventOf, type Scene, seatOf, who } from './lines.ts'
import { SKILL_DOES } from './minds.ts'

function skillLine(event: EventOf<'skill used'>, { view }: Scene): Line {
  const { human, skill, faces = [], clause } = event
  const { title } = SKILLS[skill]
  const told = act('skill', event, [
    who(human),
    ` uses ${title}`,
    ...(event.for === undefined ? [] : [' for ', who(event.for)]),
    `: ${SKILL_DOES[skill]}`,
    ...(faces.length > 0 && skill !== 'lucky' ? [' (takes back ', mono(faces.join(', ')), ')'] : []),
    '.',
  ])
  if (faces.length === 0) return told
  const dice = faces.map((face) => plainDie(face, skill === 'lucky' ? 'changed' : 'taken back'))
  return {
    ...told,
    roll: rollOf(`${calledBy(view, human)}, ${title}`, dice, clause, {
      verdict: SKILL_DOES[skill],
      seat: seatOf(view, human),
    }),
  }
}

export const skills = {
  'skill used': skillLine,
} satisfies Chapter
