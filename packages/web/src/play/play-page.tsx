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
  visits: true,
  prepare: async (open) => {
    const { game, setup } = open.model.value.card
    const load = displayFor(game)
    if (!load) throw new EngineFault({ at: 'game', why: 'This game cannot be shown here.' })
    const display = await load()
    await display.ready?.(setup)
    return display
  },
}

/** The table of one match, at #/table/<id>; at #/table/<id>/<name> as one of its people, beside another window. */
export const PlayPage = ({ id, as }: { readonly id: string; readonly as: string | null }) => (
  <Opening id={id} opens={TABLE} as={as}>
    {(open, display) => <PlayScreen open={open} display={display} />}
  </Opening>
)
