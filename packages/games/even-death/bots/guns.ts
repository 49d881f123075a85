/** What people among people reckon: what a shot takes from the enemy, and what they have to fear of his guns. */
import type { XY } from '@shamble/table'
import { chanceOfAtLeast, expectedWounds, woundChances } from '../forecast/wounds.ts'
import { isNearer, isWithin } from '../rules/01-measure.ts'
import { worthOf } from '../rules/03-force.ts'
import { sees } from '../rules/14-sight.ts'
import { isFigureCovered } from '../rules/15-cover.ts'
import { toughnessOf } from '../rules/17-factors.ts'
import { type Human, isHerd, type Look, type Unit } from '../state.ts'
import { inches } from '../tables/units.ts'
import { isShooting, SHOOTING } from '../tables/weapons.ts'
import type { Shot } from './shots.ts'

/** Enemy people who could shoot. */
export const shootersOf = (enemies: readonly Unit[]): Human[] =>
  enemies.flatMap((unit) => (!isHerd(unit) && unit.weapons.some(({ id }) => isShooting(id)) ? [unit] : []))

/** So many points count like a wound of a herd. */
const POINTS_OF_WOUND = 4

/** What a shot takes from a human in points, half for his wounds and half for his death, as wounds. */
export function pointsTaken(target: Human, { throwing }: Shot): number {
  const chances = woundChances(throwing)
  const hurt = expectedWounds(chances, target.vitality) / target.most
  return (worthOf(target) * (hurt + chanceOfAtLeast(chances, target.vitality))) / 2 / POINTS_OF_WOUND
}

/** What is left of a shot at somebody in cover, by a first look. */
const COVERED = 0.6

/** The wounds that somebody there has to fear of those who could shoot at him as they stand. */
export function fearAt(look: Look, human: Human, guns: readonly Human[], at: XY): number {
  const there = { at, on: human.on, down: false }
  const toughness = toughnessOf(look, human, false)
  return guns.reduce((sum, gun) => {
    const wounds = gun.weapons.map(({ id, due }) => {
      if (due > 1 || !isShooting(id)) return 0
      const { range, hits, accuracy } = SHOOTING[id]
      if (!isWithin(gun.at, at, inches(range[1])) || isNearer(gun.at, at, inches(range[0]))) return 0
      return expectedWounds(woundChances({ dice: hits, needed: accuracy, modifiers: [], toughness }), human.vitality)
    })
    const most = Math.max(0, ...wounds)
    if (most === 0 || !sees(look, gun, there)) return sum
    return sum + most * (isFigureCovered(look, gun, there) ? COVERED : 1)
  }, 0)
}
