import { plainDie, rollOf } from '../../../words/dice.ts'
import type { RollShown } from '../../../play/game-display.ts'
import { type Line, line, cited, mono, type Word } from '../../../words/phrases.ts'
import { numeral, signed } from '../../../words/plain.ts'
import { humanName } from '../read.ts'
import { act, calledBy, type Chapter, type EventOf, partsOf, type Scene, seatOf, who } from './lines.ts'
import { LOWEST, modifierWords } from './parts.ts'

type Test = EventOf<'fear tested'>

/** How the value comes about, and what is added to the dice. */
const partsOfTest = ({ terms, modifiers = [] }: Test): RollShown['parts'] => [
  ...terms.map(({ clause, value }) => ({
    value: clause === 'dw.scope.5' ? numeral(value) : signed(value),
    words: modifierWords(clause),
    clause,
  })),
  ...partsOf(modifiers).map((part) => ({ ...part, words: `${part.words}, on the dice` })),
]

function testWords({ human, faces, modifiers = [], score, value, passed }: Test): Word[] {
  const added = modifiers.map((one) => signed(one.value)).join('')
  return [
    who(human),
    `${passed ? ' keeps calm' : ' panics'} (rolled `,
    mono(`${faces.join('+')}${added} = ${score}`),
    ...(value < LOWEST
      ? [', and no roll would have been low enough']
      : [', needed ', mono(numeral(value)), ' or less']),
    passed ? ').' : '). Every action costs double this turn.',
  ]
}

function fearLine(event: Test, { view }: Scene): Line {
  const { human, faces, value, passed, clause } = event
  if (faces.length === 0) return act('heart', event, [who(human), ' need not test fear this time.'])
  const dice = faces.map((face, i) =>
    plainDie(face, i === 0 ? '' : passed ? 'holds' : 'shaken', passed ? 'plain' : 'bad'),
  )
  const words = cited(testWords(event), clause)
  return {
    ...line(passed ? 'dice' : 'rule', passed ? 'dice' : 'warn', words, [humanName(human)]),
    roll: rollOf(`Fear test of ${calledBy(view, human)}`, dice, clause, {
      parts: partsOfTest(event),
      verdict: value < LOWEST ? 'no roll would hold' : `${numeral(value)} or less holds`,
      seat: seatOf(view, human),
    }),
  }
}

export const fear = {
  'fear tested': fearLine,
} satisfies Chapter
