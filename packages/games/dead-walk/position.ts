/** The position file: a document from which any state can be set up, and the document of any state. */
import { clauseOfOption, writtenPosition } from '@shamble/kernel'
import { OPTIONS, settleFor } from './options.ts'
import { readExact } from './position/exact.ts'
import { POSITION, type Position } from './position/form.ts'
import { readState } from './position/read-state.ts'
import { shape } from './position/shape.ts'
import { write } from './position/write.ts'
import type { DeadWalkKit } from './state.ts'

export const position = writtenPosition<DeadWalkKit, Position>({
  form: POSITION,
  clause: 'dw.scope.4',
  optionClause: clauseOfOption(OPTIONS, 'dw.scope.4'),
  settle: (given, { humans }) => settleFor(given, humans.filter(({ npc }) => !npc).length),
  readState,
  readExact,
  write,
  shape,
})
