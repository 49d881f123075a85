/** Reading a state that was written down whole. */
import { type OptionValues, readOnly, readWhole, sameJson } from '@shamble/kernel'
import { invariants } from '../invariants.ts'
import { bookFor } from '../options.ts'
import { workGround } from '../rules/01-ground.ts'
import { openingsOf } from '../rules/02-map.ts'
import { copyState, type DeadWalkKit, type State } from '../state.ts'
import type { Position } from './form.ts'
import { shape } from './shape.ts'
import { plainly } from './write.ts'

export function readExact(doc: Position, options: OptionValues): State {
  const book = bookFor(options)
  const openings = Object.keys(openingsOf(book.map)).sort()
  return readWhole<DeadWalkKit>(
    {
      game: { facts: workGround, copy: copyState, invariants },
      title: 'Dead Walk Again',
      clause: 'dw.scope.4',
      book,
      shape: shape(book),
      plainly,
      fault: (state) =>
        sameJson(Object.keys(state.openings).sort(), openings) ? null : 'these are not the doors and windows',
    },
    readOnly(JSON.parse(JSON.stringify(doc.exact))),
    { ...doc, exact: undefined },
  )
}
