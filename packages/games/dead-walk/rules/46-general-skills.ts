/** dw.gskill Skills of everybody: courage, a second chance against a bite, more to do in an activation. */
import type { Modifier } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Human, Look, Transaction } from '../state.ts'
import { SKILLS, type SkillId, HEARTENS } from '../tables/skills.ts'
import { ownerOf } from './01-dice.ts'
import { humanBody, isWithin } from './01-figures.ts'
import { decide } from './40-deciding.ts'
import { mayUse, type Start, useSkill } from './45-skills.ts'

const using = (skill: SkillId): Command => ({ do: 'use-skill', skill })
const NO: Command = { do: 'decline' }

/** dw.gskill.11 Those who must test and stand near enough to be encouraged by him. */
const heartenedBy = (look: Look, human: Human, due: readonly Human[]): Human[] =>
  due.filter((one) => one !== human && isWithin(look, humanBody(human), humanBody(one), look.book.skillReach.motivate))

/** dw.gskill.11 Before the fear tests of a turn: what others add to the value of each who must test, by number. */
export function motivation(t: Transaction, due: readonly Human[]): ReadonlyMap<number, readonly Modifier[]> {
  const added = new Map<number, Modifier[]>()
  for (const human of t.state.humans) {
    if (!mayUse(t, human, 'motivate')) continue
    const heartened = heartenedBy(t, human, due)
    if (heartened.length === 0) continue
    const about = { asks: 'motivate', human: human.n, for: heartened.map(({ n }) => n) }
    if (decide(t, { seat: ownerOf(human), choices: [NO, using('motivate')], about }).do === 'decline') continue
    useSkill(t, human, 'motivate')
    for (const { n } of heartened)
      added.set(n, [...(added.get(n) ?? []), { clause: SKILLS.motivate.clause, value: HEARTENS.motivate }])
  }
  return added
}
export const NOBODY_HEARTENED: ReadonlyMap<number, readonly Modifier[]> = new Map()

/** What somebody who must test his courage does about it before the dice. */
export interface Courage {
  /** dw.gskill.4 No dice: the test is passed. */
  readonly isIgnored: boolean
  /** dw.gskill.1 On the value. */
  readonly value: readonly Modifier[]
  /** dw.gskill.6 On the score. */
  readonly score: readonly Modifier[]
}
export const PLAIN_COURAGE: Courage = { isIgnored: false, value: [], score: [] }

/** dw.gskill.1, dw.gskill.4, dw.gskill.6 The skills for a fear test, asked for as long as he may use another. */
export function courageOf(t: Transaction, human: Human, value: number): Courage {
  const isFirst = !human.nervesSpent
  if (human.sheet.skills.includes('nerves-of-steel')) human.nervesSpent = true
  let courage = PLAIN_COURAGE
  for (;;) {
    const skills = FOR_FEAR.filter((one) => mayUse(t, human, one) && (isFirst || one !== 'nerves-of-steel'))
    if (skills.length === 0) return courage
    const choices = skills.map(using)
    const answer = decide(t, {
      seat: ownerOf(human),
      choices: skills[0] === 'nerves-of-steel' ? [...choices, NO] : [NO, ...choices],
      about: { asks: 'courage', human: human.n, value, what: `fear test of ${human.name}` },
    })
    if (answer.do !== 'use-skill') return courage
    useSkill(t, human, answer.skill)
    courage = withSkill(courage, answer.skill)
    if (courage.isIgnored) return courage
  }
}
const FOR_FEAR: readonly SkillId[] = ['nerves-of-steel', 'cool', 'fearless']

function withSkill(courage: Courage, skill: SkillId): Courage {
  const { clause } = SKILLS[skill]
  if (skill === 'cool') return { ...courage, value: [...courage.value, { clause, value: HEARTENS.cool }] }
  if (skill === 'fearless') return { ...courage, score: [...courage.score, { clause, value: HEARTENS.fearless }] }
  return { ...courage, isIgnored: true }
}

/** A zombie's die against a human. */
interface Bite {
  readonly what: string
  readonly face: number
  readonly again: () => number
}

/** dw.gskill.18 The die of a zombie that has hit him, or the second that he makes it throw; that one counts. */
export function afterLuck(t: Transaction, human: Human, { what, face, again }: Bite): number {
  if (!mayUse(t, human, 'lucky-bastard')) return face
  const about = { asks: 'lucky-bastard', human: human.n, what, faces: [face] }
  if (decide(t, { seat: ownerOf(human), choices: [using('lucky-bastard'), NO], about }).do === 'decline') return face
  useSkill(t, human, 'lucky-bastard', { faces: [face] })
  return again()
}

/** dw.skill.4 Skills that are used for a whole activation, when it begins. */
export const GENERAL_STARTS: Partial<Record<SkillId, Start>> = {
  /** dw.gskill.17 */
  hero: {
    begin: (_t, human) => {
      human.ap += 1
    },
  },
  /** dw.gskill.13 */
  snappy: {
    begin: (_t, human) => {
      human.extraAP += 1
    },
  },
  /** dw.gskill.14 What it does is in the price of his moves. */
  quick: { begin: () => undefined },
}
