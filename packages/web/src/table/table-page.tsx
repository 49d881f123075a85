import './table.css'
import { EngineFault } from '../engine/client.ts'
import { faces } from '../games/index.ts'
import type { AnyFace } from './face.ts'
import { Opening, type Opens } from './opening.tsx'
import { TableScreen } from './table-screen.tsx'

const TABLE: Opens<AnyFace> = {
  what: 'table',
  here: 'Play it here',
  waiting: 'The table is being laid.',
  join: false,
  prepare: (open) => {
    const load = faces[open.model.value.card.game]
    if (!load) throw new EngineFault({ at: 'game', why: 'This game cannot be shown here.' })
    return load()
  },
}

/** The table of one match, at #/table/<id>. */
export const TablePage = ({ id }: { readonly id: string }) => (
  <Opening id={id} opens={TABLE}>
    {(open, face) => <TableScreen open={open} face={face} />}
  </Opening>
)
