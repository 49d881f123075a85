/** Reading a state that was written down whole. */
import { type OptionValues, readWhole } from '@shamble/kernel'
import { invariants } from '../invariants.ts'
import { bookFor } from '../options.ts'
import { workGround } from '../rules/01-grid.ts'
import { copyState, type DropDeadKit, type State } from '../state.ts'
import type { Position } from './form.ts'
import { shape } from './shape.ts'
import { plainly } from './write.ts'

export function readExact(doc: Position, options: OptionValues): State {
  const book = bookFor(options)
  return readWhole<DropDeadKit>(
    {
      game: { facts: workGround, copy: copyState, invariants },
      title: 'Drop Dead',
      clause: 'dd.components.9',
      book,
      shape: shape(book),
      plainly,
    },
    doc.exact,
    { ...doc, exact: undefined },
  )
}
