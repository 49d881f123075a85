/** rs.shoot What a survivor can do with his guns just now, and what forbids the rest. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import { calledOf, isInPlay, type Look, type Survivor, survivorOf, type Zed } from '../state.ts'
import { GUNS, NEAR } from '../tables/guns.ts'
import { isInFront } from './01-measure.ts'
import { carriesTo, isFar, isInArc, type Target, targetSurvivor, targetZed } from './29-aim.ts'
import { firingOf } from './29-fire.ts'
import { shootingCard, shotsWith, unfit } from './30-snipe.ts'
import { gunsOf } from './31-reload.ts'

type Gun = ReturnType<typeof gunsOf>[number]

/** rs.shoot.21, rs.order.8 Is he watched over by somebody who was ordered to? */
const isGuarded = ({ state }: Look, { n }: Survivor): boolean =>
  state.survivors.some(({ order }) => order?.order.is === 'GUARD' && order.order.what === n)

/** rs.shoot.21 What forbids to shoot at somebody who lives. */
function checkLiving(look: Look, s: Survivor, other: Survivor): Refusal | null {
  if (!look.book.mayShootLiving()) return refuse('rs.shoot.21', 'Here nobody shoots at the living.')
  if (!look.book.needsConsent()) return null
  if (firingOf(look, s).refused.includes(other.n))
    return refuse('rs.shoot.21', `${calledOf(other)} does not want to be shot.`)
  if (other.seat !== null || isGuarded(look, other)) return null
  return refuse('rs.shoot.21', `${calledOf(other)} would have to be guarded to agree.`)
}

/** rs.shoot.4, rs.shoot.11, rs.shoot.13, rs.snipe.2, rs.snipe.3 What forbids to fire a gun now, whatever at. */
function checkGun(look: Look, s: Survivor, gun: Gun): Refusal | null {
  const card = shootingCard(look, s)
  if (card === null || s.down || s.pinnedBy !== null)
    return refuse('rs.shoot.4', `${calledOf(s)} has no shots this turn.`)
  const { weapon, shots } = firingOf(look, s)
  if (shots > 0 && weapon !== gun.id) return refuse('rs.shoot.11', 'One gun a turn: the other one has been fired.')
  const misfit = unfit(look, card, gun)
  if (misfit) return misfit
  if (shots >= shotsWith(card, gun)) return refuse('rs.shoot.4', 'All shots of the card are fired.')
  return gun.rounds > 0 ? null : refuse('rs.shoot.13', `The ${GUNS[gun.kind].name} is empty.`)
}

/** Guns that he can fire now. */
export const firable = (look: Look, s: Survivor): Gun[] => gunsOf(s).filter((gun) => checkGun(look, s, gun) === null)

const hits = (s: Survivor, gun: Gun, target: Target): boolean => carriesTo(gun.kind, isFar(s, target))

/** Is it in front of him, or was it on its way? Sight costs more to find out. */
const mayBeAhead = ({ at, facing }: Survivor, zed: Zed): boolean =>
  isInFront(at, facing, zed.at) || zed.walked.some((spot) => isInFront(at, facing, spot.at))

/** Everybody in his arc at whom he may shoot with one of these guns, Zeds first. */
function* targetsOf(look: Look, s: Survivor, guns: readonly Gun[]): Generator<Target> {
  const isFair = (target: Target): boolean => isInArc(s, target) && guns.some((gun) => hits(s, gun, target))
  for (const zed of look.state.zeds) {
    const target = mayBeAhead(s, zed) ? targetZed(look, s, zed) : null
    if (target && isFair(target)) yield target
  }
  for (const other of look.state.survivors) {
    if (!isInFront(s.at, s.facing, other.at) || (isInPlay(other) && checkLiving(look, s, other) !== null)) continue
    const target = targetSurvivor(look, s, other)
    if (target && isFair(target)) yield target
  }
}

/** A shot that he may fire. */
export interface Shot {
  readonly gun: Gun
  readonly target: Target
  readonly command: CommandOf<'shoot'>
}

export function shotsOf(look: Look, s: Survivor): Shot[] {
  const guns = firable(look, s)
  if (guns.length === 0) return []
  return [...targetsOf(look, s, guns)].flatMap((target) =>
    guns
      .filter((gun) => hits(s, gun, target))
      .map((gun): Shot => ({ gun, target, command: { do: 'shoot', weapon: gun.id, ...named(target) } })),
  )
}

const named = ({ figure }: Target): { zed: number } | { survivor: number } =>
  'who' in figure ? { survivor: figure.n } : { zed: figure.n }

/** Is there anybody to shoot at? */
export function hasTarget(look: Look, s: Survivor): boolean {
  const guns = firable(look, s)
  return guns.length > 0 && targetsOf(look, s, guns).next().done !== true
}

/** Whom a command names, if he sees him. */
export function targetOf(look: Look, s: Survivor, { zed, survivor }: CommandOf<'shoot'>): Target | null {
  if (survivor !== undefined) {
    const other = survivorOf(look.state, survivor)
    return other ? targetSurvivor(look, s, other) : null
  }
  const found = look.state.zeds.find(({ n }) => n === zed)
  return found ? targetZed(look, s, found) : null
}

/** What forbids a shot; who is hidden and who is not there are refused in the same words. */
export function checkShot(look: Look, s: Survivor, command: CommandOf<'shoot'>): Refusal | null {
  const gun = gunsOf(s).find(({ id }) => id === command.weapon)
  if (!gun) return refuse('rs.shoot.11', `${calledOf(s)} carries no such gun.`)
  const idle = checkGun(look, s, gun)
  if (idle) return idle
  if ((command.zed === undefined) === (command.survivor === undefined))
    return refuse('rs.shoot.12', 'A shot has one target: name one.')
  const target = targetOf(look, s, command)
  if (!target) return refuse('rs.shoot.17', `${calledOf(s)} sees nobody of that number.`)
  if (!isInArc(s, target)) return refuse('rs.shoot.3', `That is not in front of ${calledOf(s)}.`)
  if (!hits(s, gun, target)) return refuse('rs.shoot.10', `The ${GUNS[gun.kind].name} does not carry over ${NEAR} cm.`)
  const { figure } = target
  return 'who' in figure && isInPlay(figure) ? checkLiving(look, s, figure) : null
}
