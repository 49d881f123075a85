/** rs.mutant.4 The one table of how each kind of Zed takes what is done to it. */
import type { Zed } from '../state.ts'
import type { Reaction } from './32-mutant.ts'
import { ordinary } from './32-ordinary.ts'
import { tankReaction } from './34-tank.ts'
import { boomerReaction } from './35-boomer.ts'
import { witchReaction } from './37-witch.ts'

/** A kind whose clauses differ has a reaction of its own chapter, which leaves the rest to `ordinary`. */
export const REACTIONS: Readonly<Record<Zed['kind'], Reaction>> = {
  ordinary,
  hunter: ordinary,
  tank: tankReaction,
  boomer: boomerReaction,
  smoker: ordinary,
  witch: witchReaction,
}
