/** Letters of orders. */
import type { Planned } from './plan.ts'

/** Every order by a letter of its own: the first of those it may go by that is free, else any that is. */
export function lettered<Command>(plan: readonly Planned<Command>[], taken: string): Planned<Command>[] {
  const used = new Set(taken)
  const free = (letters: string): string => [...letters].find((letter) => !used.has(letter)) ?? ''
  const keep = (letter: string): string => {
    if (letter !== '') used.add(letter)
    return letter
  }
  // Whoever knows only one letter has it before those who know several.
  const fixed = new Set(plan.flatMap(({ order: { key } }) => (key.length === 1 ? [key] : [])))
  const wished = (keys: string): string =>
    free(keys.length === 1 ? keys : [...keys].filter((letter) => !fixed.has(letter)).join(''))
  const first = plan.map(({ order: { key } }) => keep(wished(key)))
  return plan.map((one, i) => {
    const key = first[i] || (one.order.key === '' ? '' : keep(free(ALPHABET)))
    return { ...one, order: { ...one.order, key } }
  })
}
const ALPHABET = 'ABCDEFHIJKMOPQRSYZ'
