/** rs.witch A Witch sits and cries until somebody, a noise or a light disturbs her. */
import { procedure, step } from '@shamble/kernel'
import { isCrossed } from '@shamble/table'
import type { Command } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import {
  allZeds,
  type Area,
  changeZed,
  isInPlay,
  type Look,
  type Survivor,
  type Transaction,
  type Zed,
} from '../state.ts'
import { WITCH } from '../tables/mutants.ts'
import { BLAST } from '../tables/grenades.ts'
import { cm } from '../tables/units.ts'
import { asFigure, asPoint, isInFront, isWithin } from './01-measure.ts'
import { hasClearLine, sees } from './03-sight.ts'
import type { Result, Striker } from './32-mutant.ts'
import { ordinary } from './32-ordinary.ts'

const isSitting = ({ kind, posture }: Zed): boolean => kind === 'witch' && posture === 'sitting'

/** rs.witch.8 She rises, and knows whom she is after: whoever did it; after a noise or a light, whoever is nearest. */
export function disturb(t: Transaction, zed: Zed, by: Survivor | null): Zed {
  if (!isSitting(zed)) return zed
  const risen = changeZed(t.state, zed.id, { posture: 'standing', disturbedBy: by?.n ?? null })
  if (zed.n === 0) t.emit({ e: 'disturbed in secret', clause: 'rs.witch.8', audience: [], about: zed.id })
  else t.emit({ e: 'disturbed', clause: 'rs.witch.8', zed: zed.n, by: by?.n ?? null })
  return risen
}

/** rs.witch.2, rs.witch.7 Within 10 cm on her level, with no wall or closed door between. */
function isTooNear({ facts: { layout, shields } }: Look, zed: Zed, s: Survivor): boolean {
  if (zed.level !== s.level || !isWithin(asFigure(zed), asFigure(s), cm(WITCH.near))) return false
  return !isCrossed(layout, shields[zed.level] as Uint8Array, zed.at, s.at)
}

/** rs.witch.4, rs.witch.6 A lit torch in whose light she sits. */
const isDazzling = (look: Look, zed: Zed, s: Survivor): boolean =>
  s.torchLit &&
  isInFront(s.at, s.facing, zed.at) &&
  isWithin(asFigure(zed), asFigure(s), cm(WITCH.light)) &&
  sees(look, s, zed)

/** rs.witch.2, rs.witch.4, rs.witch.7 A survivor at a sample point of his move, or at rest. */
export function disturbNear(t: Transaction, survivor: Survivor, { at, level }: Spot = survivor): void {
  const there: Survivor = { ...survivor, at, level }
  for (const zed of allZeds(t.state).filter(isSitting))
    if (isTooNear(t, zed, there) || isDazzling(t, zed, there)) disturb(t, zed, survivor)
}

/** rs.witch.3 A loud noise within 20 cm, whatever is between. */
export function disturbByNoise(t: Transaction, spot: Spot): void {
  for (const zed of allZeds(t.state).filter(isSitting))
    if (isWithin(asFigure(zed), asPoint(spot), cm(WITCH.noise))) disturb(t, zed, null)
}

/** rs.witch.6, rs.fire.10 Flames or WP within 20 cm of her that she sees. */
function isBright(look: Look, zed: Zed, { kind, at, level }: Area): boolean {
  const reach = cm(WITCH.light) + (kind === 'flames' ? cm(BLAST) : 0)
  return isWithin(asFigure(zed), asPoint({ at, level }), reach) && hasClearLine(look, zed, { at, level })
}

/** rs.witch.6 What has been lit in this turn; what she has calmed down beside disturbs her no more (rs.witch.11). */
function isNew({ book }: Look, { kind, turns }: Area): boolean {
  return turns === (kind === 'flames' ? book.burning.area : book.burning.wp)
}

function disturbByLights(t: Transaction): void {
  for (const area of t.state.areas)
    if (isNew(t, area))
      for (const zed of allZeds(t.state).filter(isSitting)) if (isBright(t, zed, area)) disturb(t, zed, null)
}

/** What she does not survive. */
const DEADLY: ReadonlySet<Result> = new Set<Result>(['kill', 'head', 'blast kill', 'WP'])

/** rs.witch.10 A hit that does not kill disturbs her, and so does burning. */
export function witchReaction(t: Transaction, zed: Zed, result: Result, by: Striker): void {
  const now = DEADLY.has(result) ? zed : disturb(t, zed, by.survivor)
  ordinary(t, now, result, by)
}

/** rs.witch.7 At the end of step 5, with everybody where he stands. */
export const witchNotices = procedure<Transaction, Command>('the Witch notices', [
  step('rs.witch.7', 'notice', (t: Transaction) => {
    for (const s of t.state.survivors) if (isInPlay(s)) disturbNear(t, s)
  }),
])

/** rs.witch.4 At the end of step 6, when something burns. */
export const witchDazzled = procedure<Transaction, Command>('the Witch is dazzled', [
  step('rs.witch.6', 'light', disturbByLights),
])
