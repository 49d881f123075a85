/** ed.melee Fighting hand to hand. */
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
  type Zombie,
} from '../state.ts'
import { isShooting, MELEE, type MeleeId } from '../tables/weapons.ts'
import type { Action } from './07-actions.ts'
import { faceTarget, isFlanked } from './09-facing.ts'
import { enemiesTouching, figuresOf, inContactWith, unitsTouch } from './16-contact.ts'
import { attack, type Planned } from './17-attack.ts'
import { attackModifiers, toughnessOf } from './17-factors.ts'

type Held = CommandOf<'melee'>['weapon']

/** ed.melee.11, ed.melee.12 What somebody strikes with: a melee weapon in its hands, or bare hands. */
export function weaponOf({ weapons }: Human, held: Held): MeleeId | null {
  if (held === 'unarmed') return 'unarmed'
  const id = weapons[held]?.id
  return id === undefined || isShooting(id) ? null : id
}

/** ed.melee.1, ed.melee.7 to ed.melee.10 Contact is sight enough, and nothing that allows it is cover. */
function check(look: Look, unit: Unit, command: Command): Refusal | null {
  if (isHerd(unit) || command.do !== 'melee') return null
  if (unit.down) return refuse('ed.melee.7', 'Whoever is Knocked Down does not fight.')
  if (weaponOf(unit, command.weapon) === null)
    return refuse('ed.melee.12', 'It has no weapon there for fighting hand to hand.')
  const target = unitOf(look.state, command.target)
  if (!target || !isOnTable(target) || areFriends(look.state, unit.seat, target.seat))
    return refuse('ed.melee.1', 'A target is an enemy human or herd on the table.')
  return unitsTouch(look, unit, target) ? null : refuse('ed.melee.1', 'The target is not in base contact.')
}

function choices(look: Look, unit: Unit): Command[] {
  if (isHerd(unit) || unit.down) return []
  const { humans, zombies } = enemiesTouching(look, unit.seat, unit)
  const targets = new Set([...humans.map(({ id }) => id), ...zombies.map(({ herd }) => herd.id)])
  const held: readonly Held[] = [
    ...unit.weapons.flatMap((_, i) => (weaponOf(unit, i) === null ? [] : [i])),
    'unarmed' as const,
  ]
  return [...targets].flatMap((target) => held.map((weapon): Command => ({ do: 'melee', weapon, target })))
}

/** The zombies of a herd in contact with the attacker. */
const touchingZombies = (look: Look, attacker: Human, target: Unit): Zombie[] =>
  inContactWith(look, attacker).zombies.flatMap(({ herd, zombie }) => (herd === target ? [zombie] : []))

/** ed.melee.5 Another standing friend of the attacker touches the target; one or many are the same. */
const isHelped = (look: Look, attacker: Human, target: Unit): boolean =>
  figuresOf(target).some((figure) =>
    inContactWith(look, figure).humans.some(
      (h) => h !== attacker && h.id !== target.id && !h.down && areFriends(look.state, h.seat, attacker.seat),
    ),
  )

/** ed.melee.6 Of a herd it is enough that one in contact lies there. */
const isLying = (target: Unit, touching: readonly Zombie[]): boolean =>
  isHerd(target) ? touching.some(({ down }) => down) : target.down

/** ed.melee.2 to ed.melee.6, ed.melee.12 The dice of both; cover gives none. */
export function plannedBlow(look: Look, attacker: Human, weapon: MeleeId, target: Unit): Planned {
  const { hits, accuracy } = MELEE[weapon]
  const touching = touchingZombies(look, attacker, target)
  const flanks = isFlanked(look, attacker, target, touching)
  return {
    kind: 'melee',
    attacker: attacker.id,
    target: target.id,
    weapon,
    dice: hits + (attacker.aim ? 1 : 0) + (isLying(target, touching) ? 1 : 0),
    needed: accuracy,
    modifiers: attackModifiers(look, 'melee', attacker, { flanks, helped: isHelped(look, attacker, target) }),
    toughness: toughnessOf(look, target, false),
  }
}

function take(t: Transaction, unit: Unit, command: Command): void {
  if (isHerd(unit) || command.do !== 'melee') return
  const weapon = weaponOf(unit, command.weapon)
  const target = unitOf(t.state, command.target)
  if (weapon === null || !target) return
  const planned = plannedBlow(t, unit, weapon, target)
  unit.aim = false
  faceTarget(unit, target)
  attack(t, planned)
}

export const striking: Action = { do: 'melee', by: 'people', choices, check, take }
