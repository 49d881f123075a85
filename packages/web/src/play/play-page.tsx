import './play.css'
import { EngineFault } from '../engine/client.ts'
import { displayFor } from '../games/index.ts'
import { replayOf } from '../router.ts'
import type { AnyDisplay } from './game-display.ts'
import { Opening, type Opens } from './opening.tsx'
import { PlayScreen } from './play-screen.tsx'

const TABLE: Opens<AnyDisplay> = {
  what: 'table',
  here: 'Play it here',
  waiting: 'The table is being laid.',
  join: false,
  instead: replayOf,
  prepare: (open) => {
    const load = displayFor(open.model.value.card.game)
    if (!load) throw new EngineFault({ at: 'game', why: 'This game cannot be shown here.' })
    return load()
  },
}

/** The table of one match, at #/table/<id>. */
export const PlayPage = ({ id }: { readonly id: string }) => (
  <Opening id={id} opens={TABLE}>
    {(open, display) => <PlayScreen open={open} display={display} />}
  </Opening>
)
