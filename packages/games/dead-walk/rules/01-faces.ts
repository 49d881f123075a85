/** dw.units What the scores of a die do, said with the die: whoever throws a real one sees it before. */
import type { Throw } from '@shamble/kernel'
import type { Scores } from '../tables/weapons.ts'

export type Faces = NonNullable<Throw['table']>

/** Below a score one thing, from it on another. */
export const splitAt = (from: number, below: string, above: string): Faces => [
  { from: 1, result: below },
  { from, result: above },
]

/** The same for a score that changes: each is made once, however often the die is thrown. */
export function splits(below: string, above: string): (from: number) => Faces {
  const made = new Map<number, Faces>()
  return (from) => made.get(from) ?? kept(made, from, splitAt(from, below, above))
}

function kept(made: Map<number, Faces>, key: number, faces: Faces): Faces {
  made.set(key, faces)
  return faces
}

/** dw.weapons.2 Fall and elimination by score; no row for what this weapon cannot do. */
export function hitFaces({ fall, elim }: Scores, stun: number | null = null): Faces {
  const key = ((fall ?? 0) * SCORES + (elim ?? 0)) * SCORES + (stun ?? 0)
  return HITS.get(key) ?? kept(HITS, key, hitRows(fall, elim, stun))
}
const HITS = new Map<number, Faces>()
/** More than any score of the tables. */
const SCORES = 64

function hitRows(fall: number | null, elim: number | null, stun: number | null): Faces {
  const rows = [{ from: 1, result: 'unharmed' }]
  if (stun !== null) rows.push({ from: stun, result: 'stunned' })
  if (fall !== null) rows.push({ from: fall, result: 'falls' })
  if (elim !== null) rows.push({ from: elim, result: 'eliminated' })
  return rows
}

/** Rows that are printed with the highest score of each. */
export const rowsUpTo = (rows: readonly { readonly upTo: number; readonly result: string }[]): Faces =>
  rows.map(({ result }, i) => ({ from: (rows[i - 1]?.upTo ?? 0) + 1, result }))
