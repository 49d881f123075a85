/** dw.skill Who may learn a skill, and what a character has to know at the beginning. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Sheet } from '../state.ts'
import { ARCHETYPES } from '../tables/archetypes.ts'
import { SKILLS, type SkillId, WEAPON_SKILLS, type WeaponSkillId } from '../tables/skills.ts'

/** dw.skill.5 What can be taken for a level gained: a skill, or a weapon skill instead. */
export type Lesson = SkillId | WeaponSkillId

export const isWeaponSkill = (lesson: Lesson): lesson is WeaponSkillId => Object.hasOwn(WEAPON_SKILLS, lesson)

const KNOWN = (title: string): Refusal => refuse('dw.skill.7', `${title} is known already.`)

/** dw.skill.1, dw.skill.2, dw.skill.5, dw.skill.7 Why a character cannot learn this, with `instead` giving up a skill for it. */
export function learnRefusal(sheet: Sheet, lesson: Lesson, most: number, instead?: SkillId): Refusal | null {
  if (isWeaponSkill(lesson)) return sheet.weaponSkills.includes(lesson) ? KNOWN(WEAPON_SKILLS[lesson].title) : null
  const { title, level } = SKILLS[lesson]
  if (sheet.skills.includes(lesson)) return KNOWN(title)
  if (level > sheet.level) return refuse('dw.skill.1', `${title} is a skill of level ${level}, not of ${sheet.level}.`)
  if (instead !== undefined)
    return sheet.skills.includes(instead) ? null : refuse('dw.skill.7', `${SKILLS[instead].title} is not there to go.`)
  return sheet.skills.length < most ? null : refuse('dw.skill.2', `Nobody has more than ${most} skills.`)
}

/** dw.skill.7 The sheet with it; a skill that is given up for it is gone. */
export function learnt(sheet: Sheet, lesson: Lesson, instead?: SkillId): Sheet {
  if (isWeaponSkill(lesson))
    return Object.freeze({ ...sheet, weaponSkills: Object.freeze([...sheet.weaponSkills, lesson]) })
  const kept = sheet.skills.filter((one) => one !== instead)
  return Object.freeze({ ...sheet, skills: Object.freeze([...kept, lesson]) })
}

/** What is wrong with the skills of a sheet: dw.skill.1, dw.skill.2, dw.skill.7, each with its place. */
export function skillFaults(sheet: Sheet, most: number): { readonly where: string; readonly refusal: Refusal }[] {
  let before: Sheet = { ...sheet, skills: [], weaponSkills: [] }
  const faults: { where: string; refusal: Refusal }[] = []
  const check = (lesson: Lesson, where: string): void => {
    const refusal = learnRefusal(before, lesson, most)
    if (refusal === null) before = learnt(before, lesson)
    else faults.push({ where, refusal })
  }
  for (const [i, skill] of sheet.skills.entries()) check(skill, `skills[${i}]`)
  for (const [i, skill] of sheet.weaponSkills.entries()) check(skill, `weaponSkills[${i}]`)
  return faults
}

/** dw.skill.6 Why this is no character who begins: one general skill of level 1, and weapon skills by archetype. */
export function beginnerRefusal({ archetype, skills, weaponSkills }: Sheet): Refusal | null {
  const [first, ...others] = skills.map((skill) => SKILLS[skill])
  if (first?.kind !== 'general' || first.level !== 1 || others.length > 0)
    return refuse('dw.skill.6', 'A new character has one general skill of level 1.')
  const count = archetype === null ? weaponSkills.length : ARCHETYPES[archetype].weaponSkills
  return weaponSkills.length === count
    ? null
    : refuse('dw.skill.6', `This character begins with ${count} weapon skills.`)
}
