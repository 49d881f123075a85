/** What lies beside the board: what the Military commands. */
import { EFFECT_IDS, EFFECTS, type SeatState } from '@shamble/even-death/page'
import type { Note } from '../../../plan/plan.ts'
import { plural } from '../../../words/plain.ts'
import type { DisplayState } from '../types.ts'

interface Told {
  readonly end: string
  readonly notes: readonly Note[]
}

/** Whose Command points are shown: those of the seat at this screen, else those there are. */
function commander({ view, seat }: DisplayState): SeatState | undefined {
  const all = view.seats.filter(({ faction }) => faction === 'military')
  return all.find((one) => one.seat === seat) ?? all[0]
}

/** ed.command.1, ed.command.3 */
export function commandNotes(s: DisplayState): Told | null {
  const own = commander(s)
  if (!own || s.view.phase !== 'battle') return null
  const notes = EFFECT_IDS.map((id): Note => {
    const { title, cost, until } = EFFECTS[id]
    const runs = own.effects.some(({ effect }) => effect === id)
    const short = cost - own.commandPoints
    const state = runs
      ? `runs until the ${until === 'turn' ? 'end of the turn' : 'next Military turn'}`
      : short > 0
        ? `${short} short`
        : 'can be given'
    return { value: String(cost), words: `${title}: ${state}`, clause: 'ed.command.3' }
  })
  return { end: `${own.commandPoints} ${plural(own.commandPoints, 'point')}`, notes }
}
