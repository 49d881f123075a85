/** dw.example The worked example of the book, told while its scenario is played. */
import { isInPlay } from '@shamble/dead-walk/page'
import { activeHuman, isAsked, offered, viewOf } from '../read.ts'
import type { GuideStep, DisplayState } from '../types.ts'

const LAWLESS = 1
const DAWSON = 2

const inTheStreet = ({ options }: DisplayState): boolean => options['scenario'] === 'lawless-street' && !options['own']

const acts = (s: DisplayState, n: number): boolean => activeHuman(viewOf(s))?.n === n && isAsked(s)

const living = (s: DisplayState): number => viewOf(s).humans.filter(isInPlay).length

const STEPS: readonly GuideStep[] = [
  {
    id: 'example last',
    when: (s) => isAsked(s) && living(s) === 1 && viewOf(s).humans.some(({ status }) => status === 'dead'),
    words: 'The last of a group has his full value of 10 again and cannot lose more of it. The book forgets to say so.',
    clause: 'dw.example.15',
  },
  {
    id: 'example wounds',
    when: (s) => isAsked(s) && viewOf(s).humans.some((human) => isInPlay(human) && human.wounds > 0),
    words:
      'In the book Dawson takes two wounds: two of the dead strike on 5 or more, the one with the knife on 4 or more. His test in the next turn is one die, and a 1 kills him; from then on he may rise.',
    clause: 'dw.example.14',
  },
  {
    id: 'example fear',
    when: (s) => isAsked(s) && viewOf(s).turn === 1 && offered(s, 'activate').length > 0,
    words:
      'The example of the book begins here. Two of the squad are dead, so both stand at 6. Lawless has one of the dead near and Dawson beside him: 6 − 1 + 1 = 6. Dawson has two near: 6 − 2 + 1 = 5.',
    clause: 'dw.example.3',
  },
  {
    id: 'example shaken',
    when: (s) => acts(s, DAWSON) && (activeHuman(viewOf(s))?.doubled ?? false),
    words:
      'Dawson is shaken in the book, too: a step of 5 cm costs him 2 action points, a pistol shot the other 2, and after a step he shoots worse.',
    clause: 'dw.example.5',
  },
  {
    id: 'example pistol',
    when: (s) => acts(s, DAWSON) && offered(s, 'fire').length > 0,
    words:
      'At some 15 cm and after a step a pistol puts down with 5 or 6 and eliminates with nothing: the book has him throw a 4 and miss. Within 10 cm and without a step it is 3 or 4, and 5 or 6 eliminate.',
    clause: 'dw.example.6',
  },
  {
    id: 'example again',
    when: (s) => acts(s, LAWLESS) && (activeHuman(viewOf(s))?.firedAt.length ?? 0) > 0,
    words:
      'Whom he has fired at he may not fire at again, not even the one he missed: a second burst would have been declared with the first.',
    clause: 'dw.example.9',
  },
  {
    id: 'example burst',
    when: (s) => acts(s, LAWLESS) && offered(s, 'fire').length > 0,
    words:
      'In the book two stand in the corridor, one just beyond 10 cm, so that nobody counts as point blank. Of 1, 3, 3, 4 and 6 one is down and one eliminates, and the dice deal both to the same one.',
    clause: 'dw.example.8',
  },
]

export const workedExample: readonly GuideStep[] = STEPS.map((step) => ({
  ...step,
  when: (s) => inTheStreet(s) && step.when(s),
}))
