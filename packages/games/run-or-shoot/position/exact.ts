/** Reading a state that was written down whole. */
import { type OptionValues, readOnly, readWhole, sameJson } from '@shamble/kernel'
import { ABOUT } from '../about.ts'
import { invariants } from '../invariants.ts'
import { bookFor } from '../options.ts'
import { workGround } from '../rules/02-terrain.ts'
import { blankState, copyState, type RunOrShootKit, type State } from '../state.ts'
import type { Position } from './form.ts'
import { shape } from './shape.ts'
import { plainly } from './write.ts'

export function readExact(doc: Position, options: OptionValues): State {
  const book = bookFor(options)
  const printed = blankState({}, book.map, book.team)
  return readWhole<RunOrShootKit>(
    {
      game: { facts: workGround, copy: copyState, invariants },
      title: ABOUT.title,
      clause: 'rs.setup.5',
      book,
      shape: shape(book),
      plainly,
      fault: (state) =>
        sameJson(Object.keys(state.openings).sort(), Object.keys(printed.openings).sort())
          ? null
          : 'these are not the doors and windows',
    },
    readOnly(JSON.parse(JSON.stringify(doc.exact))),
    { ...doc, exact: undefined },
  )
}
