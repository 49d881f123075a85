/** rs.carry What somebody has between two days, and what nobody has: how a thing changes hands. */
import type { Clause } from '../clauses.ts'
import { sheetOf } from '../content/survivors.ts'
import { isGun, limitWords, placesTaken } from '../rules/05-carry.ts'
import { type Item, PLACES } from '../tables/items.ts'
import type { Heap, HeapWeapon, ThingKind } from './kit.ts'
import { isWeapon } from './things.ts'
import type { Kept, MainKind } from './roster.ts'

/** All that somebody had, on the heap. */
export const poured = (heap: Heap, { pistol, main, items }: Kept): Heap => ({
  weapons: [
    ...heap.weapons,
    ...(pistol === null ? [] : [{ kind: 'pistol' as const, rounds: pistol }]),
    ...(main ? [main] : []),
  ],
  items: [...heap.items, ...items],
})

function without<T>(all: readonly T[], is: (one: T) => boolean): T[] | null {
  const i = all.findIndex(is)
  return i < 0 ? null : all.filter((_one, at) => at !== i)
}

interface Taken<From> {
  readonly left: From
  /** The weapon, if it is one. */
  readonly weapon: HeapWeapon | null
}

/** A thing off the heap, of several weapons of a kind the one with most in it; null if there is none. */
export function offHeap(heap: Heap, thing: ThingKind): Taken<Heap> | null {
  if (!isWeapon(thing)) {
    const items = without<Item>(heap.items, (item) => item === thing)
    return items && { left: { ...heap, items }, weapon: null }
  }
  const [weapon] = heap.weapons.filter(({ kind }) => kind === thing).sort((a, b) => b.rounds - a.rounds)
  const weapons = weapon && without(heap.weapons, (one) => one === weapon)
  return weapon && weapons ? { left: { ...heap, weapons }, weapon } : null
}

export const ontoHeap = (heap: Heap, thing: ThingKind, weapon: HeapWeapon | null): Heap =>
  isWeapon(thing)
    ? { ...heap, weapons: weapon ? [...heap.weapons, weapon] : heap.weapons }
    : { ...heap, items: [...heap.items, thing] }

/** A thing that somebody has, out of his hands; null if he has none. */
export function offPerson(person: Kept, thing: ThingKind): Taken<Kept> | null {
  const { pistol, main, items } = person
  if (!isWeapon(thing)) {
    const left = without<Item>(items, (item) => item === thing)
    return left && { left: { ...person, items: left }, weapon: null }
  }
  if (thing === 'pistol')
    return pistol === null ? null : { left: { ...person, pistol: null }, weapon: { kind: 'pistol', rounds: pistol } }
  return main?.kind === thing ? { left: { ...person, main: null }, weapon: main } : null
}

/** rs.carry.1 to rs.carry.3 Somebody with one thing more; or the limit that forbids it. */
export function ontoPerson(
  person: Kept,
  thing: ThingKind,
  weapon: HeapWeapon | null,
): Kept | { readonly clause: Clause; readonly reason: string } {
  const { called } = sheetOf(person.who)
  const over = (limit: 'rs.carry.1' | 'rs.carry.2' | 'rs.carry.3') => ({
    clause: limit,
    reason: limitWords(called, limit),
  })
  if (!isWeapon(thing)) {
    const items = [...person.items, thing]
    return placesTaken(items) > PLACES ? over('rs.carry.3') : { ...person, items }
  }
  const rounds = weapon?.rounds ?? 0
  if (thing === 'pistol') return person.pistol === null ? { ...person, pistol: rounds } : over('rs.carry.1')
  return person.main === null ? { ...person, main: { kind: thing as MainKind, rounds } } : over('rs.carry.2')
}

export const isFull = ({ pistol, main }: Kept, gun: ThingKind, clip: number): boolean =>
  gun === 'pistol' ? (pistol ?? 0) >= clip : main?.kind === gun && isGun(main.kind) && main.rounds >= clip
