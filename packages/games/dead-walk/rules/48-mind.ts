/** dw.quirk, dw.psychosis Who has which quirk and psychosis, and what they add to dice, their own and others'. */
import type { Modifier } from '@shamble/kernel'
import { type Human, isInPlay, type Look } from '../state.ts'
import { PSYCHOSES, type PsychosisId, type QuirkId, QUIRKS, type Trait } from '../tables/mind.ts'
import { type Column, MODIFIERS } from '../tables/modifiers.ts'
import type { WeaponRow } from '../tables/weapons.ts'
import { humanBody, isWithin } from './01-figures.ts'

/** dw.quirk.1, dw.trauma.8 Quirks always work; NPCs have none. */
export const hasQuirk = ({ book }: Look, human: Human, quirk: QuirkId): boolean => book.quirksOf(human).includes(quirk)

/** dw.psychosis.1, dw.trauma.8 */
export const hasPsychosis = ({ book }: Look, human: Human, psychosis: PsychosisId): boolean =>
  book.psychosesOf(human).includes(psychosis)

/** Is there anything about him that is not up to his player? */
export const isMinded = ({ book }: Look, human: Human): boolean =>
  book.quirksOf(human).length > 0 || book.psychosesOf(human).length > 0

const isQuirk = (trait: Trait): trait is QuirkId => trait in QUIRKS

export const hasTrait = (look: Look, human: Human, trait: Trait): boolean =>
  isQuirk(trait) ? hasQuirk(look, human, trait) : hasPsychosis(look, human, trait)

/**
 * dw.vehicle.8, dw.cskill.4 Has he all the action points of this activation? Quirks may have given him fewer from the
 * start (dw.quirk.19): then it counts that he has done nothing yet, not even stood up.
 */
export function hasAllPoints(look: Look, human: Human): boolean {
  const { state, book } = look
  if (human.ap >= book.humanAP) return true
  const isShort = hasQuirk(look, human, 'indecisive') || hasQuirk(look, human, 'thick')
  return isShort && human.ap > 0 && !human.moved && state.activation?.human === human.n && state.activation.fresh
}

/** dw.quirk.7, dw.quirk.17 Guns, and what launches grenades; nothing that is thrown, drawn or sprayed. */
export const isFirearm = ({ category, fire }: WeaponRow): boolean =>
  isGun({ category }) || (fire !== null && fire.mode === 'launcher')

/** dw.psychosis.15, dw.psychosis.17 What fires bullets or shells. */
export const isGun = ({ category }: Pick<WeaponRow, 'category'>): boolean =>
  category === 'bullets' || category === 'shells' || category === 'belt'

/** dw.quirk.18 Is somebody else with this quirk so near? Two of them are no worse than one. */
const isNear = (look: Look, human: Human, quirk: QuirkId): boolean =>
  look.state.humans.some(
    (one) =>
      one.n !== human.n &&
      hasQuirk(look, one, quirk) &&
      isInPlay(one) &&
      isWithin(look, humanBody(one), humanBody(human), look.book.mindReach.near),
  )

/** dw.quirk.18 What others do to the dice of somebody. */
export const distractions = (look: Look, human: Human): readonly Modifier[] => look.book.distractions(look, human)

/** dw.quirk.11, dw.quirk.14, dw.quirk.18 To the dice of anybody, to his harm; found survivors are no exception. */
export function disturbedBy(look: Look, human: Human): readonly Modifier[] {
  if (!isInPlay(human)) return NONE
  const found: Modifier[] = []
  if (isNear(look, human, 'psycho')) found.push({ clause: QUIRKS.psycho.clause, value: MODIFIERS.psycho.adds })
  if (human.sheet.sex === 'm' && isNear(look, human, 'sexy'))
    found.push({ clause: QUIRKS.sexy.clause, value: MODIFIERS.sexy.adds })
  return found.length === 0 ? NONE : found
}
const NONE: readonly Modifier[] = Object.freeze([])

/** dw.quirk.18, dw.fear.8 On the score of a fear test only a Psycho tells, and there more is worse. */
export const fearDistractions = (look: Look, human: Human): readonly Modifier[] => {
  const found = distractions(look, human)
  if (found.length === 0) return found
  return found
    .filter(({ clause }) => clause === QUIRKS.psycho.clause)
    .map(({ clause, value }) => ({ clause, value: -value }))
}

/** What is added to a die, as it is said with the die; nothing if nothing is. */
export const adding = (modifiers: readonly Modifier[]): { readonly modifiers?: readonly Modifier[] } =>
  modifiers.length > 0 ? { modifiers } : {}

/** The sum of what is added. */
export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0
  for (let i = 0; i < modifiers.length; i++) sum += (modifiers[i] as Modifier).value
  return sum
}

/** dw.shooting.21 What minds add to every die of a shot, one's own and those of others near. */
export function mindModifiers(look: Look, human: Human, column: Column, weapon?: WeaponRow): readonly Modifier[] {
  const others = distractions(look, human)
  if (!isMinded(look, human)) return others
  const found: Modifier[] = []
  if (hasQuirk(look, human, 'flinch') && isFlinched(column, weapon))
    found.push({ clause: QUIRKS.flinch.clause, value: MODIFIERS.flinch.adds })
  if (hasPsychosis(look, human, 'depressive'))
    found.push({ clause: PSYCHOSES.depressive.clause, value: MODIFIERS.depressive.adds })
  return [...found, ...others]
}

/** dw.quirk.7 Firearms only: of grenades those of the launcher, of single shots no bows and nothing thrown. */
function isFlinched(column: Column, weapon: WeaponRow | undefined): boolean {
  if (weapon !== undefined) return isFirearm(weapon)
  return MODIFIERS.flinch.in[column] === 'yes'
}
