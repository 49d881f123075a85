/** Groups of figures that hang together by gaps of at most d: herds in coherency (ed.herd.3), crowds, fires. */
import type { Round } from './base.ts'
import { gapAtMost } from './base.ts'
import { crowd, figuresWithin, put } from './spatial.ts'

/** The groups, each as ascending numbers of figures, ordered by their first. */
export function groupsWithin(figures: readonly Round[], d: number): number[][] {
  const group = figures.map((_, i) => i)
  const rootOf = (i: number): number => {
    let root = i
    while (group[root] !== root) root = group[root] as number
    group[i] = root
    return root
  }
  for (const [i, j] of closePairs(figures, d)) {
    const [m, n] = [rootOf(i), rootOf(j)]
    group[Math.max(m, n)] = Math.min(m, n)
  }
  const groups = new Map<number, number[]>()
  for (let i = 0; i < figures.length; i++) {
    const root = rootOf(i)
    groups.set(root, [...(groups.get(root) ?? []), i])
  }
  return [...groups.values()]
}

/** Is every figure linked with every other by a chain of gaps of at most d? */
export const isOneGroup = (figures: readonly Round[], d: number): boolean => groupsWithin(figures, d).length <= 1

/** Pairs with a gap of at most d, found in a grid unless there are only a few. */
function closePairs(figures: readonly Round[], d: number): [number, number][] {
  const pairs: [number, number][] = []
  if (figures.length <= 12) {
    for (const [i, a] of figures.entries()) {
      for (let j = 0; j < i; j++) if (gapAtMost(a, figures[j] as Round, d)) pairs.push([j, i])
    }
    return pairs
  }
  const east = Math.max(...figures.map(({ x }) => x), 1)
  const south = Math.max(...figures.map(({ y }) => y), 1)
  const all = crowd(east, south, Math.max(100, d))
  for (const [i, a] of figures.entries()) {
    for (const j of figuresWithin(all, a, a.radius, d)) pairs.push([j, i])
    put(all, i, a, a.radius)
  }
  return pairs
}
