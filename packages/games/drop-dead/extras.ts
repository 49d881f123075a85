import type { GameExtras } from '@shamble/kernel'
import { advise } from './bots/advise.ts'
import { evaluate } from './bots/evaluate.ts'
import { hints } from './forecast/index.ts'
import { inquiries } from './inquiries.ts'
import { invariants } from './invariants.ts'
import { position } from './position.ts'
import type { DropDeadKit } from './state.ts'

/** What Drop Dead is besides its rules: a player, hints, written positions, and what always holds. */
export const dropDeadExtras: GameExtras<DropDeadKit> = { position, invariants, advise, evaluate, hints, inquiries }
