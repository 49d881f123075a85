import type { GameExtras } from '@shamble/kernel'
import { advise } from './bots/advise.ts'
import { evaluate } from './bots/evaluate.ts'
import { foresight } from './bots/foresight.ts'
import { invariants } from './invariants.ts'
import { position } from './position.ts'
import type { EvenDeathKit } from './state.ts'

/** What Even Death May Die is besides its rules: a player, written positions, and what always holds. */
export const evenDeathExtras: GameExtras<EvenDeathKit> = { position, invariants, advise, foresight, evaluate }
