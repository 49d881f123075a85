/** Who fetches what: every thing that is wanted goes to the one who is nearest to where it may lie. */
import type { Spot } from '../content/table-map.ts'
import { isInPlace } from '../rules/02-terrain.ts'
import { isPlayed, type Look, type Survivor } from '../state.ts'
import type { Good } from '../tables/items.ts'
import { wayFrom } from './ways.ts'

export interface Task {
  readonly is: 'cache' | 'pile'
  readonly id: string
  readonly good: Good
  readonly spot: Spot
}

/** Where a kind of goods may lie: on the table, or in caches of its own deck. */
function placesOf({ state, book }: Look, good: Good): Task[] {
  const { goal } = book.scenario
  const piles = state.piles
    .filter((pile) => pile.items.includes(good) && !isInPlace({ book }, goal.place, pile))
    .map(({ id, at, level }): Task => ({ is: 'pile', id, good, spot: { at, level } }))
  const caches = book.map.caches
    .filter(
      ({ id, deck }) =>
        !state.searched.includes(id) &&
        (deck === good || (goal.is === 'goods' && good === 'weapons' && id === goal.crate)),
    )
    .map(({ id, at, level }): Task => ({ is: 'cache', id, good, spot: { at, level } }))
  return [...piles, ...caches]
}

/** Of each kind as many places as are wanted, the nearest to anybody first. */
export function tasksOf(look: Look, wanted: Partial<Record<Good, number>>): ReadonlyMap<number, Task> {
  const free = look.state.survivors.filter((s) => isPlayed(s) && s.pinnedBy === null)
  const left = new Map(Object.entries(wanted) as [Good, number][])
  const goods = [...left].flatMap(([good, many]) => (many > 0 ? placesOf(look, good) : []))
  const pairs = goods.flatMap((task) => free.map((s) => ({ s, task, far: wayFrom(look, s, task.spot) })))
  pairs.sort((a, b) => a.far - b.far || a.s.n - b.s.n)
  return shareOut(pairs, left)
}

function shareOut(
  pairs: readonly { readonly s: Survivor; readonly task: Task; readonly far: number }[],
  left: Map<Good, number>,
): Map<number, Task> {
  const tasks = new Map<number, Task>()
  const taken = new Set<string>()
  for (const { s, task, far } of pairs) {
    const many = left.get(task.good) ?? 0
    if (!Number.isFinite(far) || many === 0 || taken.has(task.id) || tasks.has(s.n)) continue
    tasks.set(s.n, task)
    taken.add(task.id)
    left.set(task.good, many - 1)
  }
  return tasks
}
