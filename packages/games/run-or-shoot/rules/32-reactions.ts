/** rs.mutant.4 The one table of how each kind of Zed takes what is done to it. */
import type { Zed } from '../state.ts'
import type { Reaction } from './32-mutant.ts'
import { ordinary } from './32-ordinary.ts'

/** A kind whose clauses differ has a reaction of its own chapter, which leaves the rest to `ordinary`. */
export const REACTIONS: Readonly<Record<Zed['kind'], Reaction>> = {
  ordinary,
  hunter: ordinary,
  tank: ordinary,
  boomer: ordinary,
  smoker: ordinary,
  witch: ordinary,
}
