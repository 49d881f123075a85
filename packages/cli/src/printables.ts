import { deadWalkCampaign, type CampaignState } from '@shamble/dead-walk/campaign'
import { deadWalkPrintables, printablesFor } from '@shamble/dead-walk/print'
import { dropDeadPrintables } from '@shamble/drop-dead/print'
import { evacPrintables } from '@shamble/evac/print'
import type { Printables } from '@shamble/print'
import { type AnyGame, anyGame, openSave } from '@shamble/kernel'
import { documentFault } from './read.ts'
import { quoted, Stop } from './stop.ts'

const PRINTABLES: readonly Printables[] = [evacPrintables, dropDeadPrintables, deadWalkPrintables]

/** What there is to print of a game. */
export function printablesOf(id: string): Printables {
  const found = PRINTABLES.find((one) => one.id === id)
  if (!found)
    throw new Stop(
      `there is nothing to print of ${quoted(id)}; there is of ${PRINTABLES.map((one) => one.id).join(', ')}`,
    )
  return found
}

interface Campaign {
  readonly game: AnyGame
  readonly pagesOf: (state: unknown) => Printables
}

/** Campaigns whose people have sheets of their own, by the game that they play. */
const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  'dead-walk': {
    game: anyGame(deadWalkCampaign),
    pagesOf: (state) => printablesFor((state as CampaignState).roster),
  },
}

/** The same with the people of a saved campaign. */
export function printablesOfPeople(id: string, file: string, document: unknown): Printables {
  const campaign = CAMPAIGNS[id]
  if (!campaign) throw new Stop(`--people: ${quoted(id)} has no campaigns`)
  const opened = openSave(document, [campaign.game])
  if (!opened.ok) throw documentFault(file, opened.fault)
  return campaign.pagesOf(opened.match.table.state)
}
