/** The first two turns of Back Lane: what to press now, and why; later one remark at a time, while it applies. */
import { type Card, cm, NEAR } from '@shamble/run-or-shoot/page'
import type { Idle } from '@shamble/run-or-shoot/forecast'
import { lengthWords } from '../../../board/measured/units.ts'
import type { GuideTarget } from '../../../play/game-display.ts'
import { capital } from '../../../words/plain.ts'
import { cardsIn, cardTitle } from '../hand/cards.ts'
import { IDLE } from '../hand/words.ts'
import { preview, targets } from '../plan/index.ts'
import { actorOf, isAsked, lookOf, offered } from '../read.ts'
import type { DisplayState, GuideStep } from '../types.ts'
import { laterWords } from './steps.ts'
import { calledBy } from './titles.ts'

const FIRST_TURNS = 2

const inBackLane = ({ options }: DisplayState): boolean => options['scenario'] === 'back-lane'
const isEarly = (s: DisplayState): boolean => s.view.turn <= FIRST_TURNS
const asks = (s: DisplayState, name: string): boolean => isAsked(s) && s.pending?.asks === name

const name = (s: DisplayState): string => {
  const actor = actorOf(s)
  return actor ? calledBy(actor.who) : 'your survivor'
}

/** Something is chosen, and its button can be pressed. */
const isReady = (s: DisplayState): boolean => (preview(s)?.variants.length ?? 0) > 0 && isChosen(s)
const isChosen = ({ selection: { order, aim } }: DisplayState): boolean => order !== null || aim !== null
const toCommit = (): GuideTarget => ({ commit: true })
/** Where there are several ways, the button says which one is chosen: the guide leaves that choice alone. */
const pressCommit = (s: DisplayState): string => {
  const [first, ...others] = preview(s)?.variants ?? []
  return first && others.length === 0 ? `Press ${first.commit}.` : 'Press the green button.'
}

const firstTarget = (s: DisplayState): GuideTarget | null => {
  const [place] = targets(s)
  return place === undefined ? null : { place }
}

/** rs.shoot.9 RUN towards the safe house; SHOOT only at what is at short range. */
function advised(s: DisplayState): Card {
  const actor = actorOf(s)
  if (!actor || s.view.turn === 1) return 'RUN'
  const shooting = lookOf(s)
    .hand(actor)
    .find(({ card, idle }) => card === 'SHOOT' && idle === null)
  const isNear = s.view.zeds.some(
    ({ n, at }) => shooting?.zeds.includes(n) && Math.hypot(at.x - actor.at.x, at.y - actor.at.y) <= cm(NEAR),
  )
  return isNear ? 'SHOOT' : 'RUN'
}

const SETUP: readonly GuideStep[] = [
  {
    id: 'first chosen',
    lesson: 1,
    when: (s) => asks(s, 'choose whom to play') && isReady(s),
    press: pressCommit,
    at: toCommit,
    words: 'Each of the six brings other things along. Guns are loaded; reloads are carried.',
    clause: 'rs.setup.9',
  },
  {
    id: 'first choose',
    lesson: 1,
    when: (s) => asks(s, 'choose whom to play'),
    press: () => 'Press one of the survivors.',
    byKeys: () => 'Press a letter, A to F, then Enter.',
    at: (s) => {
      const [first] = offered(s, 'choose')
      return first ? { order: `choose ${first.survivor}` } : null
    },
    words: 'You are one of the team, and nobody else decides for you.',
    clause: 'rs.setup.5',
  },
  {
    id: 'first kit',
    lesson: 2,
    when: (s) => asks(s, 'exchange kit'),
    press: () => 'Press Ready.',
    at: () => ({ order: 'ready' }),
    words: 'Until everybody is ready, things may be swapped below: mark them on both sides.',
    clause: 'rs.setup.8',
  },
  {
    id: 'first placed',
    lesson: 3,
    when: (s) => asks(s, 'place') && s.selection.aim !== null && isReady(s),
    press: pressCommit,
    at: toCommit,
    words: 'Rings show where you would be noticed: stay out of them for now.',
    clause: 'rs.horde.6',
  },
  {
    id: 'first place',
    lesson: 3,
    when: (s) => asks(s, 'place'),
    press: () => 'Press a place inside the marked zone.',
    byKeys: () => 'Press P, then the arrow keys, then Enter.',
    at: firstTarget,
    words: 'The safe house is the building in the east: all of you must get inside and shut its doors.',
    clause: 'rs.scenario.7',
  },
]

const isHolding = (s: DisplayState): boolean => asks(s, 'place a card')

/** Why the chosen card would come to nothing; null if it is of use, or none is chosen. */
function idleChosen(s: DisplayState): { readonly card: Card; readonly why: Idle } | null {
  const actor = actorOf(s)
  const [card] = cardsIn(s.selection.order)
  const idle =
    actor &&
    card &&
    lookOf(s)
      .hand(actor)
      .find((one) => one.card === card)?.idle
  return card && idle ? { card, why: idle.why } : null
}

const cardChosen = (lesson: number, when: (s: DisplayState) => boolean): readonly GuideStep[] => [
  {
    id: `idle card in lesson ${lesson}`,
    lesson,
    when: (s) => isHolding(s) && when(s) && idleChosen(s) !== null,
    press: (s) => `${idleChosen(s)?.card ?? 'That card'} does nothing now. Press ${advised(s)}.`,
    at: (s) => ({ order: `card ${advised(s)}` }),
    words: (s) => {
      const idle = idleChosen(s)
      const why = idle ? `${capital(IDLE[idle.why])}. ` : ''
      return `${why}You may place a hatched card, but your turn would be lost with it.`
    },
    clause: 'rs.cards.6',
  },
  {
    id: `card chosen in lesson ${lesson}`,
    lesson,
    when: (s) => isHolding(s) && when(s) && cardsIn(s.selection.order).length > 0,
    press: (s) => `Press Place ${cardTitle(cardsIn(s.selection.order))}.`,
    at: toCommit,
    words: 'The steps in which it acts are lit above. Until everybody has placed a card, you may take yours back.',
    clause: 'rs.cards.9',
  },
]

/** What is said of the way of a turn. */
const WAYS = {
  first:
    'East, past the general store. Nobody knows where a horde lurks: whoever steps into the ring of a lair finds out.',
  second: 'On towards the safe house, east of the street. Keep out of the rings: there you are noticed.',
} as const

const moves = (which: keyof typeof WAYS, lesson: number, when: (s: DisplayState) => boolean): readonly GuideStep[] => [
  {
    id: `${which} way`,
    lesson,
    when: (s) => asks(s, 'move and turn') && when(s) && s.selection.aim !== null && isReady(s),
    press: pressCommit,
    at: toCommit,
    words:
      'You stop early if you see something new. Then the Zeds move: those that have seen you come for you, the others drift.',
    clause: 'rs.move.7',
  },
  {
    id: `${which} move`,
    lesson,
    when: (s) => asks(s, 'move and turn') && when(s) && offered(s, 'move').length > 0,
    press: (s) => `Press the ground to send ${name(s)} there.`,
    byKeys: () => 'Press M, then the arrow keys, then Enter.',
    words: WAYS[which],
    clause: 'rs.horde.6',
  },
]

function isNotDone(s: DisplayState): boolean {
  const actor = actorOf(s)
  return actor !== undefined && laterWords(s, actor) !== null
}

/** Somebody is asked about a move without one to make: the guide goes on, and nothing is lost by it. */
const looks = (lesson: number, when: (s: DisplayState) => boolean): GuideStep => ({
  id: `look in lesson ${lesson}`,
  lesson,
  when: (s) => asks(s, 'move and turn') && when(s) && offered(s, 'move').length === 0,
  press: () => 'Press Look as now.',
  at: () => ({ order: 'pass' }),
  words: (s) =>
    isNotDone(s)
      ? 'It costs you nothing: your card still acts later. Turn first only if what you mean to hit is not in front of you.'
      : 'It costs you nothing. Turn first if you would rather look another way.',
  clause: 'rs.move.9',
})

/** Some of the move is left: to stop here is as good. */
const rests = (lesson: number, when: (s: DisplayState) => boolean): GuideStep => ({
  id: `rest in lesson ${lesson}`,
  lesson,
  when: (s) => {
    const actor = actorOf(s)
    if (!actor || !asks(s, 'move and turn') || !when(s) || offered(s, 'move').length === 0) return false
    const { left, whole } = lookOf(s).start(actor)
    return left < whole && s.selection.aim === null
  },
  press: () => 'Go on, or press Stay here.',
  at: () => ({ order: 'pass' }),
  words:
    'You may go the rest of the way in as many pieces as you like. When you have stopped, the others and the Zeds act.',
  clause: 'rs.move.7',
})

const TURNS: readonly GuideStep[] = [
  ...cardChosen(4, (s) => s.view.turn === 1),
  ...cardChosen(6, (s) => s.view.turn > 1),
  {
    id: 'first card',
    lesson: 4,
    when: (s) => isHolding(s) && s.view.turn === 1,
    press: (s) => `Press ${advised(s)}.`,
    at: (s) => ({ order: `card ${advised(s)}` }),
    words:
      'One card each, in secret. RUN moves you in step 5, before the Zeds move in step 7; SHOOT would fire only in step 9, and no Zed is near enough yet.',
    clause: 'rs.turn.1',
  },
  rests(6, (s) => s.view.turn === 1),
  ...moves('first', 5, (s) => s.view.turn === 1),
  looks(5, (s) => s.view.turn === 1),
  {
    id: 'second card',
    lesson: 6,
    when: isHolding,
    press: (s) => `Press ${advised(s)}.`,
    at: (s) => ({ order: `card ${advised(s)}` }),
    words: (s) =>
      advised(s) === 'RUN'
        ? 'No Zed is near enough for a good shot, so go on before they notice you. Hatched cards are of no use right now.'
        : 'A Zed is at short range. You fire in step 9, when the Zeds have come nearer still: better hit it now than fight it.',
    clause: 'rs.cards.6',
  },
  ...moves('second', 7, (s) => s.view.turn > 1),
  looks(7, (s) => s.view.turn > 1),
  {
    id: 'first shot',
    lesson: 7,
    when: (s) => asks(s, 'shoot or reload') && s.selection.aim !== null && isReady(s),
    press: pressCommit,
    at: toCommit,
    words: 'Each face of the die from 0 to 9 does what the card says. Only the head puts a Zed away for good.',
    clause: 'rs.shoot.7',
  },
  {
    id: 'first aim',
    lesson: 7,
    when: (s) => asks(s, 'shoot or reload') && offered(s, 'shoot').length > 0,
    press: () => 'Press a Zed.',
    byKeys: () => 'Press ] for the next Zed, then Enter.',
    at: firstTarget,
    words: (s) =>
      `A loud shot wakes a horde within ${lengthWords(lookOf(s).book.horde.hears)}. Before you fire you are told whether this one is loud, and which lairs would hear it.`,
    clause: 'rs.noise.2',
  },
]

/** What is worth a remark in any game. */
const REMARKS: readonly GuideStep[] = [
  {
    id: 'taught',
    when: (s) => inBackLane(s) && s.view.turn === FIRST_TURNS + 1 && isHolding(s),
    words:
      'Well done: every turn goes like these two. Bring everybody into the safe house and shut its doors. Good luck!',
    clause: 'rs.turn.1',
  },
  {
    id: 'held',
    when: (s) => asks(s, 'push or strike'),
    words: 'A push throws off several and kills nobody; a weapon deals with one for good. They bite in step 4.',
    clause: 'rs.melee.14',
  },
  {
    id: 'order',
    when: (s) => asks(s, 'give an order'),
    words: 'Others do as they are told, once they hear it, and go on doing it until it is done.',
    clause: 'rs.order.6',
  },
  {
    id: 'wait',
    // Not in the midst of the lessons.
    when: (s) => !(inBackLane(s) && isEarly(s)) && isAsked(s) && offered(s, 'wait').length > 0,
    words: 'Whoever waits lets the others go first, and is asked again.',
    clause: 'rs.turn.3',
  },
]

export const guide: readonly GuideStep[] = [
  ...[...SETUP, ...TURNS].map((step) => ({
    ...step,
    when: (s: DisplayState) => inBackLane(s) && isEarly(s) && step.when(s),
  })),
  ...REMARKS,
]
