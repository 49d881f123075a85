/** Zombie attacks, and the death of marines. */
import { alive, loseHp, type Look, type Marine, type Transaction, type Zombie } from '../state.ts'
import { ZOMBIES } from '../tables/zombies.ts'
import { checkVictory } from './01-the-object.ts'
import { xyOf } from './02-the-map.ts'

/** ev.zatt.1, ev.zatt.3 The living marines this zombie can attack, by seat. */
export const marinesInReach = (look: Look, z: Zombie): Marine[] =>
  look.state.marines.filter((m) => alive(m) && look.book.zombieReaches(look, z.at, m.at))

/** ev.zturn.5 Of several the one with the lowest HP, then the lowest seat. */
export const weakest = (marines: readonly Marine[]): Marine | undefined =>
  marines.reduce<Marine | undefined>((best, m) => (best === undefined || m.hp < best.hp ? m : best), undefined)

/** ev.zatt.1 One attack costs one HP, without a roll; ev.zatt.7 however many there are. */
export function bite(t: Transaction, z: Zombie, m: Marine): void {
  loseHp(t.state, m, ZOMBIES.bite)
  t.emit({ e: 'bitten', clause: 'ev.zatt.1', zombie: z.id, marine: m.seat, hp: m.hp })
  if (m.hp === 0) die(t, m, 'bite')
  checkVictory(t)
}

/** ev.death.1, ev.death.3 Dead at once; ev.death.2, ev.death.4 the body stays, hinders nobody and no longer counts. */
export function die(t: Transaction, m: Marine, because: 'bite' | 'grenade'): void {
  loseHp(t.state, m, m.hp)
  t.emit({ e: 'died', clause: 'ev.death.1', marine: m.seat, at: xyOf(t, m.at), because })
}
