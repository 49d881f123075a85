/** ed.camp-train.3 What training makes of somebody, and what it costs. */
import { type Refusal, refuse } from '@shamble/kernel'
import { forceFaults } from '../../forces/faults.ts'
import { unitCost } from '../../forces/force.ts'
import { profileOf } from '../../tables/profiles.ts'
import { type WeaponId, WEAPONS } from '../../tables/weapons.ts'
import type { Change } from '../commands.ts'
import { mostVitality } from '../roster.ts'
import type { Person } from '../state.ts'

/** Those of one list that are not on the other, each counted. */
function beyond(list: readonly WeaponId[], other: readonly WeaponId[]): WeaponId[] {
  const left = [...other]
  return list.filter((id) => {
    const at = left.indexOf(id)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const profileAfter = (one: Person, { profile }: Change): Person['unit'] => profile ?? one.unit

/** A new weapon in full, a promotion by the difference of unit costs. */
export function costOfChange(one: Person, change: Change): number {
  const gained = beyond(change.weapons ?? one.weapons, one.weapons)
  const promotion = profileOf(profileAfter(one, change)).points - profileOf(one.unit).points
  return gained.reduce((sum, id) => sum + WEAPONS[id].points, promotion)
}

/** Somebody as the change makes him. */
export function changed(one: Person, change: Change): Person {
  const unit = profileAfter(one, change)
  const concentration = change.concentration ?? one.concentration
  const after: Person = {
    ...one,
    unit,
    weapons: change.weapons ?? one.weapons,
    perks: [...one.perks, ...(change.perks ?? [])],
    vitality: one.vitality + mostVitality({ unit }) - mostVitality(one),
  }
  return concentration === undefined ? after : { ...after, concentration }
}

/** Why this cannot be made of him, whatever it costs. */
export function changeRefusal(one: Person, change: Change): Refusal | null {
  const { profile, weapons, perks = [] } = change
  const no = (why: string): Refusal => refuse('ed.camp-train.3', why)
  const { title, faction, points } = profileOf(one.unit)
  const gained = beyond(weapons ?? one.weapons, one.weapons).length
  if (profile === undefined && gained === 0 && perks.length === 0) return no(`${title}: nothing changes.`)
  if (profile !== undefined) {
    const next = profileOf(profile)
    if (next.faction !== faction || next.points <= points) return no(`${title} is not promoted to ${next.title}.`)
  } else if (perks.length > 0) return no(`${title} chooses perks only with a promotion.`)
  if (beyond(one.weapons, weapons ?? one.weapons).length > gained)
    return no('A weapon is lost only where a new one takes its place.')
  if (one.health === 'infected' && perks.includes('immune'))
    return refuse('ed.infection.10', 'Who is Infected already cannot become Immune.')
  const after = changed(one, change)
  const [fault] = forceFaults(faction, unitCost(after), [after])
  return fault ? refuse(fault.clause, fault.why) : null
}
