/** What distance does to an attack: asked by the rules, by bots and by the printed tables alike. */
import type { Weapon } from '../tables/survivors.ts'

/**
 * dd.combat.5 What this distance takes off the total of an attack: dd.survivors.15 too near once, too far for every unit;
 * null where the weapon does not reach (dd.survivors.5).
 */
export function distancePenalty({ nearest, tooNear, range, perUnitBeyond }: Weapon, away: number): number | null {
  if (away < nearest) return tooNear
  if (away <= range) return 0
  return perUnitBeyond === null ? null : perUnitBeyond * (away - range)
}
