/** dw.zattack The attacks of the zombies: all that touch somebody, human by human, in two rounds. */
import { sortFew } from '@shamble/kernel'
import type { Modifier } from '@shamble/kernel'
import { minus } from '@shamble/table'
import {
  changeZombie,
  type Human,
  isInPlay,
  isUp,
  type Look,
  type Transaction,
  type Zombie,
  zombieOf,
} from '../state.ts'
import { type Ask, d6, zombieRoller } from './01-dice.ts'
import { splits } from './01-faces.ts'
import { distance2Of, humansTouching, zombieBody, zombiesTouching, humanBody } from './01-figures.ts'
import { wound } from './19-harm.ts'
import { attacksOnOccupants } from './43-aboard.ts'
import { afterLuck } from './46-general-skills.ts'
import { sumOf } from './48-mind.ts'

const BITES = splits('misses', 'bites')

/** dw.armedz.8, dw.armedz.9 A weapon for close combat helps, a gun does not. */
const strikesArmed = ({ book }: Look, { weapon }: Zombie): boolean =>
  weapon !== null && book.weapons[weapon.type].category === 'melee'

/** dw.zattack.8 Whom a zombie attacks of those it touches: the one it attacked last, or the nearest, then by id. */
export function victimOf(look: Look, zombie: Zombie): Human | undefined {
  const touched = humansTouching(look, zombieBody(zombie))
  const same = touched.find(({ n }) => n === zombie.victim)
  if (same) return same
  const far = (h: Human): number => distance2Of(look, zombieBody(zombie), humanBody(h))
  return touched.reduce<Human | undefined>((best, h) => (best && far(best) <= far(h) ? best : h), undefined)
}

/** dw.grenade.17 A zombie that was stunned when the phase began does nothing in it. */
const mayAttack = (zombie: Zombie, dazed: readonly number[]): boolean => isUp(zombie) && !dazed.includes(zombie.n)

/** dw.zattack.1 Every zombie that touches a human and can attack, ascending. */
export function attackers(look: Look, dazed: readonly number[]): Zombie[] {
  const found = new Set<number>()
  for (const h of look.state.humans)
    if (isInPlay(h)) for (const z of zombiesTouching(look, humanBody(h))) if (mayAttack(z, dazed)) found.add(z.n)
  return look.state.zombies.filter(({ n }) => found.has(n))
}

/** dw.zattack.2, dw.zfallen.3 On its feet and in contact when its turn came in this phase. */
const attacksTwice = ({ gripped }: Zombie): boolean => gripped

/** dw.zattack.4, dw.zattack.5, dw.zattack.6 */
export function attackModifiers(look: Look, zombie: Zombie, inRound: number): Modifier[] {
  const modifiers: Modifier[] = []
  if (inRound > 1) modifiers.push({ clause: 'dw.zattack.5', value: inRound - 1 })
  if (strikesArmed(look, zombie)) modifiers.push({ clause: 'dw.armedz.8', value: 1 })
  return modifiers
}

/** dw.zattack.3, dw.zattack.9, dw.harm.7 One die; the zombie turns to whom it attacks (dw.cc.14). */
function attack(t: Transaction, zombie: Zombie, human: Human, round: 1 | 2, inRound: number): void {
  changeZombie(t.state, zombie.n, { victim: human.n, facing: Object.freeze(minus(human.at, zombie.at)) })
  const modifiers = attackModifiers(t, zombie, inRound)
  const what = `zombie ${zombie.n} attacks ${human.name}`
  const needed = t.book.zombieHit
  const ask: Ask = {
    clause: 'dw.zattack.3',
    seat: zombieRoller(t),
    what,
    modifiers,
    table: BITES(needed),
  }
  const throwOne = (): number => d6(t, ask)
  const isHit = (one: number): boolean => one + sumOf(modifiers) >= needed
  const first = throwOne()
  const face = isHit(first) ? afterLuck(t, human, { what, face: first, again: throwOne }) : first
  const hit = isHit(face)
  t.emit({
    e: 'zombie attacked',
    clause: 'dw.zattack.3',
    zombie: zombie.n,
    human: human.n,
    round,
    face,
    modifiers,
    needed,
    hit,
  })
  if (hit) wound(t, human, 1, 'bite')
}

/** dw.zattack.7, dw.zattack.10 The smallest bonus first, ties by id; nobody attacks one who is gone. */
function attackRound(t: Transaction, human: Human, round: 1 | 2, zombies: readonly Zombie[]): void {
  const armed = (z: Zombie): number => (strikesArmed(t, z) ? 1 : 0)
  const inOrder = sortFew([...zombies], (a, b) => armed(a) - armed(b) || a.n - b.n)
  for (const { n } of inOrder) {
    const zombie = zombieOf(t.state, n)
    if (zombie && isInPlay(human)) attack(t, zombie, human, round, zombies.length)
  }
}

/** dw.zattack.6 Both rounds of attacks on one human. */
export function attackHuman(t: Transaction, human: Human, zombies: readonly Zombie[]): void {
  attackRound(t, human, 1, zombies)
  if (isInPlay(human)) attackRound(t, human, 2, zombies.filter(attacksTwice))
}

const isBusy = (targets: ReadonlyMap<number, readonly Zombie[]>, { n }: Zombie): boolean =>
  [...targets.values()].some((zombies) => zombies.some((one) => one.n === n))

/** dw.turn.9 Step c of phase 3; who attacks whom is settled when it begins. */
export function zombieAttacks(t: Transaction, dazed: readonly number[]): void {
  const targets = new Map<number, Zombie[]>()
  for (const zombie of attackers(t, dazed)) {
    const human = victimOf(t, zombie)
    if (human) targets.set(human.n, [...(targets.get(human.n) ?? []), zombie])
  }
  const isFree = (zombie: Zombie): boolean => mayAttack(zombie, dazed) && !isBusy(targets, zombie)
  for (const [n, zombies] of attacksOnOccupants(t, isFree)) targets.set(n, zombies)
  for (const human of t.state.humans) {
    const zombies = targets.get(human.n)
    if (zombies && isInPlay(human)) attackHuman(t, human, zombies)
  }
}
