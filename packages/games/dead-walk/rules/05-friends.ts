/** dw.scope.6 Friends of nobody who join whom they meet. */
import { change, type Human, isInPlay, type Transaction } from '../state.ts'
import { humanBody, humansTouching } from './01-figures.ts'

/** dw.scope.6 A friend of nobody whom a team member meets follows the seat of that one. */
export function joinFriends(t: Transaction, human: Human): void {
  if (human.isNpc || human.seat === null || !t.state.humans.some(isWaiting)) return
  for (const friend of humansTouching(t, humanBody(human)).filter(isWaiting)) {
    friend.seat = human.seat
    t.state.progress = change(t.state.progress, { npcsJoined: true })
    t.emit({ e: 'joined', clause: 'dw.scope.6', human: friend.n, seat: human.seat })
  }
}
const isWaiting = (h: Human): boolean => h.isNpc && h.seat === null && isInPlay(h)
