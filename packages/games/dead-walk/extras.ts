import type { GameExtras } from '@shamble/kernel'
import { advise } from './bots/advise.ts'
import { evaluate } from './bots/evaluate.ts'
import { inquiries } from './inquiries.ts'
import { invariants } from './invariants.ts'
import { position } from './position.ts'
import type { DeadWalkKit } from './state.ts'

/** What Dead Walk Again is besides its rules: a player, written positions, and what always holds. */
export const deadWalkExtras: GameExtras<DeadWalkKit> = { position, invariants, advise, evaluate, inquiries }
