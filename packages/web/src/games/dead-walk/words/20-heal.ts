import { withDie } from '../../../words/dice.ts'
import { type Line, rule, thrown } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { humanName } from '../read.ts'
import { act, calledBy, type Chapter, dieText, type EventOf, type Scene, who, withParts } from './lines.ts'

/** "one healed, none left". */
const healedWords = ({ by, wounds }: { readonly by: number; readonly wounds: number }): string =>
  `${count(by)} healed, ${wounds === 0 ? 'none' : count(wounds)} left`

function aidLine(event: EventOf<'aided'>, { view }: Scene): Line {
  const { human, patient } = event
  const isHelped = event.by > 0
  const whom = patient === human ? [' binds up a wound'] : [' gives first aid to ', who(patient)]
  const came = isHelped ? `: ${healedWords(event)}` : ': it does not help'
  const told = act('cross', event, [who(human), ...whom, came, ...thrown(dieText(event)), '.'])
  const title = `First aid by ${calledBy(view, human)}`
  const die = withDie(told, event, title, isHelped ? 'healed' : 'nothing', isHelped ? 'good' : 'plain')
  return withParts(die, event)
}

export const heal = {
  healed: (event) => {
    const { human, patient } = event
    const deed = patient === human ? [' binds up a wound'] : [' treats ', who(patient)]
    const words = [who(human), ...deed, `: ${healedWords(event)}.`]
    return rule('cross', event, words, [humanName(patient)])
  },
  aided: aidLine,
} satisfies Chapter
