/** ed.brain The brain check of a herd. */
import type { BrainCause } from '../events.ts'
import type { Herd, Look, Transaction } from '../state.ts'
import { CHECK } from '../tables/numbers.ts'
import { classOf, SIZE_MODIFIERS, zombieClass, zombieKind } from '../tables/profiles.ts'
import { d8, resultsOf } from './01-measure.ts'

/** ed.brain.1 to ed.brain.4 By the toughness dice of its kind and size; armour and rot change nothing. */
export function brainNumber({ kind, zombies }: Pick<Herd, 'kind' | 'zombies'>): number {
  const size = zombies.length
  return CHECK - (zombieClass(kind, size).toughness.dice + SIZE_MODIFIERS[classOf(size)])
}

/** ed.brain.5 What Runners do without thinking. */
const RUNNING: readonly BrainCause[] = ['climb', 'split', 'merge']

/** ed.brain.5, ed.brain.7 Why a herd passes without a die; null if it does not. */
export function passesByItself({ state }: Look, { kind }: Herd, cause: BrainCause): 'ed.brain.5' | 'ed.brain.7' | null {
  if (state.behaviour.brains === 'agitated') return 'ed.brain.7'
  return zombieKind(kind).runner && RUNNING.includes(cause) ? 'ed.brain.5' : null
}

/** ed.brain.6 Whether the herd passes; what it wanted to do is wasted otherwise. */
export function brainCheck(t: Transaction, herd: Herd, cause: BrainCause): boolean {
  const { id: unit, seat } = herd
  const needed = brainNumber(herd)
  const itself = passesByItself(t, herd, cause)
  if (itself !== null) {
    t.emit({ e: 'brain check', clause: itself, unit, because: cause, faces: [], needed, passed: true })
    return true
  }
  const ask = { clause: 'ed.brain.1', seat, what: `brain: ${cause}`, results: resultsOf(needed) } as const
  const faces = [d8(t, ask)]
  // ed.brain.8
  if (t.state.behaviour.brains === 'docile') faces.push(d8(t, { ...ask, clause: 'ed.brain.8', isLikeLast: true }))
  const passed = Math.min(...faces) >= needed
  t.emit({ e: 'brain check', clause: 'ed.brain.1', unit, because: cause, faces, needed, passed })
  return passed
}
