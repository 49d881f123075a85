/** dw.movement.17, dw.movement.18 Lying down and standing up. */
import { refuse } from '@shamble/kernel'
import { figureName, humanFigure } from '../state.ts'
import { isInCloseCombat } from './01-figures.ts'
import { type Action, canPay, combatRefusal, costOfDeed, firstOf, MOVING, pay, payRefusal } from './04-actions.ts'
import { stumbles } from './48-quirks.ts'

/** dw.movement.17, dw.movement.18 */
export const lieDown: Action<'lie-down'> = {
  choices: (look, human) =>
    !human.prone && canPay(human, costOfDeed(look, 'lie-down'), MOVING) && !isInCloseCombat(look, human)
      ? [{ do: 'lie-down' }]
      : [],
  check: (look, human) =>
    firstOf(
      () => combatRefusal(look, human),
      () => (human.prone ? refuse('dw.movement.18', `${human.name} lies on the ground already.`) : null),
      () => payRefusal(human, costOfDeed(look, 'lie-down'), MOVING),
    ),
  take: (t, human) => {
    if (stumbles(t, human, pay(t, human, costOfDeed(t, 'lie-down'), { movement: true }))) return
    human.prone = true
    t.emit({ e: 'lay down', clause: 'dw.movement.17', human: human.n, left: human.ap })
  },
}

/** dw.movement.17 Even in close combat (dw.cc.4), and before an attempt to break away (dw.break.2). */
export const standUp: Action<'stand-up'> = {
  choices: (look, human) =>
    human.prone && canPay(human, costOfDeed(look, 'stand-up'), MOVING) ? [{ do: 'stand-up' }] : [],
  check: (look, human) =>
    firstOf(
      () => (human.prone ? null : refuse('dw.movement.18', `${human.name} does not lie on the ground.`)),
      () => payRefusal(human, costOfDeed(look, 'stand-up'), MOVING),
    ),
  take: (t, human) => {
    if (stumbles(t, human, pay(t, human, costOfDeed(t, 'stand-up'), { movement: true, keepsFresh: true }))) return
    human.prone = false
    t.emit({ e: 'stood up', clause: 'dw.movement.17', figure: figureName(humanFigure(human.n)), left: human.ap })
  },
}
