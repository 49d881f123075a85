/** dw.flame.6 Wearers of flamethrowers who were hit: their dice come once everything else of the blow is done. */
import type { Vars } from '@shamble/kernel'
import type { Human, Look, Transaction } from '../state.ts'
import type { WeaponId } from '../tables/weapons.ts'

/** Who was hit, and who gets the credit for what comes of it. */
type Hit = { readonly human: number; readonly by: number | null }

/** dw.entry.12 A noisy action that is heard only when it is over. */
type Heard = {
  readonly human: number
  readonly type: WeaponId
  readonly silenced: boolean
  readonly method: 'D' | 'E'
}

/** The wearers still to be diced for, in the order in which they were hit, and what is heard after that. */
export type Shaken = Vars & { hits: readonly Hit[]; heard: Heard | null }

/** The dice that are due as soon as the rule at work is done; null if there are none. */
function due({ state }: Look): Shaken | null {
  const top = state.frames[state.frames.length - 1]
  return top?.proc === 'wearer hit' && top.at === 'flamethrower hit' ? (top.vars as Shaken) : null
}

/** dw.flame.6, dw.flame.7 A wearer is hit. */
export function shake(t: Transaction, { n }: Human, by: number | null): void {
  const before = due(t)
  const hit: Hit = { human: n, by }
  if (before) before.hits = [...before.hits, hit]
  else t.call('wearer hit', { hits: [hit], heard: null })
}

/** dw.entry.12 Says whether the action is not over yet: then it is heard afterwards. */
export function isHeardLater(t: Transaction, heard: Heard): boolean {
  const before = due(t)
  if (before) before.heard = heard
  return before !== null
}
