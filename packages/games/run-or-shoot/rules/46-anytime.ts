/** What may be done at any time: to give up, to hand the umpire's seat over, and to lay hand on the table. */
import type { Anytime, GameRules, Refusal, Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Look, RunOrShootKit, Transaction } from '../state.ts'
import { checkConcede, concede } from './41-end.ts'
import { checkHands, handOver } from './45-umpire.ts'

export const ANYTIME: Anytime<RunOrShootKit> = {
  dos: ['concede', 'play-on', 'hand-over', 'take-back', 'by-hand'],
  check: (look: Look, seat: Seat, command: Command): Refusal | null => {
    if (command.do === 'by-hand') return look.book.checkHand(look, seat, command)
    return command.do === 'hand-over' || command.do === 'take-back'
      ? checkHands(look, seat, command)
      : checkConcede(look, seat, command)
  },
  take: (t: Transaction, seat: Seat, command: Command): void => {
    if (command.do === 'by-hand') t.book.actByHand(t, command)
    else if (command.do === 'hand-over' || command.do === 'take-back') handOver(t, command)
    else concede(t, seat, command)
  },
}

/** rs.cards.9 A card until all lie; what changed nothing but hands and facing. */
const TAKEN_BACK: ReadonlySet<string> = new Set(['card', 'exchange', 'turn'])

/** rs.secrecy.14, rs.cards.9 Nothing that led into another step is taken back, whether or not something hidden happened in it. */
export const mayTakeBack: GameRules<RunOrShootKit>['mayTakeBack'] = (command, events) =>
  TAKEN_BACK.has(command.do) && !events.some(({ e }) => e === 'step began')
