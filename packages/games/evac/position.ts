/** The position file (ev.pos.1): a document from which any state can be set up, and the document of any state. */
import { writtenPosition } from '@shamble/kernel'
import { settle } from './options.ts'
import { readExact } from './position/exact.ts'
import { POSITION, type Position } from './position/form.ts'
import { readState } from './position/read-state.ts'
import { shape } from './position/shape.ts'
import { write } from './position/write.ts'
import type { EvacKit } from './state.ts'

export const position = writtenPosition<EvacKit, Position>({
  form: POSITION,
  clause: 'ev.pos.1',
  optionClause: () => 'ev.opt.2',
  settle: (given, { marines, phase }) =>
    settle({ ...(marines.length > 0 && phase !== 'setup' ? { marines: marines.length } : {}), ...given }),
  readState,
  readExact,
  write,
  shape,
})
