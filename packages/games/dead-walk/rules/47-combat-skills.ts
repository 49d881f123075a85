/** dw.cskill Skills of fighters: those for a whole activation, second throws, and what they change about fire and blows. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Human, Look, Transaction, Weapon } from '../state.ts'
import type { StrikeRow } from '../tables/melee.ts'
import { SKILLS, type SkillId, COVER_COST, KILLS_FROM, UNLOAD } from '../tables/skills.ts'
import type { FireRow, WeaponId } from '../tables/weapons.ts'
import { ownerOf } from './01-dice.ts'
import { endActivation, payRefusal, priceOf } from './04-actions.ts'
import { decide } from './40-deciding.ts'
import { isUsing, mayUse, skillRefusal, type Start, useSkill } from './45-skills.ts'
import { isSecondThrow } from './46-inspire.ts'
import { hasAllPoints } from './48-mind.ts'

export const using = (skill: SkillId): Command => ({ do: 'use-skill', skill })
export const DECLINE: Command = { do: 'decline' }

/** Those of some skills that he can use now; most people have none. */
export const usable = (look: Look, human: Human, skills: readonly SkillId[]): readonly SkillId[] =>
  human.sheet.skills.length > 0 ? skills.filter((one) => mayUse(look, human, one)) : NONE
const NONE: readonly SkillId[] = Object.freeze([])

/** Why a skill for one kind of weapon is of no use to him. */
const weaponRefusal = ({ name, weapons }: Human, skill: SkillId, type: WeaponId, title: string): Refusal | null =>
  weapons.some((weapon) => weapon.type === type && weapon.ready)
    ? null
    : refuse(SKILLS[skill].clause, `${name} has no ${title} in hand.`)

/** dw.cskill.4 Nothing else is done in the activation. */
const onlyRefusal = (look: Look, human: Human): Refusal | null =>
  hasAllPoints(look, human)
    ? payRefusal(human, costOfSkill('cover'))
    : refuse('dw.cskill.4', `${human.name} has done something already: Cover is all that is done in an activation.`)

/** dw.cskill.3 What a skill costs that is used at the start of an activation, before doubling. */
export const costOfSkill = (skill: SkillId): number => (skill === 'cover' ? COVER_COST : 0)

/** dw.cskill.3 The activation ends, and what is left of it is kept for the zombies' moves. */
function lieInWait(t: Transaction, human: Human): void {
  const left = human.ap - priceOf(human, costOfSkill('cover'))
  human.ap = left
  endActivation(t)
  human.ap = left
}

/** dw.cskill.3, dw.cskill.4 Does he still wait for something to fire at? */
export const isCovering = (human: Human): boolean => human.ap > 0 && isUsing(human, 'cover')

const nothingAtOnce = (): void => undefined

/** dw.skill.4 Skills that are used for a whole activation, when it begins. */
export const COMBAT_STARTS: Partial<Record<SkillId, Start>> = {
  /** dw.cskill.2 */
  brace: {
    begin: nothingAtOnce,
    refusal: (_look, human) => weaponRefusal(human, 'brace', 'machinegun', 'machinegun'),
  },
  /** dw.cskill.13 */
  gunner: {
    begin: nothingAtOnce,
    refusal: (_look, human) => weaponRefusal(human, 'gunner', 'machinegun', 'machinegun'),
  },
  /** dw.cskill.8 */
  unload: {
    begin: nothingAtOnce,
    refusal: (_look, human) => weaponRefusal(human, 'unload', 'pump-shotgun', 'pump shotgun'),
  },
  cover: { begin: lieInWait, refusal: onlyRefusal },
}

/** A die that has failed, and how it is thrown again. */
interface Failed {
  readonly what: string
  readonly face: number
  readonly again: () => number
}

/** dw.scope.8 The second score stands; a die that was thrown again already is not thrown a third time. */
function thrownAgain(t: Transaction, human: Human, skill: SkillId, { face, again }: Failed): number {
  useSkill(t, human, skill, { faces: [face] })
  return again()
}

/** dw.cskill.1 A failed roll in close combat, or the second one that counts instead. */
export function afterAnger(t: Transaction, human: Human, failed: Failed): number {
  if (!mayUse(t, human, 'aggressive') || isSecondThrow(t)) return failed.face
  const about = { asks: 'aggressive', human: human.n, what: failed.what, faces: [failed.face] }
  const said = decide(t, { seat: ownerOf(human), choices: [DECLINE, using('aggressive')], about })
  return said.do === 'decline' ? failed.face : thrownAgain(t, human, 'aggressive', failed)
}

/** dw.cskill.19 A wound test that has failed, or the second one; of those who left the table, too (dw.wounds.6). */
export function afterToughness(t: Transaction, human: Human, bites: number, failed: Failed): number {
  const has = human.sheet.skills.includes('tough')
  if (!has || bites === 0 || skillRefusal(t, human, 'tough') !== null || isSecondThrow(t)) return failed.face
  const about = { asks: 'tough', human: human.n, what: failed.what, faces: [failed.face] }
  const said = decide(t, { seat: ownerOf(human), choices: [using('tough'), DECLINE], about })
  return said.do === 'decline' ? failed.face : thrownAgain(t, human, 'tough', failed)
}

/** dw.skill.4 Skills that are said with a declaration of fire, with a blow, and with a shot at close quarters. */
export const FOR_FIRE: readonly SkillId[] = ['eagle-eye', 'sharpshooter', 'ambidextrous', 'double-tap', 'sniper']
export const FOR_BLOWS: readonly SkillId[] = ['combat-expert', 'chainsaw-maniac', 'strong']
export const FOR_CLOSE_SHOTS: readonly SkillId[] = ['combat-expert']
export const FOR_RELOADING: readonly SkillId[] = ['fast-reload']

/** dw.cskill.6 */
export const reloadPrice = (cost: number, skill: SkillId | undefined): number =>
  skill === 'fast-reload' ? Math.ceil(cost / 2) : cost

/** dw.cskill.8 For that activation. */
const isUnloading = ({ state }: Look, human: Human, { type }: Weapon): boolean =>
  type === 'pump-shotgun' && state.activation?.human === human.n && isUsing(human, 'unload')

export const shellPrice = (look: Look, human: Human, weapon: Weapon, cost: number): number =>
  isUnloading(look, human, weapon) ? UNLOAD.cost : cost

/** dw.cskill.8 */
export const unloadedRefusal = (look: Look, human: Human, weapon: Weapon, shots: number): Refusal | null =>
  isUnloading(look, human, weapon) && (look.state.activation?.shots ?? 0) + shots > UNLOAD.shots
    ? refuse('dw.cskill.8', `${human.name} fires at most ${UNLOAD.shots} times in this activation.`)
    : null

/** dw.cskill.8 Shells that were fired while he unloads. */
export function countShots(t: Transaction, human: Human, weapon: Weapon, shots: number): void {
  const { activation } = t.state
  if (activation !== null && isUnloading(t, human, weapon)) activation.shots = (activation.shots ?? 0) + shots
}

/** dw.cskill.9 */
const HANDGUNS: readonly WeaponId[] = ['pistol', 'revolver']

/** dw.cskill.9 The handgun in his other hand. */
export const otherHandgun = ({ weapons }: Human, { id, type }: Weapon): Weapon | undefined =>
  HANDGUNS.includes(type) ? weapons.find((one) => one.id !== id && one.ready && HANDGUNS.includes(one.type)) : undefined

/** dw.cskill.26 */
const RIFLES: readonly WeaponId[] = ['rifle', 'carbine', 'assault-rifle']

/** dw.cskill.21, dw.cskill.25 What the scores of a weapon do in a declaration with a skill. */
export function firedWith(row: FireRow, skill: SkillId | undefined): FireRow {
  if (skill === 'sniper') return { ...row, elim: KILLS_FROM.sniper }
  if (skill === 'double-tap' && row.fall !== null) return { ...row, elim: Math.min(row.fall, row.elim ?? row.fall) }
  return row
}

export const isSniped = (type: WeaponId): boolean => RIFLES.includes(type)

/** dw.cskill.13 What the scores of a machinegun do. */
export const gunnedBy = (row: FireRow, human: Human): FireRow =>
  row.mode === 'machinegun' && isUsing(human, 'gunner') ? { ...row, elim: KILLS_FROM.gunner } : row

/** dw.cskill.23 */
const KILLERS: readonly WeaponId[] = ['sub-machinegun', 'assault-rifle']

/** dw.cskill.23, dw.cskill.24 Why a weapon cannot be used like a machinegun. */
export function killerRefusal({ book }: Look, { type, loaded }: Weapon): Refusal | null {
  const { title, fire } = book.weapons[type]
  if (!KILLERS.includes(type)) return refuse('dw.cskill.23', `The ${title} cannot be used like a machinegun.`)
  return loaded === fire?.magazine ? null : refuse('dw.cskill.24', `The magazine of the ${title} is not full.`)
}

/** dw.cskill.20, dw.cskill.27 What the scores of a blow do with a skill: a maniac kills more easily, of the strong every hit kills. */
export function struckWith(row: StrikeRow, skill: SkillId | null): StrikeRow {
  if (skill === 'chainsaw-maniac') return { ...row, elim: KILLS_FROM.maniac }
  if (skill === 'strong' && row.fall !== null) return { ...row, elim: Math.min(row.fall, row.elim ?? row.fall) }
  return row
}
