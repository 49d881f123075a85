/** Open proposals of a swap. */
import type { State, Transaction } from '../state.ts'

/** ev.swap.13 A proposal lapses when another swap moves one of its items. */
export function lapse(t: Transaction, which: (p: State['proposals'][number]) => boolean): void {
  for (const p of t.state.proposals.filter(which)) {
    t.state.proposals = t.state.proposals.filter((one) => one !== p)
    t.emit({ e: 'swap lapsed', clause: 'ev.swap.13', proposal: p.id })
  }
}

/** ev.swap.13 Proposals lapse with the next step, attack part or end of an activation. */
export const lapseProposals = (t: Transaction): void => {
  if (t.state.proposals.length > 0) lapse(t, () => true)
}
