/** The exact chances of an attack, by the successes of both sides. */
import type { Modifier } from '@shamble/kernel'
import { succeeds } from '../rules/01-measure.ts'
import type { Attack } from '../state.ts'
import { DIE } from '../tables/numbers.ts'

/** What the chances of an attack depend on. */
export type Throwing = Pick<Attack, 'dice' | 'needed' | 'modifiers' | 'toughness'>

const BINOMIALS = new Map<number, readonly number[]>()

/** The chance of each number of successes, when a die succeeds with so many of its faces. */
function binomial(dice: number, faces: number): readonly number[] {
  const key = dice * (DIE + 1) + faces
  const known = BINOMIALS.get(key)
  if (known) return known
  let row = [1]
  for (let n = 0; n < dice; n++)
    row = Array.from({ length: n + 2 }, (_, k) => ((row[k] ?? 0) * (DIE - faces) + (row[k - 1] ?? 0) * faces) / DIE)
  BINOMIALS.set(key, row)
  return row
}

const FACES: readonly number[] = Array.from({ length: DIE }, (_, i) => i + 1)

/** With how many faces of a die it succeeds. */
const facesFor = (needed: number, modifiers: readonly Modifier[]): number =>
  FACES.filter((face) => succeeds(face, needed, modifiers)).length

/** ed.wounds.1 The chance of each number of wounds, from none to as many as there are dice. */
export function woundChances({ dice, needed, modifiers, toughness }: Throwing): readonly number[] {
  const hits = binomial(Math.max(0, dice), facesFor(needed, modifiers))
  const saves = binomial(Math.max(0, toughness.dice), facesFor(toughness.needed, toughness.modifiers))
  const chances = hits.map(() => 0)
  for (const [a, p] of hits.entries())
    for (const [b, q] of saves.entries()) chances[Math.max(0, a - b)] = (chances[Math.max(0, a - b)] ?? 0) + p * q
  return chances
}

/**
 * ed.perks.12 The same for whoever may throw one failed die of a fruitless attack again: worth it only where a single
 * success was lacking.
 */
export function chancesWithSecondThrow(throwing: Throwing): readonly number[] {
  const { dice, needed, modifiers, toughness } = throwing
  const faces = facesFor(needed, modifiers)
  const hits = binomial(Math.max(0, dice), faces)
  const saves = binomial(Math.max(0, toughness.dice), facesFor(toughness.needed, toughness.modifiers))
  const even = hits.slice(0, -1).reduce((sum, p, n) => sum + p * (saves[n] ?? 0), 0)
  const gained = (even * faces) / DIE
  return woundChances(throwing).map((chance, wounds) =>
    wounds === 0 ? chance - gained : wounds === 1 ? chance + gained : chance,
  )
}

/** How many wounds come of it on the average; what exceeds `most` is lost. */
export const expectedWounds = (chances: readonly number[], most = Number.POSITIVE_INFINITY): number =>
  chances.reduce((sum, chance, wounds) => sum + chance * Math.min(wounds, most), 0)

/** The chance of so many wounds or more. */
export const chanceOfAtLeast = (chances: readonly number[], least: number): number =>
  chances.reduce((sum, chance, wounds) => sum + (wounds >= least ? chance : 0), 0)
