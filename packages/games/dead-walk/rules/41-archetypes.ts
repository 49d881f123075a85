/** dw.archetype, dw.restrict, dw.wskill What somebody was before: his courage, the weapons he knows, what he can learn. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import type { DeadWalkBook, HouseRule } from '../book.ts'
import type { Clause } from '../clauses.ts'
import { type Human, type Look, PLAIN_SHEET, type Sheet } from '../state.ts'
import { type ArchetypeId, ARCHETYPES, MILITARY_WEAPONS } from '../tables/archetypes.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import { RESTRICTIONS, SKILLS, type SkillId, SUBTYPES, WEAPON_SKILLS, type WeaponSkillId } from '../tables/skills.ts'
import { type WeaponId, WEAPONS } from '../tables/weapons.ts'

/** dw.archetype.1 Who was a soldier, a policeman or neither is known, and counts in fear tests and for some weapons. */
export const ARCHETYPES_GATE: HouseRule = {
  slots: { archetypeOf: () => (human) => human.sheet.archetype },
  adds: { sheetParts: [({ archetype }) => ({ archetype })] },
}

/** dw.restrict.1 */
export const ARCHETYPE_LIMITS_GATE: HouseRule = {
  adds: { restrictions: [({ archetype }, what) => archetypeRefusal(archetype, what)] },
}

/** dw.restrict.6 */
export const SUBTYPE_LIMITS_GATE: HouseRule = {
  adds: { restrictions: [({ subtype }, what) => subtypeRefusal(subtype, what)] },
}

/** dw.wskill.1 Weapons need their skill. */
export const WEAPON_SKILLS_GATE: HouseRule = {
  slots: { untrainedRefusal: () => untrainedRefusal },
  adds: { sheetParts: [({ weaponSkills }) => ({ weaponSkills: Object.freeze([...weaponSkills]) })] },
}

const NONE: readonly Modifier[] = Object.freeze([])

const FEARS: Readonly<Record<ArchetypeId, Clause>> = {
  military: 'dw.archetype.2',
  law: 'dw.archetype.3',
  civilian: 'dw.archetype.4',
}

/** dw.archetype.2, dw.archetype.3, dw.archetype.4 What is added to the score of a fear test. */
export function archetypeFear({ book }: Look, human: Human): readonly Modifier[] {
  const archetype = book.archetypeOf(human)
  if (archetype === null) return NONE
  const value = ARCHETYPES[archetype].fear
  return value === 0 ? NONE : [{ clause: FEARS[archetype], value }]
}

/** What is fired or thrown. */
export interface Fired {
  readonly type: WeaponId
  readonly grenade?: GrenadeId
}

/** dw.archetype.5, dw.archetype.6 What is added to dice with weapons that only soldiers are at home with. */
export function archetypeFire({ book }: Look, human: Human, fired: Fired): readonly Modifier[] {
  const archetype = book.archetypeOf(human)
  if (archetype === null) return NONE
  const value = ARCHETYPES[archetype].military
  if (value === 0 || fired.grenade === 'molotov' || !MILITARY_WEAPONS.includes(fired.type)) return NONE
  return [{ clause: 'dw.archetype.5', value }]
}

const SKILL_IDS = Object.keys(WEAPON_SKILLS) as readonly WeaponSkillId[]

/** dw.wskill.2 to dw.wskill.9 The skill that a weapon needs; null for none. */
export const skillFor = (type: WeaponId): WeaponSkillId | null =>
  SKILL_IDS.find((id) => (WEAPON_SKILLS[id].weapons as readonly WeaponId[]).includes(type)) ?? null

/** dw.search.13 The skills for all of these. */
export const skillsFor = (weapons: readonly WeaponId[]): readonly WeaponSkillId[] =>
  Object.freeze(SKILL_IDS.filter((id) => weapons.some((type) => skillFor(type) === id)))

/** dw.wskill.1, dw.restrict.6 Why he cannot fire such a weapon; he may carry it, and strike with it (dw.wskill.9). */
export const unskilledRefusal = ({ book }: Look, human: Human, type: WeaponId): Refusal | null =>
  book.untrainedRefusal(human, type) ?? restrictionOf(human.sheet, { weapon: type }, book)

/** dw.wskill.1 */
function untrainedRefusal({ name, sheet }: Human, type: WeaponId): Refusal | null {
  const needed = skillFor(type)
  if (needed === null || sheet.weaponSkills.includes(needed)) return null
  const { clause, title } = WEAPON_SKILLS[needed]
  return refuse(clause, `${name} does not have the skill ${title}.`)
}

/** What may be closed to somebody: a weapon, or a lesson in a skill or a weapon. */
type Closed = { readonly weapon: WeaponId } | { readonly skill: Lesson }

/** dw.skill.5 What can be learnt: a skill, or a weapon skill instead. */
export type Lesson = SkillId | WeaponSkillId

/** What somebody is. */
type Calling = Pick<Sheet, 'archetype' | 'subtype'>

/** dw.restrict.1, dw.restrict.6 Why something is closed to somebody like this. */
export type Restriction = (who: Calling, what: Closed) => Refusal | null

/** The restrictions in force. */
export interface Restricted {
  readonly restrictions: readonly Restriction[]
}

/** dw.restrict.1, dw.restrict.6 Why a weapon or a skill is not open to an archetype and subtype; null if it is. */
export function restrictionOf(who: Calling, what: Closed, { restrictions }: Restricted): Refusal | null {
  for (const restriction of restrictions) {
    const found = restriction(who, what)
    if (found !== null) return found
  }
  return null
}

export const isWeaponSkill = (skill: Lesson): skill is WeaponSkillId => Object.hasOwn(WEAPON_SKILLS, skill)
export const titleOfSkill = (skill: Lesson): string =>
  isWeaponSkill(skill) ? WEAPON_SKILLS[skill].title : SKILLS[skill].title
const isGeneral = (skill: Lesson): boolean => !isWeaponSkill(skill) && SKILLS[skill].kind === 'general'

/** dw.restrict.2 to dw.restrict.5 General skills are open to all. */
function archetypeRefusal(archetype: ArchetypeId | null, what: Closed): Refusal | null {
  if (archetype === null || !('skill' in what) || isGeneral(what.skill)) return null
  const { skill } = what
  const rule = RESTRICTIONS[archetype]
  const isOpen = 'only' in rule ? rule.only.includes(skill) : !rule.not.includes(skill)
  return isOpen ? null : refuse(rule.clause, `${ARCHETYPES[archetype].title}: ${titleOfSkill(skill)} cannot be learnt.`)
}

/** dw.restrict.6, dw.restrict.7 Subtypes that have no list are free in their choice, as everybody is with melee weapons. */
function subtypeRefusal(subtype: string, what: Closed): Refusal | null {
  const open = Object.hasOwn(SUBTYPES, subtype) ? SUBTYPES[subtype] : undefined
  if (!open) return null
  if ('weapon' in what) {
    const { category, title } = WEAPONS[what.weapon]
    const isOpen = category === 'melee' || open.weapons.includes(what.weapon)
    return isOpen ? null : refuse('dw.restrict.6', `${subtype}: the ${title} is not among the weapons of this subtype.`)
  }
  const { skill } = what
  const isOpen = isWeaponSkill(skill)
    ? open.weapons.some((type) => skillFor(type) === skill)
    : isGeneral(skill) || open.skills.includes(skill)
  return isOpen
    ? null
    : refuse('dw.restrict.6', `${subtype}: ${titleOfSkill(skill)} is not among the skills of this subtype.`)
}

/** dw.restrict.1, dw.restrict.6 A sheet without what somebody like this cannot have learnt. */
export function openSheet(sheet: Sheet, rules: Restricted): Sheet {
  if (rules.restrictions.length === 0) return sheet
  const isOpen = (skill: Lesson): boolean => restrictionOf(sheet, { skill }, rules) === null
  return Object.freeze({
    ...sheet,
    skills: Object.freeze(sheet.skills.filter(isOpen)),
    weaponSkills: Object.freeze(sheet.weaponSkills.filter(isOpen)),
  })
}

/** dw.scope.2 A sheet with what the chapters in force know of somebody, and nothing else. */
export function knownSheet(sheet: Sheet, { sheetParts }: Pick<DeadWalkBook, 'sheetParts'>): Sheet {
  const { archetype, skills, weaponSkills, quirks } = PLAIN_SHEET
  const known = { ...sheet, archetype, skills, weaponSkills, quirks, psychoses: Object.freeze([...sheet.psychoses]) }
  for (const part of sheetParts) Object.assign(known, part(sheet))
  return Object.freeze(known)
}
