/** rs.infection.1 The one test of a survivor whom a Zed has hurt, made in secret; and whose corpse will rise. */
import type { Clause } from '../clauses.ts'
import type { HarmCause } from '../events.ts'
import { type Due, isPS, type Survivor, type Transaction } from '../state.ts'
import { learnHurt, learnRest } from './43-learnt.ts'

/** rs.infection.5 What passes it on: teeth, claws, fists and tongue. */
const INFECTING: ReadonlySet<HarmCause> = new Set<HarmCause>(['bite', 'pin', 'blow', 'tongue'])

/** rs.secrecy.14, rs.secrecy.20 A secret roll is written down for the debrief and told to nobody. */
export function noteRoll(t: Transaction, clause: Clause, { what, about }: Due, face: number): void {
  const { hidden, turn, step } = t.state
  hidden.rolls = Object.freeze([...hidden.rolls, Object.freeze({ turn, step, clause, about, value: face })])
  t.emit({ e: 'rolled in secret', clause, audience: [], what, about, face })
}

/** rs.infection.1 to rs.infection.4, rs.damage.6 Once in a game; an NPS who was taken over keeps his numbers (rs.seats.8). */
export function testInfection(t: Transaction, s: Survivor, cause: HarmCause): void {
  if (!INFECTING.has(cause) || Object.hasOwn(t.state.hidden.tested, s.n) || isTestDue(t, s)) return
  learnHurt(t, s)
  const face = t.book.secretDie(t, 'rs.infection.1', { what: 'test', about: s.n })
  if (face !== null) settleTest(t, s, face)
}

/** rs.dice.4 The umpire has still to throw for him. */
const isTestDue = ({ state }: Transaction, { n }: Survivor): boolean =>
  state.hidden.desk?.due.some(({ what, about }) => what === 'test' && about === n) ?? false

/** rs.infection.2, rs.infection.3 */
export function settleTest(t: Transaction, s: Survivor, face: number): void {
  const { hidden } = t.state
  noteRoll(t, 'rs.infection.1', { what: 'test', about: s.n }, face)
  const { ps, nps } = t.book.infection
  const result = face <= (isPS(s) ? ps : nps) ? 'infected' : 'immune'
  hidden.tested = Object.freeze({ ...hidden.tested, [s.n]: result })
  if (t.book.infectionsAreOpen()) t.reveal()
}

export const isInfected = ({ state }: Pick<Transaction, 'state'>, { n }: Survivor): boolean =>
  state.hidden.tested[n] === 'infected'

/** rs.infection.11, rs.infection.12 Whoever dies infected stands up in the next turn. */
export function markRising(t: Transaction, s: Survivor): void {
  const { hidden, turn } = t.state
  if (isInfected(t, s)) hidden.rising = Object.freeze({ ...hidden.rising, [s.n]: turn + 1 })
}

/** rs.infection.13, rs.infection.14 A corpse that was destroyed never rises; nobody is told whether it would have. */
export function layToRest(t: Transaction, s: Survivor): void {
  learnRest(t, s)
  unmarkRising(t, s)
}

/** It rises no more: it has, or it never will. */
export function unmarkRising(t: Transaction, { n }: Survivor): void {
  const { hidden } = t.state
  if (!Object.hasOwn(hidden.rising, n)) return
  const { [n]: _never, ...others } = hidden.rising
  hidden.rising = Object.freeze(others)
}
