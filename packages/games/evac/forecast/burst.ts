/** What a burst is worth: exact for one way of firing it. */
import { adjacent } from '@shamble/grid'
import { canSee } from '../rules/09-marine-attacks.ts'
import type { Look, Zombie } from '../state.ts'

/** Beyond these more rounds or targets change next to nothing: a burst lasts six shots on average. */
const MOST_ROUNDS = 30
const MOST_TARGETS = 12

/**
 * The zombies a burst walks over if every one is fired on until it is dead and the next is the lowest number beside the
 * last one's square (ev.auto.5 to ev.auto.7).
 */
export function chainFrom(look: Look, from: number, first: Zombie): Zombie[] {
  const { l } = look.facts
  const rest = look.state.zombies.filter((z) => z !== first && canSee(look, from, z.at))
  const chain = [first]
  for (let last = first; chain.length < MOST_TARGETS; ) {
    const next = rest.findIndex((z) => adjacent(l, z.at, last.at))
    if (next < 0) break
    last = rest[next] as Zombie
    rest.splice(next, 1)
    chain.push(last)
  }
  return chain
}

/** ev.attack.3, ev.auto.2 Expected kills of firing down the chain, shot by shot until a natural 1 or the last round. */
export function expectedKills({ book }: Look, chain: readonly Zombie[], modifier: number, rounds: number): number {
  const known = new Map<number, number>()
  const from = (index: number, down: boolean, left: number): number => {
    const z = chain[index]
    if (!z || left === 0) return 0
    const key = (index * 2 + (down ? 1 : 0)) * (MOST_ROUNDS + 1) + left
    const before = known.get(key)
    if (before !== undefined) return before
    let kills = 0
    for (let face = 1; face <= 6; face++) {
      const result = book.attackResult(face, face + modifier)
      const killed = result === 'kill' || (result === 'knockDown' && down)
      if (killed) kills += 1
      if (face === 1) continue
      kills += killed
        ? from(index + 1, chain[index + 1]?.down ?? false, left - 1)
        : from(index, down || result === 'knockDown', left - 1)
    }
    known.set(key, kills / 6)
    return kills / 6
  }
  return from(0, chain[0]?.down ?? false, Math.min(rounds, MOST_ROUNDS))
}
