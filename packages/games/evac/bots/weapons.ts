/** What marines carry, and with what they would shoot whom (marine bot, rules 5 and 6). */
import { adjacent, chebyshev } from '@shamble/grid'
import type { Command } from '../commands.ts'
import { attackModifiers, canSee } from '../rules/09-marine-attacks.ts'
import { carried, gunsOf } from '../rules/12-swapping-equipment.ts'
import type { Item, Marine, Zombie } from '../state.ts'
import type { WeaponKind } from '../tables/weapons.ts'
import { least } from './advice.ts'
import type { Board } from './board.ts'
import { burstOdds, type Odds } from './odds.ts'
import { isNear, othersSquares, threatsFrom } from './terms.ts'

const AUTOMATIC: readonly string[] = ['smg', 'rifle', 'shotgun']

export const isAutomatic = (item: Item): boolean => AUTOMATIC.includes(item.kind)

/** Rounds in automatic weapons. */
export function automaticRounds(m: Marine): number {
  let rounds = 0
  for (const item of m.items) if (isAutomatic(item)) rounds += item.rounds
  return rounds
}

/** An attack that could be made: with what, at whom, and what to expect of it. */
export interface Aim extends Odds {
  /** Null: the knife or bare hands. */
  readonly gun: Item | null
  readonly target: Zombie
  readonly dangerous: boolean
}

/** Zombies a marine on this square sees. */
export const seenFrom = (board: Board, from: number): Zombie[] =>
  board.state.zombies.filter((z) => canSee(board, from, z.at))

/** Whether a zombie, were it standing, could attack this marine on this square, or another where it stands. */
export function isDangerous(board: Board, z: Zombie, m: Marine, at: number): boolean {
  const others = othersSquares(board, m.seat)
  if (![at, ...others].some((square) => isNear(board, z.at, square))) return false
  const attacked = threatsFrom(board, z.at, others)
  return attacked.includes(at) || others.some((square) => attacked.includes(square))
}

/** Rule 5: dangerous ones first, among them knocked-down ones first, then the nearest. */
const targetKey = (board: Board, from: number, z: Zombie, dangerous: boolean): readonly number[] => [
  dangerous ? 0 : 1,
  dangerous && z.down ? 0 : 1,
  chebyshev(board.facts.l, from, z.at),
  z.at,
]

/** Rule 5: the best attack of a marine from a square on some of the zombies it sees there. */
export function aim(board: Board, m: Marine, from: number, stand: boolean, targets: readonly Zombie[]): Aim | null {
  const graded = targets.map((z) => ({ z, dangerous: isDangerous(board, z, m, from) }))
  const best = least(graded, ({ z, dangerous }) => targetKey(board, from, z, dangerous))
  if (!best) return null
  const crowd = crowdOf(board, best.z, targets)
  const gun = gunFor(board, m, crowd.length, best.dangerous)
  const lone = targets.length === 1 && canTouch(board, best.z.at, from)
  if (!gun || (lone && gunsAreLow(board, m))) return knifeAim(board, m, from, stand, targets, best)
  const automatic = isAutomatic(gun)
  const modifier = modifierOf(board, m, gun.kind as WeaponKind, stand)
  const odds = burstOdds(board.book, modifier, automatic ? gun.rounds : 1, automatic ? crowd.length : 1)
  return { gun, target: best.z, dangerous: best.dangerous, ...odds }
}

function knifeAim(
  board: Board,
  m: Marine,
  from: number,
  stand: boolean,
  targets: readonly Zombie[],
  best: { z: Zombie; dangerous: boolean },
): Aim | null {
  const near = targets.filter((z) => canTouch(board, from, z.at))
  const target = near.includes(best.z) ? best.z : least(near, (z) => [z.down ? 0 : 1, z.at])
  if (!target) return null
  const knife = m.items.some((item) => item.kind === 'knife' && board.book.mayAttackWith(m, item))
  const odds = burstOdds(board.book, modifierOf(board, m, knife ? 'knife' : 'unarmed', stand), 1, 1)
  return { gun: null, target, dangerous: true, ...odds }
}

const canTouch = ({ facts }: Board, a: number, b: number): boolean => adjacent(facts.l, a, b) && facts.touch.sees(a, b)

const modifierOf = (board: Board, m: Marine, weapon: WeaponKind, stand: boolean): number =>
  attackModifiers(board, m, weapon, stand).reduce((sum, { value }) => sum + value, 0)

/** The zombies a burst can walk over, from the first target on (ev.auto.5). */
export function crowdOf({ facts: { l } }: Board, first: Zombie, seen: readonly Zombie[]): Zombie[] {
  const crowd = [first]
  const rest = seen.filter((z) => z !== first)
  for (let i = 0; i < crowd.length; i++) {
    for (let j = rest.length - 1; j >= 0; j--)
      if (adjacent(l, crowd[i]!.at, rest[j]!.at)) crowd.push(...rest.splice(j, 1))
  }
  return crowd
}

/** Rule 5: below this every round is kept, and a lone zombie in contact is fought with the knife. */
const LOW_ROUNDS = 4

const gunsAreLow = (board: Board, m: Marine): boolean => gunsOf(board, m).every(([, gun]) => gun.rounds < LOW_ROUNDS)

/** Rule 6: the last rounds of a weapon are not for harmless zombies. */
export const LAST_ROUNDS = 6

/** Rule 5: the automatic weapon with the highest modifier for a crowd or a dangerous zombie, else the pistol. */
function gunFor(board: Board, m: Marine, crowd: number, dangerous: boolean): Item | null {
  const guns = gunsOf(board, m)
    .map(([, gun]) => gun)
    .filter((gun) => gun.rounds > 0 && board.book.mayAttackWith(m, gun))
  const modifier = (gun: Item): number => board.book.weapons[gun.kind as WeaponKind].modifier
  const automatic = least(guns.filter(isAutomatic), (gun) => [-modifier(gun), -gun.rounds])
  const single = least(
    guns.filter((gun) => !isAutomatic(gun)),
    (gun) => [-modifier(gun), -gun.rounds],
  )
  if (automatic && dangerous) return automatic
  if (automatic && crowd > 1 && automatic.rounds > LAST_ROUNDS) return automatic
  if (single) return single
  return automatic && automatic.rounds > LAST_ROUNDS ? automatic : null
}

/** The offered command that makes this attack. */
export function attackCommand(
  m: Marine,
  { gun, target }: Aim,
  stand: boolean,
  choices: readonly Command[],
): Command | undefined {
  if (gun)
    return choices.find(
      (c) => c.do === 'shoot' && c.zombie === target.id && carried(m, c.weapon) === gun && (c.stand ?? false) === stand,
    )
  return choices.find((c) => c.do === 'strike' && c.zombie === target.id && (c.stand ?? false) === stand)
}
