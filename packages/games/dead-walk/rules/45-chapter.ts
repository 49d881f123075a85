/** dw.skill What the chapters on skills add to the others: the one place where they are opened. */
import { refuse } from '@shamble/kernel'
import type { HouseRule, Slots } from '../book.ts'
import type { Harm } from '../events.ts'
import { notPlayed } from './04-actions.ts'
import { followingUp } from './17-chainsaw.ts'
import { usedUpRefusal } from './45-skills.ts'
import { courageOf, motivation, NOBODY_HEARTENED, PLAIN_COURAGE } from './46-general-skills.ts'
import { inspiredDice, isInspired } from './46-inspire.ts'
import { isSomebodyAlert } from './46-reactions.ts'
import { useSkillAtStart } from './46-starts.ts'

/** dw.cskill.19 Attacks of zombies. */
const BY_ZOMBIES: readonly Harm[] = ['bite', 'armed zombie']

/** dw.skill.3 What characters have learnt counts: in fear tests, for dice, in answers to zombies, at the start of an activation. */
export const SKILLS_GATE: HouseRule = {
  slots: {
    useSkill: () => useSkillAtStart,
    skillRefusal: () => usedUpRefusal,
    thrownAgain: () => inspiredDice,
    isWatched: () => isInspired,
    motivation: () => motivation,
    courageOf: () => courageOf,
    isAnybodyAlert: () => isSomebodyAlert,
    noteBites: () => (human, wounds, from) => {
      if (BY_ZOMBIES.includes(from)) human.bitten += wounds
    },
  },
  adds: {
    sheetParts: [({ skills }) => ({ skills: Object.freeze([...skills]) })],
    interruptions: ['dw.skill.4'],
  },
  steps: { chainsaw: [{ after: 'be heard', insert: followingUp }] },
}

const WITHOUT = ['dw.skill.3', 'This match is played without skills.'] as const
const NO_DICE: readonly number[] = Object.freeze([])

/** dw.skill.3 The answers of a game without skills. */
export const NO_SKILLS = {
  useSkill: notPlayed<'use-skill'>(...WITHOUT),
  skillRefusal: () => refuse(...WITHOUT),
  thrownAgain: () => NO_DICE,
  isWatched: () => false,
  motivation: () => NOBODY_HEARTENED,
  courageOf: () => PLAIN_COURAGE,
  isAnybodyAlert: () => false,
  noteBites: () => undefined,
} as const satisfies Partial<Slots>
