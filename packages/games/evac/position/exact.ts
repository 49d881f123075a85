/** Reading a state that was written down whole. */
import { type OptionValues, readWhole } from '@shamble/kernel'
import { invariants } from '../invariants.ts'
import { bookFor } from '../options.ts'
import { workGround } from '../rules/02-the-map.ts'
import { copyState, type EvacKit, type State } from '../state.ts'
import type { Position } from './form.ts'
import { shape } from './shape.ts'
import { plainly } from './write.ts'

export function readExact(doc: Position, options: OptionValues): State {
  const book = bookFor(options)
  return readWhole<EvacKit>(
    {
      game: { facts: workGround, copy: copyState, invariants },
      title: 'Evac',
      clause: 'ev.pos.1',
      book,
      shape: shape(book),
      plainly,
    },
    doc.exact,
    { ...doc, exact: undefined },
  )
}
