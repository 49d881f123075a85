/** Forces with everybody in them: what they are worth, who joins, who leaves. */
import type { Refusal } from '@shamble/kernel'
import { refuse } from '@shamble/kernel'
import { forceFaults } from '../forces/faults.ts'
import { costOf, type Force, type ForceUnit, unitCost } from '../forces/force.ts'
import { type Faction, profileOf } from '../tables/profiles.ts'
import type { Removal } from './events.ts'
import type { Place } from './map.ts'
import {
  type CampaignForce,
  forceOf,
  frozenForce,
  isPerson,
  type Member,
  type Person,
  type Transaction,
} from './state.ts'

export const mostVitality = ({ unit }: Pick<Person, 'unit'>): number => profileOf(unit).vitality

/** ed.force.14 Weapons included, whatever the vitality; of a herd by its present size. */
export const worthOf = ({ units }: Pick<CampaignForce, 'units'>): number => costOf(units)
export const worthOfUnit = (unit: ForceUnit): number => unitCost(unit)

export const peopleIn = ({ units }: Pick<CampaignForce, 'units'>): Person[] => units.filter(isPerson)
export const personIn = (force: Pick<CampaignForce, 'units'>, id: number): Person | undefined =>
  peopleIn(force).find((one) => one.id === id)

/** Somebody from a list, unhurt, or a herd of it, with a number of its own. */
export function enlisted(t: Transaction, unit: ForceUnit): Member {
  const id = t.state.nextUnit++
  return unit.is === 'herd'
    ? { is: 'herd', kind: unit.kind, size: unit.size, id }
    : { ...unit, id, vitality: mostVitality(unit), health: 'healthy' }
}

/** A new force or horde on the map. */
export function addForce(t: Transaction, owner: Faction, at: Place, units: readonly Member[]): CampaignForce {
  const force = frozenForce({ id: t.state.nextForce++, owner, at, units })
  t.state.forces = Object.freeze([...t.state.forces, force])
  return force
}

export function setForce(t: Transaction, id: number, by: Partial<Pick<CampaignForce, 'at' | 'units'>>): void {
  t.state.forces = Object.freeze(t.state.forces.map((one) => (one.id === id ? frozenForce({ ...one, ...by }) : one)))
}

/** Somebody of a force as he is now. */
export function setMember(t: Transaction, force: number, unit: Member): void {
  const found = forceOf(t.state, force)
  if (found) setForce(t, force, { units: found.units.map((one) => (one.id === unit.id ? unit : one)) })
}

/** ed.camp-rules.8 Off the map. */
export function removeForce(t: Transaction, { id, owner, at, units }: CampaignForce, because: Removal): void {
  t.state.forces = Object.freeze(t.state.forces.filter((one) => one.id !== id))
  const clause = because === 'lost' ? 'ed.camp-battle.5' : 'ed.camp-rules.8'
  t.emit({ e: 'force removed', clause, force: id, owner, at, units: units.length, because })
}

/** ed.force.12 Why a list is not taken: all that is wrong with it, each with its place. */
export function listRefusal(faction: Faction, points: number, list: Force, called = ''): Refusal | null {
  const faults = forceFaults(faction, points, list)
  const [first] = faults
  if (!first) return null
  const says = faults.map(({ at, why, clause }) => `${called}${at}: ${why} (${clause})`)
  return refuse(first.clause, says.join(' '))
}
