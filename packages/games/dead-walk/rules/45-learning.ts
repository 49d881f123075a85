/** dw.skill Who may learn a skill, and what a character has to know at the beginning. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Human, Sheet } from '../state.ts'
import { type ArchetypeId, ARCHETYPES } from '../tables/archetypes.ts'
import { SKILLS, type SkillId, WEAPON_SKILLS, type WeaponSkillId } from '../tables/skills.ts'
import { isWeaponSkill, type Lesson, restrictionOf, type Restricted } from './41-archetypes.ts'

/** What the house says about learning. */
export interface LearningRules extends Restricted {
  readonly maxSkills: number
}

type Learner = Pick<Human, 'name' | 'sheet'>

/** dw.level.5, dw.skill.5, dw.restrict.1 Why he cannot learn this now, with `instead` giving up a skill for it. */
export function lessonRefusal(
  learner: Learner,
  lesson: Lesson,
  instead: SkillId | undefined,
  rules: LearningRules,
): Refusal | null {
  const refusal = isWeaponSkill(lesson)
    ? weaponSkillRefusal(learner, lesson, instead)
    : skillRefusal(learner, lesson, instead, rules.maxSkills)
  return refusal ?? restrictionOf(learner.sheet, { skill: lesson }, rules)
}

/** dw.skill.5, dw.skill.7 Weapon skills do not count towards those that somebody may have. */
function weaponSkillRefusal({ name, sheet }: Learner, lesson: WeaponSkillId, instead?: SkillId): Refusal | null {
  if (sheet.weaponSkills.includes(lesson))
    return refuse('dw.skill.7', `${name} has ${WEAPON_SKILLS[lesson].title} already.`)
  return instead === undefined ? null : refuse('dw.skill.5', 'A weapon skill takes the place of no other skill.')
}

/** dw.skill.1, dw.skill.2, dw.skill.7 */
function skillRefusal({ name, sheet }: Learner, lesson: SkillId, instead: SkillId | undefined, most: number) {
  const { title, level } = SKILLS[lesson]
  if (sheet.skills.includes(lesson)) return refuse('dw.skill.7', `${name} has ${title} already.`)
  if (level > sheet.level) return refuse('dw.skill.1', `${title} needs level ${level}; ${name} has ${sheet.level}.`)
  if (instead !== undefined)
    return sheet.skills.includes(instead)
      ? null
      : refuse('dw.skill.7', `${name} does not have the skill to be replaced.`)
  return sheet.skills.length < most
    ? null
    : refuse('dw.skill.2', `${name} has ${most} skills: a new one takes the place of an old one.`)
}

const SKILL_IDS = (Object.keys(SKILLS) as SkillId[]).sort((a, b) => SKILLS[a].level - SKILLS[b].level)
const WEAPON_SKILL_IDS = Object.keys(WEAPON_SKILLS) as WeaponSkillId[]
const LESSONS: readonly Lesson[] = [...SKILL_IDS, ...WEAPON_SKILL_IDS]

/** What may be learnt, skills of the lowest level first, weapon skills last. */
export const lessonsFor = (learner: Learner, rules: LearningRules): Lesson[] =>
  LESSONS.filter((lesson) => lessonRefusal(learner, lesson, undefined, rules) === null)

/** dw.skill.7 The sheet with it; a skill that is given up for it is gone. */
export function learnt(sheet: Sheet, lesson: Lesson, instead?: SkillId): Sheet {
  if (isWeaponSkill(lesson)) return { ...sheet, weaponSkills: [...sheet.weaponSkills, lesson] }
  return { ...sheet, skills: [...sheet.skills.filter((one) => one !== instead), lesson] }
}

/** dw.skill.6 What is learnt before the first scenario. */
export interface Training {
  readonly skill: SkillId
  readonly weaponSkills: readonly WeaponSkillId[]
}

/** dw.restrict.1, dw.restrict.6 The weapon skills that somebody like this can learn. */
export const openWeaponSkills = (
  archetype: ArchetypeId | null,
  subtype: string,
  rules: LearningRules,
): WeaponSkillId[] =>
  WEAPON_SKILL_IDS.filter((skill) => restrictionOf({ archetype, subtype }, { skill }, rules) === null)

/** dw.skill.6 As many as are his, or as there are. */
export const weaponSkillsDue = (archetype: ArchetypeId, subtype: string, rules: LearningRules): number =>
  Math.min(ARCHETYPES[archetype].weaponSkills, openWeaponSkills(archetype, subtype, rules).length)

/** dw.skill.6 One general skill of level 1, and so many weapon skills. */
export function trainingRefusal(
  { archetype, subtype }: { readonly archetype: ArchetypeId; readonly subtype: string },
  { skill, weaponSkills }: Training,
  rules: LearningRules,
): Refusal | null {
  const { kind, level, title } = SKILLS[skill]
  if (kind !== 'general' || level !== 1) return refuse('dw.skill.6', `${title} is no general skill of level 1.`)
  const due = weaponSkillsDue(archetype, subtype, rules)
  if (weaponSkills.length !== due) return refuse('dw.skill.6', `${due} weapon skills are due.`)
  if (new Set(weaponSkills).size < due) return refuse('dw.skill.7', 'A weapon skill is listed twice.')
  for (const one of weaponSkills) {
    const closed = restrictionOf({ archetype, subtype }, { skill: one }, rules)
    if (closed) return closed
  }
  return null
}
