/** B3: where a grenade is worth throwing, and which. */
import type { CommandOf } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { asFigure, asPoint, isWithin } from '../rules/01-measure.ts'
import { zedsReached } from '../rules/20-blast.ts'
import { checkPoint } from '../rules/20-grenade.ts'
import { isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { BLAST, GRENADES, GRENADE_IDS, type GrenadeId, THROW } from '../tables/grenades.ts'
import { cm } from '../tables/units.ts'
import { attackersAbout, attackersNear, heldBy, isAttacker, isHordeAwake, TWO_MOVES } from './danger.ts'

export interface Throw {
  readonly command: CommandOf<'throw'>
  readonly many: number
}

/** How many Zeds each kind wants; a stun grenade only saves somebody. */
const LEAST: Readonly<Record<GrenadeId, number>> = { pipe: 5, HE: 5, molotov: 4, WP: 3, stun: 3 }
const CROWDED = 3

const isFriendWithin = (look: Look, spot: Spot, within: number): boolean =>
  look.state.survivors.some(
    (one) => isInPlay(one) && one.level === spot.level && isWithin(asFigure(one), asPoint(spot), within),
  )

/** Never a Molotov that touches a friend, no WP nearer than 5 cm, stun only for a friend in need. */
function isFit(look: Look, kind: GrenadeId, spot: Spot): boolean {
  if (kind === 'molotov') return !isFriendWithin(look, spot, cm(BLAST))
  if (kind === 'WP') return !isFriendWithin(look, spot, cm(5))
  if (kind !== 'stun') return true
  return look.state.survivors.some(
    (one) => isInPlay(one) && heldBy(look, one).length >= CROWDED && isWithin(asFigure(one), asPoint(spot), cm(BLAST)),
  )
}

/** Loud ones only when somebody is awake anyhow, or many come. */
const mayBang = (look: Look, s: Survivor): boolean =>
  isHordeAwake(look) || attackersNear(look, s, TWO_MOVES).length >= 4

/** Where Zeds are, each point once a cell, with how many it would reach. */
function pointsFor(look: Look, s: Survivor): { readonly spot: Spot; readonly many: number }[] {
  const near = attackersAbout(look, s, cm(THROW + BLAST))
  if (near.reduce((sum, z) => sum + burnsAs(z), 0) < CROWDED) return []
  return near
    .filter((z) => isWithin(asFigure(s), asPoint(z), cm(THROW)))
    .slice(0, MOST_POINTS)
    .map(({ at, level }) => ({
      spot: { at, level },
      many: zedsReached(look, { at, level })
        .filter(isAttacker)
        .reduce((sum, z) => sum + burnsAs(z), 0),
    }))
}
/** rs.tank.14 What burns a Tank is worth as much as what kills five. */
const burnsAs = ({ kind }: Zed): number => (kind === 'tank' ? 5 : 1)
const MOST_POINTS = 24

export function bestThrow(look: Look, s: Survivor): Throw | null {
  const kinds = GRENADE_IDS.filter((kind) => s.items.includes(kind) && (!GRENADES[kind].loud || mayBang(look, s)))
  if (kinds.length === 0) return null
  const points = pointsFor(look, s).sort((a, b) => b.many - a.many)
  for (const { spot, many } of points)
    for (const grenade of kinds) {
      if (many < LEAST[grenade] || !isFit(look, grenade, spot) || checkPoint(look, s, spot) !== null) continue
      return { command: { do: 'throw', grenade, at: [spot.at.x, spot.at.y], level: spot.level }, many }
    }
  return null
}
