import { zombieKind } from '@shamble/even-death/page'
import { move, rule } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { about, type Chapter, deed, type EventOf, type Scene, unit } from './lines.ts'
import { TheSeat } from './seats.ts'

/** "ten Regular Zombies": what a herd is made of is told with it. */
function figuresWords({ unit, at }: EventOf<'deployed'>, { view }: Scene): string {
  const herd = view.herds.find(({ id }) => id === unit)
  if (!herd) return ''
  const zombies = zombieKind(herd.kind).title
  return `, ${count(at.length)} ${at.length === 1 ? zombies.replace(/s$/, '') : zombies},`
}

export const deploying = {
  deployed: (event, scene) => {
    const words = [unit(event.unit), figuresWords(event, scene), ' takes the field.']
    return move('steps', event, words, about(event.unit))
  },
  'zone grew': (event) =>
    rule('warn', event, [
      `${TheSeat(event.seat)} find no place: their zone grows by two inches, now ${count(event.inches)} in all.`,
    ]),
  'not deployed': (event) => ({
    ...deed('skull', event, ' finds no place on the table and is lost'),
    mark: 'died' as const,
  }),
} satisfies Chapter
