/** rs.seats.6, rs.seats.7 All that a person as umpire adds to the game: his questions, and what comes of his answers. */
import type { HouseRule } from '@shamble/kernel'
import type { Slots } from '../book.ts'
import type { RunOrShootKit } from '../state.ts'
import { drawDrifters, drawHordes, drawMutants, drawOthers } from './04-draws.ts'
import { attackedBy, attacksQuestion, hunterTold, huntersQuestion } from './45-hunters.ts'
import { laidOut, layOutQuestion, unlessLaid } from './45-lay-out.ts'
import { rulingQuestion, rulingsEnd } from './45-rulings.ts'
import { andSoOn, begin7cStep, goOnStep, planStep, rest7c, sendQuestion } from './45-send.ts'
import { forgetTold, seatUmpire } from './45-umpire.ts'
import { actByHand, checkHand } from './46-hand.ts'
import { ownInfectionDie, secretDice, thrownLater } from './46-secret-dice.ts'

type Rule = HouseRule<RunOrShootKit, Slots>

export const UMPIRE_GATE: Rule = {
  slots: { seatUmpire: () => seatUmpire, hunterDoes: () => hunterTold, attacked: () => attackedBy },
  steps: {
    'set-up': [
      { before: 'hordes', insert: layOutQuestion },
      { replace: 'hordes', by: unlessLaid('rs.setup.6', 'hordes', drawHordes) },
      { replace: 'mutants', by: unlessLaid('rs.scenario.4', 'mutants', drawMutants) },
      { replace: 'drifters', by: unlessLaid('rs.drift.1', 'drifters', drawDrifters) },
      { replace: 'people in rooms', by: unlessLaid('rs.setup.5', 'people in rooms', drawOthers) },
      { after: 'people in rooms', insert: laidOut },
    ],
    'others settle': [{ after: 'settle', insert: rulingQuestion }],
    'attackers move': [
      { before: 'move', insert: begin7cStep },
      { after: 'begin', insert: huntersQuestion },
      { after: 'tell Hunters', insert: planStep },
      { after: 'choose targets', insert: goOnStep },
      { after: 'go on', insert: sendQuestion },
      { after: 'send', insert: andSoOn },
      { replace: 'move', by: rest7c },
    ],
    'Boomers spit': [{ after: 'begin', insert: attacksQuestion }],
    'next turn': [
      { before: 'turn the page', insert: rulingsEnd },
      { after: 'turn the page', insert: forgetTold },
    ],
  },
}

/** rs.dice.4 */
export const SECRET_DICE_GATE: Rule = {
  slots: { secretDie: () => thrownLater },
  steps: {
    groans: [
      { after: 'listen', insert: secretDice.question() },
      { after: 'throw secret dice', insert: secretDice.rest() },
    ],
    'lairs found late': [
      { after: 'at rest', insert: secretDice.question() },
      { after: 'throw secret dice', insert: secretDice.rest() },
    ],
    infection: [
      { after: 'roll', insert: secretDice.question() },
      { after: 'throw secret dice', insert: secretDice.rest() },
    ],
  },
}

/** rs.infection.15 */
export const OWN_DICE: Rule = { slots: { infectionDie: () => ownInfectionDie } }

/** rs.seats.7 A free hand. */
export const FREE_HAND: Rule = { slots: { checkHand: () => checkHand, actByHand: () => actByHand } }
