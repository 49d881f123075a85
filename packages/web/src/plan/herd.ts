/** Several of the dead at once, as an order: in hand it gathers, then it sends. */
import { count } from '../words/plain.ts'
import type { Planned } from './plan.ts'

export const HERD = 'herd'

/** `all`: who can be gathered, `own`: who is, `at`: where they are sent. Nobody is sent together with nobody else. */
export function herdOrders<Command>(
  all: readonly string[],
  own: readonly string[],
  at: Planned<Command>['at'],
): Planned<Command>[] {
  if (all.length < 2) return []
  const detail = own.length === 0 ? 'draw around them' : `${count(own.length)} gathered`
  return [
    {
      order: { id: HERD, label: 'Several', icon: 'target', key: 'H', detail, aims: 'square', enabled: true },
      targets: () => all,
      at,
      refusal: () => null,
    },
  ]
}
