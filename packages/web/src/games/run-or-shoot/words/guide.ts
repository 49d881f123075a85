/** The first two turns of Back Lane: what to press now, and why; later one remark at a time, while it applies. */
import { type Card, cm, NEAR, type SeenZed } from '@shamble/run-or-shoot/page'
import type { Idle } from '@shamble/run-or-shoot/forecast'
import { lengthWords } from '../../../board/measured/units.ts'
import { isAskedTo, lessonsOf } from '../../../plan/lessons.ts'
import { capital } from '../../../words/plain.ts'
import { cardsIn, cardTitle } from '../hand/cards.ts'
import { IDLE } from '../hand/words.ts'
import { preview, targets } from '../plan/index.ts'
import { actorOf, isAsked, lookOf, offered } from '../read.ts'
import type { DisplayState, GuideStep, Lesson } from '../types.ts'
import { eastmost, onward } from './guide-points.ts'
import { laterWords } from './steps.ts'
import { calledBy, zedCalled } from './titles.ts'

const FIRST_TURNS = 2

const inBackLane = ({ options }: DisplayState): boolean => options['scenario'] === 'back-lane'
const isEarly = (s: DisplayState): boolean => s.view.turn <= FIRST_TURNS

const name = (s: DisplayState): string => {
  const actor = actorOf(s)
  return actor ? calledBy(actor.who) : 'your survivor'
}

/** Zeds that SHOOT could be used on as things stand, and how far each is. */
function targetsNow(s: DisplayState): readonly { readonly zed: SeenZed; readonly isNear: boolean }[] {
  const actor = actorOf(s)
  if (!actor) return []
  const shooting = lookOf(s)
    .hand(actor)
    .find(({ card, idle }) => card === 'SHOOT' && idle === null)
  return s.view.zeds
    .filter(({ n }) => shooting?.zeds.includes(n))
    .map((zed) => ({ zed, isNear: Math.hypot(zed.at.x - actor.at.x, zed.at.y - actor.at.y) <= cm(NEAR) }))
}

/** rs.shoot.9 RUN towards the safe house; SHOOT only at what is at short range. */
const advised = (s: DisplayState): Card =>
  s.view.turn > 1 && targetsNow(s).some(({ isNear }) => isNear) ? 'SHOOT' : 'RUN'

/** rs.shoot.2, rs.shoot.9 Why not to shoot in the first turn. */
function whyNotShoot(s: DisplayState): string {
  const all = targetsNow(s)
  if (all.length === 0) return 'no Zed is in sight yet'
  return all.some(({ isNear }) => isNear)
    ? 'none that you see has noticed you yet'
    : `those that you see are more than ${NEAR} cm away, where few shots do anything for good`
}

/** rs.drift.7 Why to shoot now: what attacks comes nearer, what drifts has not noticed anybody. */
const whyShoot = (s: DisplayState): string =>
  targetsNow(s).some(({ zed, isNear }) => isNear && zed.mode === 'attacking')
    ? 'A Zed at short range is after you. You fire in step 9, when it has come nearer still: better hit it now than fight it.'
    : 'A Zed at short range has noticed nobody: hit it before it does. Single shots are quiet; you are told which one would be loud.'

const SETUP: readonly Lesson[] = [
  {
    id: 'first chosen',
    lesson: 1,
    asked: 'choose whom to play',
    at: 'button',
    words: 'Each of the six brings other things along. Guns are loaded; reloads are carried.',
    clause: 'rs.setup.9',
  },
  {
    id: 'first choose',
    lesson: 1,
    asked: 'choose whom to play',
    at: (s) => {
      const [first] = offered(s, 'choose')
      return first ? { order: `choose ${first.survivor}` } : null
    },
    press: 'Press one of the survivors.',
    byKeys: 'Press a letter, A to F, then Enter.',
    words: 'You are one of the team, and nobody else decides for you.',
    clause: 'rs.setup.5',
  },
  {
    id: 'first kit',
    lesson: 2,
    asked: 'exchange kit',
    at: { order: 'ready' },
    press: 'Press Ready.',
    words: 'Until everybody is ready, things may be swapped below: mark them on both sides.',
    clause: 'rs.setup.8',
  },
  {
    id: 'first placed',
    lesson: 3,
    asked: 'place',
    when: (s) => s.selection.aim !== null,
    at: 'button',
    words: 'Rings show where you would be noticed: stay out of them for now.',
    clause: 'rs.horde.6',
  },
  {
    id: 'first place',
    lesson: 3,
    asked: 'place',
    at: eastmost,
    press: 'Press a place inside the marked zone.',
    byKeys: 'Press P, then the arrow keys, then Enter.',
    words: 'The safe house is the building in the east: all of you must get inside and shut its doors.',
    clause: 'rs.scenario.7',
  },
]

const CARD = 'place a card'
const MOVE = 'move and turn'
const FIRE = 'shoot or reload'

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

const pointAtAdvised = (s: DisplayState) => ({ order: `card ${advised(s)}` })
const hasChosenCard = (s: DisplayState): boolean => cardsIn(s.selection.order).length > 0

const cardChosen = (lesson: number, when: (s: DisplayState) => boolean): readonly Lesson[] => [
  {
    id: `idle card in lesson ${lesson}`,
    lesson,
    asked: CARD,
    when: (s) => when(s) && idleChosen(s) !== null,
    at: pointAtAdvised,
    press: (s) => `${idleChosen(s)?.card ?? 'That card'} does nothing now. Press ${advised(s)}.`,
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
    asked: CARD,
    when: (s) => when(s) && hasChosenCard(s) && !cardsIn(s.selection.order).includes(advised(s)),
    at: pointAtAdvised,
    press: (s) => `Press ${advised(s)}, or Place ${cardTitle(cardsIn(s.selection.order))}.`,
    words: (s) =>
      advised(s) === 'RUN'
        ? `You may place any card. RUN is the better one: the way is long, and ${whyNotShoot(s)}.`
        : `You may place any card. SHOOT is the better one. ${whyShoot(s)}`,
    clause: 'rs.cards.1',
  },
  {
    id: `advised card chosen in lesson ${lesson}`,
    lesson,
    asked: CARD,
    when: (s) => when(s) && hasChosenCard(s),
    at: () => ({ commit: true }),
    press: (s) => `Press Place ${cardTitle(cardsIn(s.selection.order))}.`,
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

const canMove = (s: DisplayState): boolean => offered(s, 'move').length > 0

const moves = (which: keyof typeof WAYS, lesson: number, when: (s: DisplayState) => boolean): readonly Lesson[] => [
  {
    id: `${which} way`,
    lesson,
    asked: MOVE,
    when: (s) => when(s) && s.selection.aim !== null,
    at: 'button',
    words:
      'You stop early if you see something new. Then the Zeds move: those that have seen you come for you, the others drift.',
    clause: 'rs.move.7',
  },
  {
    id: `${which} move`,
    lesson,
    asked: MOVE,
    when: (s) => when(s) && canMove(s),
    at: onward,
    press: (s) => `Press the ground to send ${name(s)} there.`,
    byKeys: 'Press M, then the arrow keys, then Enter.',
    words: WAYS[which],
    clause: 'rs.horde.6',
  },
]

function isNotDone(s: DisplayState): boolean {
  const actor = actorOf(s)
  return actor !== undefined && laterWords(s, actor) !== null
}

/** Somebody is asked about a move without one to make: the guide goes on, and nothing is lost by it. */
const looks = (lesson: number, when: (s: DisplayState) => boolean): Lesson => ({
  id: `look in lesson ${lesson}`,
  lesson,
  asked: MOVE,
  when: (s) => when(s) && !canMove(s),
  at: { order: 'pass' },
  press: 'Press Look as now.',
  words: (s) =>
    isNotDone(s)
      ? 'It costs you nothing: your card still acts later. Turn first only if what you mean to hit is not in front of you.'
      : 'It costs you nothing. Turn first if you would rather look another way.',
  clause: 'rs.move.9',
})

/** Some of the move is left: to stop here is as good. */
const rests = (lesson: number, when: (s: DisplayState) => boolean): Lesson => ({
  id: `rest in lesson ${lesson}`,
  lesson,
  asked: MOVE,
  when: (s) => {
    const actor = actorOf(s)
    if (!actor || !when(s) || !canMove(s)) return false
    const { left, whole } = lookOf(s).start(actor)
    return left < whole && s.selection.aim === null
  },
  at: { order: 'pass' },
  press: 'Go on, or press Stay here.',
  words:
    'You may go the rest of the way in as many pieces as you like. When you have stopped, the others and the Zeds act.',
  clause: 'rs.move.7',
})

const isFirst = (s: DisplayState): boolean => s.view.turn === 1
const isLater = (s: DisplayState): boolean => s.view.turn > 1

const TURNS: readonly Lesson[] = [
  ...cardChosen(4, isFirst),
  ...cardChosen(6, isLater),
  {
    id: 'first card',
    lesson: 4,
    asked: CARD,
    when: isFirst,
    at: pointAtAdvised,
    press: (s) => `Press ${advised(s)}.`,
    words: (s) =>
      `One card each, in secret. RUN moves you in step 5, before the Zeds move in step 7; SHOOT would fire only in step 9, and ${whyNotShoot(s)}.`,
    clause: 'rs.turn.1',
  },
  rests(6, isFirst),
  ...moves('first', 5, isFirst),
  looks(5, isFirst),
  {
    id: 'second card',
    lesson: 6,
    asked: CARD,
    at: pointAtAdvised,
    press: (s) => `Press ${advised(s)}.`,
    words: (s) =>
      advised(s) === 'RUN'
        ? 'No Zed is near enough for a good shot, so go on before they notice you. Hatched cards are of no use right now.'
        : whyShoot(s),
    clause: 'rs.cards.6',
  },
  ...moves('second', 7, isLater),
  looks(7, isLater),
  {
    id: 'first shot',
    lesson: 7,
    asked: FIRE,
    when: (s) => zedCalled(s.view, s.selection.aim ?? '') !== undefined,
    at: 'button',
    words: 'Each face of the die from 0 to 9 does what the card says. Only the head puts a Zed away for good.',
    clause: 'rs.shoot.7',
  },
  {
    id: 'first aim',
    lesson: 7,
    asked: FIRE,
    when: (s) => offered(s, 'shoot').length > 0,
    at: 'target',
    press: 'Press a Zed.',
    byKeys: 'Press ] for the next Zed, then Enter.',
    words: (s) =>
      `A loud shot wakes a horde within ${lengthWords(lookOf(s).book.horde.hears)}. Before you fire you are told whether this one is loud, and which lairs would hear it.`,
    clause: 'rs.noise.2',
  },
]

/** What is worth a remark in any game. */
const REMARKS: readonly GuideStep[] = [
  {
    id: 'taught',
    when: (s) => inBackLane(s) && s.view.turn === FIRST_TURNS + 1 && isAskedTo(s, CARD),
    words:
      'Well done: every turn goes like these two. Bring everybody into the safe house and shut its doors. Good luck!',
    clause: 'rs.turn.1',
  },
  {
    id: 'held',
    when: (s) => isAskedTo(s, 'push or strike'),
    words: 'A push throws off several and kills nobody; a weapon deals with one for good. They bite in step 4.',
    clause: 'rs.melee.14',
  },
  {
    id: 'order',
    when: (s) => isAskedTo(s, 'give an order'),
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
  ...lessonsOf({ preview, targets }, (s) => inBackLane(s) && isEarly(s), [...SETUP, ...TURNS]),
  ...REMARKS,
]
