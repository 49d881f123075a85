/** The position file: a document from which any state can be set up, and the document of any state. */
import { clauseOfOption, writtenPosition } from '@shamble/kernel'
import { OPTIONS, settle } from './options.ts'
import { readExact } from './position/exact.ts'
import { POSITION, type Position } from './position/form.ts'
import { readState } from './position/read-state.ts'
import { shape } from './position/shape.ts'
import { write } from './position/write.ts'
import type { EvenDeathKit } from './state.ts'

export const position = writtenPosition<EvenDeathKit, Position>({
  form: POSITION,
  clause: 'ed.setup.5',
  optionClause: clauseOfOption(OPTIONS, 'ed.setup.5'),
  settle: (given) => settle(given),
  readState,
  readExact,
  write,
  shape,
})
