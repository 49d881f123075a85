import {
  faultText,
  type GameEvent,
  type OptionValues,
  type Outcome,
  reopenSave,
  replaySave,
  saveMatch,
  type Standing,
} from '@shamble/kernel'
import { type Campaign, CAMPAIGNS } from './games.ts'
import { documentFault, nameOf } from './read.ts'
import { Stop } from './stop.ts'

/** A saved campaign with all that was told of it. */
export interface Told {
  readonly campaign: Campaign
  readonly state: Standing
  readonly options: OptionValues
  readonly events: readonly GameEvent[]
  readonly outcome: Outcome | null
}

/** Replays a saved campaign; a log that diverges stops the command. */
export function toldOf(file: string, document: unknown, campaigns: readonly Campaign[] = CAMPAIGNS): Told {
  const games = campaigns.map(({ game }) => game)
  const older = reopenSave(document, games)
  const carried = older.ok && older.value.opened === 'carried'
  const read = replaySave(carried ? saveMatch(older.value.match, { private: true }) : document, games)
  if (!read.ok) throw documentFault(file, read.fault)
  const { fault, game, opening, lines, outcome } = read.value
  if (fault) throw new Stop(`${nameOf(file)}: ${faultText(fault)}`, 1)
  if (!older.ok) throw documentFault(file, older.fault)
  if (older.value.opened === 'replay') throw new Stop(`${nameOf(file)}: ${older.value.says}`, 1)
  const { match } = older.value
  return {
    campaign: campaigns.find((one) => one.game.id === game) as Campaign,
    state: match.table.state,
    options: match.start.setup.options,
    events: [...opening, ...lines.flatMap(({ events }) => events)],
    outcome,
  }
}
