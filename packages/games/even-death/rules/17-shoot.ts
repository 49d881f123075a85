/** ed.shoot Shooting: at whom, with what, from how far. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import {
  areFriends,
  type Human,
  isHerd,
  isOnTable,
  type Look,
  type Transaction,
  type Unit,
  unitOf,
  unitsOf,
} from '../state.ts'
import { isShooting, SHOOTING, type ShootingId } from '../tables/weapons.ts'
import { inches } from '../tables/units.ts'
import { isNearer, isWithin } from './01-measure.ts'
import type { Action } from './07-actions.ts'
import { faceTarget, isFlanked } from './09-facing.ts'
import { type Seen, sees } from './14-sight.ts'
import { isCovered } from './15-cover.ts'
import { figuresOf, inContactWith } from './16-contact.ts'
import { attack, type Planned } from './17-attack.ts'
import { attackModifiers, toughnessOf } from './17-factors.ts'
import { isSuppressing } from './21-command.ts'
import { emptied } from './25-reload.ts'

type ShootCommand = CommandOf<'shoot'>

/** ed.shoot.2, ed.shoot.5 The figures of a unit that a shooter sees. */
const seenOf = (look: Look, shooter: Human, target: Unit): Seen[] =>
  figuresOf(target).filter((figure) => sees(look, shooter, figure))

/** ed.shoot.5 To the human, or to the closest zombie in sight; both ends of the range count. */
export function isInRange(weapon: ShootingId, shooter: Human, seen: readonly Seen[]): boolean {
  const [least, most] = SHOOTING[weapon].range
  const isNear = seen.some(({ at }) => isWithin(shooter.at, at, inches(most)))
  return isNear && !seen.some(({ at }) => isNearer(shooter.at, at, inches(least)))
}

/** The weapon at a place in somebody's hands, if one can shoot with it. */
const gunAt = ({ weapons }: Human, place: number): { readonly id: ShootingId; readonly due: number } | null => {
  const one = weapons[place]
  return one && isShooting(one.id) ? { id: one.id, due: one.due } : null
}

/** ed.shoot.14, ed.shoot.15, ed.weapons.1 Whether it can shoot with this at all. */
function gunFault(human: Human, place: number): Refusal | null {
  if (human.down) return refuse('ed.shoot.15', 'Whoever is Knocked Down does not shoot.')
  const gun = gunAt(human, place)
  if (gun === null) return refuse('ed.weapons.1', 'It has no weapon there that shoots.')
  return gun.due > 0 ? refuse('ed.shoot.14', `The ${SHOOTING[gun.id].title} needs reloading.`) : null
}

/** ed.shoot.12, ed.shoot.13, ed.shoot.16 Nobody shoots into a fight of a friend, or at whom he fights. */
function contactFault(look: Look, shooter: Human, target: Unit): Refusal | null {
  const touching = figuresOf(target).flatMap((figure) => inContactWith(look, figure).humans)
  if (touching.includes(shooter)) return refuse('ed.shoot.13', 'The target is in base contact with the shooter.')
  return touching.some((h) => h.id !== target.id && areFriends(look.state, h.seat, shooter.seat))
    ? refuse('ed.shoot.12', 'The target is in base contact with a friend.')
    : null
}

/** ed.shoot.2, ed.shoot.3, ed.command.3 Whether it can be shot at, wherever it stands. */
function targetFault(look: Look, shooter: Human, target: Unit | undefined): Refusal | null {
  if (!target || !isOnTable(target) || areFriends(look.state, shooter.seat, target.seat))
    return refuse('ed.shoot.3', 'A target is an enemy human or herd on the table.')
  if (isSuppressing(look, target)) return refuse('ed.command.3', 'Suppressive Fire: it cannot be shot at.')
  if (seenOf(look, shooter, target).length === 0) return refuse('ed.shoot.2', 'The shooter does not see it.')
  return contactFault(look, shooter, target)
}

/** ed.shoot.4, ed.shoot.6 Out of range is a lost action, taken only from whoever says so. */
function rangeFault(
  look: Look,
  shooter: Human,
  target: Unit,
  { weapon, wasted = false }: ShootCommand,
): Refusal | null {
  const gun = gunAt(shooter, weapon)
  if (gun === null || isInRange(gun.id, shooter, seenOf(look, shooter, target)))
    return wasted ? refuse('ed.shoot.6', 'The target is in range: nothing is wasted.') : null
  const [least, most] = SHOOTING[gun.id].range
  if (!look.book.mayShootOutOfRange() || !wasted)
    return refuse('ed.shoot.6', `It is nearer than ${least} inches or farther than ${most}: the shot would be wasted.`)
  return null
}

function check(look: Look, unit: Unit, command: Command): Refusal | null {
  if (isHerd(unit) || command.do !== 'shoot') return null
  const target = unitOf(look.state, command.target)
  const fault = gunFault(unit, command.weapon) ?? targetFault(look, unit, target)
  return fault ?? (target ? rangeFault(look, unit, target, command) : null)
}

/** Every target in range of every loaded weapon. A shot that would be wasted is not offered, though it is taken. */
function choices(look: Look, unit: Unit): Command[] {
  if (isHerd(unit)) return []
  const loaded = unit.weapons.filter((_, place) => gunFault(unit, place) === null)
  const farthest = Math.max(0, ...loaded.map(({ id }) => (isShooting(id) ? inches(SHOOTING[id].range[1]) : 0)))
  if (farthest === 0) return []
  const isNear = (target: Unit): boolean => figuresOf(target).some(({ at }) => isWithin(unit.at, at, farthest))
  const targets = look.state.seats
    .flatMap(({ seat }) => unitsOf(look.state, seat))
    .filter((target) => isNear(target) && targetFault(look, unit, target) === null)
  return targets.flatMap((target) =>
    unit.weapons.flatMap((_, weapon): Command[] => {
      const command = { do: 'shoot', weapon, target: target.id } as const
      return gunFault(unit, weapon) === null && rangeFault(look, unit, target, command) === null ? [command] : []
    }),
  )
}

/** ed.shoot.7 to ed.shoot.10 The dice of both. */
export function plannedShot(look: Look, shooter: Human, weapon: ShootingId, target: Unit): Planned {
  const { hits, accuracy } = SHOOTING[weapon]
  const seen = isHerd(target) ? target.zombies.filter((z) => sees(look, shooter, z)) : []
  return {
    kind: 'shooting',
    attacker: shooter.id,
    target: target.id,
    weapon,
    dice: hits + (shooter.aim ? 1 : 0),
    needed: accuracy,
    modifiers: attackModifiers(look, 'shooting', shooter, { flanks: isFlanked(look, shooter, target, seen) }),
    toughness: toughnessOf(look, target, isCovered(look, shooter, target)),
  }
}

/** ed.aim.2, ed.shoot.6, ed.shoot.19 The aim is used up and the weapon fired, whatever comes of it. */
function take(t: Transaction, unit: Unit, command: Command): void {
  if (isHerd(unit) || command.do !== 'shoot') return
  const gun = gunAt(unit, command.weapon)
  const target = unitOf(t.state, command.target)
  if (gun === null || !target) return
  const planned = plannedShot(t, unit, gun.id, target)
  unit.aim = false
  emptied(unit, command.weapon)
  faceTarget(unit, target)
  if (command.wasted !== true) return attack(t, planned)
  t.emit({ e: 'out of range', clause: 'ed.shoot.6', unit: unit.id, target: target.id, weapon: gun.id })
}

export const shooting: Action = { do: 'shoot', by: 'people', choices, check, take }
