/** Reading a state that was written down whole. */
import { type OptionValues, readOnly, readWhole, sameJson } from '@shamble/kernel'
import { ABOUT } from '../about.ts'
import { invariants } from '../invariants.ts'
import { bookFor } from '../options.ts'
import { workGround } from '../rules/10-ground.ts'
import { blankState, copyState, type EvenDeathKit, type State } from '../state.ts'
import type { Position } from './form.ts'
import { shape } from './shape.ts'
import { plainly } from './write.ts'

/** What of a state comes from the set-up alone and never changes. */
const given = ({ seats, things, markers }: State): object => ({
  seats: seats.map(({ seat, faction, side }) => ({ seat, faction, side })),
  things: things.map(({ id, kind }) => ({ id, kind })),
  markers: markers.map(({ at, within }) => ({ at, within })),
})

export function readExact(doc: Position, options: OptionValues): State {
  const book = bookFor(options)
  const first = blankState({}, book)
  return readWhole<EvenDeathKit>(
    {
      game: { facts: workGround, copy: copyState, invariants },
      title: ABOUT.title,
      clause: 'ed.setup.5',
      book,
      shape: shape(book),
      plainly,
      fault: (state) =>
        sameJson(given(state), given(first)) ? null : 'these are not the seats and objects of the battle',
    },
    readOnly(JSON.parse(JSON.stringify(doc.exact))),
    { ...doc, exact: undefined },
  )
}
