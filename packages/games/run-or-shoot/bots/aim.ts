/** Guns as one thinks of them before a card is placed: how likely a hit is, and which of them is heard. */
import { facingTowards } from '@shamble/table'
import { asFigure, gapOf, inContact, isInFront, isWithin } from '../rules/01-measure.ts'
import { sees } from '../rules/03-sight.ts'
import { bandsOf, carriesTo, isFar, modifiersOf, resultOf } from '../rules/29-aim.ts'
import { gunsOf } from '../rules/31-reload.ts'
import { isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { NEAR } from '../tables/guns.ts'
import { BOOMER } from '../tables/mutants.ts'
import { cm } from '../tables/units.ts'
import { attackersNear, isHordeAwake, TWO_MOVES } from './danger.ts'

export type Gun = ReturnType<typeof gunsOf>[number]

const FACES = 10

/** The share of faces that hit, or that hit the head. */
export function chanceOf(
  look: Look,
  s: Survivor,
  gun: Gun,
  z: Zed,
  isSniping: boolean,
  wanted: 'hit' | 'head',
): number {
  const target = { figure: z, isGone: false }
  const far = isFar(s, target)
  if (!carriesTo(gun.kind, far)) return 0
  const added = modifiersOf(look, s, target, isSniping).reduce((sum, { value }) => sum + value, 0)
  const results = Array.from({ length: FACES }, (_, face) => resultOf(bandsOf(gun.kind, far), face + added))
  return results.filter((one) => one === 'head' || (wanted === 'hit' && one === 'body')).length / FACES
}

/** B11: no automatic fire while no horde is awake and few are coming. */
export function mayBeHeard(look: Look, s: Survivor): boolean {
  return isHordeAwake(look) || attackersNear(look, s, TWO_MOVES).length > FEW
}
const FEW = 2

/** Would all shots of a card with this gun be heard? */
export const isLoud = ({ book }: Look, { kind }: Gun, shots: number): boolean => book.isLoudFire(kind, shots)

/** The guns that he may use now: loaded, and no louder than is wise (B11). */
export const usableGuns = (look: Look, s: Survivor): Gun[] =>
  gunsOf(s).filter((gun) => gun.rounds > 0 && (!isLoud(look, gun, CARD_SHOTS) || mayBeHeard(look, s)))
const CARD_SHOTS = 3

/** His best chance to hit a Zed, by any gun that he may use. */
export const bestChance = (look: Look, s: Survivor, z: Zed): number =>
  Math.max(0, ...usableGuns(look, s).map((gun) => chanceOf(look, s, gun, z, false, 'hit')))

const isNearFriends = ({ state }: Look, z: Zed): boolean =>
  state.survivors.some((s) => isInPlay(s) && isWithin(asFigure(s), asFigure(z), cm(BOOMER.burst)))

/**
 * B6: the lower, the sooner it is shot; null for whom one leaves alone. A Tank goes before ordinary Zeds that touch
 * nobody: with its ten hits it is to be stopped only by all together, and before it is there.
 */
export function rankOf(look: Look, z: Zed): number | null {
  if (z.pins !== null) return 0
  if (z.kind === 'witch') return null
  if (z.kind === 'hunter' && z.posture === 'crouching') return 1
  if (z.kind === 'boomer') return isNearFriends(look, z) ? null : 2
  if (z.kind === 'smoker') return 3
  if (z.down) return 7
  if (look.state.survivors.some((s) => isInPlay(s) && inContact(look, asFigure(s), asFigure(z)))) return 4
  return z.kind === 'tank' ? 5 : 6
}

/** B6: the facing with the most expected arrivals in its arc, the near ones first. */
export function facingThreat(look: Look, s: Survivor): readonly [number, number] | null {
  const threats = look.state.zeds.filter(
    (z) =>
      z.mode === 'attacking' &&
      rankOf(look, z) !== null &&
      isWithin(asFigure(s), asFigure(z), TWO_MOVES) &&
      sees(look, s, z),
  )
  let found: readonly [number, number] | null = null
  let most = 0
  for (const z of threats) {
    const ahead = facingTowards(s.at, z.at)
    if (ahead === null) continue
    const worth = threats.reduce(
      (sum, other) => (isInFront(s.at, ahead, other.at) ? sum + weightOf(look, s, other) : sum),
      0,
    )
    if (worth <= most) continue
    most = worth
    found = [ahead.x, ahead.y]
  }
  return found
}

const weightOf = (look: Look, s: Survivor, z: Zed): number => {
  const gap = gapOf(asFigure(s), asFigure(z))
  const rank = rankOf(look, z) ?? 8
  return (rank < 4 ? 4 : 1) / (1 + gap / cm(10)) / (z.down ? 4 : 1)
}

/** So near the bands are good. */
export const RANGE = cm(NEAR)
