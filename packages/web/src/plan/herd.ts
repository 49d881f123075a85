/** Several of the dead at once, as an order: in hand it gathers, then it sends. */
import type { Planned } from './plan.ts'

export const HERD = 'herd'

/** `all`: who can be gathered, `own`: how many are, in words, `at`: where they are sent. Nobody is sent with nobody else. */
export function herdOrders<Command>(
  all: readonly string[],
  own: string | null,
  at: Planned<Command>['at'],
): Planned<Command>[] {
  if (all.length < 2) return []
  const detail = own === null ? 'draw around them' : `${own} gathered`
  return [
    {
      order: { id: HERD, label: 'Several', icon: 'target', key: 'H', detail, aims: 'square', enabled: true },
      targets: () => all,
      at,
      refusal: () => null,
    },
  ]
}
