/** What whoever builds tables needs: what is wrong with one, and one by the dice. */
import { seeded, type Skirmish } from '@shamble/kernel'
import { GROUND_KINDS, type GroundKind } from './content/budgets.ts'
import { randomTable } from './content/generator.ts'
import { ownTableFaults } from './content/own-faults.ts'
import { EMPTY_TABLE, type OwnTable } from './content/own-table.ts'

/** A random table of a kind of ground, with a battle for two on it. */
export function rolledTable(kind: GroundKind, seed: string | number): OwnTable {
  return {
    ...EMPTY_TABLE,
    title: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${seed}`,
    pieces: randomTable(kind, EMPTY_TABLE.map.size, seed),
  }
}

export const workshop = {
  faultsOf: ownTableFaults,
  sizes: GROUND_KINDS,
  roll: ({ seed, size }: Pick<Skirmish, 'seed' | 'size'>): OwnTable =>
    rolledTable(size as GroundKind, seeded(seed).draw('ed.terrain.11', 999_999) + 1),
}
