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
  prepare: async (open) => {
    const { game, setup } = open.model.value.card
    const load = displayFor(game)
    if (!load) throw new EngineFault({ at: 'game', why: 'This game cannot be shown here.' })
    const display = await load()
    await display.ready?.(setup)
    return display
  },
}

/** The table of one match, at #/table/<id>. */
export const PlayPage = ({ id }: { readonly id: string }) => (
  <Opening id={id} opens={TABLE}>
    {(open, display) => <PlayScreen open={open} display={display} />}
  </Opening>
)
