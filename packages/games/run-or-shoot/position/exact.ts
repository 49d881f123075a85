/** Reading a state that was written down whole. */
import { type OptionValues, readOnly, readWhole, sameJson } from '@shamble/kernel'
import { ABOUT } from '../about.ts'
import { invariants } from '../invariants.ts'
import { bookFor } from '../options.ts'
import { workGround } from '../rules/02-terrain.ts'
import { blankState, copyState, type RunOrShootKit, type State, survivorAt, survivorSeat } from '../state.ts'
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
      fault: (state) => {
        if (!sameJson(Object.keys(state.openings).sort(), Object.keys(printed.openings).sort()))
          return 'these are not the doors and windows'
        return withoutSurvivor(state, book.team)
      },
    },
    readOnly(JSON.parse(JSON.stringify(doc.exact))),
    { ...doc, exact: undefined },
  )
}

/** rs.setup.8 Only who has chosen a survivor can be asked about the kit. */
function withoutSurvivor(state: State, team: number): string | null {
  if (!state.frames.some(({ proc, at }) => proc === 'set-up' && at === 'exchange kit')) return null
  const seats = Array.from({ length: team }, (_, i) => survivorSeat(i + 1))
  const without = seats.find((seat) => !survivorAt(state, seat))
  return without === undefined ? null : `${without} has chosen no survivor whose kit could be exchanged`
}
