import { dropDeadPrintables } from '@shamble/drop-dead/print'
import { evacPrintables } from '@shamble/evac/print'
import type { Printables } from '@shamble/print'
import { quoted, Stop } from './stop.ts'

const PRINTABLES: readonly Printables[] = [evacPrintables, dropDeadPrintables]

/** What there is to print of a game. */
export function printablesOf(id: string): Printables {
  const found = PRINTABLES.find((one) => one.id === id)
  if (!found)
    throw new Stop(
      `there is nothing to print of ${quoted(id)}; there is of ${PRINTABLES.map((one) => one.id).join(', ')}`,
    )
  return found
}
