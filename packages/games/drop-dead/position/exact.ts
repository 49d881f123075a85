/** Reading a state that was written down whole. */
import { type OptionValues, readWhole, sameJson } from '@shamble/kernel'
import { invariants } from '../invariants.ts'
import { bookFor, seatsFor } from '../options.ts'
import { workGround } from '../rules/01-grid.ts'
import { blankState, copyState, type DropDeadKit, type State } from '../state.ts'
import type { Position } from './form.ts'
import { plainly } from './write.ts'

export const readExact = (doc: Position, options: OptionValues): State =>
  readWhole<DropDeadKit>(
    {
      game: { facts: workGround, copy: copyState, invariants },
      title: 'Drop Dead',
      clause: 'dd.components.9',
      book: bookFor(options),
      blank: blankState({}, null),
      plainly,
      fault: ({ holders }) =>
        sameJson(Object.keys(holders).sort(), seatsFor(options).sort()) ? null : 'these are not the seats',
    },
    doc.exact,
    { ...doc, exact: undefined },
  )
