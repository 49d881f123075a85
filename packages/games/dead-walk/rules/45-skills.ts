/** dw.skill Skills: who has one to use, how often in a turn, and who may learn it. */
import { type Refusal, refuse } from '@shamble/kernel'
import { type Human, isInPlay, type Look, type Transaction } from '../state.ts'
import { SKILLS, type SkillId } from '../tables/skills.ts'

/** dw.cskill.2, dw.cskill.13 The two that go together, and count as one use. */
const PAIR: readonly SkillId[] = ['brace', 'gunner']
const isOfPair = (skill: SkillId): boolean => PAIR.includes(skill)

/** dw.skill.3 How many of the turn's uses are gone when he uses this one, too. */
function usesWith(used: readonly SkillId[], skill: SkillId): number {
  const single = used.filter((one) => !isOfPair(one)).length
  const both = isOfPair(skill) || used.some(isOfPair) ? 1 : 0
  return single + both + (isOfPair(skill) ? 0 : 1)
}

/** dw.skill.3 Why a skill cannot be used now. */
export const skillRefusal = (look: Look, human: Human, skill: SkillId): Refusal | null =>
  look.book.skillRefusal(look, human, skill)

/** dw.skill.3, dw.skill.8, dw.turn.13 Why a character cannot use a skill now. */
export function usedUpRefusal({ book }: Look, human: Human, skill: SkillId): Refusal | null {
  const { title, clause } = SKILLS[skill]
  if (human.isNpc) return refuse('dw.skill.8', `${human.name} does not belong to a team and cannot use skills.`)
  if (!human.sheet.skills.includes(skill)) return refuse(clause, `${human.name} does not have the skill ${title}.`)
  if (human.skillsUsed.includes(skill))
    return refuse('dw.skill.3', `${human.name} has used ${title} in this turn already.`)
  return usesWith(human.skillsUsed, skill) <= book.skillsPerTurn
    ? null
    : refuse('dw.skill.3', `${human.name} has used a skill in this turn already.`)
}

/** dw.skill.3 Has he this skill, and can he use it now? */
export const mayUse = (look: Look, human: Human, skill: SkillId): boolean =>
  human.sheet.skills.includes(skill) && isInPlay(human) && skillRefusal(look, human, skill) === null

/** What a use is about, besides the skill: for whom, and the dice that are taken back by it. */
interface Use {
  readonly for?: number
  readonly faces?: readonly number[]
}

/** dw.skill.3 He uses it: not again in this turn. */
export function useSkill(t: Transaction, human: Human, skill: SkillId, use: Use = {}): void {
  human.skillsUsed = Object.freeze([...human.skillsUsed, skill])
  t.emit({ e: 'skill used', clause: SKILLS[skill].clause, human: human.n, skill, ...use })
}

/** dw.skill.4 Why a command cannot be given with a skill: it is none of those that change it, or he cannot use it. */
export function skillOnRefusal(
  look: Look,
  human: Human,
  skill: SkillId | undefined,
  those: readonly SkillId[],
): Refusal | null {
  if (skill === undefined) return null
  return those.includes(skill)
    ? skillRefusal(look, human, skill)
    : refuse(SKILLS[skill].clause, `${SKILLS[skill].title} changes nothing about this.`)
}

/** dw.skill.4 A skill that is used when an activation begins, for all of it: what it does then, and what else it needs. */
export interface Start {
  readonly begin: (t: Transaction, human: Human) => void
  readonly refusal?: (look: Look, human: Human) => Refusal | null
}

/** dw.skill.4 One use lasts for the whole activation: is it this one? */
export const isUsing = (human: Human, skill: SkillId): boolean => human.skillsUsed.includes(skill)
