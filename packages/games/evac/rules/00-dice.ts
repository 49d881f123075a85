/** Dice rolling and other conventions. */
import type { Modifier } from '@shamble/kernel'
import type { Row } from '../tables/rows.ts'

/** ev.dice.4 The row of a modified roll; below the first row counts as the first, above the last as the last. */
export function rowFor<R extends Row<unknown>>(table: readonly R[], modified: number): R {
  return table.findLast((row) => row.from <= modified) ?? (table[0] as R)
}

/** ev.dice.4 The natural roll plus all modifiers. */
export const modified = (natural: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, m) => sum + m.value, natural)
