/** The position file: a document from which any state can be set up, and the document of any state (dd.components.9). */
import { clauseOfOption, writtenPosition } from '@shamble/kernel'
import { OPTIONS, settle } from './options.ts'
import { readExact } from './position/exact.ts'
import { POSITION, type Position } from './position/form.ts'
import { readState } from './position/read-state.ts'
import { shape } from './position/shape.ts'
import { write } from './position/write.ts'
import type { DropDeadKit } from './state.ts'

export const position = writtenPosition<DropDeadKit, Position>({
  form: POSITION,
  clause: 'dd.components.9',
  optionClause: clauseOfOption(OPTIONS, 'dd.variant.12'),
  settle: (given, { survivors, phase }) =>
    settle({ ...(survivors.length > 0 && phase !== 'setup' ? { players: survivors.length } : {}), ...given }),
  readState,
  readExact,
  write,
  shape,
})
