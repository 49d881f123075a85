import type { GameExtras } from '@shamble/kernel'
import { advise } from './bots/advise.ts'
import { evaluate } from './bots/evaluate.ts'
import { foresight } from './bots/foresight.ts'
import { inquiries } from './inquiries.ts'
import { invariants } from './invariants.ts'
import { position } from './position.ts'
import type { RunOrShootKit } from './state.ts'

/** What Run? ... or Shoot? is besides its rules: a player, written positions, and what always holds. */
export const runOrShootExtras: GameExtras<RunOrShootKit> = {
  position,
  invariants,
  advise,
  foresight,
  evaluate,
  inquiries,
}
