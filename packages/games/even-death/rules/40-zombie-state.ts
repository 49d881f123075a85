/** ed.zombie-state The behaviour generator: how all zombies of a battle are. */
import type { Seat } from '@shamble/kernel'
import type { State, Transaction } from '../state.ts'
import { BEHAVIOUR } from '../tables/states.ts'
import { d8 } from './01-measure.ts'

type Behaviour = State['behaviour']
type Row = (typeof BEHAVIOUR)[number]

/** The faces of a die that come to the same. */
const RESULTS = [
  [1, 2],
  [3, 4, 5, 6],
  [7, 8],
] as const

const rowFor = (face: number): Row => BEHAVIOUR.find(({ most }) => face <= most) ?? BEHAVIOUR[1]

/** ed.zombie-state.2 By a die for each of decay, brains and hunger. */
export const behaviourBy = (decay: number, brains: number, hunger: number): Behaviour => ({
  decay: rowFor(decay).decay,
  brains: rowFor(brains).brains,
  hunger: rowFor(hunger).hunger,
})

/** ed.zombie-state.2, ed.zombie-state.4 One die for all three, or three in this order; it holds for every herd. */
export function generateBehaviour(t: Transaction, seat: Seat, dice: 1 | 3): void {
  const clause = 'ed.zombie-state.2'
  const roll = (what: string): number => d8(t, { clause, seat, what, results: RESULTS })
  const first = roll(dice === 1 ? 'behaviour' : 'decay')
  const faces: readonly [number, number, number] =
    dice === 1 ? [first, first, first] : [first, roll('brains'), roll('hunger')]
  t.state.behaviour = Object.freeze(behaviourBy(...faces))
  t.emit({ e: 'behaviour', clause, ...t.state.behaviour, faces: faces.slice(0, dice) })
}
