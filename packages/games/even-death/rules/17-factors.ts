/** ed.shoot.9 to ed.shoot.11, ed.melee.3, ed.melee.4 What is added to the dice of people who attack, and of their targets. */
import type { Modifier } from '@shamble/kernel'
import type { Attack, Human, Look, Unit } from '../state.ts'
import { isHerd } from '../state.ts'
import { profileOf, type Toughness, zombieClass, zombieKind } from '../tables/profiles.ts'
import { FATIGUE, HEALTH, HEALTH_ON_ATTACK } from '../tables/states.ts'
import { isUnder } from './21-command.ts'

export type PeopleAttack = 'shooting' | 'melee'

const CLAUSES = {
  shooting: { primary: 'ed.shoot.9', secondary: 'ed.shoot.10' },
  melee: { primary: 'ed.melee.3', secondary: 'ed.melee.4' },
} as const

/** ed.shoot.11 Whether being Healthy helps is for the house to say. */
function healthOf({ book }: Look, { health }: Human): number {
  return health === 'healthy' && !book.healthHelps() ? 0 : HEALTH_ON_ATTACK[health]
}

/** ed.shoot.10, ed.melee.4, ed.perks.16, ed.perks.17 Fatigue and health; who concentrates does not mind what lowers results. */
function secondary(look: Look, kind: PeopleAttack, human: Human): Modifier[] {
  if (!look.book.countsSecondary()) return []
  const clause = CLAUSES[kind].secondary
  const values = [FATIGUE[human.fatigue], healthOf(look, human)]
  const minds = human.concentration !== kind || !human.perks.includes('concentration')
  return values.filter((value) => value > 0 || (value < 0 && minds)).map((value) => ({ clause, value }))
}

/** What is added to each attack die. */
export function attackModifiers(
  look: Look,
  kind: PeopleAttack,
  human: Human,
  { flanks, helped = false }: { readonly flanks: boolean; readonly helped?: boolean },
): Modifier[] {
  const { primary } = CLAUSES[kind]
  const commanded = kind === 'shooting' && isUnder(look, human.seat, 'concentrate-fire')
  return [
    ...(flanks ? [{ clause: primary, value: 1 }] : []),
    ...(helped ? [{ clause: 'ed.melee.5', value: 1 }] : []),
    ...(commanded ? [{ clause: 'ed.command.3', value: 1 }] : []),
    ...secondary(look, kind, human),
  ]
}

const printedToughness = (unit: Unit): Toughness =>
  isHerd(unit) ? zombieClass(unit.kind, unit.zombies.length).toughness : profileOf(unit.profile).toughness

export const hasArmour = (unit: Unit): boolean =>
  isHerd(unit) ? zombieKind(unit.kind).armour : profileOf(unit.profile).armour

/** ed.shoot.17, ed.shoot.21 The die that Sick, Infected and Rotten ones lack; but for the Infected, a secondary factor. */
function missingDice({ book, state }: Look, unit: Unit): number {
  if (isHerd(unit)) return state.behaviour.decay === 'rotten' && book.countsSecondary() ? 1 : 0
  return unit.health === 'sick' && !book.countsSecondary() ? 0 : HEALTH[unit.health].dice
}

/** ed.shoot.17, ed.herd.12, ed.command.3 With how many dice a target resists, and what each needs. */
export function toughnessOf(look: Look, unit: Unit, inCover: boolean): Attack['toughness'] {
  const { dice, number } = printedToughness(unit)
  const all = dice + (hasArmour(unit) ? 1 : 0) + (inCover ? 1 : 0) - missingDice(look, unit)
  const modifiers = isUnder(look, unit.seat, 'get-to-cover') ? [{ clause: 'ed.command.3', value: 1 }] : []
  return { dice: Math.max(0, all), needed: number, modifiers }
}
