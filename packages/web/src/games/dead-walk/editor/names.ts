/** What things and people are called. */
import { ITEMS } from '@shamble/dead-walk/page'
import type { Marker, OwnScenario } from './own.ts'

export const itemTitle = (item: Marker['item']): string => (item === 'engine' ? 'engine' : ITEMS[item].title)

const NAMES = [
  'Ana Ortiz',
  'Ben Hale',
  'Cora Lind',
  'Dan Mercer',
  'Eve Novak',
  'Finn Oakes',
  'Greta Pell',
  'Hugo Ruiz',
  'Ida Stark',
  'Jon Toller',
  'Kim Urban',
  'Lou Vance',
] as const

/** The first name that nobody has. */
export function freeName({ humans, npcs }: OwnScenario): string {
  const taken = new Set([...(humans ?? []), ...npcs].map(({ name }) => name))
  const free = NAMES.find((name) => !taken.has(name))
  if (free !== undefined) return free
  for (let n = 1; ; n++) if (!taken.has(`Survivor ${n}`)) return `Survivor ${n}`
}
