/** Automation, human bot 6: what a shot or a blow is worth, and the best of those that are offered. */
import type { Command, CommandOf } from '../commands.ts'
import { chanceOfAtLeast, expectedWounds, type Throwing, woundChances } from '../forecast/wounds.ts'
import { isNearer, isWithin } from '../rules/01-measure.ts'
import { closestZombie } from '../rules/09-facing.ts'
import { sees } from '../rules/14-sight.ts'
import { toughnessOf } from '../rules/17-factors.ts'
import { plannedShot } from '../rules/17-shoot.ts'
import { plannedBlow } from '../rules/18-melee.ts'
import { reloadsOf } from '../rules/25-reload.ts'
import { areFriends, type Human, isHerd, isOnTable, type Look, type Unit, unitOf } from '../state.ts'
import { classOf } from '../tables/profiles.ts'
import { inches } from '../tables/units.ts'
import { isShooting, type MeleeId, SHOOTING, type ShootingId } from '../tables/weapons.ts'

/** Not worth a bullet below this. */
export const LEAST = 0.15
const LIKELY = 1 / 2
const KILL = 1
const CLASS_LOST = 0.5

/** Expected wounds, more for a likely kill of a human or a size class that a herd would lose. */
export function worthAgainst(target: Unit, throwing: Throwing): number {
  const chances = woundChances(throwing)
  if (!isHerd(target)) {
    const kill = chanceOfAtLeast(chances, target.vitality) >= LIKELY ? KILL : 0
    return expectedWounds(chances, target.vitality) + kill
  }
  const { length } = target.zombies
  const wounds = expectedWounds(chances, length)
  const isLess = classOf(length - Math.round(wounds)) < classOf(length) || wounds >= length
  return wounds + (isLess ? CLASS_LOST : 0)
}

export interface Shot {
  readonly command: CommandOf<'shoot'>
  readonly target: Unit
  readonly throwing: Throwing
  readonly worth: number
}

/** Every shot that is offered, with what it is worth; what cover and flank do is asked once for each target. */
export function shotsOf(look: Look, human: Human, choices: readonly Command[]): Shot[] {
  const known = new Map<number, Throwing>()
  return choices.flatMap((command): Shot[] => {
    if (command.do !== 'shoot') return []
    const id = human.weapons[command.weapon]?.id
    const target = unitOf(look.state, command.target)
    if (id === undefined || !isShooting(id) || !target) return []
    const before = known.get(target.id) ?? plannedShot(look, human, id, target)
    known.set(target.id, before)
    const { hits, accuracy } = SHOOTING[id]
    const throwing = { ...before, dice: hits + (human.aim ? 1 : 0), needed: accuracy }
    return [{ command, target, throwing, worth: worthAgainst(target, throwing) }]
  })
}

/** The best shot that is worth it; of equals the first that is offered. */
export function bestShot(shots: readonly Shot[]): Shot | null {
  let best: Shot | null = null
  for (const shot of shots) if (shot.worth >= LEAST && (best === null || shot.worth > best.worth)) best = shot
  return best
}

/** Aim first: with two actions, when an aimed shot does more than two, or the weapon is empty after one. */
export function aimsFirst(human: Human, { command, target, throwing, worth }: Shot, actions: number): boolean {
  if (actions < 2 || human.aim) return false
  const id = human.weapons[command.weapon]?.id
  if (id !== undefined && reloadsOf(human, id) > 0) return true
  return worthAgainst(target, { ...throwing, dice: throwing.dice + 1 }) > 2 * worth
}

/** The blow with the best expected wounds. */
export function bestBlow(look: Look, human: Human, choices: readonly Command[]): CommandOf<'melee'> | null {
  let best: CommandOf<'melee'> | null = null
  let most = -1
  for (const command of choices) {
    if (command.do !== 'melee') continue
    const target = unitOf(look.state, command.target)
    const id = command.weapon === 'unarmed' ? 'unarmed' : human.weapons[command.weapon]?.id
    if (!target || id === undefined || isShooting(id)) continue
    const worth = worthAgainst(target, plannedBlow(look, human, id as MeleeId, target))
    if (worth <= most) continue
    best = command
    most = worth
  }
  return best
}

/** The figure of a unit that is nearest to a place. */
export const nearestOf = (unit: Unit, human: Pick<Human, 'at'>) => (isHerd(unit) ? closestZombie(unit, human.at) : unit)

export const enemiesOf = ({ state }: Look, seat: string): Unit[] =>
  [...state.humans, ...state.herds].filter((unit) => isOnTable(unit) && !areFriends(state, unit.seat, seat))

const loaded = ({ weapons }: Human): ShootingId[] =>
  weapons.flatMap(({ id, due }) => (due === 0 && isShooting(id) ? [id] : []))

/** What its best shot from a place would be worth by a first look: the nearest figure of each enemy, cover and flank left out. */
export const quickShot = (look: Look, human: Human, enemies: readonly Unit[], at = human.at): number =>
  bestAt(look, human, enemies, at)?.worth ?? 0

/** At whom that shot would be. */
export function bestAt(
  look: Look,
  human: Human,
  enemies: readonly Unit[],
  at = human.at,
): { readonly unit: Unit; readonly worth: number } | null {
  const guns = loaded(human)
  if (guns.length === 0 || human.down) return null
  let best: { readonly unit: Unit; readonly worth: number } | null = null
  for (const unit of enemies) {
    const figure = nearestOf(unit, { at })
    const usable = guns.filter((id) => {
      const [near, far] = SHOOTING[id].range
      return isWithin(at, figure.at, inches(far)) && !isNearer(at, figure.at, inches(near))
    })
    if (usable.length === 0) continue
    const toughness = toughnessOf(look, unit, false)
    const worth = Math.max(
      ...usable.map((id) =>
        worthAgainst(unit, { dice: SHOOTING[id].hits, needed: SHOOTING[id].accuracy, modifiers: [], toughness }),
      ),
    )
    if (worth > (best?.worth ?? 0) && sees(look, { at, on: human.on, down: false }, figure)) best = { unit, worth }
  }
  return best
}
