import type { ItemKind } from './marines.ts'
import type { Row } from './rows.ts'

/** `zombie`: one rises beside the searcher. `item`: the searcher takes one of the row's choices. */
export type Find = 'zombie' | 'nothing' | 'item'

export interface FindRow extends Row<Find> {
  readonly choices: readonly ItemKind[]
}

/** ev.scav.3 (ours) the table of finds. */
export const FINDS: readonly FindRow[] = [
  { from: 1, result: 'zombie', choices: [] },
  { from: 2, result: 'nothing', choices: [] },
  { from: 5, result: 'item', choices: ['reload:pistol', 'reload:smg', 'reload:rifle'] },
  { from: 6, result: 'item', choices: ['grenade', 'reload:shotgun'] },
]
