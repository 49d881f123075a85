/** An attack of any kind as one declared list of steps: attack dice, toughness dice, re-roll, comparison, wounds. */
import { frozenRecords, procedure, type Seat, step } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'
import type { AttackKind, Rolled } from '../events.ts'
import { type Attack, change, type Transaction, unitOf } from '../state.ts'
import { handful, succeeds } from './01-measure.ts'
import { inflict, woundsOf } from './30-wounds.ts'
import { reRoll } from './38-reroll.ts'
import { judge } from './41-victory.ts'

/** What the chapter of an attack works out before the first die. */
export type Planned = Omit<Attack, 'hits' | 'saves' | 'wounds'>

const CLAUSES: Readonly<Record<AttackKind, Clause>> = {
  shooting: 'ed.shoot.7',
  melee: 'ed.melee.2',
  bite: 'ed.bite.11',
}

/** Begins an attack; its dice fall when the action that called it is over. */
export function attack(t: Transaction, planned: Planned): void {
  const none = Object.freeze([])
  const { dice, needed, modifiers } = planned.toughness
  t.state.attack = Object.freeze({
    ...planned,
    modifiers: frozenRecords(planned.modifiers),
    toughness: Object.freeze({ dice, needed, modifiers: frozenRecords(modifiers) }),
    hits: none,
    saves: none,
    wounds: 0,
  })
  t.call('attack')
}

/** Something of the attack under way is otherwise. */
export function changeAttack(t: Transaction, by: Partial<Attack>): void {
  if (t.state.attack !== null) t.state.attack = change(t.state.attack, by)
}

const seatOfUnit = ({ state }: Transaction, id: number): Seat => unitOf(state, id)?.seat ?? ''

const told = (faces: readonly number[], needed: number, modifiers: Attack['modifiers']): Rolled[] =>
  faces.map((face) => ({ face, success: succeeds(face, needed, modifiers) }))

const successesIn = (rolled: readonly Rolled[]): readonly boolean[] =>
  Object.freeze(rolled.map(({ success }) => success))

/** ed.shoot.7, ed.melee.2, ed.bite.11 All attack dice first. */
function rollAttack(t: Transaction): void {
  const now = t.state.attack
  if (now === null) return
  const { kind, attacker, target, weapon, dice, needed, modifiers } = now
  const clause = CLAUSES[kind]
  const faces = handful(t, dice, needed, { clause, seat: seatOfUnit(t, attacker), what: kind, modifiers })
  const rolled = told(faces, needed, modifiers)
  changeAttack(t, { hits: successesIn(rolled) })
  t.emit({ e: 'attacked', clause, kind, unit: attacker, target, weapon, dice: rolled, needed, modifiers })
}

/** ed.shoot.8, ed.shoot.17 Then all toughness dice, also against no success. */
function rollToughness(t: Transaction): void {
  const now = t.state.attack
  if (now === null) return
  const { target, toughness } = now
  const { dice, needed, modifiers } = toughness
  const ask = { clause: 'ed.shoot.8', seat: seatOfUnit(t, target), what: 'toughness', modifiers } as const
  const against = handful(t, Math.max(0, dice), needed, ask)
  const rolled = told(against, needed, modifiers)
  changeAttack(t, { saves: successesIn(rolled) })
  t.emit({
    e: 'resisted',
    clause: 'ed.shoot.8',
    unit: target,
    dice: rolled,
    needed,
    modifiers,
  })
}

/** ed.wounds.1, ed.wounds.2 */
function compare(t: Transaction): void {
  const now = t.state.attack
  if (now === null) return
  const wounds = woundsOf(now)
  changeAttack(t, { wounds })
  if (wounds > 0) return
  t.emit({ e: 'nothing came of it', clause: 'ed.wounds.2', unit: now.attacker, target: now.target })
}

function over(t: Transaction): void {
  t.state.attack = null
  judge(t)
}

export const attacking = procedure<Transaction, Command>('attack', [
  step('ed.shoot.7', 'attack dice', rollAttack),
  step('ed.shoot.8', 'toughness dice', rollToughness),
  ...reRoll,
  step('ed.wounds.1', 'compare', compare),
  ...inflict,
  step('ed.wounds.3', 'over', over),
])
