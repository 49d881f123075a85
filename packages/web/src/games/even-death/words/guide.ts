/** The first turns of a first battle: what to press now, and why; later one remark at a time, while it applies. */
import { isHerd, type Unit, unitOf } from '@shamble/even-death/page'
import { isAskedTo, lessonsOf } from '../../../plan/lessons.ts'
import { preview, targets } from '../plan/index.ts'
import { actorOf, chosenUnit, isAsked, offered } from '../read.ts'
import type { DisplayState, GuideStep, Lesson } from '../types.ts'
import { unitName, unitTitle } from './titles.ts'

const FIRST_ROUNDS = 1

const isEarly = ({ view }: DisplayState): boolean => view.round <= FIRST_ROUNDS

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

const selectsHerd = (s: DisplayState): boolean => {
  const unit = selectable(s)
  return unit !== undefined && isHerd(unit)
}

const has = (s: DisplayState, what: 'move' | 'shoot' | 'bite' | 'aim' | 'reload' | 'finish'): boolean =>
  offered(s, what).length > 0

/** ed.rambling.3 A herd of another's that is led. */
const isLed = (s: DisplayState): boolean => {
  const unit = actorOf(s)
  return unit !== undefined && isHerd(unit) && unit.rambles
}

const isAttack = ({ selection: { order } }: DisplayState): boolean => /^(shoot|bite|melee)/.test(order ?? '')

const DEPLOYMENT: readonly Lesson[] = [
  {
    id: 'placed',
    lesson: 1,
    asked: 'place a unit',
    when: (s) => s.selection.aim !== null,
    at: 'button',
    words: 'Both sides place one unit at a time until all stand. Keep people together: whoever is alone loses heart.',
    clause: 'ed.deploy.1',
  },
  {
    id: 'place',
    lesson: 1,
    asked: 'place a unit',
    at: 'target',
    press: 'Press a place inside your zone.',
    byKeys: 'Press P, then the arrow keys, then Enter.',
    words: (s) =>
      `${called(s)} is placed next. Walls and windows near by are cover, and cover is a die more to resist with.`,
    clause: 'ed.deploy.3',
  },
]

const SELECTING: readonly Lesson[] = [
  {
    id: 'selected',
    lesson: 2,
    asked: 'select a unit',
    when: (s) => s.selection.order === 'select',
    at: 'button',
    words: 'A unit has two actions, and you finish it before you take the next.',
    clause: 'ed.turn.1',
  },
  {
    id: 'select',
    lesson: 2,
    asked: 'select a unit',
    at: (s) => {
      const unit = selectable(s)
      return unit ? { place: unitName(unit) } : null
    },
    press: (s) => (selectsHerd(s) ? 'Press one of your herds.' : 'Press one of your people.'),
    byKeys: 'Press Tab for the next unit, then S, then Enter.',
    words: (s) =>
      selectsHerd(s)
        ? 'First it rolls: with a 1 or 2 the herd wanders off, and an opponent moves it.'
        : 'What a unit owes stands beside its name: it is rolled for the moment you select it.',
    clause: 'ed.activation.1',
  },
]

/** What is chosen is done with its button, whatever lesson has been come to. */
const chosenIn = (lesson: number): Lesson => ({
  id: `act chosen ${lesson}`,
  lesson,
  asked: 'act',
  at: 'button',
  words: (s) =>
    isAttack(s)
      ? 'The bars show how likely each number of wounds is, the dice of both sides reckoned in.'
      : 'What it costs and what it brings stands on the card. You may still choose something else.',
  clause: 'ed.turn.2',
})

const ACTING: readonly Lesson[] = [
  chosenIn(3),
  chosenIn(4),
  chosenIn(5),
  {
    id: 'attack',
    lesson: 4,
    asked: 'act',
    when: (s) => has(s, 'shoot') || has(s, 'bite'),
    at: 'target',
    press: (s) => (has(s, 'shoot') ? 'Press a herd or an enemy in range.' : 'Press whoever is to be bitten.'),
    byKeys: 'Press ] for the next target, then Enter.',
    words: 'From the flank each die has 1 more. Most guns have to be loaded again after a shot.',
    clause: 'ed.shoot.9',
  },
  {
    id: 'move',
    lesson: 3,
    asked: 'act',
    when: (s) => (s.view.active?.actions ?? 0) > 1 && has(s, 'move'),
    at: 'target',
    press: (s) => `Press the ground to send ${called(s)} there.`,
    byKeys: 'Press M, then the arrow keys, then Enter.',
    words: 'A Move is one straight line. The inner line is the reach of one action, the outer one that of two.',
    clause: 'ed.move.2',
  },
  {
    id: 'aim',
    lesson: 4,
    asked: 'act',
    when: (s) => has(s, 'aim'),
    at: { order: 'aim' },
    press: 'Press Aim.',
    words: 'Nobody is in range yet. Whoever has aimed has one more die in the next attack.',
    clause: 'ed.aim.1',
  },
  {
    id: 'reload',
    lesson: 5,
    asked: 'act',
    when: (s) => has(s, 'reload'),
    at: { order: 'reload' },
    press: 'Press Reload.',
    words: 'The gun is empty. What it needs before it fires again can be spread over several turns.',
    clause: 'ed.reload.3',
  },
  {
    id: 'finish',
    lesson: 5,
    asked: 'act',
    when: (s) => has(s, 'finish') && !isLed(s),
    at: { order: 'finish' },
    press: 'Press Finish.',
    words: 'An action may be left unused. Then the next unit is selected.',
    clause: 'ed.turn.4',
  },
]

/** What is worth a remark in any battle. */
const REMARKS: readonly GuideStep[] = [
  {
    id: 'taught',
    when: (s) => s.view.round === FIRST_ROUNDS + 1 && isAskedTo(s, 'select a unit'),
    words: 'Well done: every turn goes like this. The task is on the left, with how far it has come. Good luck!',
    clause: 'ed.turn.8',
  },
  {
    id: 're-roll',
    when: (s) => isAskedTo(s, 're-roll'),
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

/** Of no lesson: it may come at any time, and comes first. */
const LEADING: readonly GuideStep[] = [
  {
    id: 'rambles',
    when: (s) => isAskedTo(s, 'act') && isLed(s) && has(s, 'move') && s.selection.aim === null,
    at: (s) => {
      const [place] = targets(s)
      return place === undefined ? null : { place }
    },
    press: (s) => `Press the ground to lead ${called(s)} there.`,
    byKeys: () => 'Press M, then the arrow keys, then Enter.',
    words:
      'It wanders, and you are nearest: lead it away from your people, or into fire. Up to two Moves; it bites nobody.',
    clause: 'ed.rambling.3',
  },
]

export const guide: readonly GuideStep[] = [
  ...LEADING,
  ...lessonsOf({ preview, targets }, isEarly, [...DEPLOYMENT, ...SELECTING, ...ACTING]),
  ...REMARKS,
]
