/** rs.nps.8, rs.order.8 Step 9 for those whom nobody plays: at whom they shoot, and when they reload. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { isInPlay, type Look, type Survivor, survivorOf, type Transaction, type Zed } from '../state.ts'
import { BOOMER } from '../tables/mutants.ts'
import { ORDER_LIMITS } from '../tables/orders.ts'
import { NPS } from '../tables/survivors.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { asFigure, asPoint, gapOf, isWithin } from './01-measure.ts'
import { cardsOf, hasCard } from './07-cards.ts'
import { firingOf, shoot } from './29-fire.ts'
import { type Shot, shotsOf } from './29-options.ts'
import { reload } from './31-reload.ts'
import { guarded } from './39-aim.ts'
import { gunToReload, loadedGun } from './39-armed.ts'
import { actingOthers } from './39-moves.ts'
import { endOrder, noteIdle, review } from './40-progress.ts'
import { doorNamed, nearestOn } from './14-handling.ts'

/** rs.nps.8 A Witch only if she pins, a Boomer only if no living is within 10 cm of it. */
function isFairGame({ state }: Look, z: Zed): boolean {
  if (z.kind === 'witch') return z.pins !== null
  const isNear = (s: Survivor): boolean => isInPlay(s) && isWithin(asFigure(s), asFigure(z), cm(BOOMER.burst))
  return z.kind !== 'boomer' || !state.survivors.some(isNear)
}

/** rs.nps.8 Within 30 cm, or anywhere with a sniper rifle. */
const isInRange = (s: Survivor, z: Zed): boolean =>
  loadedGun(s)?.kind === 'sniper' || isWithin(asFigure(s), asFigure(z), cm(NPS.shoots))

/** What a guard watches: somebody, or the nearest point of a door. */
function watchedSpot(look: Look, s: Survivor, what: string | number): Spot | null {
  if (typeof what === 'number') return guarded(look, what)
  const door = doorNamed(look, what)
  return door ? { at: nearestOn(door.from, door.to, s.at), level: door.level } : null
}

/** rs.order.8 GUARD: Zeds within 20 cm of whom or what he guards. */
function isNearWatched(look: Look, s: Survivor, what: string | number, z: Zed): boolean {
  const spot = watchedSpot(look, s, what)
  const base = spot === null ? null : { ...asPoint(spot), radius: typeof what === 'number' ? RADIUS.figure : 0 }
  return base !== null && isWithin(base, asFigure(z), cm(ORDER_LIMITS.guardRange))
}

/** rs.order.8 At whom his order lets him shoot. */
function isMeant(look: Look, s: Survivor, z: Zed): boolean {
  const order = s.order?.order
  switch (order?.is) {
    case 'SHOOT AT':
      return z.n === order.zed
    case 'STAY':
      return isWithin(asFigure(s), asFigure(z), cm(ORDER_LIMITS.stayRange)) && isFairGame(look, z)
    case 'COVER':
      return !z.down && isInRange(s, z) && isFairGame(look, z)
    case 'GUARD':
      return isNearWatched(look, s, order.what, z) && isFairGame(look, z)
    default:
      return isInRange(s, z) && isFairGame(look, z)
  }
}

/** rs.order.8, rs.order.12 Has it been the one whom he guards? */
function isTheGuarded({ state }: Look, s: Survivor, z: Zed): boolean {
  const order = s.order?.order
  if (order?.is !== 'GUARD' || typeof order.what !== 'number') return false
  return survivorOf(state, order.what) !== undefined && state.risen[order.what] === z.n
}

/** rs.nps.8 The whole gun that he has begun with, the nearest standing Zed, then the nearest lying one. */
function nextShot(look: Look, s: Survivor): Shot | null {
  const { shots, weapon } = firingOf(look, s)
  const gun = shots > 0 ? weapon : loadedGun(s)?.id
  const rank = (z: Zed): number => (isTheGuarded(look, s, z) ? 0 : z.down ? 2 : 1)
  const ranked = shotsOf(look, s).flatMap((shot) => {
    const { figure } = shot.target
    if (shot.gun.id !== gun || 'who' in figure || !isMeant(look, s, figure)) return []
    return [{ shot, rank: rank(figure), gap: gapOf(asFigure(s), asFigure(figure)), id: figure.id }]
  })
  return ranked.sort((a, b) => a.rank - b.rank || a.gap - b.gap || a.id - b.id)[0]?.shot ?? null
}

/** rs.nps.8 All shots of the card. */
function fire(t: Transaction, s: Survivor): void {
  for (let shot = nextShot(t, s); shot !== null; shot = nextShot(t, s)) shoot(t, s, shot.gun.id, shot.target)
  if (s.order?.order.is === 'COVER') noteIdle(s, !s.fired)
}

/** rs.nps.11, rs.order.8 The gun of his order, else the one that needs it. */
function fillGun(t: Transaction, s: Survivor): void {
  const order = s.order?.order
  const weapon = order?.is === 'RELOAD' ? order.weapon : gunToReload(s)?.id
  if (weapon !== undefined) reload(t, s, weapon)
  if (order?.is === 'RELOAD') endOrder(t, s, false)
}

const mayFire = (look: Look, s: Survivor): boolean =>
  cardsOf(look.state, s).some((card) => card === 'SHOOT' || card === 'BOTH' || card === 'SNIPE')

/** rs.turn.3, rs.nps.8 After the seats, in number order. */
function shootOthers(t: Transaction): void {
  for (const s of actingOthers(t)) {
    if (hasCard(t.state, s, 'RELOAD')) fillGun(t, s)
    else if (mayFire(t, s)) fire(t, s)
    if (isInPlay(s)) review(t, s, 'over')
  }
}

export const othersShoot = procedure<Transaction, Command>('others shoot', [
  step('rs.nps.8', 'shoot and reload', shootOthers),
])
