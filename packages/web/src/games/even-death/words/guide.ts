/** The first turns of a first battle: what to press now, and why; later one remark at a time, while it applies. */
import { isHerd, type Unit, unitOf } from '@shamble/even-death/page'
import type { GuideTarget } from '../../../play/game-display.ts'
import { preview, targets } from '../plan/index.ts'
import { actorOf, chosenUnit, isAsked, offered } from '../read.ts'
import type { DisplayState, GuideStep } from '../types.ts'
import { unitName, unitTitle } from './titles.ts'

const FIRST_ROUNDS = 1

const isEarly = ({ view }: DisplayState): boolean => view.round <= FIRST_ROUNDS
const asks = (s: DisplayState, name: string): boolean => isAsked(s) && s.pending?.asks === name

/** Something is chosen, and its button can be pressed. */
const isReady = (s: DisplayState): boolean => {
  const { order, aim } = s.selection
  return (order !== null || aim !== null) && (preview(s)?.variants.length ?? 0) > 0
}
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

/** The unit that acts, or is to be placed, by name. */
const called = (s: DisplayState): string => {
  const unit = actorOf(s) ?? chosenUnit(s)
  return unit ? unitTitle(s.view, unit) : 'the unit'
}

/** Who may be selected next, the first of them. */
function selectable(s: DisplayState): Unit | undefined {
  const [first] = offered(s, 'select')
  return first && unitOf(s.view, first.unit)
}

const has = (s: DisplayState, what: 'move' | 'shoot' | 'bite' | 'aim' | 'finish' | 'climb'): boolean =>
  offered(s, what).length > 0

const acts = (s: DisplayState): boolean => asks(s, 'act') && actorOf(s) !== undefined
const actionsLeft = ({ view }: DisplayState): number => view.active?.actions ?? 0

const DEPLOYMENT: readonly GuideStep[] = [
  {
    id: 'placed',
    lesson: 1,
    when: (s) => asks(s, 'place a unit') && s.selection.aim !== null && isReady(s),
    press: pressCommit,
    at: toCommit,
    words: 'Both sides place one unit at a time until all stand. Keep people together: whoever is alone loses heart.',
    clause: 'ed.deploy.1',
  },
  {
    id: 'place',
    lesson: 1,
    when: (s) => asks(s, 'place a unit'),
    press: () => 'Press a place inside your zone.',
    byKeys: () => 'Press P, then the arrow keys, then Enter.',
    at: firstTarget,
    words: (s) => `${called(s)} is placed next. Walls and windows near by are cover, and cover is a die more to resist with.`,
    clause: 'ed.deploy.3',
  },
]

const SELECTING: readonly GuideStep[] = [
  {
    id: 'selected',
    lesson: 2,
    when: (s) => asks(s, 'select a unit') && s.selection.order === 'select' && isReady(s),
    press: pressCommit,
    at: toCommit,
    words: 'A unit has two actions, and you finish it before you take the next.',
    clause: 'ed.turn.1',
  },
  {
    id: 'select',
    lesson: 2,
    when: (s) => asks(s, 'select a unit'),
    press: (s) => {
      const unit = selectable(s)
      return unit && isHerd(unit) ? 'Press one of your herds.' : 'Press one of your people.'
    },
    byKeys: () => 'Press Tab for the next unit, then S, then Enter.',
    at: (s) => {
      const unit = selectable(s)
      return unit ? { place: unitName(unit) } : null
    },
    words: (s) => {
      const unit = selectable(s)
      return unit && isHerd(unit)
        ? 'First it rolls: with a 1 or 2 the herd wanders off, and an opponent moves it.'
        : 'What a unit owes stands beside its name: it is rolled for the moment you select it.'
    },
    clause: 'ed.activation.1',
  },
]

const ACTING: readonly GuideStep[] = [
  {
    id: 'act chosen',
    lesson: 3,
    when: (s) => acts(s) && isReady(s),
    press: pressCommit,
    at: toCommit,
    words: (s) =>
      s.selection.order === 'shoot' || s.selection.order === 'bite'
        ? 'The bars show how likely each number of wounds is, the dice of both sides reckoned in.'
        : 'What it costs and what it brings stands on the card. You may still choose something else.',
    clause: 'ed.turn.2',
  },
  {
    id: 'attack',
    lesson: 4,
    when: (s) => acts(s) && (has(s, 'shoot') || has(s, 'bite')),
    press: (s) => (has(s, 'shoot') ? 'Press a herd or an enemy in range.' : 'Press whoever is to be bitten.'),
    byKeys: () => 'Press ] for the next target, then Enter.',
    at: firstTarget,
    words: 'From the flank each die has 1 more. Most guns have to be loaded again after a shot.',
    clause: 'ed.shoot.9',
  },
  {
    id: 'move',
    lesson: 3,
    when: (s) => acts(s) && actionsLeft(s) > 1 && has(s, 'move'),
    press: (s) => `Press the ground to send ${called(s)} there.`,
    byKeys: () => 'Press M, then the arrow keys, then Enter.',
    at: firstTarget,
    words: 'A Move is one straight line. The inner line is the reach of one action, the outer one that of two.',
    clause: 'ed.move.2',
  },
  {
    id: 'aim',
    lesson: 4,
    when: (s) => acts(s) && has(s, 'aim'),
    press: () => 'Press Aim.',
    at: () => ({ order: 'aim' }),
    words: 'Nobody is in range yet. Whoever has aimed has one more die in the next attack.',
    clause: 'ed.aim.1',
  },
  {
    id: 'finish',
    lesson: 5,
    when: (s) => acts(s) && has(s, 'finish'),
    press: () => 'Press Finish.',
    at: () => ({ order: 'finish' }),
    words: 'An action may be left unused. Then the next unit is selected.',
    clause: 'ed.turn.4',
  },
]

/** What is worth a remark in any battle. */
const REMARKS: readonly GuideStep[] = [
  {
    id: 'taught',
    when: (s) => s.view.round === FIRST_ROUNDS + 1 && asks(s, 'select a unit'),
    words: 'Well done: every turn goes like this. The task is on the left, with how far it has come. Good luck!',
    clause: 'ed.turn.8',
  },
  {
    id: 'rambles',
    when: (s) => {
      const unit = actorOf(s)
      return unit !== undefined && isHerd(unit) && unit.rambles
    },
    words: 'A herd that wanders is moved by the opponent who is nearest: up to two Moves, and it bites nobody.',
    clause: 'ed.rambling.3',
  },
  {
    id: 're-roll',
    when: (s) => asks(s, 're-roll'),
    words: 'A Specialist may roll one die of a failed attack again, once a turn.',
    clause: 'ed.perks.12',
  },
  {
    id: 'danger',
    when: (s) => isAsked(s) && offered(s, 'stop').length > 0,
    words: 'The check is passed: go on over the dangerous ground unhurt, or stop before it.',
    clause: 'ed.terrain.5',
  },
]

export const guide: readonly GuideStep[] = [
  ...[...DEPLOYMENT, ...SELECTING, ...ACTING].map((step) => ({
    ...step,
    when: (s: DisplayState) => isEarly(s) && step.when(s),
  })),
  ...REMARKS,
]
