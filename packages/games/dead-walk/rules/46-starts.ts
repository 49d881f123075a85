/** dw.skill.4 Skills for a whole activation: said when it begins. */
import { refuse } from '@shamble/kernel'
import { type Human, type Look } from '../state.ts'
import { SKILLS, type SkillId } from '../tables/skills.ts'
import { type Action, firstOf, theActivation } from './04-actions.ts'
import { mayUse, skillRefusal, type Start, useSkill } from './45-skills.ts'
import { GENERAL_STARTS } from './46-general-skills.ts'
import { COMBAT_STARTS } from './47-combat-skills.ts'

const STARTS: Partial<Record<SkillId, Start>> = { ...GENERAL_STARTS, ...COMBAT_STARTS }
const IDS = Object.keys(STARTS) as SkillId[]

const isOffered = (look: Look, human: Human, skill: SkillId): boolean =>
  mayUse(look, human, skill) && (STARTS[skill]?.refusal?.(look, human) ?? null) === null

/** dw.skill.4, dw.break.2 Nothing was done in this activation yet but standing up. */
export const useSkillAtStart: Action<'use-skill'> = {
  choices: (look, human) =>
    human.sheet.skills.length > 0 && theActivation(look).fresh
      ? IDS.filter((skill) => isOffered(look, human, skill)).map((skill) => ({ do: 'use-skill', skill }))
      : [],
  check: (look, human, { skill }) =>
    firstOf(
      () => skillRefusal(look, human, skill),
      () => (STARTS[skill] ? null : refuse(SKILLS[skill].clause, `${SKILLS[skill].title} is not used in this way.`)),
      () =>
        theActivation(look).fresh
          ? null
          : refuse('dw.skill.4', `${SKILLS[skill].title} is for a whole activation and used when it begins.`),
      () => STARTS[skill]?.refusal?.(look, human) ?? null,
    ),
  take: (t, human, { skill }) => {
    useSkill(t, human, skill)
    STARTS[skill]?.begin(t, human)
  },
}
