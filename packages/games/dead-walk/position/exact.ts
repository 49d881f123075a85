/** Reading a state that was written down whole. */
import { type OptionValues, readOnly, readWhole, sameJson } from '@shamble/kernel'
import { invariants } from '../invariants.ts'
import { bookFor, seatsFor } from '../options.ts'
import { workGround } from '../rules/01-ground.ts'
import { openingsOf } from '../rules/02-map.ts'
import { blankState, copyState, type DeadWalkKit, type State } from '../state.ts'
import type { Position } from './form.ts'
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
      blank: blankState({}, {}, []),
      plainly,
      fault: (state) => {
        if (!sameJson(Object.keys(state.holders).sort(), seatsFor(options).sort())) return 'these are not the seats'
        return sameJson(Object.keys(state.openings).sort(), openings) ? null : 'these are not the doors and windows'
      },
    },
    readOnly(JSON.parse(JSON.stringify(doc.exact))),
    { ...doc, exact: undefined },
  )
}
