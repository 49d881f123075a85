/** The war turn by turn: how it stood at the end of each, for maps and plots. */
import { type Event, type Faction, type Place, PLACES, type Snapshot } from '@shamble/even-death/campaign/page'
import { rowOf } from '../../../../sure.ts'
import type { Happened } from '../../../../campaign/campaign-display.ts'

export interface Turn {
  readonly round: number
  readonly controllers: readonly (Faction | null)[]
  readonly forces: Snapshot['forces']
  readonly players: Snapshot['players']
  /** Where it was fought in it. */
  readonly fought: readonly Place[]
}

const BY_LETTER: Readonly<Record<string, Faction>> = { s: 'survivors', m: 'military', b: 'bandits', z: 'zombies' }

const isSnapshot = (event: Event): event is Extract<Event, { e: 'war begins' | 'turn over' | 'campaign over' }> =>
  event.e === 'war begins' || event.e === 'turn over' || event.e === 'campaign over'

/** One for every round, as it stood at its end or stands now; the first before anything was done. */
export function turnsOf(story: readonly Happened<Event>[]): readonly Turn[] {
  const turns: Turn[] = []
  let fought: Place[] = []
  for (const event of story.flatMap(({ events }) => events)) {
    if (event.e === 'battle begins') fought.push(event.at)
    if (!isSnapshot(event)) continue
    const round = event.e === 'turn over' ? event.round : event.e === 'war begins' ? 0 : (turns.at(-1)?.round ?? 0)
    const isSame = turns.at(-1)?.round === round
    const turn: Turn = {
      round,
      controllers: PLACES.map((_, i) => rowOf(BY_LETTER, event.controllers[i] ?? '.') ?? null),
      forces: event.forces,
      players: event.players,
      fought: [...(isSame ? (turns.at(-1)?.fought ?? []) : []), ...fought],
    }
    fought = []
    if (isSame) turns[turns.length - 1] = turn
    else turns.push(turn)
  }
  return turns
}
