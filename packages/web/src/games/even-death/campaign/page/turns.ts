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
  /** The battles that came to an end in it. */
  readonly battles: readonly BattleOver[]
  /** What changed hands, was built, fell or rose. */
  readonly deeds: readonly Event[]
}

type BattleOver = Extract<Event, { e: 'battle over' }>

/** What is worth a line beside a map. */
const DEEDS: readonly Event['e'][] = [
  'took control',
  'built',
  'raided',
  'pillage rolled',
  'ambushed',
  'survivor joined',
  'founded',
  'force removed',
  'horde arose',
  'feasted',
  'player out',
  'player back',
]

const BY_LETTER: Readonly<Record<string, Faction>> = { s: 'survivors', m: 'military', b: 'bandits', z: 'zombies' }

const isBattleOver = (event: Event): event is BattleOver => event.e === 'battle over'

const isSnapshot = (event: Event): event is Extract<Event, { e: 'war begins' | 'turn over' | 'campaign over' }> =>
  event.e === 'war begins' || event.e === 'turn over' || event.e === 'campaign over'

/** One for every round, as it stood at its end or stands now; the first before anything was done. */
export function turnsOf(story: readonly Happened<Event>[]): readonly Turn[] {
  const turns: Turn[] = []
  let fought: Place[] = []
  let since: Event[] = []
  for (const event of story.flatMap(({ events }) => events)) {
    if (event.e === 'battle begins') fought.push(event.at)
    since.push(event)
    if (!isSnapshot(event)) continue
    const round = event.e === 'turn over' ? event.round : event.e === 'war begins' ? 0 : (turns.at(-1)?.round ?? 0)
    const before = turns.at(-1)?.round === round ? turns.at(-1) : undefined
    const turn: Turn = {
      round,
      controllers: PLACES.map((_, i) => rowOf(BY_LETTER, event.controllers[i] ?? '.') ?? null),
      forces: event.forces,
      players: event.players,
      fought: [...(before?.fought ?? []), ...fought],
      battles: [...(before?.battles ?? []), ...since.filter(isBattleOver)],
      deeds: [...(before?.deeds ?? []), ...since.filter(({ e }) => DEEDS.includes(e))],
    }
    fought = []
    since = []
    if (before) turns[turns.length - 1] = turn
    else turns.push(turn)
  }
  return turns
}
