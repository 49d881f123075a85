import type { GameExtras } from '@shamble/kernel'
import { advise, adviseRunner, firstToAct } from './bots/advise.ts'
import { evaluateFor } from './bots/evaluate.ts'
import { hints } from './forecast/index.ts'
import { inquiries } from './inquiries.ts'
import { invariants } from './invariants.ts'
import { position } from './position.ts'
import type { EvacKit } from './state.ts'

/** What a table of Evac does without until a bot thinks, hints are wanted or a position is read or written. */
export const evacExtras: GameExtras<EvacKit> = {
  advise,
  firstToAct,
  runner: adviseRunner,
  evaluate: evaluateFor,
  hints,
  inquiries,
  position,
  invariants,
}
