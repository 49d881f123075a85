import type { Printables } from '@shamble/print'

/** What there is to print of each game, loaded when somebody wants to print it. */
export const printables: Readonly<Record<string, () => Promise<Printables>>> = {
  evac: async () => (await import('@shamble/evac/print')).evacPrintables,
  'dead-walk': async () => (await import('@shamble/dead-walk/print')).deadWalkPrintables,
  'drop-dead': async () => (await import('@shamble/drop-dead/print')).dropDeadPrintables,
}
