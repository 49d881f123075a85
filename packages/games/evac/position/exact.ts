/** Reading a state that was written down whole. */
import { type OptionValues, readWhole } from '@shamble/kernel'
import { invariants } from '../invariants.ts'
import { bookFor } from '../options.ts'
import { workGround } from '../rules/02-the-map.ts'
import { blankState, copyState, type EvacKit, type State } from '../state.ts'
import type { Position } from './form.ts'
import { SIZE, SPAWN_TILE } from './read-state.ts'
import { plainly } from './write.ts'

export const readExact = (doc: Position, options: OptionValues): State =>
  readWhole<EvacKit>(
    {
      game: { facts: workGround, copy: copyState, invariants },
      title: 'Evac',
      clause: 'ev.pos.1',
      book: bookFor(options),
      blank: blankState(SIZE, SPAWN_TILE, {}),
      plainly,
    },
    doc.exact,
    { ...doc, exact: undefined },
  )
