/** ed.herd Herds: zombies that are one unit. */
import type { Seat } from '@shamble/kernel'
import type { Herd, Look, Transaction, Zombie } from '../state.ts'
import { putZombies } from './01-figures.ts'
import { isWithin } from './01-measure.ts'

/** ed.herd.2, ed.herd.3 One chain of gaps that are small enough. */
export function isCoherent({ book }: Pick<Look, 'book'>, zombies: readonly Pick<Zombie, 'at'>[]): boolean {
  const [first, ...left] = zombies
  const linked = first ? [first] : []
  for (let i = 0; i < linked.length && left.length > 0; i++) {
    const { at } = linked[i] as Pick<Zombie, 'at'>
    for (let j = left.length - 1; j >= 0; j--) {
      const other = left[j] as Pick<Zombie, 'at'>
      if (!isWithin(at, other.at, book.coherency)) continue
      linked.push(other)
      left[j] = left[left.length - 1] as Pick<Zombie, 'at'>
      left.pop()
    }
  }
  return left.length === 0
}

/** ed.turn.9 A herd that comes into being: used if its seat is on turn, free in its next turn otherwise. */
export function addHerd(
  t: Transaction,
  seat: Seat,
  { kind, facing }: Pick<Herd, 'kind' | 'facing'>,
  zombies: readonly Zombie[],
): Herd {
  const { state } = t
  const herd: Herd = {
    id: state.nextUnit++,
    seat,
    kind,
    status: 'alive',
    facing,
    used: state.onTurn === seat,
    rambles: false,
    mover: null,
    zombies: Object.freeze([]),
  }
  state.herds.push(herd)
  putZombies(t, herd, zombies)
  return herd
}

/** A zombie that was not there before, standing and free. */
export const addZombie = ({ state }: Transaction, at: Zombie['at'], on: string | null): Zombie =>
  Object.freeze({ id: state.nextZombie++, at, on, down: false, locked: null, climbing: null })
