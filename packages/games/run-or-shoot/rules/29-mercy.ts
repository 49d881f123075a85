/** rs.shoot.21 Somebody who lives is asked whether he wants to be shot. */
import { ask, procedure, refuse, type Vars } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { type Survivor, survivorOf, type Transaction } from '../state.ts'
import { done } from './08-parts.ts'
import { firingOf, noteFiring, shoot } from './29-fire.ts'
import { hasTarget } from './29-options.ts'

/** Who aims at whom, and with which gun. */
interface Plea extends Vars {
  shooter: number
  target: number
  weapon: number
}

/** rs.shoot.21 Does he have to be asked? An NPS whom nobody plays agrees if he is guarded. */
export const mustAgree = ({ book }: Pick<Transaction, 'book'>, { seat }: Survivor): boolean =>
  book.needsConsent() && seat !== null

export function askMercy(t: Transaction, s: Survivor, target: Survivor, weapon: number): void {
  t.emit({ e: 'asked for mercy', clause: 'rs.shoot.21', survivor: s.n, target: target.n })
  t.call(mercy.name, { shooter: s.n, target: target.n, weapon })
}

function answer(t: Transaction, { shooter, target, weapon }: Plea, agreed: boolean): void {
  const [s, other] = [survivorOf(t.state, shooter), survivorOf(t.state, target)]
  if (!s || !other) return
  t.emit({ e: 'mercy', clause: 'rs.shoot.21', survivor: other.n, agreed })
  if (agreed) shoot(t, s, weapon, { figure: other, isGone: false })
  else noteFiring(t, s, { refused: Object.freeze([...firingOf(t, s).refused, other.n]) })
  if (s.seat !== null && !hasTarget(t, s)) done(t, s.seat)
}

const ANSWERS: readonly Command[] = [{ do: 'refuse' }, { do: 'agree' }]

export const mercy = procedure<Transaction, Command>('mercy', [
  ask<Transaction, Command, Plea>('rs.shoot.21', 'agree to be shot', {
    who: ({ state }, { target }) => {
      const seat = survivorOf(state, target)?.seat ?? null
      return seat === null ? [] : [seat]
    },
    choices: () => [...ANSWERS],
    check: (_look, _v, _seat, command) =>
      command.do === 'agree' || command.do === 'refuse' ? null : refuse('rs.shoot.21', 'Agree to be shot, or refuse.'),
    take: (t, v, _seat, command) => answer(t, v, command.do === 'agree'),
    onClock: () => [{ do: 'refuse' }],
  }),
])
