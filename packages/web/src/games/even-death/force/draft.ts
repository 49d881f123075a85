/** A force that is being built: what is on the list, which unit is open, and every way to change it. Nothing is judged here. */
import {
  type Concentration,
  costOf,
  type Faction,
  type Force,
  forceFaults,
  type ForceFault,
  type ForceHuman,
  type ForceUnit,
  HERD,
  MOST_UNITS,
  MOST_WEAPONS,
  perkOf,
  type PerkId,
  type ProfileId,
  PROFILE_IDS,
  profileOf,
  type WeaponId,
  ZOMBIE_IDS,
  type ZombieId,
} from '@shamble/even-death/forces'

export interface Draft {
  readonly faction: Faction
  readonly points: number
  readonly title: string
  readonly force: Force
  /** The unit that is open, by its place in the list. */
  readonly chosen: number
  /** Which of its hands the next weapon is put into. */
  readonly hand: number
}

export const draftOf = (faction: Faction, points: number, title: string, force: Force): Draft => ({
  faction,
  points,
  title,
  force,
  chosen: 0,
  hand: 0,
})

export const chosenUnit = ({ force, chosen }: Draft): ForceUnit | undefined => force[chosen]

/** Its first empty hand, else the first. */
const freeHand = (unit: ForceUnit | undefined): number =>
  unit?.is === 'human' && unit.weapons.length > 0 && unit.weapons.length < MOST_WEAPONS ? unit.weapons.length : 0

export const choosing = (draft: Draft, chosen: number): Draft => {
  const at = Math.max(0, Math.min(draft.force.length - 1, chosen))
  return { ...draft, chosen: at, hand: freeHand(draft.force[at]) }
}

const changed = (draft: Draft, force: Force, chosen = draft.chosen): Draft => {
  const title = draft.title === '' || draft.title.endsWith(', changed') ? draft.title : `${draft.title}, changed`
  return choosing({ ...draft, force, title }, chosen)
}

/** A unit of a profile or a herd of a kind, as it is bought first. */
export type Bought = { readonly unit: ProfileId } | { readonly kind: ZombieId }

export const firstOf = (bought: Bought): ForceUnit =>
  'unit' in bought
    ? { is: 'human', unit: bought.unit, weapons: ['pistol'], perks: [] }
    : { is: 'herd', kind: bought.kind, size: 5 }

/** What a faction can buy. */
export const offeredTo = (faction: Faction): readonly Bought[] =>
  faction === 'zombies'
    ? ZOMBIE_IDS.map((kind) => ({ kind }))
    : PROFILE_IDS.filter((unit) => profileOf(unit).faction === faction).map((unit) => ({ unit }))

export const withUnit = (draft: Draft, unit: ForceUnit): Draft =>
  draft.force.length >= MOST_UNITS ? draft : changed(draft, [...draft.force, unit], draft.force.length)

export const withoutUnit = (draft: Draft, at: number): Draft =>
  changed(
    draft,
    draft.force.filter((_, i) => i !== at),
    at,
  )

export function withTwin(draft: Draft, at: number): Draft {
  const unit = draft.force[at]
  if (!unit || draft.force.length >= MOST_UNITS) return draft
  return changed(draft, [...draft.force.slice(0, at + 1), unit, ...draft.force.slice(at + 1)], at + 1)
}

const replaced = (draft: Draft, unit: ForceUnit): Draft =>
  changed(
    draft,
    draft.force.map((old, i) => (i === draft.chosen ? unit : old)),
  )

/** A weapon into the hand that is asked for; the one that is there already is put down. */
export function armed(draft: Draft, weapon: WeaponId): Draft {
  const unit = chosenUnit(draft)
  if (unit?.is !== 'human') return draft
  const hand = Math.min(draft.hand, unit.weapons.length)
  const isThere = unit.weapons[hand] === weapon
  const weapons = isThere
    ? unit.weapons.filter((_, i) => i !== hand)
    : [...unit.weapons.slice(0, hand), weapon, ...unit.weapons.slice(hand + 1)]
  const next = replaced(draft, { ...unit, weapons })
  return isThere || weapons.length === MOST_WEAPONS ? { ...next, hand: Math.min(hand, weapons.length) } : next
}

export const disarmed = (draft: Draft, hand: number): Draft => {
  const unit = chosenUnit(draft)
  if (unit?.is !== 'human') return draft
  return { ...replaced(draft, { ...unit, weapons: unit.weapons.filter((_, i) => i !== hand) }), hand }
}

/** The unit with this perk instead of another of its level, or without it. */
export function trained(unit: ForceHuman, perk: PerkId, concentration?: Concentration): ForceHuman {
  const { concentration: before, ...bare } = unit
  const isOn = unit.perks.includes(perk) && (perk !== 'concentration' || before === concentration)
  const others = unit.perks.filter((id) => perkOf(id).level !== perkOf(perk).level)
  const perks = (isOn ? others : [...others, perk]).sort((a, b) => perkOf(a).level - perkOf(b).level)
  const kind = perk === 'concentration' ? (isOn ? undefined : concentration) : before
  return perks.includes('concentration') && kind !== undefined
    ? { ...bare, perks, concentration: kind }
    : { ...bare, perks }
}

export const withPerk = (draft: Draft, perk: PerkId, concentration?: Concentration): Draft => {
  const unit = chosenUnit(draft)
  return unit?.is === 'human' ? replaced(draft, trained(unit, perk, concentration)) : draft
}

export const withHerd = (draft: Draft, by: { readonly kind?: ZombieId; readonly size?: number }): Draft => {
  const unit = chosenUnit(draft)
  if (unit?.is !== 'herd') return draft
  const size = Math.max(HERD.least, Math.min(HERD.most, by.size ?? unit.size))
  return replaced(draft, { ...unit, ...by, size })
}

/** Another rank for the same person: what it carries and can do stays as far as it may. */
export const withRank = (draft: Draft, unit: ProfileId): Draft => {
  const before = chosenUnit(draft)
  return before?.is === 'human' ? replaced(draft, { ...before, unit }) : draft
}

export const faultsOf = ({ faction, points, force }: Draft): readonly ForceFault[] =>
  forceFaults(faction, points, force)

export const left = ({ points, force }: Draft): number => points - costOf(force)

/** ed.force.5, ed.force.7 Why a unit cannot have this perk; null if it can. */
export function perkFault(unit: ForceHuman, perk: PerkId, concentration?: Concentration): ForceFault | null {
  if (unit.perks.includes(perk)) return null
  const { faction } = profileOf(unit.unit)
  const bare: ForceHuman = { is: 'human', unit: unit.unit, weapons: [], perks: [] }
  const [fault] = forceFaults(faction, Number.POSITIVE_INFINITY, [trained(bare, perk, concentration)])
  return fault ?? null
}

/** The place of a fault in the list; null if it is of the whole. */
export const placeOf = ({ at }: Pick<ForceFault, 'at'>): number | null => {
  const n = /^unit (\d+)$/.exec(at)?.[1]
  return n === undefined ? null : Number(n) - 1
}
