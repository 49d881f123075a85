/** ed.facing Where a unit looks: turned freely in its own turn, by its moves and by its attacks; and what flanks it. */
import { type Refusal, refuse } from '@shamble/kernel'
import { distance2, facingTowards, type XY } from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import { type Herd, isHerd, type Look, type Transaction, type Unit, type Zombie } from '../state.ts'
import type { Action } from './07-actions.ts'

/** ed.facing.1 */
export const NO_FACING: Refusal = refuse('ed.facing.1', 'A facing points somewhere.')

/** ed.facing.2, ed.facing.4 Whoever controls a unit turns it, but nobody turns a rambling herd. */
export function turnFault(unit: Unit, [x, y]: CommandOf<'turn'>['facing']): Refusal | null {
  if (isHerd(unit) && unit.rambles) return refuse('ed.facing.4', 'A rambling herd looks where it has gone.')
  return x === 0 && y === 0 ? NO_FACING : null
}

export function turnTo(t: Transaction, unit: Unit, [x, y]: CommandOf<'turn'>['facing']): void {
  unit.facing = Object.freeze({ x, y })
  t.emit({ e: 'turned', clause: 'ed.facing.2', unit: unit.id, facing: unit.facing })
}

/** Nothing is offered: a turn without end of them would be. */
export const turning: Action = {
  do: 'turn',
  by: 'both',
  free: true,
  choices: () => [],
  check: (_look, unit, command) => (command.do === 'turn' ? turnFault(unit, command.facing) : null),
  take: (t, unit, command) => {
    if (command.do === 'turn') turnTo(t, unit, command.facing)
  },
}

/** ed.facing.3 It looks from one place to another; two equal ones change nothing. */
export function face(unit: Unit, from: XY, to: XY): void {
  const facing = facingTowards(from, to)
  if (facing !== null) unit.facing = Object.freeze(facing)
}

/** The zombie of a herd that is nearest to a place; of equals the lowest id. */
export function closestZombie({ zombies }: Herd, to: XY): Zombie {
  return zombies.reduce((best, z) => (distance2(z.at, to) < distance2(best.at, to) ? z : best))
}

/** ed.facing.3 An attack turns the attacker to the figure it attacks; a herd from the mean of its places, scaled by its size. */
export function faceTarget(attacker: Unit, target: Unit): void {
  if (!isHerd(attacker))
    return face(attacker, attacker.at, isHerd(target) ? closestZombie(target, attacker.at).at : target.at)
  if (isHerd(target) || attacker.zombies.length === 0) return
  const sum = attacker.zombies.reduce(({ x, y }, { at }) => ({ x: x + at.x, y: y + at.y }), { x: 0, y: 0 })
  const { length } = attacker.zombies
  face(attacker, sum, { x: length * target.at.x, y: length * target.at.y })
}

/**
 * ed.facing.6, ed.facing.8 Whether an attacker flanks a target; of a herd at least half of the zombies that are reckoned:
 * those in sight for Shooting, those in contact for Melee.
 */
export function isFlanked(
  { book }: Pick<Look, 'book'>,
  attacker: { readonly at: XY },
  target: Unit,
  reckoned: readonly Zombie[],
): boolean {
  if (!isHerd(target)) return book.flanks(target.at, target.facing, attacker.at)
  const flanked = reckoned.filter(({ at }) => book.flanks(at, target.facing, attacker.at)).length
  return reckoned.length > 0 && 2 * flanked >= reckoned.length
}
