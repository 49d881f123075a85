/** dw.example The scenario of the book's worked example teaches by doing: what to press now, with the numbers of this game. */
import { isInPlay } from '@shamble/dead-walk/page'
import type { GuideTarget } from '../../../play/game-display.ts'
import { orders, preview, targets } from '../plan/index.ts'
import { activeHuman, humanName, isAsked, lookOf, offered, shortName, viewOf, zombieCalled } from '../read.ts'
import type { GuideStep, DisplayState } from '../types.ts'

const inTheStreet = ({ options }: DisplayState): boolean => options['scenario'] === 'lawless-street' && !options['own']

const living = (s: DisplayState): number => viewOf(s).humans.filter(isInPlay).length

/** Whoever acts, in the hands of whoever is asked. */
const actor = (s: DisplayState) => (isAsked(s) ? activeHuman(viewOf(s)) : undefined)
const actorName = (s: DisplayState): string => shortName(actor(s)?.name ?? '')

const mayFire = (s: DisplayState): boolean => actor(s) !== undefined && offered(s, 'fire').length > 0
const hasAim = (s: DisplayState): boolean => s.selection.aim !== null

/** Whoever may act next, and is brought to act by the board and then by the order. */
function nextToAct(s: DisplayState) {
  const [first] = offered(s, 'activate')
  return viewOf(s).humans.find(({ n }) => n === first?.human)
}

function whereToAct(s: DisplayState): GuideTarget | null {
  const human = nextToAct(s)
  if (!human) return null
  const isChosen = s.selection.figure === humanName(human.n)
  return isChosen && orders(s).some(({ id }) => id === 'activate')
    ? { order: 'activate' }
    : { place: humanName(human.n) }
}

/** dw.fear.1, dw.fear.3 What was tested when the turn began, with the value of whoever comes next. */
function fearWords(s: DisplayState): string {
  const human = nextToAct(s)
  const most = human ? `: two dice, and at most ${lookOf(s).fear(human).value} for ${shortName(human.name)}` : ''
  return `When a turn begins, everybody with the dead near tests his nerve${most}. Friends near help, the dead near hurt.`
}

/** The most pressing of the dead that can be fired at. */
const firstTarget = (s: DisplayState): string | null =>
  targets(s).find((place) => zombieCalled(viewOf(s), place) !== undefined) ?? null

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
    words: 'Whoever is wounded is tested when the next turn begins, and may die of it. Those who die may rise.',
    clause: 'dw.example.14',
  },
  {
    id: 'example fear',
    lesson: 1,
    when: (s) => isAsked(s) && viewOf(s).turn === 1 && offered(s, 'activate').length > 0,
    press: (s) => {
      const target = whereToAct(s)
      return target && 'order' in target ? 'Press Activate.' : `Press ${shortName(nextToAct(s)?.name ?? '')}.`
    },
    at: whereToAct,
    words: fearWords,
    clause: 'dw.example.3',
  },
  {
    id: 'example fire',
    lesson: 2,
    when: (s) => mayFire(s) && hasAim(s) && (preview(s)?.variants.length ?? 0) > 0,
    press: (s) => `Press ${preview(s)?.variants[0]?.commit ?? 'Fire'}.`,
    at: () => ({ commit: true }),
    words: 'The card says what each die may do. How often you fire is declared before the first die falls.',
    clause: 'dw.example.8',
  },
  {
    id: 'example again',
    lesson: 3,
    when: (s) => (actor(s)?.firedAt.length ?? 0) > 0,
    press: (s) => `Press the ground to walk ${actorName(s)} away, or end his turn.`,
    words: 'Whom he has fired at he may not fire at again, not even the one he missed.',
    clause: 'dw.example.9',
  },
  {
    id: 'example shaken',
    lesson: 2,
    when: (s) => mayFire(s) && (actor(s)?.doubled ?? false),
    press: (s) => `Press ${firstTarget(s) ?? 'one of the dead'}.`,
    at: (s) => {
      const place = firstTarget(s)
      return place === null ? null : { place }
    },
    words: (s) =>
      `${actorName(s)} is shaken: everything costs him double. A shot from where he stands is the best of it.`,
    clause: 'dw.example.5',
  },
  {
    id: 'example aim',
    lesson: 2,
    when: mayFire,
    press: (s) => `Press ${firstTarget(s) ?? 'one of the dead'}.`,
    at: (s) => {
      const place = firstTarget(s)
      return place === null ? null : { place }
    },
    words: (s) => `${actorName(s)} has not moved: whoever walks first shoots worse. Nearer is better, too.`,
    clause: 'dw.example.6',
  },
  {
    id: 'example taught',
    when: (s) => isAsked(s) && viewOf(s).turn === 2 && offered(s, 'activate').length > 0,
    words:
      'That was a whole turn: nerves are tested, each of you acts, then the dead come nearer. You know how it goes.',
    clause: 'dw.turn.6',
  },
]

export const workedExample: readonly GuideStep[] = STEPS.map((step) => ({
  ...step,
  when: (s) => inTheStreet(s) && step.when(s),
}))
