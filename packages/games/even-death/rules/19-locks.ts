/** ed.bite.9 Locks that no longer hold. */
import { change, type Human, type Transaction, type Zombie } from '../state.ts'
import { inContact } from './16-contact.ts'

/** Zombies that were locked to somebody who is out of contact with them are free. */
export function loosen(t: Transaction, human: Human): void {
  const isLost = (z: Zombie): boolean => z.locked === human.id && !inContact(t, z, human)
  const free: number[] = []
  for (const herd of t.state.herds) {
    const lost = herd.zombies.filter(isLost)
    if (lost.length === 0) continue
    free.push(...lost.map(({ id }) => id))
    herd.zombies = Object.freeze(herd.zombies.map((z) => (lost.includes(z) ? change(z, { locked: null }) : z)))
  }
  if (free.length > 0) t.emit({ e: 'let go', clause: 'ed.bite.9', zombies: free, target: human.id })
}
